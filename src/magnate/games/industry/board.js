/** The sites by column and era, and below them what is going on: an auction or the development. */
import { Glyph, Signs, Target, cls, html, usePlay, useRef, useRoom, useState } from "/static/kit.js";
import { Auction, Bank, Development, idleRoom } from "/games/industry/board/panels.js";
import { Prestige, Resource, Thaler, Works } from "/games/industry/board/signs.js";
import { CELL_H, GUTTER_Y, Sites } from "/games/industry/board/sites.js";
import { ICONS } from "/games/industry/icons.js";

export { part, printed } from "/games/industry/board/printed.js";

/** @typedef {import("/static/kit.js").Play} Play */

export const FIGURES = {
  cash: "coin",
  prestige: "star",
  "if-ended": "trophy",
  developed: "factory",
  undeveloped: "hourglass",
  jokers: { name: "joker", set: ICONS },
  subsidies: { name: "banknote", set: ICONS },
};

/** What a panel does not call the last deed of a seat. */
export const ASIDE = /^log-final/;

const WIDE = 950;

/** @param {Play} props */
export default function Board({ view, say, narrow }) {
  const [net, setNet] = useState("");
  const ref = useRef(null);
  const [across, down] = useRoom(ref);
  const developing = view.board.phase === "development";
  const Panel = developing ? Development : Auction;
  /** @param {string[]} verbs */
  const count = (verbs) => view.choices.filter((/** @type {any} */ c) => verbs.includes(c.do.do)).length;
  if (narrow) {
    const w = 404;
    const idle = view.board.players[Math.max(0, view.actor)].idle.length;
    const panel = developing
      ? 146 + 42 * Math.max(1, count(["source"])) + (view.board.site ? 0 : idleRoom(idle))
      : 138 +
        Math.ceil(count(["bid"]) / 9) * 38 +
        count(["pass", "sell", "keep", "span"]) * 42 +
        Math.ceil(count(["offer"]) / 2) * 50;
    const bank = 200;
    const grid = 30 + 12 * (CELL_H + GUTTER_Y) + 8;
    return html`<svg class="industry" viewBox=${`0 0 ${w + 16} ${panel + grid + bank + 30}`} role="group"
    aria-label=${say("game-name")} ref=${ref}>
      <g transform="translate(8 6)"><${Panel} w=${w} h=${panel} narrow=${true} /></g>
      <g transform=${`translate(6 ${panel + 18})`}><${Sites} narrow=${true} net=${net} /></g>
      <g transform=${`translate(8 ${panel + grid + 22})`}><${Bank} w=${w} h=${bank} onNet=${setNet} perRow=${3} /></g>
    </svg>`;
  }
  const high = (WIDE * down) / across;
  if (high > 950) {
    // As high as it is wide: the sites grow, panel and bank lie below each other.
    const bank = 138;
    const cellH = Math.min(130, (high - 382) / 6);
    const panel = cellH + 100;
    const y = 84 + 5 * (cellH + GUTTER_Y);
    return html`<svg class="industry" viewBox=${`0 0 ${WIDE} ${y + panel + bank + 14}`} role="group"
    aria-label=${say("game-name")} preserveAspectRatio="xMidYMid meet" ref=${ref}>
      <g transform="translate(4 6)"><${Sites} narrow=${false} net=${net} cellH=${cellH} /></g>
      <g transform=${`translate(8 ${y})`}><${Panel} w=${934} h=${panel} narrow=${false} cellH=${cellH} /></g>
      <g transform=${`translate(8 ${y + panel + 8})`}>
        <${Bank} w=${934} h=${bank} onNet=${setNet} perRow=${6} tall=${true} /></g>
    </svg>`;
  }
  return html`<svg class="industry" viewBox=${`0 0 ${WIDE} 800`} role="group" aria-label=${say("game-name")}
  preserveAspectRatio="xMidYMid meet" ref=${ref}>
    <g transform="translate(4 6)"><${Sites} narrow=${false} net=${net} /></g>
    <g transform="translate(8 596)"><${Panel} w=${540} h=${198} narrow=${false} /></g>
    <g transform="translate(558 596)"><${Bank} w=${386} h=${198} onNet=${setNet} perRow=${3} /></g>
  </svg>`;
}

/** In each seat's panel: jokers, the subsidy, what the seat makes. @param {{seat: number, view: any}} props */
export function SeatArea({ seat, view }) {
  const { say } = usePlay();
  const player = view.board.players[seat];
  const mini = (/** @type {string} */ name) => html`<svg viewBox="0 0 24 24" width="22" height="22"
  aria-hidden="true"><${Glyph} name=${name} set=${ICONS} x=${12} y=${12} size=${19} /></svg>`;
  return html`<div class="seat-area">
    ${
      view.board.first === seat &&
      html`<${Target} tag="div" on="first" about="first" label=${say("board-first")}
    class="mini chip">${say("board-first")}<//>`
    }
    <${Target} tag="div" on=${`subsidy:${seat}`} about=${`subsidy:${seat}`}
        label=${say(`board-subsidy-${player.subsidy}`)}
        why=${player.subsidy === "available" && view.you === seat ? { do: "subsidy" } : undefined}
        class=${cls("mini chip", player.subsidy === "taken" && "gone")}>${say("board-subsidy")}<//>
    ${player.jokers.map(
      (/** @type {any} */ joker) => html`<${Target} tag="div" key=${joker.id} on=${joker.on}
    about=${joker.on} label=${say("board-joker", { resource: say(`resource-${joker.resource}`) })}
    class="mini joker">${mini(joker.resource)}<//>`,
    )}
    ${player.makes.map(
      (/** @type {string} */ made) => html`<${Target} tag="div" key=${made} on=${`made:${made}`}
    about=${`resource:${made}`} label=${say(`resource-${made}`)} class="mini">${mini(made)}<//>`,
    )}
  </div>`;
}

/** What stands on a site. @type {[string, any][]} */
const SIGNS = [
  ["sign-price", html`<${Thaler} x=${20} y=${13} r=${11} n=${2} />`],
  ["sign-prestige", html`<${Prestige} x=${20} y=${12} r=${11} n=${3} />`],
  ["sign-needs", html`<${Resource} id="brick" x=${20} y=${13} size=${22} />`],
  ["sign-makes", html`<g class="makes" transform="translate(14 -28)"><path d="M3 26v32l7-4v-24z" /></g>`],
  ["sign-works", html`<${Works} seat=${0} x=${20} y=${13} r=${11} />`],
  ["sign-plot", html`<${Works} seat=${0} x=${20} y=${13} r=${11} built=${false} />`],
  [
    "sign-idle",
    html`<g class="clock" transform="translate(20 13)"><circle r="9" /><path d="M0-5.500V0L4 2.500" /></g>`,
  ],
  ["sign-joker", html`<text class="wild" x="20" y="20" font-size="20" text-anchor="middle">★</text>`],
  ["sign-times", html`<text class="times" x="20" y="19" font-size="18" text-anchor="middle">×2</text>`],
  ["sign-discount", html`<text class="times" x="20" y="19" font-size="18" text-anchor="middle">−1</text>`],
];
const RESOURCES = "stone brick wood ceramic glass iron cable steel cement computers plastic".split(" ");

export function Legend() {
  const { say } = usePlay();
  const resources = RESOURCES.map((id) => [
    html`<${Resource} id=${id} x=${20} y=${13} size=${24} />`,
    say(`resource-${id}`),
  ]);
  return html`<div class="industry"><${Signs} wide=${40}
    signs=${[...SIGNS.map(([word, sign]) => [sign, say(word)]), ...resources]} /></div>`;
}
