/** What the player attends to at a table: the choice pointed at or held, its preview, a hint, a look back. */
import { useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { menu } from "./float.js";

/** @typedef {import("../kit.js").Choice} Choice */

/** Pointing at a choice for so many milliseconds asks what it would do. */
const PAUSE = 90;
/** @type {string[]} */
const NOTHING = [];

/**
 * @param {import("../session.js").Session} session
 * @param {any} table
 * @param {boolean} confirm  a choice is held until it is confirmed
 */
export function useAttention(session, table, confirm) {
  const [pointed, setPointed] = useState(/** @type {Choice | null} */ (null));
  const [held, setHeld] = useState(/** @type {Choice | null} */ (null));
  const [hint, setHint] = useState(/** @type {any} */ (null));
  const [hinting, setHinting] = useState(false);
  const [preview, setPreview] = useState(/** @type {any} */ (null));
  const [lit, setLit] = useState(NOTHING);
  const asked = held ?? pointed;
  const me = table.seat ?? -1;

  // A new position: what was pointed at or held belongs to the old one. Before the paint, so that it takes away
  // nothing of the new.
  useLayoutEffect(() => {
    setHeld(null);
    setHint(null);
    setPointed(null);
    menu.set(null);
    setLit(NOTHING);
  }, [table.seq, me]);
  useLayoutEffect(() => {
    setPreview(null);
    if (!asked || me < 0) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      session.preview(asked.id).then((answer) => wanted && setPreview(answer));
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked?.id, table.seq]);

  /** @param {Choice} choice */
  const choose = (choice) => {
    if (session.sent === table.seq) return;
    if (confirm && held?.id !== choice.id) {
      setHeld(choice);
      return;
    }
    setHeld(null);
    setPointed(null);
    session.choose(choice.id);
  };
  const askHint = async () => {
    setHinting(true);
    const answer = await session.send("hint", {});
    setHinting(false);
    if (answer?.choice && session.seq === table.seq) setHint(answer);
  };
  return {
    asked,
    held,
    hint,
    hinting,
    preview,
    lit,
    choose,
    askHint,
    point: setPointed,
    light: setLit,
    drop: () => setHeld(null),
  };
}

/** A look at a past moment of the table. @param {import("../session.js").Session} session @param {any} table */
export function usePast(session, table) {
  const [peek, setPeek] = useState(/** @type {any} */ (null));
  const looks = useRef(0);
  /** @param {number} at */
  const look = async (at) => {
    const time = ++looks.current;
    const moment = at === table.at ? null : await session.moment(at).catch(() => null);
    if (time === looks.current) setPeek(moment);
  };
  return { peek, look, back: () => look(table.at) };
}

/**
 * Which dialog is open; the score sheet opens by itself when the game is over.
 * @param {boolean} over
 * @returns {[string, (name: string) => void]}
 */
export function useDialog(over) {
  const [open, setOpen] = useState("");
  useEffect(() => {
    if (over) setOpen("score");
  }, [over]);
  return [open, setOpen];
}
