/** One door to the vendored libraries, how components watch a store, and how they are pointed at. */
import { h } from "./vendor/preact/preact.js";
import { useEffect, useLayoutEffect, useState } from "./vendor/preact/hooks.js";
import htm from "./vendor/htm/htm.js";

export { Store } from "./store.js";
export { h, render, Fragment, createContext } from "./vendor/preact/preact.js";
export {
  useState,
  useEffect,
  useLayoutEffect,
  useRef,
  useMemo,
  useCallback,
  useContext,
} from "./vendor/preact/hooks.js";

/** A number as it is shown: with the sign of minus, not a hyphen. @param {any} child @returns {any} */
const shown = (child) =>
  typeof child === "number" && child < 0 ? `−${-child}` : Array.isArray(child) ? child.map(shown) : child;

/** Templates: html`<b>${x}</b>` makes Preact elements, SVG ones too. */
export const html = htm.bind((/** @type {any} */ type, /** @type {any} */ props, /** @type {any[]} */ ...children) =>
  h(type, props, ...children.map(shown)),
);

/**
 * The present value of a store; the component is drawn again when it changes.
 * @template T
 * @param {import("./store.js").Store<T>} store
 * @returns {T}
 */
export function useStore(store) {
  const [value, setValue] = useState(store.value);
  useLayoutEffect(() => {
    /** @param {T} next */
    const watcher = (next) => setValue(() => next);
    store.watchers.add(watcher);
    watcher(store.value);
    return () => void store.watchers.delete(watcher);
  }, [store]);
  return value;
}

/**
 * A component whose module is fetched when it is first drawn.
 * @param {() => Promise<any>} load
 */
export function later(load) {
  /** @type {any} */
  let Found = null;
  /** @param {any} props */
  return function Later(props) {
    const [, redraw] = useState(false);
    useEffect(() => {
      if (!Found)
        load().then(
          (found) => {
            Found = found;
            redraw(true);
          },
          () => undefined,
        );
    }, []);
    return Found ? h(Found, props) : null;
  };
}

/**
 * Class names from strings and falsy values.
 * @param {...(string | false | null | undefined)} names
 */
export const cls = (...names) => names.filter(Boolean).join(" ");

/** A text that begins with a capital. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether the last thing that touched the page was a finger. */
let finger = false;
/** Where the mouse was pressed last, until it moves away from there. @type {PointerEvent | null} */
let pressed = null;
/** The movement with which it did. @type {PointerEvent | null} */
let woken = null;
/** A hand that trembles does not move the mouse. */
const TREMBLE = 4;
addEventListener(
  "pointerdown",
  (event) => {
    finger = event.pointerType === "touch";
    pressed = event;
  },
  true,
);
addEventListener(
  "pointermove",
  (event) => {
    if (!pressed || Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < TREMBLE) return;
    pressed = null;
    woken = event;
  },
  true,
);
addEventListener(
  "keydown",
  () => {
    finger = false;
    pressed = null;
  },
  true,
);

/**
 * What makes something tell about itself while a mouse or the keyboard is on it. A finger comes to press: what it
 * focuses on the way tells nothing, or the page would move under it before the press is done. What a press of the
 * mouse brings under it tells nothing until the mouse moves, or it would hide what is asked next.
 * @param {() => void} point
 * @param {() => void} leave
 */
export const pointing = (point, leave) => ({
  onFocus: () => {
    if (!finger && !pressed) point();
  },
  onBlur: leave,
  onPointerEnter: (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "touch" && !pressed) point();
  },
  onPointerMove: (/** @type {PointerEvent} */ event) => {
    if (event === woken && event.pointerType !== "touch") point();
  },
  onPointerLeave: leave,
});
