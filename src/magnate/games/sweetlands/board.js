/**
 * The table of Sweet Lands.
 *
 * The game is larger than a screen, so it is divided like this. Always in sight, because almost every choice touches
 * it:
 * the territory of one heir, the cascade in progress, the stock with incomes and points, the own skill tiles and the
 * own hand.
 * Beside it one of five tabs, because a decision only ever needs one of them at a time, and the tab it needs opens by
 * itself:
 *   Actions   what a turn begins with: areas with slots, free actions, milestones
 *   Heir      the boards an effect works on: property tokens, automation columns, industry, food, prosperity
 *   Tiles     what is taken now and then: round board, skill tiles, special tiles, final scoring
 *   Citizens  cards in front of an heir, and cards picked from a packet or the deck
 *   Rivals    all territories side by side; a click shows the boards of that heir instead of the own. Alone: Mio
 * A badge on a tab counts the choices that wait there. While heirs are chosen, the gallery of characters and maps
 * takes the whole
 * board in place of Actions.
 *
 * On a small screen letters would become too small, so there the tracks are a sixth tab (Tracks) and milestones lie
 * with the
 * tiles. On a phone the map and the hand are tabs too; stock, cascade and buttons stay on top.
 */
import {
  Lines,
  Press,
  SeatPiece,
  Signs,
  Target,
  cls,
  html,
  useEffect,
  useLayoutEffect,
  usePlay,
  useRef,
  useState,
} from "/static/kit.js";
import { Cards, cardsHeight } from "/games/sweetlands/board/cards.js";
import { Actions, actionsHeight } from "/games/sweetlands/board/actions.js";
import { Rivals, rivalsHeight } from "/games/sweetlands/board/rivals.js";
import { OwnSkills, Tiles, tilesHeight } from "/games/sweetlands/board/tiles.js";
import { Estate, estateHeight } from "/games/sweetlands/board/estate.js";
import { Territory, hexagon, mapHeight } from "/games/sweetlands/board/hexes.js";
import { GAUGES, Gauges } from "/games/sweetlands/board/gauges.js";
import { ICONS } from "/games/sweetlands/icons.js";
import { Goal, MIO_HEIGHT, Mio } from "/games/sweetlands/board/mio.js";
import { Queue, queueHeight, queueShown } from "/games/sweetlands/board/queue.js";
import { Setup, setupHeight } from "/games/sweetlands/board/setup.js";
import { Pic, Tokens, groups, least } from "/games/sweetlands/board/tokens.js";

export { part, printed } from "/games/sweetlands/board/printed.js";

/** @typedef {import("/static/kit.js").Play} Play */

/**
 * Where this board draws what the log tells of: a slot is part of its area, some goods have boxes of their own.
 * @param {string} element
 */
export const placed = (element) =>
  element
    .replace(/^slot:([^:]+):.*$/, "area:$1")
    .replace(/^res:(\d+):diamond$/, "diamonds:$1")
    .replace(/^res:(\d+):disc$/, "disc:$1");

/**
 * The citizen that an event tells of; it is shown for as long as that.
 * @param {{say: {id: string, args?: any}}} event
 */
export const tells = ({ say: { id, args } }) =>
  id === "log-play" || id === "log-discard" ? [String(args.card).replace("@card-", "shown:")] : [];

/** The citizens of the rival's move that is being shown. @param {Play} play @returns {{id: string}[]} */
const citizensTold = ({ lit, mover, me }) =>
  mover < 0 || mover === me
    ? []
    : [...lit].filter((on) => on.startsWith("shown:")).map((on) => ({ id: on.slice("shown:".length) }));

export const FIGURES = {
  score: "trophy",
  vp: "star",
  cp: { name: "village", set: ICONS },
  ip: "factory",
  gold: "coin",
  wheat: { name: "wheat", set: ICONS },
  wood: { name: "wood", set: ICONS },
  iron: { name: "iron", set: ICONS },
  diamonds: { name: "gem", set: ICONS },
  discs: { name: "disc", set: ICONS },
  cards: "card",
  tiles: { name: "land", set: ICONS },
  roads: { name: "road", set: ICONS },
  properties: { name: "property", set: ICONS },
  rabbits: { name: "rabbit", set: ICONS },
  cities: { name: "capital", set: ICONS },
};

