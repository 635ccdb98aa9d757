/** The cascade in progress as a queue: what is asked now and what follows it; between cascades, the order of turns. */
import { SeatPiece, cls, html, usePlay } from "/static/kit.js";
import { Outcome } from "/games/sweetlands/board/mio.js";
import { Pic, Tokens, Words, breadth, groups, least } from "/games/sweetlands/board/tokens.js";

/** How high the strip is with so many lines of words. @param {number} lines */
export const queueHeight = (lines) => 36 + lines * 14;

/** What is in progress in one sentence. @param {import("/static/kit.js").Say} say @param {any[]} steps */
function sentence(say, steps) {
  const said = steps.map((step) => say(step));
  return say("board-queue", { steps: said.join(`, ${say("board-then")} `) });
}

/**
 * As much of a sentence as fits into some lines.
 * @param {string} text
 * @param {number} chars
 * @param {number} lines
 * @returns {string[]}
 */
function cut(text, chars, lines) {
  /** @type {string[]} */
  const rows = [""];
  for (const word of text.split(" ")) {
    const last = rows[rows.length - 1];
    if (`${last} ${word}`.trim().length <= chars) rows[rows.length - 1] = `${last} ${word}`.trim();
    else if (rows.length < lines) rows.push(word);
    else {
      rows[rows.length - 1] = `${last.slice(0, chars - 2)} …`;
      break;
    }
  }
  return rows;
}

/** The queue in a strip: pictures in a row, the same in words below. @param {{w: number, lines?: number}} props */
export function Queue({ w, lines = 1 }) {
  const { view, say } = usePlay();
  /** @type {any[]} */
  const steps = view.board.cascade;
  if (view.board.outcome) return html`<${Outcome} w=${w} />`;
  if (!steps.length) return html`<${Order} w=${w} />`;
  const size = 14;
  /** @type {{of: any, x: number, w: number, any: boolean}[]} */
  const chips = [];
  let at = 0;
  for (const step of steps) {
    const drawn = groups(step);
    const of = drawn.length ? drawn : [[{ text: "…" }]];
    const room = Math.min(breadth(of, size) + 16, 190);
    if (at + room > w - (chips.length < steps.length - 1 ? 34 : 0)) break;
    chips.push({ of, x: at, w: room, any: step.id === "cascade-any" });
    at += room + 15;
  }
  const hidden = steps.length - chips.length;
  const words = sentence(say, steps);
  const letter = Math.max(12.5, least());
  const rows = cut(words, Math.floor(w / (letter * 0.43)), lines);
  return html`<g class="cascade" role="img"
  aria-label=${`${say("board-cascade", { count: steps.length })}. ${words}`}><title>${words}</title>
    ${chips.map(
      (chip, i) => html`<g key=${i} class=${cls("queued", i === 0 && "now", chip.any && "any")}
    transform=${`translate(${chip.x} 0)`}>
      <rect width=${chip.w} height="26" rx="13" />
      <${Tokens} of=${chip.of} x=${chip.w / 2} y=${13} w=${chip.w - 8} h=${24} size=${size} />
      ${i + 1 < chips.length + (hidden ? 1 : 0) && html`<path class="arrow" d=${`M${chip.w + 3} 8l5 5l-5 5`} />`}</g>`,
    )}
    ${hidden > 0 && html`<text x=${at + 2} y="13.5" dominant-baseline="central" font-size="14">+${hidden}</text>`}
    ${rows.map(
      (row, i) => html`<text key=${`row-${i}`} class="small" x="1" y=${40 + i * letter * 1.15}
    font-size=${letter}>${row}</text>`,
    )}
  </g>`;
}

/** Whether there is anything to show. @param {any} board */
export const queueShown = (board) =>
  board.cascade.length > 0 ||
  board.outcome ||
  board.phase === "action" ||
  board.pick > 0 ||
  Boolean(board.mio?.blocks.length);

/** Alone: the areas Mio has blocked this round. @param {{w: number}} props */
function Blocked({ w }) {
  const { view, say } = usePlay();
  const names = view.board.mio.blocks
    .filter((/** @type {any} */ block) => block.placed)
    .map((/** @type {any} */ block) => say(`area-${block.area}`))
    .join(", ");
  return html`<g
  class="mio-blocks">
    <g class="mio-disc"><circle cx="16" cy="20" r="14" /><${Pic} name="mio" x=${16} y=${20} size=${20} /></g>
    <${Words} text=${say("board-mio-blocks", { names })} x=${38} y=${20} w=${w - 42} h=${36} size=${13}
        class="small" /></g>`;
}

/** Who takes turns in what order, and who has passed. @param {{w: number}} props */
function Order({ w }) {
  const { view, say, seats } = usePlay();
  const { board } = view;
  if (board.mio?.blocks.length) return html`<${Blocked} w=${w} />`;
  if (board.pick > 0)
    return html`<g
  class="turn-order">
    <${Words} text=${say("board-pick", { pick: board.pick })} x=${1} y=${20} w=${w} h=${36} size=${13.5}
        class="small" /></g>`;
  if (board.phase !== "action") return null;
  const label = board.order
    .map(
      (/** @type {number} */ s) => `${seats[s]?.name ?? ""}${board.heirs[s].passed ? ` (${say("board-passed")})` : ""}`,
    )
    .join(", ");
  const words = `${say("board-order")}:`;
  const from = words.length * 6.6 + 8;
  return html`<g class="turn-order" role="img"
  aria-label=${`${words} ${label}`}>
    <text class="small" x="1" y="14" dominant-baseline="central" font-size="13">${words}</text>
    ${board.order.map(
      (/** @type {number} */ s, /** @type {number} */ i) => html`<g key=${s}
    transform=${`translate(${from + i * Math.min(46, (w - from) / board.order.length)} 0)`}
    class=${cls("turn", view.actor === s && "acts", board.heirs[s].passed && "passed")}>
      ${view.actor === s && html`<circle class="round" cx="14" cy="13" r="14.5" />`}
      <${SeatPiece} seat=${s} x=${14} y=${13} r=${10.7} hollow=${board.heirs[s].passed} />
      ${board.heirs[s].passed && html`<${Pic} name="flag" x=${34} y=${13} size=${13} />`}</g>`,
    )}</g>`;
}
