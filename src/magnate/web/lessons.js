/** The guided tables this browser knows: how far each lesson was read. */

const KEY = "magnate.guides";
export const LEFT = -1;

/** @returns {Record<string, number>} the step reached at each table of a lesson, or LEFT */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} table @param {number} step */
export function keep(table, step) {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [table]: step }));
}

/** Whether a table was made for a lesson; its maker sees it from the learner's seat. @param {string} table */
export const learning = (table) => table in kept();
