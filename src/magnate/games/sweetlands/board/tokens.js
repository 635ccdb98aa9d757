/**
 * The picture language: prices and effects as numbers and icons, read from the same messages that explain them in
 * words (the catalogue), so that what is drawn can never differ from what the rules do.
 */
import { Glyph, html } from "/static/kit.js";
import { ICONS } from "/games/sweetlands/icons.js";

/**
 * @typedef {{id: string, args?: Record<string, any>}} Message
 * @typedef {{text?: string, icon?: string}} Sign
 * @typedef {Sign[]} Group    signs that stay together on a line
 */

/** Icons that go by another name than the thing. @type {Record<string, string>} */
const OTHER = {
  gold: "coin",
  diamond: "gem",
  card: "card",
  vp: "star",
  cp: "village",
  ip: "factory",
  basic: "bag",
  city: "village",
  port: "anchor",
  auto: "gears",
  bonus: "gears",
  industry: "wagon",
  played: "person",
  prop: "property",
};

/** What is counted, as icons. @type {Record<string, string[]>} */
const COUNTED = {
  badge_S: ["shortbread"],
  badge_T: ["tart"],
  badge_R: ["tiramisu"],
  badge_B: ["brownie"],
  badge_M: ["macaron"],
  badge_G: ["wagashi"],
  badge_types: ["lollipop"],
  badge_max: ["lollipop"],
  land: ["land"],
  land_max: ["land"],
  land_types: ["land"],
  land_edge: ["land"],
  wheat_t: ["t-wheat"],
  forest_t: ["t-forest"],
  mine_t: ["t-mine"],
  sea_t: ["t-sea"],
  wheat_p: ["t-wheat"],
  forest_p: ["t-forest"],
  mine_p: ["t-mine"],
  sea_p: ["t-sea"],
  hand: ["card"],
  card_agriculture: ["played", "wheat"],
  card_forestry: ["played", "wood"],
  card_mining: ["played", "iron"],
  card_joker: ["played", "basic"],
  prop_wheat: ["property", "t-wheat"],
  prop_forest: ["property", "t-forest"],
  prop_mine: ["property", "t-mine"],
  prop_sea: ["property", "t-sea"],
  city_clock: ["city", "clock"],
  wheat_sea: ["t-wheat", "t-sea"],
  forest_mine: ["t-forest", "t-mine"],
  city_lab: ["city", "lab"],
  city_rabbit: ["city", "rabbit"],
  autoset: ["auto"],
  ip_pass: ["ip"],
  ip_symbols: ["ip"],
  ip_total: ["ip"],
  cp_total: ["cp"],
  pros_min: ["prosperity"],
  pros_max: ["prosperity"],
  inc_min: ["up", "basic"],
  inc_max: ["up", "basic"],
  inc_gold: ["up", "gold"],
  gold_held: ["gold"],
  dia: ["diamond"],
  industry_max: ["wagon"],
};

/** The terrain a property must stand on, as an icon. @param {{ id: string }} where */
const ground = (where) => icons([`t-${where.id.slice("terrain-on-".length)}`]);

/** What sets off a lasting ability. @type {Record<string, string[]>} */
const EVENTS = {
  play_card: ["played"],
  place_property: ["property"],
  place_rabbit: ["rabbit"],
  gain_bonus: ["bonus"],
  slot_diamond: ["diamond"],
};

/** @param {string[]} names @returns {Sign[]} */
const icons = (names) => names.map((icon) => ({ icon }));

/** @param {Message} message @returns {Sign[]} */
const counted = (message) => {
  const what = message.id.slice(message.id.indexOf("-") + 1);
  return icons(COUNTED[what] ?? [what]);
};

/** @param {Group[]} groups @returns {Sign[]} */
const flat = (groups) => groups.flat();

/** A number where it says something. @param {any} n @param {boolean} [always] @returns {Sign[]} */
const count = (n, always = false) => (n === undefined || (n === 1 && !always) ? [] : [{ text: String(n) }]);