/** What a seat did is told without these sentences. */
export const ASIDE = /^log-(paid|disc|slot-diamond|draw|acts|start|bonus|gain|income|keep|redraw|first|final)/;

/** The tab an element belongs to; what is not listed is always in sight. @type {Record<string, string>} */
const HOME = {
  area: "actions",
  free: "actions",
  milestone: "actions",
  ability: "actions",
  clock: "actions",
  char: "actions",
  map: "actions",
  board: "heir",
  column: "heir",
  marker: "heir",
  track: "heir",
  food: "heir",
  industry: "heir",
  spot: "tiles",
  pile: "tiles",
  special: "tiles",
};
/** What is elsewhere on a small screen, and on a phone. @type {Record<string, string>} */
const COMPACT = { marker: "tracks", track: "tracks", food: "tracks", industry: "tracks", milestone: "tiles" };
/** @type {Record<string, string>} */
const PHONE = { ...COMPACT, cell: "map", edge: "map", skill: "hand", card: "hand", shown: "hand" };
/** @type {Record<string, string>} */
const TABS = {
  map: "map",
  hand: "card",
  actions: "hand",
  heir: "house",
  tracks: "wagon",
  tiles: "skill",
  citizens: "person",
  rivals: "friends",
  mio: "mio",
};

/** The tabs of a screen. @param {Play} play @param {boolean} compact */
function tabsOf({ narrow, view }, compact) {
  return [
    ...(narrow ? ["map", "hand"] : []),
    "actions",
    "heir",
    ...(narrow || compact ? ["tracks"] : []),
    "tiles",
    "citizens",
    view.board.mio ? "mio" : "rivals",
  ];
}

/** Where each waiting choice is drawn. @param {Play} play @param {boolean} compact @returns {Record<string, number>} */
function waiting({ choices, view, narrow }, compact) {
  const hand = new Set(view.board.holding.map((/** @type {any} */ card) => `card:${card.id}`));
  const homes = { ...HOME, ...(narrow ? PHONE : compact ? COMPACT : {}) };
  /** @type {Record<string, number>} */
  const found = {};
  for (const [on, some] of choices) {
    const kind = on.split(":")[0];
    const lab = (narrow || compact) && kind === "board" && on.endsWith(":lab");
    const tab = lab ? "tracks" : kind === "card" && !hand.has(on) ? "citizens" : (homes[kind] ?? "");
    if (tab) found[tab] = (found[tab] ?? 0) + some.length;
  }
  return found;
}

/**
 * Where a move that is being shown can be seen; "" where that is always in sight.
 * @param {Play} play
 * @param {boolean} compact
 */
function scene({ lit, mover, narrow }, compact) {
  const homes = { ...HOME, ...(narrow ? PHONE : compact ? COMPACT : {}) };
  return mover < 0 ? "" : ([...lit].map((on) => homes[on.split(":")[0]]).find(Boolean) ?? "");
}

/**
 * The tab shown: that of the move being shown, or the one a decision needs, unless another was opened for this
 * decision.
 * @param {Play} play
 * @param {boolean} compact
 * @returns {[string, (tab: string) => void, Record<string, number>]}
 */
function useTab(play, compact) {
  const found = waiting(play, compact);
  const tabs = tabsOf(play, compact);
  const need = Object.keys(found).sort((a, b) => found[b] - found[a])[0] ?? "";
  const [picked, setPicked] = useState({ tab: "actions", need: "" });
  const last = useRef("actions");
  const wanted = picked.need === need ? (need === "" ? last.current : picked.tab) : need || last.current;
  const told = scene(play, compact);
  const tab = tabs.includes(told) ? told : tabs.includes(wanted) ? wanted : tabs[0];
  if (!told) last.current = tab;
  return [
    tab,
    (next) => {
      last.current = next;
      setPicked({ tab: next, need });
    },
    found,
  ];
}

/**
 * Whose lands are shown: a decision on the own boards brings them back, unless others were opened for this decision.
 * @param {Play} play
 * @param {number} own
 * @returns {[number, (seat: number) => void]}
 */
