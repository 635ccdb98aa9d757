/** The timeline: four rows of events with their markers, and what choosing each row would mean for me. */
import { Glyph, Piece, Target, cls, html, usePlay } from "/static/kit.js";
import { Caption, TYPE_ICONS, gained, wide } from "/games/carnegie/board/pieces.js";
import { ICONS } from "/games/carnegie/icons.js";

/** @typedef {import("/static/kit.js").Play} Play */

/** How high the panel is. */
export const TIMELINE_H = 20 + 4 * 46;

/**
 * What the next event of a row means for a seat, in a few words.
 * @param {any} next @param {any} row @param {Play} play
 */
export function ahead(next, row, play) {
  const { say, view } = play;
  const me = view.board.seats[Math.max(0, view.you)];
  if (!next) return say("board-next-none");
  const words = [];
  if (next.region) {
    const count = me.zones[next.region];
    const track = view.board.tracks.find((/** @type {any} */ t) => t.region === next.region);
    const income = track.income[me.tracks[next.region] - 1];
    const all = Object.fromEntries(Object.entries(income).map(([what, n]) => [what, Number(n) * count]));
    words.push(
      say("board-next-income", { region: say(`region-${next.region}`), count, gain: count ? gained(all, say) : "" }),
    );
  }
  if (next.donation) words.push(say("board-next-donation", { price: me.next_donation }));
  const flip = next.row === row.row ? "" : `${say("board-next-flip", { row: say(`short-${next.row}`) })} `;
  return flip + words.join(say("board-then"));
}

/**
 * One space of a row: a region, a donation, or both at the end; nothing is written where the marker lies.
 * @param {{space: string, end: boolean, covered: boolean, w: number, h: number}} props
 */
function Space({ space, end, covered, w, h }) {
  const { say } = usePlay();
  const heart = html`<${Glyph} name="heart" set=${ICONS} x=${end ? w - 12 : w / 2} y=${h / 2} size=${14}
  class="heart" />`;
  return html`<rect class=${cls("space", space)} width=${w} height=${h} rx="3" />
    ${
      space === "donation"
        ? heart
        : covered
          ? end && heart
          : html`<text x=${end ? (w - 17) / 2 : w / 2} y=${h / 2 + 1} text-anchor="middle"
    dominant-baseline="central">${say(`board-region-${space}`)}</text>${end && heart}`
    }`;
}

/**
 * A text as far as it fits in letters of 11 pixels; its label says it in full.
 * @param {string} text
 * @param {number} room
 */
function cut(text, room) {
  if (wide(text, 11) <= room) return text;
  let fits = text;
  while (fits.length > 0 && wide(`${fits}…`, 11) > room) fits = fits.slice(0, -1);
  return `${fits.trimEnd()}…`;
}

/** @param {{w: number}} props */
export function Timeline({ w }) {
  const play = usePlay();
  const { view, say } = play;
  const { board } = view;
  const chip = 48;
  const last = 66;
  const cell = (w - chip - last - 8) / 4;
  const h = 23;
  const room = w - chip - 10;
  return html`<g
  class="panel timeline">
    <${Caption} text=${say("word-timeline")} w=${w}
      news=${view.over ? "" : say("board-first", { name: say(`seat-${board.first}`) })} />
    ${board.timeline.map((/** @type {any} */ row, /** @type {number} */ r) => {
      const spaces = [...row.spaces, row.end];
      const words = ahead(row.next, row, play);
      const now = board.row === row.row;
      const time = (board.flipped ?? board.row) === row.row;
      return html`<${Target} key=${row.row} on=${`row:${row.row}`} about=${`row:${row.row}`}
      why=${{ do: "row", row: row.row }} label=${say("board-row", { action: say(`type-${row.row}`), event: words })}
      transform=${`translate(0 ${20 + r * 46})`} class=${cls("row", now && "now")}>
        <rect class="strip" width=${w} height="43" rx="5" />
        <rect class=${`type ${row.row}`} width=${chip} height="43" rx="5" />
        <g class="on-type"><${Glyph} name=${TYPE_ICONS[row.row]} set=${ICONS} x=${chip / 2} y=${14} size=${20} /></g>
        <text class="type-name" x=${chip / 2} y="36" text-anchor="middle">${say(`short-${row.row}`)}</text>
        ${spaces.map(
          (space, i) => html`<g key=${i} transform=${`translate(${chip + 4 + i * cell} 2)`}
        class=${cls("event", i < row.marker && "past", i === row.marker && "next")}>
          <${Space} space=${space} end=${i === 4} covered=${i === row.marker - 1} w=${(i === 4 ? last : cell) - 2}
              h=${h} /></g>`,
        )}
        <${Piece} id=${`marker:${row.row}`} at=${`row:${row.row}`}
            x=${
              row.marker === 0 ? chip - 1 : row.marker === 5 ? w - last / 2 - 4 : chip + 3 + (row.marker - 0.5) * cell
            } y=${2 + h / 2}><path class="marker" d="M-6 -10H3L8 0L3 10H-6Z" /><//>
        ${
          time &&
          html`<circle class="time"
        cx=${row.marker >= 4 ? w - last / 2 - 4 : chip + 3 + (row.marker + 0.5) * cell} cy=${2 + h / 2} r="13" />`
        }
        <text class=${cls("ahead", now && "now")} x=${chip + 6} y="37"
            font-size=${Math.max(11, Math.min(12, (12 * room) / wide(words, 12)))}>${cut(words, room)}</text>
        <rect class="halo" x="1" y="1" width=${w - 2} height="41" rx="5" /><//>`;
    })}</g>`;
}
