/** What this browser keeps between visits: the one place that reads and writes its local storage. */

const PREFIX = "magnate.";

/**
 * What was kept under a name, or else something; a browser that keeps nothing still plays.
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function kept(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {unknown} value */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Storage that is full or switched off: it is forgotten with this visit.
  }
}
