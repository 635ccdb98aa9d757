/** The market of nine cards with workers between them, the event, the tracks, and the district of a seat. */
import { Glyph, Signs, Target, cls, html, usePlay, useRef, useRoom, useState } from "/static/kit.js";
import { CARD_H, CARD_W, EventCard, eventOptions } from "/games/spyrium/board/cards.js";
import { District, Techniques } from "/games/spyrium/board/district.js";
import { Badge, Crowd, Market } from "/games/spyrium/board/market.js";
import { picture, Row } from "/games/spyrium/board/signs.js";
import { Phases, Residence, ScoreTrack, Supply } from "/games/spyrium/board/tracks.js";
import { ICONS } from "/games/spyrium/icons.js";

export { part, printed } from "/games/spyrium/board/printed.js";

/** @typedef {import("/static/kit.js").Play} Play */

export const FIGURES = {
  vp: "laurels",
  money: "coin",
  spyrium: { name: "crystal", set: ICONS },
  workers: { name: "worker", set: ICONS },
  active: { name: "hand" },
  income: { name: "residence", set: ICONS },
  buildings: { name: "factory", set: ICONS },
  standing: "trophy",
};

/** What a panel does not call the last deed of a seat. */
export const ASIDE = /^log-(final|income)/;

/** @param {Play} props */
export default function Board({ view, say, me, narrow, mover }) {
  const [looked, setLooked] = useState(/** @type {number | null} */ (null));
  const ref = useRef(null);
  const [across, down] = useRoom(ref);
  const home = me >= 0 ? me : Math.max(0, view.actor);
  const seat = mover >= 0 ? mover : (looked ?? home);
  const player = view.board.players[seat];
  const options = eventOptions(view).length;
  if (narrow) {
    const scale = 0.66;
    const w = 396;
    const rows = Math.ceil((player.district.length + 1) / 3);
    const districtH = 128 + rows * (CARD_H * 0.74 + 12) + 8;
    const techH =
      player.techniques.length || player.kept.length ? Math.ceil(player.techniques.length / 2) * 31 + 34 : 0;
    const market = 3 * CARD_H * scale + 2 * 34;
    const events = market + 14 + 92 + options * 42;
    let y = events + 8;
    const phases = y;
    y += 82;
    const residence = y;
    y += 92;
    const score = y;
    y += 56;
    const district = y;
    y += districtH;
    const techniques = y;
    y += techH;
    const supply = y;
    y += 76;
    return html`<svg class="spyrium" viewBox=${`0 0 ${w + 8} ${y}`} role="group" aria-label=${say("game-name")}
    ref=${ref}>
      <g transform="translate(4 6)">
        <${Market} scale=${scale} gapX=${(w - 3 * CARD_W * scale) / 2} gapY=${34} />
        <g transform=${`translate(0 ${market + 14})`}><${EventCard} w=${236} h=${84} />
          <g transform="translate(244 0)"><${EventCard} w=${152} h=${84} next=${true} /></g></g>
        <g transform=${`translate(0 ${phases})`}><${Phases} w=${w} /></g>
        <g transform=${`translate(0 ${residence})`}><${Residence} w=${w} seat=${seat} /></g>
        <g transform=${`translate(0 ${score})`}><${ScoreTrack} w=${w} /></g>
        <g transform=${`translate(0 ${district})`}>
          <${District} w=${w} h=${districtH} seat=${seat} narrow=${true} onSeat=${setLooked} /></g>
        <g transform=${`translate(0 ${techniques})`}><${Techniques} w=${w} seat=${seat} /></g>
        <g transform=${`translate(0 ${supply})`}><${Supply} w=${w} /></g>
      </g></svg>`;
  }
  // In the last round no event is to come: this one has the room of both, unless its options need it.
  const alone = !view.board.next_event && options === 0;
  const side = 640;
  const sideW = 278;
  // Where there is more height than width asks for, the district gets it.
  const district = Math.min(310, Math.max(186, (930 * down) / across - 664));
  return html`<svg class="spyrium" viewBox=${`0 0 930 ${664 + district}`} role="group" aria-label=${say("game-name")}
  preserveAspectRatio="xMidYMid meet" ref=${ref}>
    <g transform="translate(12 12)"><${Market} scale=${1} gapX=${54} gapY=${50} /></g>
    <g transform=${`translate(${side} 12)`}>
      <text class="heading" x="0" y="21"
          font-size="25">${say("board-round", { round: view.round, rounds: view.board.rounds, era: view.board.era })}
          </text>
      <g transform="translate(0 188)"><${EventCard} w=${sideW} h=${88} next=${true} /></g>
      <g transform="translate(0 288)"><${Phases} w=${sideW} /></g>
      <g transform="translate(0 372)"><${Residence} w=${sideW} seat=${seat} /></g>
      ${
        player.techniques.length + player.kept.length > 0 &&
        html`<g
      transform="translate(0 466)"><${Techniques} w=${sideW + 4} seat=${seat} /></g>`
      }
      ${player.techniques.length <= 2 && html`<g transform="translate(0 520)"><${Supply} w=${sideW} /></g>`}
      <g transform="translate(0 36)"><${EventCard} w=${sideW} h=${alone ? 240 : 144} /></g>
    </g>
    <g transform="translate(12 600)"><${ScoreTrack} w=${906} /></g>
    <g transform="translate(12 656)"><${District} w=${906} h=${district} seat=${seat} narrow=${false}
      unit=${Math.min(across / 930, down / (664 + district))} onSeat=${setLooked} />
    </g>
  </svg>`;
}

