/** All heirs side by side. */
import { Press, SeatPiece, html, usePlay } from "/static/kit.js";
import { mapHeight, Territory } from "/games/sweetlands/board/hexes.js";
import { least, Tokens } from "/games/sweetlands/board/tokens.js";

/**
 * All heirs side by side: small maps and what decides the game; a click shows their boards.
 * @param {{w: number, onSeat: (seat: number) => void}} props
 */
export function Rivals({ w, onSeat }) {
  const { view, say, seats } = usePlay();
  const cw = (w + 6) / 2;
  const map = cw - 26;
  const high = mapHeight(map) + 112;
  return html`<g
  class="rivals">
    ${view.board.heirs.map(
      (/** @type {any} */ heir, /** @type {number} */ s) => html`<${Press} key=${s}
    label=${say("board-lands-of", { name: seats[s]?.name ?? "" })} onPress=${() => onSeat(s)}
    transform=${`translate(${(s % 2) * cw} ${Math.floor(s / 2) * (high + 8)})`} class="rival">
    <rect class="leaf" width=${cw - 6} height=${high} rx="10" /><${SeatPiece} seat=${s} x=${20} y=${18} r=${11} />
    <text class="caption" x="38" y="24" font-size="14">${(seats[s]?.name ?? "").slice(0, 12)}</text>
    <text class="caption" x=${cw - 16} y="24" text-anchor="end" font-size="16">${view.scores?.[s] ?? ""}★</text>
    <text class="small" x="10" y="44"
        font-size=${least()}>${heir.character ? say(`char-${heir.character}`) : ""}
          ${heir.passed ? ` · ${say("board-passed")}` : ""}</text>
    <g transform="translate(10 52)">${heir.map && html`<${Territory} heir=${heir} seat=${s} w=${map} small=${true} />`}
    </g>
    <${Tokens}
        of=${[
          ["cities", "city"],
          ["ports", "port"],
          ["rabbits", "rabbit"],
          ["food", "food"],
          ["wagon", "wagon"],
          ["played", "played"],
        ].map(([key, icon]) => [
          { text: String(heir[key]) },
          { icon },
        ])} x=${(cw - 6) / 2} y=${high - 38} w=${cw - 20} size=${14} />
    <${Tokens} of=${Object.entries(heir.tracks).map(([track, n]) => [{ text: String(n) }, { icon: track }])}
        x=${(cw - 6) / 2} y=${high - 16} w=${cw - 20} size=${14} />
    <rect class="halo" width=${cw - 6} height=${high} rx="10" /><//>`,
    )}</g>`;
}

/** How high the comparison gets. @param {number} w @param {number} seats */
export const rivalsHeight = (w, seats) => Math.ceil(seats / 2) * (mapHeight((w + 6) / 2 - 26) + 120);