/**
 * What a message of a price, a condition or an effect looks like, in groups.
 * @param {any} message
 * @returns {Group[]}
 */
export function groups(message) {
  if (!message?.id) return [];
  const { id, args = {} } = message;
  if (/^(list|and|then)-\d$/.test(id)) return Object.values(args).flatMap(groups);
  if (/^or-\d$/.test(id))
    return [Object.values(args).flatMap((part, i) => [...(i ? [{ text: "/" }] : []), ...flat(groups(part))])];
  if (id.startsWith("cost-")) {
    if (id === "cost-nothing") return [];
    if (id === "cost-brownie") return [...groups(args.cost), [{ text: "−" }, { icon: "brownie" }]];
    return [[{ text: String(args.n) }, { icon: id.slice(5) }]];
  }
  if (id.startsWith("need-")) return [[...count(args.n), ...counted(message)]];
  if (id.startsWith("do-gain-")) return [[{ text: String(args.n) }, { icon: id.slice(8) }]];
  if (id === "do-income-any") return [[{ icon: "up" }, { text: String(args.n) }, { icon: "basic" }]];
  if (id.startsWith("do-income-")) return [[{ icon: "up" }, { text: String(args.n) }, { icon: id.slice(10) }]];
  if (id.startsWith("do-prosperity-")) return [[{ text: String(args.n) }, { icon: `prosperity ${id.slice(14)}` }]];
  if (id.startsWith("do-bonus-")) return [[...count(args.n), { icon: `bonus ${id.slice(9)}` }]];
  if (id.startsWith("cascade-")) return queued(id, args);
  if (id.startsWith("mod-on-"))
    return [[...icons(EVENTS[id.slice(7)] ?? []), { text: "▸" }, ...flat(groups(args.get))]];
  if (id.startsWith("mod-area_units-")) return [[{ text: `+${args.n}` }, { icon: id.slice(15) }]];
  switch (id) {
    case "mod-area_cost":
      return [[{ text: "−" }, ...flat(groups(args.less))]];
    case "mod-property_wood":
      return [[{ icon: "property" }, { text: `−${args.n}` }, { icon: "wood" }]];
    case "do-nothing":
      return [];
    case "do-draw":
      return [[{ text: String(args.n) }, { icon: "draw" }]];
    case "do-discard":
      return [[{ text: `−${args.n}` }, { icon: "card" }]];
    case "do-property-free":
      return [[...count(args.n, true), { icon: "property" }, { text: "=0" }]];
    case "do-property-printed":
      return [[...count(args.n, true), { icon: "property" }]];
    case "do-property-free-on":
      return [[...count(args.n, true), { icon: "property" }, ...ground(args.where), { text: "=0" }]];
    case "do-property-printed-on":
      return [[...count(args.n, true), { icon: "property" }, ...ground(args.where)]];
    case "do-wood_discount":
      return [[{ text: `−${args.n}` }, { icon: "wood" }]];
    case "do-automate":
      return [
        [{ text: String(args.draw) }, { icon: "draw" }],
        [{ text: String(args.n) }, { icon: "auto" }],
      ];
    case "do-automate-hand":
      return [[{ text: String(args.n) }, { icon: "auto" }]];
    case "do-search":
    case "do-search-play":
    case "do-look":
      return [[{ icon: "eye" }, { text: String(args.n) }, { icon: "card" }]];
    case "do-copy-base":
      return [[{ text: "=" }, { icon: "disc" }]];
    case "do-copy-base-advanced":
      return [[{ text: "=" }, { icon: "disc" }, { icon: "disc" }]];
    case "do-city_rate":
      return [[{ icon: "up" }, { icon: "city" }]];
    case "do-wonder":
    case "do-locomotive":
      return [[{ icon: id.slice(3) }]];
    case "do-pay-once":
    case "do-pay-any":
      return [flat(groups(args.cost)), [{ text: "▸" }, ...flat(groups(args.get))]];
    case "do-mix":
      return groups(args.parts);
    case "do-per":
      return [[...flat(groups(args.get)), { text: args.each > 1 ? `/${args.each}` : "/" }, ...counted(args.count)]];
    case "do-if":
    case "do-tier":
      return [[...flat(groups(args.need)), { text: ":" }, ...flat(groups(args.get))]];
    case "do-tiers":
      return ladder(Object.values(args.steps.args)) ?? groups(args.steps);
    default:
      return id.startsWith("do-") ? [[{ text: String(args.n ?? "") }, { icon: id.slice(3) }]] : [];
  }
}

