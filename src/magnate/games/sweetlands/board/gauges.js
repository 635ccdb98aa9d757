/** Where a seat stands on every track, in one row that is always in sight; the tracks themselves have a tab. */
import { html, usePlay } from "/static/kit.js";
import { Pic, least } from "/games/sweetlands/board/tokens.js";

export const GAUGES = 24;

/** The picture of each track of prosperity. @type {Record<string, string>} */
const PICTURES = { land: "land", rabbit: "rabbit", road: "road", prop: "property", auto: "gears", ip: "factory" };

/** Each track of an heir: its name, its picture, the space and the last one. @param {any} heir @param {any} lengths */
const stands = (heir, lengths) => [
  ["marker-wagon", "wagon", heir.wagon, lengths.industry],
  ["marker-locomotive", "locomotive", heir.locomotive ?? 0, lengths.industry],
  ["track-food", "food", heir.food, lengths.food],
  ...Object.entries(heir.tracks).map(([track, n]) => [`track-${track}`, PICTURES[track] ?? "up", n, lengths[track]]),
];

/** @param {{heir: any, w: number}} props */
export function Gauges({ heir, w }) {
  const { view, say } = usePlay();
  const found = stands(heir, view.board.lengths);
  const cw = (w + 3) / found.length;
  return html`<g class="gauges" role="img"
  aria-label=${found.map(([word, , n, most]) => `${say(String(word))} ${n}/${most}`).join(", ")}>${found.map(
    ([word, picture, n, most], i) => html`<g key=${word} transform=${`translate(${i * cw} 0)`}>
      <title>${`${say(String(word))} ${n}/${most}`}</title>
      <rect class="leaf" width=${cw - 3} height="22" rx="6" />
      <rect class="gone" y="18" width=${((cw - 3) * Number(n)) / Math.max(1, Number(most))} height="4" rx="2" />
      <${Pic} name=${String(picture)} x=${11} y=${10} size=${14} />
      <text x=${(cw + 15) / 2} y="10" text-anchor="middle" dominant-baseline="central" font-size=${least()}>${n}</text>
    </g>`,
  )}</g>`;
}
