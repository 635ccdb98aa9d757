/** The log: what happened in sentences, grouped by round and turn; pointing lights the pieces, clicking goes there. */
import { cls, html, pointing, useEffect, useRef } from "../lib.js";
import { SeatMark, usePlay } from "../kit.js";

/** @typedef {import("../session.js").Move} Move */

/**
 * Moves put together by turn, turns by round; `first` marks where another seat's deeds begin.
 * @param {Move[]} moves
 */
export function byTurn(moves) {
  /** @typedef {{move: Move, event: import("../session.js").Event, first: boolean}} Entry */
  /** @type {{round: number, turns: {turn: number, moves: Move[], entries: Entry[]}[]}[]} */
  const rounds = [];
  for (const move of moves) {
    for (const event of move.events) {
      let last = rounds[rounds.length - 1];
      if (!last || last.round !== event.round) rounds.push((last = { round: event.round, turns: [] }));
      let now = last.turns[last.turns.length - 1];
      if (!now || now.turn !== event.turn) last.turns.push((now = { turn: event.turn, moves: [], entries: [] }));
      const before = now.entries[now.entries.length - 1];
      now.moves.push(move);
      now.entries.push({ move, event, first: !before || before.event.seat !== event.seat });
    }
  }
  return rounds;
}

/**
 * The elements an event tells of; the panel of its seat too, where nothing of it may be in sight.
 * @param {import("../session.js").Event} event
 */
export const touched = (event) =>
  [
    ...event.on,
    ...event.moved.flatMap(([, from, to]) => [from, to]),
    event.seat >= 0 ? `seat:${event.seat}` : "",
  ].filter(Boolean);

/**
 * Moves with the elements as this board draws them for me: what is mine may go by another name than a rival's.
 * @param {Move[]} moves
 * A board may draw more of what is told than the event names.
 * @param {{placed?: (element: string, seat: number, me: number) => string,
 *   tells?: (event: import("../session.js").Event) => string[]}} drawn
 * @param {number} me
 * @returns {Move[]}
 */
export function located(moves, { placed, tells }, me) {
  if (!placed) return moves;
  return moves.map((move) => ({
    ...move,
    events: move.events.map((event) => {
      const place = (/** @type {string} */ element) => element && placed(element, event.seat, me);
      return {
        ...event,
        on: [...event.on.map(place), ...(tells?.(event) ?? [])],
        moved: event.moved.map(([piece, from, to]) => [piece, place(from), place(to)]),
      };
    }),
  }));
}

/**
 * What happened as a sentence of its own: one that starts with a verb gets the player's name before it.
 * @param {import("../session.js").Event} event
 * @param {import("../words.js").Say} say
 * @param {{name: string}[]} seats
 */
export function told(event, say, seats) {
  const text = say(event.say);
  return event.seat >= 0 && /^\p{Ll}/u.test(text) ? `${seats[event.seat]?.name ?? ""} ${text}` : text;
}

/** Who is that near the end of the log, in pixels, reads the end. */
const NEAR = 30;

/** So many letters can be told at once: what stands beside the prompt with nothing cut off. */
const ROOM = 190;
/** The size of the text for which that is so, in pixels. */
const USUAL = 16;

/**
 * A move in parts that can be told at once, one after the other.
 * @param {Move} move
 * @param {import("../words.js").Say} say
 * @param {{name: string}[]} seats
 */
export function inParts(move, say, seats) {
  /** @type {Move[]} */
  const parts = [];
  // Larger text has no more room.
  const most = (ROOM * USUAL) / parseFloat(getComputedStyle(document.documentElement).fontSize);
  let room = 0;
  for (const event of move.events) {
    const { length } = told(event, say, seats);
    if (parts.length === 0 || length > room) {
      parts.push({ ...move, events: [] });
      room = most;
    }
    parts[parts.length - 1].events.push(event);
    room -= length + 1;
  }
  return parts;
}

/**
 * What each seat did last, up to a moment: the deed itself, not what was paid for it or how the turn ended.
 * @param {Move[]} moves
 * @param {number} at
 * @param {import("../words.js").Say} say
 * @param {{name: string}[]} seats
 * @param {RegExp} [aside]   the sentences of the game that only go with another
 */
export function latestOf(moves, at, say, seats, aside) {
  /** @type {Record<number, string>} */
  const latest = {};
  for (const move of moves) {
    if (move.at > at) break;
    // The first line of a move says what was done, the others what it brought.
    for (const event of [...move.events].reverse()) {
      if (event.seat >= 0 && !aside?.test(event.say.id)) latest[event.seat] = told(event, say, seats);
    }
  }
  return latest;
}

/** How the bots like to play, told before anything happens. */
function Styles() {
  const { say, seats } = usePlay();
  const told = seats.map((seat, i) => ({ ...seat, i })).filter(({ style }) => style);
  if (told.length === 0) return null;
  return html`<ul class="styles">${told.map(
    ({ name, style, i }) => html`<li class="line" key=${i}><span class="by"><${SeatMark} seat=${i} size=${20} /></span>
      <span>${say("ui-style-told", { name, style: say(`style-${style}`), about: say(`style-${style}-about`) })}</span>
    </li>`,
  )}</ul>`;
}

/**
 * @param {{moves: Move[], at: number | null, onLight: (elements: string[]) => void, onGo: (at: number) => void,
 *   follow?: boolean}} props
 */
export function Log({ moves, at, onLight, onGo, follow = true }) {
  const { say, seats } = usePlay();
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const count = moves.length;
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    if (follow) box.scrollTop = box.scrollHeight;
    else {
      const here = /** @type {HTMLElement | null} */ (box.querySelector(".here"));
      if (here)
        box.scrollTop += here.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
    }
  }, [count, follow, at]);
  // The end stays in sight when the log gets less room, unless somebody reads what was before.
  useEffect(() => {
    const box = ref.current;
    if (!box || !follow) return undefined;
    let end = true;
    const look = () => {
      end = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    const watch = new ResizeObserver(() => {
      if (end) box.scrollTop = box.scrollHeight;
    });
    box.addEventListener("scroll", look);
    watch.observe(box);
    return () => {
      box.removeEventListener("scroll", look);
      watch.disconnect();
    };
  }, [follow]);
  return html`<div class="log" ref=${ref} tabindex="0" role="log" aria-live="polite" aria-relevant="additions"
      aria-label=${say("ui-log")}>
    <${Styles} />
    ${count === 0 && html`<p class="fine">${say("ui-log-empty")}</p>`}
    ${byTurn(moves).map(
      ({ round, turns }) => html`<section key=${round}>
      <h2>${say("ui-round", { round })}</h2>
      <ol>
        ${turns.map(
          (turn) => html`<li key=${turn.moves[0].at}
        class="turn">${turn.entries.map(
          ({ move, event, first }, i) => html`<div class="line" key=${i}>
        <span
            class="by">
              ${
                first &&
                event.seat >= 0 &&
                html`<${SeatMark} seat=${event.seat} size=${20}
              label=${seats[event.seat]?.name} />`
              }</span>
        <button type="button" class=${cls("entry", move.at === at && "here", event.seat < 0 && "table-does")}
          ...${pointing(
            () => onLight(touched(event)),
            () => onLight([]),
          )}
          onClick=${() => onGo(move.at)}>${told(event, say, seats)}</button></div>`,
        )}</li>`,
        )}</ol>
    </section>`,
    )}
  </div>`;
}