function useVisit({ choices, view, mover }, own) {
  const [visit, setVisit] = useState({ seat: own, need: "" });
  const places = [...choices.keys()].filter((on) => on.split(":")[1] === String(own) && on.split(":").length > 2);
  const need = places.length ? `${view.turn} ${view.prompt?.id} ${places[0]}` : "";
  const away = need && visit.need !== need;
  return [mover >= 0 ? mover : away ? own : visit.seat, (seat) => setVisit({ seat, need })];
}

/** How wide a rival's citizen lies beside the own hand. */
const TOLD = 134;
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

/**
 * How high the room for the board is, compared to its width; the drawing takes the same shape.
 * @returns {[any, number]}
 */
function useShape() {
  const ref = useRef(/** @type {any} */ (null));
  const [shape, setShape] = useState(MEDIUM.matches ? 1.08 : 0.88);
  useLayoutEffect(() => {
    const room = ref.current?.parentElement;
    if (!room) return undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth: w, clientHeight: h } = room;
      if (w > 16 && h > 16) setShape(Math.round(((h - 16) / (w - 16)) * 100) / 100);
    });
    watch.observe(room);
    return () => watch.disconnect();
  }, []);
  return [ref, Math.min(1.3, Math.max(0.8, shape))];
}

/**
 * @param {{tabs: string[], tab: string, found: Record<string, number>, w: number, rows?: number, h?: number,
 *   onTab: (tab: string) => void}} props
 */
