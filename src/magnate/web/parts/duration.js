/** Spans of time in words. */

export const DAY = 86400;
const HOUR = 3600;

/** @type {[number, string][]} */
const UNITS = [
  [DAY, "day"],
  [HOUR, "hour"],
  [60, "minute"],
  [1, "second"],
];

/** "10 min" or "3 days". @param {number} seconds @param {string} lang */
export function duration(seconds, lang) {
  const [size, unit] = UNITS.find(([size]) => seconds >= size) ?? UNITS[UNITS.length - 1];
  const style = /** @type {const} */ ({ style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
  return new Intl.NumberFormat(lang, style).format(seconds / size);
}

/** "2 days 5 hr", of a day or more. @param {number} seconds @param {string} lang */
export function days(seconds, lang) {
  const hours = Math.floor((seconds % DAY) / HOUR);
  const full = duration(Math.floor(seconds / DAY) * DAY, lang);
  return hours > 0 ? `${full} ${duration(hours * HOUR, lang)}` : full;
}

/**
 * How a table is played: "days" where there is time for days, "live" with a shorter clock, "free" without one.
 * @param {any} clock
 */
export const paceOf = (clock) => (!clock ? "free" : clock.base >= DAY ? "days" : "live");
