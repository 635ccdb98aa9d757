/** The small store modules share their state with; needs nothing else. */

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