function TabBar({ tabs, tab, found, w, rows = 1, h = 32, onTab }) {
  const { say } = usePlay();
  const across = Math.ceil(tabs.length / rows);
  const cw = (w + 4) / across;
  const size = Math.max(13, least());
  return html`<g
  class="tab-bar">
    ${tabs.map(
      (name, i) => html`<${Press} key=${name} on=${name === tab}
    label=${`${say(`board-tab-${name}`)}${found[name] ? `, ${say("ui-several", { count: found[name] })}` : ""}`}
    onPress=${() => onTab(name)} transform=${`translate(${(i % across) * cw} ${Math.floor(i / across) * (h + 6)})`}
    class="tab">
    <rect width=${cw - 4} height=${h} rx="10" />
    ${cw > 84 && html`<${Pic} name=${TABS[name]} x=${15} y=${h / 2} size=${16} />`}
    <${Lines} text=${say(`board-tab-${name}`)} x=${cw > 84 ? (cw + 20) / 2 : (cw - 4) / 2} y=${h / 2 + 0.5}
        size=${size} chars=${Math.max(8, Math.floor((cw - (cw > 84 ? 30 : 6)) / 6))} lines=${1} />
    ${
      found[name] > 0 &&
      html`<g
    class="count"><circle cx=${cw - 9} cy="3" r="10" />
      <text x=${cw - 9} y="3.5" text-anchor="middle" dominant-baseline="central" font-size=${least()}>${found[name]}
      </text></g>`
    }<//>`,
    )}</g>`;
}

/** Whose territory is shown. @param {{seat: number, w: number, onSeat: (seat: number) => void}} props */
function Switch({ seat, w, onSeat }) {
  const { view, say, seats } = usePlay();
  const cw = Math.min(112, (w + 4) / view.board.heirs.length);
  const chars = Math.floor((cw - 36) / 6.1);
  return html`<g
  class="switch">
    ${view.board.heirs.map(
      (/** @type {any} */ heir, /** @type {number} */ s) => html`<${Press} key=${s}
    on=${s === seat} label=${say("board-lands-of", { name: seats[s]?.name ?? "" })} onPress=${() => onSeat(s)}
    transform=${`translate(${s * cw} 0)`} class=${heir.passed ? "passed" : ""}>
    <rect width=${cw - 4} height="28" rx="14" />
    <${SeatPiece} seat=${s} x=${chars > 3 ? 16 : (cw - 4) / 2} y=${14} r=${10.5} />
    ${
      chars > 3 &&
      html`<${Lines} text=${(seats[s]?.name ?? "").slice(0, chars)} x=${31} y=${14.5} size=${13}
    chars=${chars} lines=${1} anchor="start" />`
    }
    ${
      view.board.start === s &&
      html`<g
    class="starts"><circle cx=${chars > 3 ? 26 : (cw - 4) / 2 + 12} cy="4" r="7.5" />
      <${Pic} name="crown" x=${chars > 3 ? 26 : (cw - 4) / 2 + 12} y=${4} size=${11} /></g>`
    }<//>`,
    )}</g>`;
}

/** Round and phase: five rounds, the present one marked. @param {{x: number}} props */
function Now({ x }) {
  const { view, say } = usePlay();
  const { rounds, phase } = view.board;
  return html`<g class="rounds" role="img"
  aria-label=${`${say("round-of", { round: view.round, rounds })}, ${say(`step-${phase}`)}`}>
    ${[...Array(rounds).keys()].map(
      (i) => html`<g key=${i}
    class=${cls("round-pip", i + 1 === view.round && "here", i + 1 < view.round && "past")}>
      <circle cx=${x - 9 - (rounds - 1 - i) * 20} cy="6" r="9" />
      <text x=${x - 9 - (rounds - 1 - i) * 20} y="6.5" text-anchor="middle" dominant-baseline="central"
          font-size=${least()}>${i + 1}</text></g>`,
    )}
    <text class="small" x=${x} y="24" text-anchor="end" dominant-baseline="central"
        font-size="12.5">${say(`step-${phase}`)}</text></g>`;
}

/** Stock with incomes, gems, discs, wonders and points. @param {{heir: any, seat: number, w: number}} props */
function Stock({ heir, seat, w }) {
  const { say, view } = usePlay();
  const mine = seat === view.you;
  const tight = w < 420;
  const cw = (w + 4) * (tight ? 0.14 : 0.125);
  const gem = (w + 4) * (tight ? 0.09 : 0.125);
  const rest = 4 * cw + 2 * gem;
  const pic = tight ? 16 : 19;
  const from = tight ? pic + 2 : 26;
  const half = (w - rest) / 2;
  return html`<g class="stock">
    ${["gold", "wheat", "wood", "iron"].map(
      (name, i) => html`<g key=${name} transform=${`translate(${i * cw} 0)`}>
      <${Target} on=${`res:${seat}:${name}`} label=${`${say(`res-${name}`)} ${heir.resources[name]}`}
          class="good"><title>${`${say(`res-${name}`)} ${heir.resources[name]}`}</title>
        <rect class="leaf" width=${cw - 4} height="30" rx="8" />
        <${Pic} name=${name} x=${tight ? 11 : 15} y=${15} size=${pic} />
        <text x=${(cw - 4 + from) / 2} y="15.5" text-anchor="middle" dominant-baseline="central"
            font-size=${Math.max(
              least(),
              Math.min(18, (cw - 6 - from) / (String(heir.resources[name]).length * 0.58)),
            )}>
                ${heir.resources[name]}</text><rect class="halo" width=${cw - 4} height="30" rx="8" /><//>
      <${Target} on=${`income:${seat}:${name}`}
          label=${`${say("step-income")}: ${say(`res-${name}`)} ${heir.income[name]}`} class="gets"
          transform="translate(0 32)"><title>${`${say("step-income")}: ${say(`res-${name}`)} ${heir.income[name]}`}
            </title>
        <rect class="leaf" width=${cw - 4} height="20" rx="7" />
        <${Pic} name="up" x=${tight ? 11 : 15} y=${10} size=${11} />
        <text x=${(cw - 4 + from) / 2} y="10.5" text-anchor="middle" dominant-baseline="central"
            font-size="13">${heir.income[name]}</text><rect class="halo" width=${cw - 4} height="20" rx="7" /><//>
        </g>`,
    )}
    ${[
      ["diamonds", "diamond", heir.resources.diamond],
      ["disc", "disc", heir.resources.disc],
    ].map(
      ([on, name, n], i) => html`<${Target} key=${on} on=${`${on}:${seat}`} label=${`${say(`res-${name}`)} ${n}`}
          transform=${`translate(${4 * cw + i * gem} 0)`} class="good"
          why=${mine ? { do: on === "disc" ? "disc" : "diamond" } : undefined}>
      <rect class="leaf" width=${gem - 4} height="52" rx="8" />
      <${Pic} name=${name} x=${(gem - 4) / 2} y=${17} size=${20} />
      <text x=${(gem - 4) / 2} y="39" text-anchor="middle" dominant-baseline="central" font-size="17">${n}</text>
      <rect class="halo" width=${gem - 4} height="52" rx="8" /><//>`,
    )}
    <g transform=${`translate(${rest} 0)`} class="tally" role="img"
        aria-label=${say("board-points", {
          vp: heir.points.vp,
          cp: heir.points.cp,
          ip: heir.points.ip,
          wonder: heir.wonder,
        })}>
            <title>
              ${say("board-points", {
                vp: heir.points.vp,
                cp: heir.points.cp,
                ip: heir.points.ip,
                wonder: heir.wonder,
              })}</title><rect class="leaf" width=${w - rest} height="52" rx="8" />
      ${[
        ["vp", heir.points.vp],
        ["cp", heir.points.cp],
        ["ip", heir.points.ip],
        ["wonder", heir.wonder],
      ].map(
        ([name, n], i) =>
          html`<g key=${name}
          aria-hidden="true">
            <${Pic} name=${name} x=${14 + (i % 2) * half} y=${15 + Math.floor(i / 2) * 23} size=${15} />
            <text x=${25 + (i % 2) * half} y=${15.5 + Math.floor(i / 2) * 23} dominant-baseline="central"
                font-size="14.5">${n}</text></g>`,
      )}</g>
  </g>`;
}

/**
 * Choices without a place of their own: the next part of a chain, an option, a mix to pay, stopping, passing.
 * @param {{w: number, h: number}} props
 */
function Next({ w, h }) {
  const { view, say } = usePlay();
  const free = (view.choices ?? []).filter((/** @type {any} */ choice) => choice.on === "");
  /** @param {any} choice */
  const first = (choice) => ["part", "option", "basics", "replace", "pay", "bonus"].includes(choice.do.do);
  const shown = [...free.filter(first), ...free.filter((/** @type {any} */ choice) => !first(choice))].slice(0, 16);
  if (!shown.length) return null;
  const rows = shown.length > 5 ? 2 : 1;
  const across = Math.max(Math.ceil(shown.length / rows), 2);
  const cw = (w + 4) / across;
  const high = rows > 1 ? h / 2 - 1 : h;
  return html`<g class="next">${shown.map((/** @type {any} */ choice, /** @type {number} */ i) => {
    const drawn = groups(choice.say.args?.effect ?? (choice.do.do === "basics" ? choice.say.args?.cost : null));
    const text = choice.do.do === "replace" ? String(choice.do.n ?? say(choice.say)) : say(choice.say);
    return html`<${Target} key=${choice.id} on=${`button:${choice.id}`} offers=${[choice]} label=${say(choice.say)}
    transform=${`translate(${(i % across) * cw} ${Math.floor(i / across) * (high + 2)})`}
    class=${cls("do", first(choice) && "chain")}>
      <rect class="leaf" width=${cw - 4} height=${high} rx=${high / 2} />
      ${
        drawn.length
          ? html`<${Tokens} of=${drawn} x=${(cw - 4) / 2} y=${high / 2} w=${cw - 12} h=${high}
      size=${15} />`
          : html`<${Lines} text=${text} x=${(cw - 4) / 2} y=${high / 2} size=${13}
      chars=${Math.max(10, Math.floor((cw - 16) / 5.9))} lines=${rows > 1 ? 1 : 2} />`
      }
      <rect class="halo" width=${cw - 4} height=${high} rx=${high / 2} /><//>`;
  })}</g>`;
}

/** A field of bare hexes until a map is chosen. @param {{w: number}} props */
function Bare({ w }) {
  const s = w / 8 / Math.sqrt(3);
  return html`<g class="bare"
  aria-hidden="true">
    ${[...Array(7).keys()].map((r) =>
      [...Array(r % 2 ? 8 : 7).keys()].map(
        (c) => html`<polygon key=${`${r}-${c}`}
    points=${hexagon(s - 2)} class=${["t-wheat", "t-forest", "t-sea", "t-special", "t-mine"][(r * 3 + c * 2) % 5]}
    transform=${`translate(${c * (w / 8) + (r % 2 ? w / 16 : w / 8)} ${(r * 1.5 + 1) * s})`} />`,
      ),
    )}</g>`;
}

/**
 * Cards in front of an heir, and cards to pick that lie in no hand.
 * @param {{heir: any, w: number, h: number}} props
 */
function Citizens({ heir, w, h }) {
  const { choices, say, view } = usePlay();
  const hand = new Set(view.board.holding.map((/** @type {any} */ card) => card.id));
  const pick = [...choices.keys()]
    .filter((on) => on.startsWith("card:") && !hand.has(on.slice(5)))
    .map((on) => ({ id: on.slice(5) }));
  const packet = view.board.packet
    .filter((/** @type {string} */ id) => !pick.some((card) => card.id === id))
    .map((/** @type {string} */ id) => ({ id }));
  if (pick.length || packet.length)
    return html`<g>
      <text class="caption" x="0" y="14" font-size="15">${say(view.prompt)}</text>
      <g transform="translate(0 24)"><${Cards} cards=${[...pick, ...packet]} w=${w + 6} h=${h - 30} /></g></g>`;
  const columns = Object.values(heir.columns)
    .flat()
    .map((id) => ({ id: String(id) }));
  const front = heir.front.map((/** @type {string} */ id) => ({ id }));
  const room = columns.length > 4 ? 280 : columns.length ? 176 : 24;
  const owned = Object.entries(heir.badges).filter(([, n]) => Number(n) > 0);
  return html`<g class="citizens">
    <text class="caption" x="0" y="14" font-size="15">${say("board-badges")}</text>
    ${Object.keys(heir.badges).map(
      (badge, i) => html`<g key=${badge}
    class=${cls("badge", !owned.some(([b]) => b === badge) && "none")}
    transform=${`translate(${i * (w / 6)} 22)`}><circle cx="15" cy="18" r="14" />
      <${Pic} name=${badge} x=${15} y=${18} size=${20} />
      <text x="34" y="18.5" dominant-baseline="central" font-size="16">${heir.badges[badge]}</text></g>`,
    )}
    <text class="caption" x="0" y="84" font-size="15">${say("board-automated")}</text>
    ${
      columns.length
        ? html`<g
    transform="translate(0 92)"><${Cards} cards=${columns} w=${w + 6} h=${room} quiet=${true} />
    </g>`
        : html`<text class="small" x="0" y="106" font-size="13">${say("board-none")}</text>`
    }
    <g transform=${`translate(0 ${92 + room})`}><text class="caption" x="0" y="16" font-size="15">${say("board-front")}
      </text>
      ${
        front.length
          ? html`<g
      transform="translate(0 26)"><${Cards} cards=${front} w=${w + 6} h=${h - room - 122} quiet=${true} />
      </g>`
          : html`<text class="small" x="0" y="38" font-size="13">${say("board-none")}</text>`
      }</g></g>`;
}

/** Who a seat plays, in its panel. @param {{seat: number, view: any}} props */
export function SeatArea({ seat, view }) {
  const { say } = usePlay();
  const heir = view.board.heirs[seat];
  if (!heir.character) return null;
  return html`<div
  class="heir-line"><b>${say(`char-${heir.character}`)}</b>
    ${heir.passed && html`<span class="done">${say("board-passed")}</span>`}
    ${heir.map && html`<span>${say(`map-${heir.map}`)}</span>`}</div>`;
}

/** @param {Play} play */
export default function Board(play) {
  const { view, say, narrow, me, choices, catalogue } = play;
  const { board } = view;
  const compact = useCompact();
  const own = Math.max(0, me);
  const [seat, setShown] = useVisit(play, own);
  const [tab, setTab, found] = useTab(play, compact);
  const [ref, shape] = useShape();
  const heir = board.heirs[seat];
  const mine = board.heirs[own];
  const choosing = board.phase === "characters";
  const small = narrow || compact;
  const w = narrow ? 404 : compact ? 332 : 436;
  const left = narrow ? 404 : compact ? 318 : 500;
  const all = left + w + 14;
  const high = narrow ? 0 : Math.round((all + 8) * shape);
  const tabs = tabsOf(play, compact);
  const told = citizensTold(play);
  /** @param {number} next */
  const visit = (next) => {
    setShown(next);
    setTab("heir");
  };
  /** The panel of a tab in a width, and how high it is. @param {number} room @returns {[any, number]} */
  const panelOf = (room) => {
    if (tab === "actions")
      return choosing
        ? [
            html`<${Setup} w=${room}
    h=${high ? high - 56 : 0} />`,
            setupHeight(room, choices, board, catalogue),
          ]
        : [
            html`<${Actions} w=${room}
    seat=${own} milestones=${!small} />`,
            actionsHeight(board, own, room, !small),
          ];
    if (tab === "heir" || tab === "tracks") {
      const part = tab === "tracks" ? "tracks" : small ? "boards" : "all";
      return heir.character
        ? [
            html`<${Estate} seat=${seat} w=${room}
      part=${part} />`,
            estateHeight(room, part),
          ]
        : [
            html`<text class="small" x="0" y="16"
      font-size="14">${say("board-none")}</text>`,
            40,
          ];
    }
    if (tab === "tiles") return [html`<${Tiles} w=${room} milestones=${small} />`, tilesHeight(board, room, small)];
    if (tab === "citizens")
      return [
        html`<${Citizens} heir=${heir} w=${room}
    h=${high ? high - 52 : 740} />`,
        high ? high - 52 : 740,
      ];
    if (tab === "mio") return [html`<${Mio} w=${room} />`, MIO_HEIGHT];
    return [html`<${Rivals} w=${room} onSeat=${visit} />`, rivalsHeight(room, board.heirs.length)];
  };
  const top = board.mio
    ? html`<${Goal} w=${left - 124} h=${30} />`
    : html`<${Switch} seat=${seat} w=${left - 124}
  onSeat=${setShown} />`;
  const map = heir.map ? html`<${Territory} heir=${heir} seat=${seat} w=${left} />` : html`<${Bare} w=${left} />`;
  const skills = mine.skills.length ? 48 : 0;
  if (narrow) {
    const buttons = (view.choices ?? []).some((/** @type {any} */ choice) => choice.on === "") ? 46 : 0;
    const queue = board.cascade.length || board.outcome ? queueHeight(2) : queueShown(board) ? 42 : 0;
    const switches = board.heirs.length > 1 ? 34 : 4;
    const bar = 36 + 58 + GAUGES + queue + buttons;
    const body = bar + 2 * 44 + 6;
    const cards = board.holding.length ? cardsHeight(board.holding.length, w + 6) : 24;
    const [panel, tall] =
      tab === "map"
        ? [
            html`<g>
        ${board.heirs.length > 1 && html`<${Switch} seat=${seat} w=${w} onSeat=${setShown} />`}
        <g transform=${`translate(0 ${switches})`}>${map}</g></g>`,
            switches + mapHeight(w),
          ]
        : tab === "hand"
          ? [
              html`<g>${skills > 0 && html`<${OwnSkills} heir=${mine} seat=${own} w=${w} />`}
          <g transform=${`translate(0 ${skills})`}>
            ${
              told.length
                ? html`<${Cards} cards=${told} w=${w + 6} quiet=${true} />`
                : board.holding.length
                  ? html`<${Cards} cards=${board.holding} w=${w + 6} />`
                  : html`<text class="small"
            x="0" y="16" font-size="14">${say("board-none")}</text>`
            }</g></g>`,
              skills + cards,
            ]
          : panelOf(w);
    return html`<svg ref=${ref} class="sweetlands" viewBox=${`0 0 420 ${body + tall + 16}`} role="group"
    aria-label=${say("game-name")}><g transform="translate(8 10)">
      ${
        board.mio
          ? html`<${Goal} w=${w - 124} h=${28} />`
          : html`<text class="caption" x="0" y="8"
      dominant-baseline="central" font-size="15">${say("board-lands-now", { name: play.seats[seat]?.name ?? "" })}
      </text>`
      }<${Now} x=${w} />
      <g transform="translate(0 36)"><${Stock} heir=${heir} seat=${seat} w=${w} /></g>
      <g transform="translate(0 94)"><${Gauges} heir=${heir} w=${w} /></g>
      <g transform=${`translate(0 ${96 + GAUGES})`}><${Queue} w=${w} lines=${2} /></g>
      ${buttons > 0 && html`<g transform=${`translate(0 ${bar - 46})`}><${Next} w=${w} h=${40} /></g>`}
      <g transform=${`translate(0 ${bar + 6})`}>
        <${TabBar} tabs=${tabs} tab=${tab} found=${found} w=${w} rows=${2} h=${38} onTab=${setTab} /></g>
      <g transform=${`translate(0 ${body})`}>${panel}</g></g></svg>`;
  }
  const wide = choosing && tab === "actions";
  const [panel, tall] = panelOf(wide ? all : w);
  const scale = Math.min(1, (high - 52) / tall);
  const low = 36 + mapHeight(left) + 4 + queueHeight(2);
  const rest = low + 58 + GAUGES + 42;
  return html`<svg ref=${ref} class="sweetlands" viewBox=${`0 0 ${all + 8} ${high}`} role="group"
  aria-label=${say("game-name")} preserveAspectRatio="xMidYMid meet">
    <g transform="translate(4 6)">${top}<${Now} x=${left} />
    ${
      !wide &&
      html`<g>
      <g transform="translate(0 36)">${map}</g>
      <g transform=${`translate(0 ${low - queueHeight(2) + 2})`}><${Queue} w=${left} lines=${2} /></g>
      <g transform=${`translate(0 ${low})`}><${Stock} heir=${heir} seat=${seat} w=${left} /></g>
      <g transform=${`translate(0 ${low + 56})`}><${Gauges} heir=${heir} w=${left} /></g>
      <g transform=${`translate(0 ${low + 58 + GAUGES})`}><${Next} w=${left} h=${36} /></g>
      ${
        skills > 0 &&
        html`<g transform=${`translate(0 ${rest})`}><${OwnSkills} heir=${mine} seat=${own} w=${left} />
          </g>`
      }
      <g transform=${`translate(0 ${rest + skills})`}>
        ${
          told.length > 0 &&
          html`<${Cards} cards=${told} w=${TOLD * told.length} h=${high - 10 - rest - skills} quiet=${true} />`
        }
        <g transform=${`translate(${TOLD * told.length} 0)`}>
          <${Cards} cards=${board.holding} w=${left + 6 - TOLD * told.length}
            h=${high - 10 - rest - skills} /></g></g></g>`
    }</g>
    <g transform=${`translate(${left + 18} 8)`}>
      <${TabBar} tabs=${tabs} tab=${tab} found=${found} w=${w} onTab=${setTab} /></g>
    <g transform=${wide ? "translate(4 48)" : `translate(${left + 18} 48) scale(${scale})`}>${panel}</g>
  </svg>`;
}

/** The signs on areas, cards and tracks, each with the word that names it. @type {[string, string][]} */
const SIGNS = [
  ...["gold", "wheat", "wood", "iron", "basic", "diamond", "disc", "card", "vp", "cp", "ip"].map(
    (name) => /** @type {[string, string]} */ ([`res-${name}`, name]),
  ),
  ...["tent", "house", "bldg", "lab", "store", "clock", "rabbit"].map(
    (name) => /** @type {[string, string]} */ ([`prop-${name}`, name]),
  ),
  ["track-food", "food"],
  ["track-land", "land"],
  ["track-road", "road"],
  ["track-auto", "gears"],
  ["marker-wagon", "wagon"],
  ["marker-locomotive", "locomotive"],
  ["step-income", "up"],
];

export function Legend() {
  const { say } = usePlay();
  const signs = SIGNS.map(([word, name]) => [html`<${Pic} name=${name} x=${17} y=${13} size=${22} />`, say(word)]);
  return html`<div class="sweetlands"><${Signs} wide=${34} signs=${signs} /></div>`;
}
