/**
 * The table of Sweet Lands.
 *
 * The game is larger than a screen, so it is divided like this. Always in sight, because almost every choice touches it:
 * the territory of one heir, the stock with incomes and points, the own skill tiles and the own hand. Beside it (on a phone:
 * below it) one of five tabs, because a decision only ever needs one of them at a time, and the tab it needs opens by itself:
 *   Actions   what a turn begins with: areas with slots, free actions, milestones
 *   Heir      the boards an effect works on: property tokens, automation columns, industry, food, prosperity
 *   Tiles     what is taken now and then: round board, skill tiles, special tiles, final scoring, Mio
 *   Citizens  cards in front of an heir, and cards picked from a packet or the deck
 *   Rivals    all territories side by side; a click shows the boards of that heir instead of the own
 * A badge on a tab counts the choices that wait there. While heirs are chosen, the gallery of characters and maps takes the place
 * of Actions.
 */
import { Lines, Press, SeatPiece, Target, cls, html, useEffect, usePlay, useRef, useState } from "/static/kit.js";
import { Cards, cardsHeight } from "/games/sweetlands/cards.js";
import { Actions, OwnSkills, Rivals, Setup, Tiles, actionsHeight, rivalsHeight, tilesHeight } from "/games/sweetlands/commons.js";
import { ESTATE_HEIGHT, Estate } from "/games/sweetlands/estate.js";
import { Territory, hexagon, mapHeight } from "/games/sweetlands/hexes.js";
import { ICONS } from "/games/sweetlands/icons.js";
import { QUEUE_HEIGHT, Queue } from "/games/sweetlands/queue.js";
import { Pic, Tokens } from "/games/sweetlands/tokens.js";

/** @typedef {import("/static/kit.js").Play} Play */

export const FIGURES = {
  score: "star", vp: "laurels", cp: "village", ip: "factory", gold: "coin", wheat: { name: "wheat", set: ICONS }, wood: { name: "wood", set: ICONS },
  iron: { name: "iron", set: ICONS }, diamonds: "gem", discs: { name: "disc", set: ICONS }, cards: "card", tiles: { name: "land", set: ICONS },
  roads: { name: "road", set: ICONS }, properties: { name: "property", set: ICONS }, rabbits: { name: "rabbit", set: ICONS }, cities: "village",
};

/** The tab an element belongs to; what is not listed is always in sight. @type {Record<string, string>} */
const HOME = {
  area: "actions", free: "actions", milestone: "actions", ability: "actions", clock: "actions", char: "actions", map: "actions",
  board: "heir", column: "heir", marker: "heir", track: "heir", food: "heir", spot: "tiles", pile: "tiles", special: "tiles",
};
/** @type {Record<string, string>} */
const TABS = { actions: "hand", heir: "house", tiles: "skill", citizens: "person", rivals: "friends" };

/** Where each waiting choice is drawn. @param {Play} play @returns {Record<string, number>} */
function waiting({ choices, view }) {
  const hand = new Set(view.board.holding.map((/** @type {any} */ card) => `card:${card.id}`));
  /** @type {Record<string, number>} */
  const found = {};
  for (const [on, some] of choices) {
    const kind = on.split(":")[0];
    const tab = kind === "card" ? (hand.has(on) ? "" : "citizens") : HOME[kind] ?? "";
    if (tab) found[tab] = (found[tab] ?? 0) + some.length;
  }
  return found;
}

/** The tab shown: the one a decision needs, unless another was opened for this decision. @param {Play} play @returns {[string, (tab: string) => void, Record<string, number>]} */
function useTab(play) {
  const found = waiting(play);
  const need = Object.keys(found).sort((a, b) => found[b] - found[a])[0] ?? "";
  const [picked, setPicked] = useState({ tab: "actions", need: "" });
  const last = useRef("actions");
  const tab = picked.need === need ? (need === "" ? last.current : picked.tab) : need || last.current;
  last.current = tab;
  return [tab, (next) => { last.current = next; setPicked({ tab: next, need }); }, found];
}

const MEDIUM = window.matchMedia("(max-width: 1200px)");

