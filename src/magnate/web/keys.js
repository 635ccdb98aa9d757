/** The keys of the seats this browser holds: several per table, each kept only once the server has accepted it. */
import { keep, kept } from "./storage.js";

/** Told when a key was kept. @type {Set<() => void>} */
export const keepers = new Set();

/** @typedef {{key: string, seats: number[]}} Held   a key and the seats it opens */

const NAME = "keys";

/** @returns {Record<string, Held[]>} the keys of each table, the one last used first */
function all() {
  /** @type {Record<string, Held[] | string>} */
  const found = kept(NAME, {});
  // One key per table was kept as a plain string once.
  return Object.fromEntries(
    Object.entries(found).map(([table, held]) => [table, typeof held === "string" ? [{ key: held, seats: [] }] : held]),
  );
}

/** @param {string} table */
export const keysOf = (table) => all()[table] ?? [];

/** The key last used at a table. @param {string} table */
export const keyOf = (table) => keysOf(table)[0]?.key ?? "";

/** Every key of this browser, those of the latest tables last. */
export const everyKey = () => [...new Set(Object.values(all()).flatMap((held) => held.map(({ key }) => key)))];

/**
 * Keep a key that the server has accepted, and use it from now on; the others stay.
 * @param {string} table @param {string} key @param {number[]} [seats]
 */
export function keepKey(table, key, seats) {
  const { [table]: held = [], ...rest } = all();
  const old = held.find((one) => one.key === key);
  const now = { key, seats: seats ?? old?.seats ?? [] };
  keep(NAME, { ...rest, [table]: [now, ...held.filter((one) => one.key !== key)] });
  // Somebody who is signed in wants it on every device.
  if (kept("session", "")) keep("unclaimed", [...new Set([...kept("unclaimed", []), key])]);
  for (const keeper of keepers) keeper();
}

/**
 * Keep a key that came from elsewhere, behind those that are here.
 * @param {string} table
 * @param {string} key
 * @param {number[]} seats
 */
export function addKey(table, key, seats) {
  const { [table]: held = [], ...rest } = all();
  if (!held.some((one) => one.key === key)) keep(NAME, { [table]: [...held, { key, seats }], ...rest });
}

/** Leave a seat on this device. @param {string} table @param {string} key */
export function dropKey(table, key) {
  const { [table]: held = [], ...rest } = all();
  const left = held.filter((one) => one.key !== key);
  keep(NAME, left.length > 0 ? { ...rest, [table]: left } : rest);
}