/** In each seat's panel: phase, buildings and techniques as small signs. @param {{seat: number, view: any}} props */
export function SeatArea({ seat, view }) {
  const { say } = usePlay();
  const player = view.board.players[seat];
  return html`<div class="seat-area">
    <span
        class="phase-chip">
          ${player.passed ? say("board-out") : player.phase === 1 ? say("board-phase-one") : say("board-phase-two")}
        </span>
    ${player.district.map(
      (/** @type {any} */ building) => html`<${Target} tag="div" key=${building.id}
    on=${`panel:${building.id}`} about=${building.card.id} label=${say(`card-${building.card.id}`)}
    class=${cls("mini", building.tilted && "tilted")}>
      <svg viewBox="0 0 24 24" width="24" height="24"
          aria-hidden="true"><${Glyph} name=${picture(building.card.id)} set=${ICONS} x=${12} y=${12} size=${20} />
          </svg><//>`,
    )}
    ${player.techniques.map(
      (/** @type {any} */ technique) => html`<${Target} tag="div" key=${technique.id}
    on=${`panel:${technique.id}`} about=${technique.id} label=${say(`card-${technique.id}`)}
    class=${cls("mini technique", !technique.fresh && "spent")}>
      <svg viewBox="0 0 24 24" width="24" height="24"
          aria-hidden="true"><${Glyph} name=${picture(technique.id)} set=${ICONS} x=${12} y=${12} size=${20} /></svg>
        <//>`,
    )}
  </div>`;
}

/** What the signs on cards and events mean. @type {[string, any[]][]} */
const SIGNS = [
  ["sign-worker", ["worker"]],
  ["sign-spyrium", ["spyrium"]],
  ["sign-vp", [{ vp: 3 }]],
  ["sign-money", [{ money: 2 }]],
  ["sign-token", ["token"]],
  ["sign-residence", ["residence"]],
  ["sign-again", ["again"]],
  ["sign-plot", ["plot"]],
  ["sign-gap", ["gap"]],
  ["sign-nobody", ["nobody"]],
  ["sign-per", [{ vp: 1 }, "/", "spyrium"]],
  ["sign-gives", ["spyrium", ">", { vp: 2 }]],
];

/** What stands above the cards of the market. @type {[string, any][]} */
const BADGES = [
  ["sign-bill", html`<g transform="translate(12 13)"><${Badge} due=${{ n: 5, short: 0, from: false }} /></g>`],
  ["sign-bill-from", html`<g transform="translate(3 13)"><${Badge} due=${{ n: 3, short: 0, from: true }} /></g>`],
  ["sign-bill-short", html`<g transform="translate(12 13)"><${Badge} due=${{ n: 9, short: 2, from: false }} /></g>`],
  ["sign-crowd", html`<g transform="translate(40 13)"><${Crowd} n=${2} /></g>`],
];

export function Legend() {
  const { say } = usePlay();
  const signs = SIGNS.map(([word, items]) => [
    html`<${Row} items=${items} x=${40} y=${13} size=${15} room=${78} />`,
    say(word),
  ]);
  return html`<div class="spyrium"><${Signs} wide=${80}
    signs=${[...signs, ...BADGES.map(([word, sign]) => [sign, say(word)])]} /></div>`;
}
