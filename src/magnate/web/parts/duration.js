/** Spans of time in words. */

/** @type {[number, string][]} */
const UNITS = [
  [86400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];

/** "10 min" or "3 days". @param {number} seconds @param {string} lang */
export function duration(seconds, lang) {
  const [size, unit] = UNITS.find(([size]) => seconds >= size) ?? UNITS[UNITS.length - 1];
  const style = /** @type {const} */ ({ style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
  return new Intl.NumberFormat(lang, style).format(seconds / size);
}

/**
 * How a table is played: "days" where there is time for days, "live" with a shorter clock, "free" without one.
 * @param {any} clock
 */
export const paceOf = (clock) => (!clock ? "free" : clock.base >= 86400 ? "days" : "live");
