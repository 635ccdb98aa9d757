/** Who uses this browser, for the server: a secret of the browser's own, and nothing else. */
import { newKey } from "./api.js";
import { keep, kept } from "./storage.js";

const NAME = "person";

/** What tells this browser's user from others, so that one try a day counts and turns are told. @returns {string} */
export function person() {
  const known = kept(NAME, "") || newKey();
  keep(NAME, known);
  return known;
}