/** Whether the window is so small that columns are drawn narrower, and everything in them larger. */
function useCompact() {
  const [small, setSmall] = useState(MEDIUM.matches);
  useEffect(() => {
    const note = () => setSmall(MEDIUM.matches);
    MEDIUM.addEventListener("change", note);
    return () => MEDIUM.removeEventListener("change", note);
  }, []);
  return small;
}

/** @param {{tab: string, found: Record<string, number>, w: number, onTab: (tab: string) => void}} props */
function TabBar({ tab, found, w, onTab }) {
  const { say } = usePlay();
  const cw = (w + 4) / 5;
  return html`<g class="tab-bar">${Object.entries(TABS).map(([name, icon], i) => html`<${Press} key=${name} on=${name === tab} label=${`${say(`board-tab-${name}`)}${found[name] ? `, ${say("ui-several", { count: found[name] })}` : ""}`} onPress=${() => onTab(name)} transform=${`translate(${i * cw} 0)`} class="tab">
    <rect width=${cw - 4} height="32" rx="10" />${cw > 84 && html`<${Pic} name=${icon} x=${14} y=${16} size=${16} />`}<${Lines} text=${say(`board-tab-${name}`)} x=${cw > 84 ? (cw + 20) / 2 : (cw - 4) / 2} y=${16.5} size=${13} chars=${Math.floor((cw - (cw > 84 ? 30 : 10)) / 6)} lines=${1} />
    ${found[name] > 0 && html`<g class="count"><circle cx=${cw - 9} cy="3" r="9.5" /><text x=${cw - 9} y="3.5" text-anchor="middle" dominant-baseline="central" font-size="11.5">${found[name]}</text></g>`}<//>`)}</g>`;
}

/** Whose territory is shown. @param {{seat: number, w: number, onSeat: (seat: number) => void}} props */
function Switch({ seat, w, onSeat }) {
  const { view, say, seats } = usePlay();
  const cw = Math.min(112, (w + 4) / view.board.heirs.length);
  return html`<g class="switch">${view.board.heirs.map((/** @type {any} */ heir, /** @type {number} */ s) => html`<${Press} key=${s} on=${s === seat} label=${say("board-lands-of", { name: seats[s]?.name ?? "" })} onPress=${() => onSeat(s)} transform=${`translate(${s * cw} 0)`} class=${heir.passed ? "passed" : ""}>
    <rect width=${cw - 4} height="26" rx="13" /><${SeatPiece} seat=${s} x=${15} y=${13} r=${9} /><${Lines} text=${(seats[s]?.name ?? "").slice(0, 12)} x=${29} y=${13.5} size=${13} chars=${Math.floor((cw - 38) / 6.1)} lines=${1} anchor="start" />
    ${view.board.start === s && html`<g class="starts"><circle cx="25" cy="5" r="7.5" /><${Pic} name="crown" x=${25} y=${5} size=${11} /></g>`}<//>`)}</g>`;
}

/** Round and phase. @param {{x: number}} props */
function Now({ x }) {
  const { view, say } = usePlay();
  return html`<g><text class="caption" x=${x} y="10" text-anchor="end" font-size="13">${say("tui-round", { round: view.round, rounds: view.board.rounds })}</text><text class="small" x=${x} y="25" text-anchor="end" font-size="12.5">${say(`step-${view.board.phase}`)}</text></g>`;
}

