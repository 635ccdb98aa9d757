/** One door to the vendored libraries, and the small store every module shares its state with. */
import { h } from "./vendor/preact/preact.js";
import { useEffect, useState } from "./vendor/preact/hooks.js";
import htm from "./vendor/htm/htm.js";

export { h, render, Fragment, createContext } from "./vendor/preact/preact.js";
export {
  useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useContext,
} from "./vendor/preact/hooks.js";

/** Templates: html`<b>${x}</b>` makes Preact elements, SVG ones too. */
export const html = htm.bind(h);

/**
 * A value others can watch.
 * @template T
 */
export class Store {
  /** @param {T} value */
  constructor(value) {
    this.value = value;
    /** @type {Set<(value: T) => void>} */
    this.watchers = new Set();
  }

  /**
   * Replace the value and tell the watchers.
   * @param {T} value
   */
  set(value) {
    this.value = value;
    for (const watcher of [...this.watchers]) watcher(value);
  }

  /**
   * Change some fields of an object value.
   * @param {Partial<T>} fields
   */
  patch(fields) {
    this.set({ ...this.value, ...fields });
  }
}

/**
 * The present value of a store; the component is drawn anew when it changes.
 * @template T
 * @param {Store<T>} store
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
 * Class names from strings and falsy values.
 * @param {...(string | false | null | undefined)} names
 */
export const cls = (...names) => names.filter(Boolean).join(" ");

/** @param {string} text @returns {Record<string, string>} */
export function queryOf(text) {
  return Object.fromEntries(new URLSearchParams(text));
}