/** A step of the cascade in progress. @param {string} id @param {any} args @returns {Group[]} */
function queued(id, args) {
  /** @param {string} mark */
  const parted = (mark) => [
    Object.values(args.parts.args).flatMap((part, i) => [...(i ? [{ text: mark }] : []), ...flat(groups(part))]),
  ];
  switch (id) {
    case "cascade-any":
      return parted("+");
    case "cascade-one":
      return parted("/");
    case "cascade-card":
    case "cascade-printed":
      return groups(args.effect);
    case "cascade-automate":
      return [[{ icon: "auto" }, { text: "−" }, ...flat(groups(args.cost))]];
    case "cascade-column":
      return [[{ icon: "auto" }, { text: "?" }]];
    case "cascade-basics":
      return [[{ text: `−${args.n}` }, { icon: "basic" }]];
    case "cascade-slot":
      return [[{ text: `−${args.n}` }, { icon: "card" }]];
    case "cascade-price":
      return [[{ text: "−" }, ...flat(groups(args.cost))]];
    case "cascade-search":
      return [[{ icon: "eye" }, { text: String(args.n) }, { icon: "card" }]];
    case "cascade-present":
      return [[{ text: String(args.n) }, { icon: "played" }, { text: "=0" }]];
    case "cascade-special":
      return [[{ icon: "lollipop" }, { text: "?" }]];
    case "cascade-clock":
      return [[{ icon: "clock" }]];
    case "cascade-spot":
      return [[{ icon: "hourglass" }]];
    case "cascade-income":
      return [[{ icon: "up" }, { icon: "gold" }, { icon: "basic" }]];
    default:
      return [];
  }
}

/**
 * Steps of one condition and one reward, in two rows: so much of it, so much for it.
 * @param {any[]} steps
 * @returns {Group[] | null}
 */
function ladder(steps) {
  const [first] = steps;
  if (steps.some((step) => step.args.need?.id !== first.args.need?.id || step.args.get?.id !== first.args.get?.id))
    return null;
  /** @param {"need" | "get"} part */
  const row = (part) => steps.map((step) => step.args[part].args.n).join("·");
  return [
    [...counted(first.args.need), { text: row("need") }],
    [{ text: row("get") }, ...groups(first.args.get)[0].slice(-1)],
  ];
}

/** @param {Sign} sign @param {number} size */
const wide = (sign, size) => (sign.icon ? size * 1.16 : (sign.text ?? "").length * size * 0.56 + 1);

/** Signs for a narrow place: a single thing goes without its number. @param {any} of @returns {Group[]} */
export const lean = (of) =>
  (Array.isArray(of) ? of : groups(of)).map((/** @type {Group} */ group) =>
    group.filter((sign, i) => !(sign.text === "1" && group[i + 1]?.icon)),
  );

/** How wide signs in one line are. @param {Group[]} all @param {number} size */
export const breadth = (all, size) =>
  all.reduce((sum, group) => sum + group.reduce((s, sign) => s + wide(sign, size), 0), 0) +
  (all.length - 1) * size * 0.4;

const SMALL = window.matchMedia("(max-width: 1200px)");

/** The smallest letters that are still read with ease: a board on a small screen is drawn smaller. */
export const least = () => (SMALL.matches ? 12.5 : 12);

/** @param {{name: string, x: number, y: number, size: number}} props */
export function Pic({ name, x, y, size }) {
  const [what, tone] = name.split(" ");
  const plain = what.replace(/^t-/, "");
  return html`<${Glyph} class=${`pic p-${plain} ${tone ?? ""}`} name=${OTHER[plain] ?? plain} set=${ICONS} x=${x}
  y=${y} size=${size} fill="inherit" />`;
}

