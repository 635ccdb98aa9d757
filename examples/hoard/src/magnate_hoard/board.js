/** The table: the deck, a row of shown and buried cards per seat, and the own hand. */
import { html, SeatMark, Target, usePlay } from "/static/kit.js";

export const FIGURES = { points: "star", hand: "hand", graves: "hourglass" };

const WIDE = 56;
const HIGH = 78;
const ROW = 104;

/** One card. @param {{name: string, x: number, y: number, up?: boolean}} props */
function Card({ name, x, y, up = false }) {
  return html`<g class=${up ? "card up" : "card"} transform=${`translate(${x} ${y})`}>
    <rect width=${WIDE} height=${HIGH} rx="8" />
    <text x=${WIDE / 2} y=${HIGH / 2 + 9} text-anchor="middle">${name}</text>
  </g>`;
}

/** What a seat has laid. @param {{seat: number, y: number, width: number}} props */
function Row({ seat, y, width }) {
  const { view, say, seats } = usePlay();
  const shown = view.board.shown[seat];
  const buried = Array.from({ length: view.board.buried[seat] });
  const graves = 170;
  return html`<g transform=${`translate(0 ${y})`}>
    <${SeatMark} seat=${seat} x=${26} y=${HIGH / 2} r=${14} />
    <${Target} on=${`shown:${seat}`} label=${`${seats[seat]?.name ?? ""} ${say("word-shown")}`} about="shown">
      ${shown.map((/** @type {string} */ name, /** @type {number} */ i) => html`<${Card} name=${name} x=${56 + i * 62}
          y=${0} up />`)}
      <rect class="halo" x="50" y="-6" width=${width - graves - 70} height=${HIGH + 12} rx="10" />
    <//>
    <${Target} on=${`buried:${seat}`} label=${`${seats[seat]?.name ?? ""} ${say("word-buried")}`} about="buried">
      ${buried.map((_, i) => html`<${Card} name=${view.board.graves[seat][i] ?? "?"} x=${width - graves + i * 62}
          y=${0} />`)}
      <rect class="halo" x=${width - graves - 6} y="-6" width=${graves} height=${HIGH + 12} rx="10" />
    <//>
  </g>`;
}

/** The board. */
export default function Board() {
  const { view, say, narrow } = usePlay();
  const width = narrow ? 560 : 900;
  const rows = view.seats;
  const hand = 60 + rows * ROW + 30;
  const round = { round: Math.min(view.round, view.board.rounds), rounds: view.board.rounds };
  return html`<svg viewBox=${`0 0 ${width} ${hand + 110}`} role="group" aria-label=${say("game-name")}>
    <text class="heading" x="16" y="34">
      ${say("word-round", round)} · ${say("word-deck", { cards: view.board.deck })}
    </text>
    ${Array.from({ length: rows }, (_, seat) => html`<${Row} seat=${seat} y=${60 + seat * ROW} width=${width} />`)}
    ${view.board.hand.map((/** @type {string} */ name, /** @type {number} */ i) => html`
      <${Target} on=${`card:${name}`} label=${say(`card-${name}`)} why=${{ do: "pick", card: name }}>
        <${Card} name=${name} x=${56 + i * 70} y=${hand - (name === view.board.picked ? 14 : 0)} up />
        <rect class="halo" x=${52 + i * 70} y=${hand - 18} width=${WIDE + 8} height=${HIGH + 24} rx="10" />
      <//>`)}
  </svg>`;
}
