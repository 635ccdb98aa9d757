/** What went wrong, in the visitor's words. */
import { Refused } from "../api.js";

/** @param {unknown} error @param {import("../words.js").Say} say */
export const problemOf = (error, say) => (error instanceof Refused ? error.message : say("ui-unreachable"));