/**
 * Signs in lines, centred on x and y (or from x on), set smaller until they fit into w and h.
 * @param {{of: any, x: number, y: number, w: number, h?: number, size?: number, anchor?: "middle" | "start"}} props
 */
export function Tokens({ of, x, y, w, h = 1e3, size = 15, anchor = "middle" }) {
  /** @type {Group[]} */
  const all = Array.isArray(of) ? of : groups(of);
  // Pictures may get small where it must be, letters stay readable.
  const floor = all.some((group) => group.some((sign) => sign.text)) ? least() : 9;
  let scale = Math.max(size, floor);
  /** @type {Group[][]} */
  let lines = [];
  for (; scale >= floor; scale -= 0.5) {
    lines = [];
    let room = 0;
    for (const group of all) {
      const need = group.reduce((/** @type {number} */ sum, /** @type {Sign} */ sign) => sum + wide(sign, scale), 0);
      if (lines.length && room >= need + scale * 0.4) {
        lines[lines.length - 1].push(group);
        room -= need + scale * 0.4;
      } else {
        lines.push([group]);
        room = w - need;
      }
    }
    const widest = Math.max(
      0,
      ...all.map((group) =>
        group.reduce((/** @type {number} */ sum, /** @type {Sign} */ sign) => sum + wide(sign, scale), 0),
      ),
    );
    if (widest <= w && lines.length * scale * 1.28 <= h) break;
  }
  scale = Math.max(scale, floor);
  return html`<g class="tokens" aria-hidden="true">${lines.map((line, row) => {
    const total =
      line.reduce((sum, group) => sum + group.reduce((s, sign) => s + wide(sign, scale), 0), 0) +
      (line.length - 1) * scale * 0.4;
    let at = anchor === "middle" ? x - total / 2 : x;
    const level = y + (row - (lines.length - 1) / 2) * scale * 1.28;
    return line.map((group, i) => {
      if (i) at += scale * 0.4;
      return group.map((sign, k) => {
        const width = wide(sign, scale);
        const left = at;
        at += width;
        return sign.icon
          ? html`<${Pic} key=${`${row}-${i}-${k}`} name=${sign.icon} x=${left + width / 2} y=${level}
              size=${scale * 1.1} />`
          : html`<text key=${`${row}-${i}-${k}`} x=${left} y=${level + 0.5} font-size=${scale}
          dominant-baseline="central">${sign.text}</text>`;
      });
    });
  })}</g>`;
}

/**
 * Text from x on in as many lines as the room has, set smaller down to a readable size, then cut short.
 * @param {{text: string, x: number, y: number, w: number, h: number, size?: number, class?: string}} props
 */
export function Words({ text, x, y, w, h, size = 13, class: extra }) {
  /** @type {string[]} */
  let rows = [];
  let scale = size;
  const floor = least();
  for (; scale >= floor; scale -= 0.5) {
    const chars = Math.floor(w / (scale * 0.47));
    rows = [];
    for (const word of text.split(" ")) {
      const last = rows[rows.length - 1];
      if (last !== undefined && (last + " " + word).length <= chars) rows[rows.length - 1] = `${last} ${word}`;
      else rows.push(word);
    }
    if (rows.length * scale * 1.1 <= h) break;
  }
  scale = Math.max(floor, scale);
  const fit = Math.max(1, Math.floor(h / (scale * 1.1)));
  if (rows.length > fit) rows = [...rows.slice(0, fit - 1), `${rows[fit - 1].slice(0, -2)}…`];
  return html`<text class=${extra} x=${x}
  font-size=${scale}>
    ${rows.map(
      (row, i) => html`<tspan key=${i} x=${x} y=${y + (i - (rows.length - 1) / 2) * scale * 1.1}
    dominant-baseline="central">${row}</tspan>`,
    )}</text>`;
}
