/** Differences: what becomes of a table, or any part of it, by what the stream says has changed. */

const REPLACE = 0;
const IN_DICT = 1;

/**
 * What a patch makes of something. What did not change is shared with the old one, which stays as it was.
 * @param {any} old
 * @param {any[] | null} patch `[0, value]`, `[1, {name: patch}, [names that are gone]]` or `[2, [[place, patch]]]`
 * @returns {any}
 */
export function patched(old, patch) {
  if (patch === null) return old;
  const [how, inside, gone] = patch;
  if (how === REPLACE) return inside;
  const whole = how === IN_DICT ? { ...old } : [...old];
  for (const name of gone ?? []) delete whole[name];
  for (const [place, inner] of how === IN_DICT ? Object.entries(inside) : inside)
    whole[place] = patched(old[place], inner);
  return whole;
}
