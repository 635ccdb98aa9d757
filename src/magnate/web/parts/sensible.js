/** Where one answer is never worse than the others, it is given by itself, unless the visitor wants to be asked. */
import { useEffect, useRef } from "../lib.js";

/**
 * The server says where (`obvious` of the view): never where an answer at once would tell the others something. A
 * position that was taken back is asked about.
 * @param {import("../session.js").Session} session
 * @param {any} table
 * @param {boolean} wanted  the visitor wants that, and nothing stands in the way now
 */
export function useSensible(session, table, wanted) {
  const given = useRef(/** @type {Set<number>} */ (new Set()));
  const { obvious } = table.view;
  const ready = wanted && obvious >= 0;
  useEffect(() => {
    if (!ready || given.current.has(table.at) || session.sent === table.seq) return;
    given.current.add(table.at);
    session.choose(obvious);
  }, [ready, table.seq]);
}
