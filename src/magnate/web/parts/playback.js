/** What the others did, shown on the board one move at a time; the replay runs by the same beat. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useStore } from "../lib.js";
import { settings } from "../settings.js";

/** @typedef {import("../session.js").Move} Move */

/** How long a move is shown, in milliseconds. @type {Record<import("../settings.js").Settings["pace"], number>} */
const BEATS = { slow: 2600, normal: 1500, fast: 700, off: 0 };
/** Players who were away for longer are shown the last moves only. */
const MOST = 24;

/**
 * @typedef {object} Playback
 * @property {any} view                 the past position on the board; null: the present one
 * @property {number} at                the moment of the position on the board
 * @property {Move[]} parts             what the others did since my last decision, in parts to be told at once
 * @property {number} telling           the part that is being told; none: -1
 * @property {Move | null} now          the move that is being shown
 * @property {boolean} opening          whether the position it begins from is still being fetched
 * @property {boolean} behind           whether more of them are to be shown before the present position
 * @property {boolean} told             whether they are told beside the prompt
 * @property {() => void} skip          show the present position
 * @property {() => void} done          tell no more of them
 */

/** How long each move is shown at the visitor's pace. */
export const useBeat = () => BEATS[useStore(settings).pace];

/**
 * @param {import("../session.js").Session} session
 * @param {any} table
 * @param {Move[]} moves
 * @param {boolean} still  the present position is shown at once (a look back, a lesson, a shared screen)
 * @param {(move: Move) => Move[]} partsOf   a move in parts that can be told at once
 * @returns {Playback}
 */
export function usePlayback(session, table, moves, still, partsOf) {
  const beat = useBeat();
  const live = beat === 0 || still;
  // The player at this screen saw it; a seat of ours that a bot plays is a rival all the same.
  const here = table.yours.filter(
    (/** @type {number} */ seat) => seat === table.seat || table.seats[seat].played_by === "person",
  );
  /** @param {Move} move */
  const foreign = (move) => move.events.length > 0 && !here.includes(move.seat);
  const since = useMemo(() => moves.filter((move) => move.at > table.last && foreign(move)), [moves, table.last]);
  const first = table.last > 0 && here.includes(table.view.actor) ? table.last : table.at;
  const [shown, setShown] = useState(Math.max(first, table.at - MOST));
  const [step, setStep] = useState(/** @type {{at: number, view: any} | null} */ (null));
  const [told, setTold] = useState({ at: 0, part: 0 });
  const [closed, setClosed] = useState(-1);
  // Players who have decided since have seen what was before that.
  const from = Math.max(shown, table.last);
  const next = live ? undefined : moves.find((move) => move.at > from && move.at <= table.at && foreign(move));
  const behind = next !== undefined && next.at < table.at;

  // The present position, as soon as nothing is left to be shown or it was taken back.
  useLayoutEffect(() => {
    if (!next && shown !== table.at) setShown(table.at);
  }, [next, shown, table.at]);
  // Before a run begins, the position it begins from is on the board; then that after each move.
  const base = behind && step === null ? from : (next?.at ?? table.at);
  useEffect(() => {
    if (!next) {
      setStep({ at: table.at, view: table.view });
      return undefined;
    }
    let wanted = true;
    session.viewAt(base).then(
      (view) => wanted && setStep({ at: base, view }),
      () => wanted && setShown(table.at),
    );
    return () => {
      wanted = false;
    };
  }, [base, next?.at, next ? 0 : table.seq]);

  // A long move stays until each of its parts has been told.
  const parts = useMemo(() => since.flatMap(partsOf), [since, partsOf]);
  const own = parts.filter((one) => one.at === next?.at);
  const part = told.at === next?.at ? told.part : 0;
  const there = next !== undefined && step?.at === next.at;
  useEffect(() => {
    if (!there) return undefined;
    const { at } = next;
    const timer = setTimeout(() => (part + 1 < own.length ? setTold({ at, part: part + 1 }) : setShown(at)), beat);
    return () => clearTimeout(timer);
  }, [there, next?.at, part, own.length, beat]);

  const past = behind && step !== null && step.at < table.at ? step : null;
  return {
    view: past?.view ?? null,
    at: past?.at ?? table.at,
    parts,
    telling: own.length > 0 ? parts.indexOf(own[Math.min(part, own.length - 1)]) : -1,
    now: next ?? null,
    opening: behind && step === null,
    behind,
    told: !still && beat > 0 && since.length > 0 && table.last > 0 && (next !== undefined || closed !== table.last),
    skip: () => setShown(table.at),
    done: () => {
      setShown(table.at);
      setClosed(table.last);
    },
  };
}

/** Whether the position has been on the board before this drawing. @param {number} at */
export function useSeen(at) {
  const seen = useRef(at);
  useEffect(() => {
    seen.current = at;
  }, [at]);
  return seen.current;
}
