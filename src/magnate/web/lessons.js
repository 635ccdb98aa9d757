/** The guided tables this browser knows: how far each lesson was read. */
import * as storage from "./storage.js";

const NAME = "guides";
export const LEFT = -1;

/** @returns {Record<string, number>} the step reached at each table of a lesson, or LEFT */
export const kept = () => storage.kept(NAME, {});

/** @param {string} table @param {number} step */
export const keep = (table, step) => storage.keep(NAME, { ...kept(), [table]: step });

/** Whether a table was made for a lesson; its maker sees it from the learner's seat. @param {string} table */
export const learning = (table) => table in kept();
