/** Addresses of the page: everything after "#/". Seat keys stay behind the "#", so no server ever logs them. */
import { Store } from "./store.js";

/** @typedef {{path: string[], query: Record<string, string>}} Route */

/** @param {string} text @returns {Record<string, string>} */
function queryOf(text) {
  return Object.fromEntries(new URLSearchParams(text));
}

/** A part of an address as it is meant; one that is no proper text stays as it is. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @returns {Route} */
function here() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decoded), query: queryOf(query) };
}

/** @type {Store<Route>} */
export const route = new Store(here());

addEventListener("hashchange", () => {
  route.set(here());
  scrollTo(0, 0);
});

/** @param {string} address for example "/table/abc" */
export function go(address) {
  location.hash = address;
}

/** Replace the address without a new history entry. @param {string} address */
export function swap(address) {
  history.replaceState(null, "", `#${address}`);
  route.set(here());
}