/** Stock with incomes, gems, discs, wonders and points. @param {{heir: any, seat: number, w: number}} props */
function Stock({ heir, seat, w }) {
  const { say, view } = usePlay();
  const mine = seat === view.you;
  const cw = (w + 4) / 8;
  const goods = ["gold", "wheat", "wood", "iron"];
  return html`<g class="stock">
    ${goods.map((name, i) => html`<g key=${name} transform=${`translate(${i * cw} 0)`}>
      <${Target} on=${`res:${seat}:${name}`} label=${`${say(`res-${name}`)} ${heir.resources[name]}`} class="good" pick=${undefined}>
        <rect class="leaf" width=${cw - 4} height="30" rx="8" /><${Pic} name=${name} x=${15} y=${15} size=${19} /><text x=${(cw + 22) / 2} y="15.5" text-anchor="middle" dominant-baseline="central" font-size=${Math.min(18, (cw - 30) / (String(heir.resources[name]).length * 0.58))}>${heir.resources[name]}</text><rect class="halo" width=${cw - 4} height="30" rx="8" /><//>
      <${Target} on=${`income:${seat}:${name}`} label=${`${say("step-income")}: ${say(`res-${name}`)} ${heir.income[name]}`} class="gets" transform="translate(0 32)">
        <rect class="leaf" width=${cw - 4} height="20" rx="7" /><${Pic} name="up" x=${15} y=${10} size=${11} /><text x=${(cw + 22) / 2} y="10.5" text-anchor="middle" dominant-baseline="central" font-size="13">${heir.income[name]}</text><rect class="halo" width=${cw - 4} height="20" rx="7" /><//></g>`)}
    ${[["diamonds", "diamond", heir.resources.diamond], ["disc", "disc", heir.resources.disc]].map(([on, name, n], i) => html`<${Target} key=${on} on=${`${on}:${seat}`} label=${`${say(`res-${name}`)} ${n}`} transform=${`translate(${(4 + i) * cw} 0)`} class="good" why=${mine ? { do: on === "disc" ? "disc" : "diamond" } : undefined}>
      <rect class="leaf" width=${cw - 4} height="52" rx="8" /><${Pic} name=${name} x=${(cw - 4) / 2} y=${17} size=${20} /><text x=${(cw - 4) / 2} y="39" text-anchor="middle" dominant-baseline="central" font-size="17">${n}</text><rect class="halo" width=${cw - 4} height="52" rx="8" /><//>`)}
    <g transform=${`translate(${6 * cw} 0)`} class="tally" role="img" aria-label=${say("board-points", { vp: heir.points.vp, cp: heir.points.cp, ip: heir.points.ip, wonder: heir.wonder })}><rect class="leaf" width=${2 * cw - 4} height="52" rx="8" />
      ${[["vp", heir.points.vp], ["cp", heir.points.cp], ["ip", heir.points.ip], ["wonder", heir.wonder]].map(([name, n], i) => html`<g key=${name} aria-hidden="true"><${Pic} name=${name} x=${16 + (i % 2) * (cw - 2)} y=${15 + Math.floor(i / 2) * 24} size=${15} /><text x=${28 + (i % 2) * (cw - 2)} y=${15.5 + Math.floor(i / 2) * 24} dominant-baseline="central" font-size="15">${n}</text></g>`)}</g>
  </g>`;
}

/** Choices without a place of their own: the next part of a chain, an option, stopping, passing. @param {{w: number, h: number}} props */
function Next({ w, h }) {
  const { view, say } = usePlay();
  const free = (view.choices ?? []).filter((/** @type {any} */ choice) => choice.on === "");
  const chain = free.filter((/** @type {any} */ choice) => choice.do.do === "part" || choice.do.do === "option");
  const rest = free.filter((/** @type {any} */ choice) => !chain.includes(choice) && choice.do.do !== "basics" && choice.do.do !== "replace");
  const shown = [...chain, ...rest].slice(0, 6);
  if (!shown.length) return null;
  const cw = (w + 4) / Math.max(shown.length, 2);
  return html`<g class="next">${shown.map((/** @type {any} */ choice, /** @type {number} */ i) => {
    const effect = choice.say.args?.effect;
    return html`<${Target} key=${choice.id} on=${`button:${choice.id}`} offers=${[choice]} label=${say(choice.say)} transform=${`translate(${i * cw} 0)`} class=${cls("do", chain.includes(choice) && "chain")}>
      <rect class="leaf" width=${cw - 4} height=${h} rx=${h / 2} />
      ${effect ? html`<${Tokens} of=${effect} x=${(cw - 4) / 2} y=${h / 2} w=${cw - 24} h=${h - 4} size=${15} />` : html`<${Lines} text=${say(choice.say)} x=${(cw - 4) / 2} y=${h / 2} size=${13} chars=${Math.floor((cw - 16) / 5.9)} lines=${2} />`}
      <rect class="halo" width=${cw - 4} height=${h} rx=${h / 2} /><//>`;
  })}</g>`;
}

/** A field of bare hexes until a map is chosen. @param {{w: number}} props */
function Bare({ w }) {
  const s = w / 8 / Math.sqrt(3);
  return html`<g class="bare" aria-hidden="true">${[...Array(7).keys()].map((r) => [...Array(r % 2 ? 8 : 7).keys()].map((c) => html`<polygon key=${`${r}-${c}`} points=${hexagon(s - 2)} class=${["t-wheat", "t-forest", "t-sea", "t-special", "t-mine"][(r * 3 + c * 2) % 5]} transform=${`translate(${c * (w / 8) + (r % 2 ? w / 16 : w / 8)} ${(r * 1.5 + 1) * s})`} />`))}</g>`;
}

/** Cards in front of an heir, and cards to pick that lie in no hand. @param {{heir: any, w: number, h: number}} props */
function Citizens({ heir, w, h }) {
  const { choices, say, view } = usePlay();
  const hand = new Set(view.board.holding.map((/** @type {any} */ card) => card.id));
  const pick = [...choices.keys()].filter((on) => on.startsWith("card:") && !hand.has(on.slice(5))).map((on) => ({ id: on.slice(5) }));
  const packet = view.board.packet.filter((/** @type {string} */ id) => !pick.some((card) => card.id === id)).map((/** @type {string} */ id) => ({ id }));
  if (pick.length || packet.length) return html`<g><text class="caption" x="0" y="14" font-size="15">${say(view.prompt)}</text><g transform="translate(0 24)"><${Cards} cards=${[...pick, ...packet]} w=${w + 6} h=${h - 30} /></g></g>`;
  const columns = Object.values(heir.columns).flat().map((id) => ({ id: String(id) }));
  const front = heir.front.map((/** @type {string} */ id) => ({ id }));
  const room = columns.length > 4 ? 280 : columns.length ? 176 : 24;
  const owned = Object.entries(heir.badges).filter(([, n]) => Number(n) > 0);
  return html`<g class="citizens">
    <text class="caption" x="0" y="14" font-size="15">${say("board-badges")}</text>
    ${Object.keys(heir.badges).map((badge, i) => html`<g key=${badge} class=${cls("badge", !owned.some(([b]) => b === badge) && "none")} transform=${`translate(${i * (w / 6)} 22)`}><circle cx="15" cy="18" r="14" /><${Pic} name=${badge} x=${15} y=${18} size=${20} /><text x="34" y="18.5" dominant-baseline="central" font-size="16">${heir.badges[badge]}</text></g>`)}
    <text class="caption" x="0" y="84" font-size="15">${say("board-automated")}</text>
    ${columns.length ? html`<g transform="translate(0 92)"><${Cards} cards=${columns} w=${w + 6} h=${room} quiet=${true} /></g>` : html`<text class="small" x="0" y="106" font-size="13">${say("board-none")}</text>`}
    <g transform=${`translate(0 ${92 + room})`}><text class="caption" x="0" y="16" font-size="15">${say("board-front")}</text>
      ${front.length ? html`<g transform="translate(0 26)"><${Cards} cards=${front} w=${w + 6} h=${h - room - 122} quiet=${true} /></g>` : html`<text class="small" x="0" y="38" font-size="13">${say("board-none")}</text>`}</g></g>`;
}

/** Who a seat plays, in its panel. @param {{seat: number, view: any}} props */
export function SeatArea({ seat, view }) {
  const { say } = usePlay();
  const heir = view.board.heirs[seat];
  if (!heir.character) return null;
  return html`<div class="heir-line"><b>${say(`char-${heir.character}`)}</b>${heir.map && html`<span>${say(`map-${heir.map}`)}</span>`}${heir.passed && html`<span>· ${say("board-passed")}</span>`}</div>`;
}

/** @param {Play} play */
export default function Board(play) {
  const { view, say, narrow, me } = play;
  const { board } = view;
  const [shown, setShown] = useState(-1);
  const [tab, setTab, found] = useTab(play);
  const own = Math.max(0, me);
  const seat = shown >= 0 ? shown : own;
  const heir = board.heirs[seat];
  const mine = board.heirs[own];
  const choosing = [...play.choices.keys()].some((on) => on.startsWith("char:") || on.startsWith("map:")) || !mine.map;
  const compact = useCompact();
  const w = narrow ? 404 : compact ? 344 : 436;
  const left = narrow ? 404 : compact ? 344 : 500;
  /** @param {number} next */
  const visit = (next) => { setShown(next); if (tab === "rivals") setTab("heir"); };
  const panel = tab === "actions" ? (choosing ? html`<${Setup} w=${w} />` : html`<${Actions} w=${w} seat=${own} />`)
    : tab === "heir" ? (heir.character ? html`<${Estate} seat=${seat} w=${w} />` : html`<text class="small" x="0" y="16" font-size="14">${say("board-none")}</text>`)
    : tab === "tiles" ? html`<${Tiles} w=${w} />`
    : tab === "citizens" ? html`<${Citizens} heir=${heir} w=${w} h=${740} />`
    : html`<${Rivals} w=${w} onSeat=${visit} />`;
  const high = tab === "actions" ? (choosing ? 760 : actionsHeight(board, own, w)) : tab === "heir" ? ESTATE_HEIGHT : tab === "rivals" ? rivalsHeight(w, board.heirs.length) : tab === "tiles" ? tilesHeight(board) : 740;
  const map = heir.map ? html`<${Territory} heir=${heir} seat=${seat} w=${left} />` : html`<${Bare} w=${left} />`;
  const skills = mine.skills.length ? 48 : 0;
  if (narrow) {
    const below = 34 + mapHeight(w) + 8 + QUEUE_HEIGHT + 14;
    const hand = below + 58 + 42 + skills;
    const cards = board.holding.length ? cardsHeight(board.holding.length, w + 6) : 0;
    const tabs = hand + cards + 12;
    return html`<svg class="sweetlands" viewBox=${`0 0 420 ${tabs + 48 + high}`} role="group" aria-label=${say("game-name")}><g transform="translate(8 6)">
      <${Switch} seat=${seat} w=${w} onSeat=${setShown} />
      <g transform="translate(0 34)">${map}</g>
      <g transform=${`translate(0 ${below - QUEUE_HEIGHT - 14})`}><${Queue} w=${w} lines=${2} /></g>
      <g transform=${`translate(0 ${below})`}><${Stock} heir=${heir} seat=${seat} w=${w} /></g>
      <g transform=${`translate(0 ${below + 58})`}><${Next} w=${w} h=${36} /></g>
      ${skills > 0 && html`<g transform=${`translate(0 ${below + 100})`}><${OwnSkills} heir=${mine} seat=${own} w=${w} /></g>`}
      <g transform=${`translate(0 ${hand})`}><${Cards} cards=${board.holding} w=${w + 6} h=${1000} /></g>
      <g transform=${`translate(0 ${tabs})`}><${TabBar} tab=${tab} found=${found} w=${w} onTab=${setTab} /></g>
      <g transform=${`translate(0 ${tabs + 42})`}>${panel}</g></g></svg>`;
  }
  const low = 36 + mapHeight(left) + 6 + QUEUE_HEIGHT;
  const top = low + 58 + 42;
  const scale = Math.min(1, 752 / high);
  return html`<svg class="sweetlands" viewBox=${`0 0 ${left + w + 22} 800`} role="group" aria-label=${say("game-name")} preserveAspectRatio="xMidYMid meet">
    <g transform="translate(4 4)">
      <${Switch} seat=${seat} w=${left - 130} onSeat=${setShown} /><${Now} x=${left} />
      <g transform="translate(0 34)">${map}</g>
      <g transform=${`translate(0 ${low - QUEUE_HEIGHT})`}><${Queue} w=${left} /></g>
      <g transform=${`translate(0 ${low})`}><${Stock} heir=${heir} seat=${seat} w=${left} /></g>
      <g transform=${`translate(0 ${low + 58})`}><${Next} w=${left} h=${36} /></g>
      ${skills > 0 && html`<g transform=${`translate(0 ${top})`}><${OwnSkills} heir=${mine} seat=${own} w=${left} /></g>`}
      <g transform=${`translate(0 ${top + skills})`}><${Cards} cards=${board.holding} w=${left + 6} h=${794 - top - skills} /></g></g>
    <g transform=${`translate(${left + 16} 4)`}><${TabBar} tab=${tab} found=${found} w=${w} onTab=${setTab} /></g>
    <g transform=${`translate(${left + 16} 44) scale(${scale})`}>${panel}</g>
  </svg>`;
}
