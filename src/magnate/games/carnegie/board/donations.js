/** The donation table: twenty cells, who gave where, and what each would count for me now. */
import { Glyph, Piece, Target, cls, html, usePlay } from "/static/kit.js";
import { Caption, Disc } from "/games/carnegie/board/pieces.js";
import { counting, SignRow } from "/games/carnegie/board/signs.js";
import { ICONS } from "/games/carnegie/icons.js";

const GROUPS = [
  ["education", "E", "graduate"],
  ["human-rights", "R", "scales"],
  ["welfare", "W", "heart"],
  ["health", "H", "plus"],
];

/** @param {{w: number, h: number}} props */
export function Donations({ w, h }) {
  const { view, say, choices, catalogue } = usePlay();
  const { board, you } = view;
  const seat = Math.max(0, you);
  const side = 20;
  const cell = (w - side) / 5;
  const row = (h - 20) / 4;
  const me = board.seats[seat];
  return html`<g
  class="panel donations">
    <${Caption} text=${say("word-donations")}
        news=${say(view.over ? "board-donation-limit" : "board-donation-news", {
          price: me.next_donation,
          limit: me.limit,
        })} w=${w} />
    ${GROUPS.map(
      ([group, letter, icon], g) => html`<g key=${group} transform=${`translate(0 ${20 + g * row})`}>
      <g class=${`group-mark ${group}`}
          aria-hidden="true"><rect width=${side - 2} height=${row - 3} rx="4" />
            <${Glyph} name=${icon} set=${ICONS} x=${side / 2 - 1} y=${row / 2 - 2} size=${15} /></g>
      ${[1, 2, 3, 4, 5].map((n) => {
        const id = `${letter}${n}`;
        const found = board.cells.find((/** @type {any} */ c) => c.id === id);
        const signs = counting(
          id,
          found.vp,
          say("board-gain-money", { n: Number(catalogue[`cell:${id}`]?.say.args?.money ?? 0) }),
        );
        const worth = found.worth[seat];
        const own = found.discs.includes(you);
        const taken = found.discs.length > 0;
        const count = worth === null ? "" : `, ${say("board-cell-worth", { worth })}`;
        return html`<${Target} key=${id} on=${`cell:${id}`} about=${`cell:${id}`} why=${{ do: "donate", cell: id }}
          label=${`${say(`cell-${id}`)}${count}`}
          transform=${`translate(${side + (n - 1) * cell} 0)`} class=${cls(taken && !own && "taken")}>
          <rect class=${cls("cell", group)} width=${cell - 3} height=${row - 3} rx="4" />
          <${SignRow} items=${signs} x=${(cell - 3) / 2} y=${row > 46 ? 16 : 13} room=${cell - 8} anchor="middle"
              size=${17} />
          ${found.discs.map(
            (/** @type {any} */ owner, /** @type {number} */ k) => html`<${Piece} key=${k}
          id=${`gift:${id}:${k}`} at=${`cell:${id}`} x=${10 + k * 14}
          y=${row - 12}><${Disc} owner=${owner} x=${0} y=${0} r=${8} /><//>`,
          )}
          ${
            worth !== null &&
            (own || !taken || choices.has(`cell:${id}`)) &&
            html`<text
          class=${cls("worth", own && "own", worth === 0 && "nil")} x=${cell - 6} y=${row - 8}
          text-anchor="end">${worth}★</text>`
          }
          <rect class="halo" x="1" y="1" width=${cell - 5} height=${row - 5} rx="4" /><//>`;
      })}</g>`,
    )}</g>`;
}
