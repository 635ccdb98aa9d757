/** What went wrong, in the visitor's words. */
import { html } from "../lib.js";
import { Refused } from "../api.js";
import { useSay } from "../words.js";

/** @param {unknown} error @param {import("../words.js").Say} say */
export const problemOf = (error, say) => (error instanceof Refused ? error.message : say("ui-unreachable"));

/** The server knows no such thing. */
const MISSING = 404;

/** Whether the server answered that there is no such thing. @param {unknown} error */
export const isMissing = (error) => error instanceof Refused && error.status === MISSING;

/** Why a table cannot be shown. @param {unknown} error @param {import("../words.js").Say} say */
export const noTable = (error, say) =>
  isMissing(error) ? `${problemOf(error, say)} ${say("ui-no-table-note")}` : problemOf(error, say);

/** Something that could not be fetched, and another try. @param {{error: unknown, onAgain: () => void}} props */
export function Unfetched({ error, onAgain }) {
  const say = useSay();
  return html`<p class="row" role="alert"><span class="problem">${problemOf(error, say)}</span>
    <button class="small" onClick=${onAgain}>${say("ui-try-again")}</button></p>`;
}
