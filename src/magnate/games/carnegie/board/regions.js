/** The four regions: employees on missions, and the transport tracks. */
import { Piece, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Caption, REGIONS, gained } from "/games/carnegie/board/pieces.js";

/** Employees on a mission in one region. @param {{region: string, w: number, h: number, lean?: boolean}} props */
function Zone({ region, w, h, lean = false }) {
  const { view, say, seats } = usePlay();
  const { board } = view;
  const here = board.seats.map((/** @type {any} */ seat) => seat.zones[region]);
  const told = here
    .map((/** @type {number} */ n, /** @type {number} */ s) => (n > 0 ? `${seats[s]?.name ?? ""} ${n}` : ""))
    .filter(Boolean)
    .join(", ");
  const crowded = here.filter(Boolean).length > 3;
  let x = w;
  return html`<${Target} on=${`zone:${region}`} about=${`zone:${region}`} why=${{ do: "mission", region }}
  label=${`${say("board-zone", { region: say(`region-${region}`) })}: ${told || say("board-nobody")}`}
  class=${cls("zone", board.event.region === region && "pays-now")}>
    <rect class=${`land ${region}`} width=${w} height=${h} rx="5" />
    <text class="zone-name" x="7" y=${h / 2 + 0.5}
        dominant-baseline="central">${say(lean || crowded ? `board-abbr-${region}` : `region-${region}`)}</text>
    ${here.map((/** @type {number} */ n, /** @type {number} */ s) => {
      if (n === 0) return null;
      x -= 25;
      return html`<g
      key=${s}>
        <${Piece} id=${`away:${s}:${region}`} at=${`zone:${region}`} x=${x + 5}
            y=${h / 2}><${SeatPiece} seat=${s} x=${0} y=${0} r=${6} letter=${false} /><//>
            <text class="count" x=${x + 13} y=${h / 2 + 0.5} dominant-baseline="central">${n}</text></g>`;
    })}
    <rect class="halo" x="1" y="1" width=${w - 2} height=${h - 2} rx="5" /><//>`;
}

/** All four zones in a row, where the tracks stand elsewhere. @param {{w: number}} props */
export function Zones({ w }) {
  const cell = (w + 4) / 4;
  return html`<g
  class="zones">
    ${REGIONS.map(
      (region, i) => html`<g key=${region}
    transform=${`translate(${i * cell} 0)`}><${Zone} region=${region} w=${cell - 4} h=${26} lean=${cell < 110} />
    </g>`,
    )}</g>`;
}

/**
 * One transport track: five spaces with their income and level, the price of each step, the discs.
 * @param {{region: string, w: number, h: number}} props
 */
function Track({ region, w, h }) {
  const { view, say } = usePlay();
  const { board } = view;
  const track = board.tracks.find((/** @type {any} */ t) => t.region === region);
  const cell = w / 5;
  const all = [
    ...board.seats.map((/** @type {any} */ s) => s.tracks[region]),
    ...(board.andrew ? [board.andrew.tracks[region]] : []),
  ];
  const me = board.seats[Math.max(0, view.you)].tracks[region];
  const roomy = cell > 52;
  return html`<${Target} on=${`track:${region}`} about=${`track:${region}`} why=${{ do: "track", region }}
  label=${say("board-track-at", {
    region: `@region-${region}`,
    level: say(`level-${track.levels[me - 1]}`),
    income: gained(track.income[me - 1], say),
  })}>
    <rect class=${`land ${region}`} width=${w} height=${h} rx="4" />
    ${track.levels.map(
      (/** @type {string} */ level, /** @type {number} */ i) => html`<g key=${i}
    transform=${`translate(${i * cell + 1} 1)`} data-el=${`track:${region}:${i + 1}`}>
      <rect class=${cls("stop", i + 1 === me && "mine")} width=${cell - 2} height=${h - 2} rx="3" />
      <path class=${`level ${level}`} d=${`M2 ${h - 8}H${cell - 4}`} />
      ${level === "railroad" && html`<path class="level ties" d=${`M2 ${h - 8}H${cell - 4}`} />`}
      <text class="gain" x=${(cell - 2) / 2} y="11.5" text-anchor="middle">${gained(track.income[i], say)}</text></g>`,
    )}
    ${track.steps.map(
      (/** @type {number} */ step, /** @type {number} */ i) => html`<g key=${i}
    class="step"><circle cx=${(i + 1) * cell} cy=${h - 8} r="6.5" />
      <text x=${(i + 1) * cell} y=${h - 7.5} text-anchor="middle" dominant-baseline="central">${step}</text></g>`,
    )}
    ${all.map(
      (space, s) => html`<${Piece} key=${s} id=${`train:${s}:${region}`} at=${`track:${region}:${space}`}
    x=${(space - 1) * cell + cell / 2 + (roomy ? (s - (all.length - 1) / 2) * 13 : s % 2 ? 5 : -5)}
    y=${roomy ? h / 2 + 1 : 19 + (s > 1 ? 10 : 0)}>
      <${SeatPiece} seat=${s} x=${0} y=${0} r=${roomy ? 6 : 5} letter=${false} /><//>`,
    )}
    <rect class="halo" x="1" y="1" width=${w - 2} height=${h - 2} rx="4" /><//>`;
}

/** A card for each region below the map: its zone and its track. @param {{w: number, h: number}} props */
export function RegionCards({ w, h }) {
  const cell = (w + 6) / 4;
  return html`<g
  class="region-cards">${REGIONS.map(
    (region, i) => html`<g key=${region} transform=${`translate(${i * cell} 0)`}>
    <${Zone} region=${region} w=${cell - 6} h=${24} />
    <g transform="translate(0 26)"><${Track} region=${region} w=${cell - 6} h=${h - 26} /></g></g>`,
  )}</g>`;
}

/** The four tracks one below the other. @param {{w: number, h: number}} props */
export function Tracks({ w, h }) {
  const { say } = usePlay();
  const row = (h - 20) / 4;
  const name = 62;
  return html`<g class="panel tracks"><${Caption} text=${say("word-transport")} w=${w} />
    ${REGIONS.map(
      (region, r) => html`<g key=${region}
    transform=${`translate(0 ${20 + r * row})`}>
      <text class="zone-name" aria-hidden="true" x="2" y=${row / 2 + 1}>${say(`region-${region}`)}</text>
      <g transform=${`translate(${name} 0)`}><${Track} region=${region} w=${w - name} h=${row - 3} /></g></g>`,
    )}</g>`;
}
