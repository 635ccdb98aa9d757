/** One door to the vendored libraries, and how components watch a store. */
import { h } from "./vendor/preact/preact.js";
import { useEffect, useState } from "./vendor/preact/hooks.js";
import htm from "./vendor/htm/htm.js";

export { Store } from "./store.js";
export { h, render, Fragment, createContext } from "./vendor/preact/preact.js";
export {
  useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useContext,
} from "./vendor/preact/hooks.js";

/** Templates: html`<b>${x}</b>` makes Preact elements, SVG ones too. */
export const html = htm.bind(h);

/**
 * The present value of a store; the component is drawn anew when it changes.
 * @template T
 * @param {import("./store.js").Store<T>} store
 * @returns {T}
 */
export function useStore(store) {
  const [value, setValue] = useState(store.value);
  useEffect(() => {
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
      if (!Found) load().then((found) => { Found = found; redraw(true); }, () => undefined);
    }, []);
    return Found ? h(Found, props) : null;
  };
}

/**
 * Class names from strings and falsy values.
 * @param {...(string | false | null | undefined)} names
 */
export const cls = (...names) => names.filter(Boolean).join(" ");
