/** What a department does and what a donation counts, as signs; the legend says what each means. */
import { Glyph, Signs, html, usePlay } from "/static/kit.js";
import { TYPE_ICONS, wide } from "/games/carnegie/board/pieces.js";
import { ICONS } from "/games/carnegie/icons.js";

/** The picture of each sign. @type {Record<string, string>} */
const PICTURES = {
  mission: "train",
  goods: "save",
  move: "on",
  person: "person",
  build: "crane",
  research: "flask",
  gift: "heart",
  vp: "star",
  public: "bank",
  industry: "factory",
  housing: "house",
  commerce: "scales",
  railroad: "rail",
  ...TYPE_ICONS,
};

/**
 * What a department does: an employee who leaves on a mission stands first.
 * @param {string} id @param {Record<string, any>} figures   of its explanation
 * @param {import("/static/kit.js").Say} say
 * @returns {string[]}
 */
export function doings(id, figures, say) {
  const f = (/** @type {string} */ name) => `${figures[name] ?? ""}`;
  const money = (/** @type {string} */ name) => say("board-gain-money", { n: figures[name] ?? "" });
  /** @type {Record<string, string[]>} */
  const signs = {
    "training-and-partnerships": ["mission", money("away-money"), "/", f("away-moves"), "move"],
    recruiting: ["mission", "+", "person", "/", f("stay-moves"), "move"],
    "safety-and-quality": ["mission", f("away-pairs"), "vp", "/2", "person"],
    "new-lobby": ["person", "move", "+"],
    purchasing: ["mission", money("away-money"), "/", f("away-goods"), "goods"],
    sales: [f("most"), "goods", "→", money("stay-money")],
    logistics: [f("most"), "goods", "→", money("stay-money"), f("stay-vp"), "vp"],
    "property-management": ["build", "+", "person"],
    engineering: ["mission", "build"],
    "construction-outsourcing": [money("pay-money"), "→", "build"],
    "supply-chain": [money("pay-money"), "→", "goods", `×${f("most")}`],
    communications: ["gift", money("step")],
    "advanced-research": ["mission", f("away-research"), "research"],
    "advanced-design": ["person", "→", f("stay-research"), "research"],
    "charitable-giving": ["mission", "gift", "gift"],
    "telegraph-operators": ["railroad", `−${f("discount")}`, "research"],
    "human-resources": ["person", "→", f("stay-moves"), "move"],
    "commerce-finance": [money("stay-money"), "/", f("stay-goods"), "goods"],
    "strategic-planning": [f("with"), "/", f("without"), "goods", "→", "build"],
    construction: ["mission", "build"],
    research: ["person", "→", f("stay-research"), "research"],
  };
  return signs[id] ?? [];
}

/** What a donation counts points for; one gives points as they are. @type {Record<string, string[]>} */
const COUNTS = {
  E1: ["HR"],
  E2: ["MG"],
  E3: ["CO"],
  E4: ["RD"],
  E5: ["HR", "MG", "CO", "RD"],
  R1: ["public"],
  R2: ["industry"],
  R3: ["housing", "commerce"],
  R4: ["railroad"],
  R5: ["gift"],
  W1: [],
  W2: ["−", "goods"],
  W3: ["−money"],
  W4: ["−money", "goods"],
  W5: ["person"],
  H1: ["in-east"],
  H2: ["in-midwest"],
  H3: ["in-south"],
  H4: ["in-west"],
  H5: ["in-small"],
};

/**
 * The signs of a donation cell: the points, and for each of what.
 * @param {string} id @param {number} vp @param {string} money   what has to be spent, where money has
 */
export const counting = (id, vp, money) => {
  const counted = (COUNTS[id] ?? []).map((sign) => (sign === "−money" ? `−${money}` : sign));
  return [`${vp}★`, ...(counted.length === 0 || counted.length > 3 ? [] : ["/"]), ...counted];
};

/**
 * A disc on the land of a region, with its initial, or in a small city.
 * @param {{of: string, x: number, y: number, size: number}} props
 */
function DiscIn({ of, x, y, size }) {
  const { say } = usePlay();
  const r = size / 2;
  if (of === "small")
    return html`<g class="disc-in" transform=${`translate(${x} ${y})`}>
      <${Glyph} name="cottage" x=${-5} y=${-1} size=${size} /><circle cx=${r} cy=${r * 0.3} r=${r * 0.6} /></g>`;
  return html`<g class="disc-in" transform=${`translate(${x} ${y})`}>
    <rect class=${`land ${of}`} x=${-r - 6} y=${-r} width=${size + 12} height=${size} rx="3" />
    <circle cx=${-r * 0.55} r=${r * 0.6} />
    <text x=${r * 0.5 + 2} y="0.5" font-size="11.5" text-anchor="middle"
      dominant-baseline="central">${say(`region-${of}`).charAt(0)}</text></g>`;
}

/** No sign is set smaller. */
const LEAST = 9;

/**
 * A row of signs; it is set smaller where the room is less, the letters never.
 * @param {{items: string[], x: number, y: number, room: number, anchor?: "start" | "middle", size?: number}} props
 */
export function SignRow({ items: wished, x, y, room, anchor = "start", size = 14 }) {
  const sum = (/** @type {number[]} */ list) => list.reduce((all, one) => all + one, 0);
  /** @param {string[]} signs @param {number} of */
  const widthsOf = (signs, of) =>
    signs.map((item) => (PICTURES[item] ? of + 1 : item.startsWith("in-") ? of + 14 : wide(item, 11.5) + 2));
  // Where even small signs have no room, they do without strokes and gaps between them.
  const items =
    sum(widthsOf(wished, LEAST)) > room
      ? wished.filter((item) => item !== "/").map((item) => item.replace("\u00a0", ""))
      : wished;
  const widths = (/** @type {number} */ of) => widthsOf(items, of);
  const over = sum(widths(size)) - room;
  const pictures = items.filter((item) => PICTURES[item] || item.startsWith("in-")).length;
  const fit = over > 0 && pictures > 0 ? Math.max(LEAST, size - over / pictures) : size;
  const across = widths(fit);
  const left = anchor === "start" ? x : x - sum(across) / 2;
  return html`<g class="sign-row">${items.map((item, i) => {
    const at = left + sum(across.slice(0, i)) + across[i] / 2;
    if (item.startsWith("in-")) return html`<${DiscIn} key=${i} of=${item.slice(3)} x=${at} y=${y} size=${fit} />`;
    return PICTURES[item]
      ? html`<${Glyph} key=${i} name=${PICTURES[item]} set=${ICONS} x=${at} y=${y} size=${fit} class=${`is-${item}`} />`
      : html`<text key=${i} x=${at} y=${y + 0.5} font-size="11.5" text-anchor="middle"
          dominant-baseline="central">${item}</text>`;
  })}</g>`;
}

/** @type {[string, string[]][]} */
const LEGEND = [
  ["sign-mission", ["mission"]],
  ["sign-person", ["person"]],
  ["sign-move", ["move"]],
  ["sign-goods", ["goods"]],
  ["sign-vp", ["vp"]],
  ["sign-research", ["research"]],
  ["sign-build", ["build"]],
  ["sign-gift", ["gift"]],
  ["sign-or", ["money 4", "/", "3", "move"]],
  ["sign-pay", ["money 3", "→", "build"]],
  ["type-HR", ["HR"]],
  ["type-MG", ["MG"]],
  ["type-CO", ["CO"]],
  ["type-RD", ["RD"]],
  ["project-housing", ["housing"]],
  ["project-commerce", ["commerce"]],
  ["project-industry", ["industry"]],
  ["project-public", ["public"]],
  ["sign-railroad", ["railroad"]],
  ["sign-spent", ["2★", "/", "−", "goods"]],
  ["sign-disc-in", ["in-west", "in-midwest", "in-south", "in-east"]],
  ["sign-disc-small", ["in-small"]],
];

export function Legend() {
  const { say } = usePlay();
  /** @param {string} item */
  const sum = (item) => (item.startsWith("money ") ? say("board-gain-money", { n: Number(item.slice(6)) }) : item);
  const signs = LEGEND.map(([word, items]) => [
    html`<${SignRow} items=${items.map(sum)} x=${35} y=${13} room=${70} anchor="middle" size=${18} />`,
    say(word),
  ]);
  return html`<div class="carnegie"><${Signs} wide=${70} signs=${signs} /></div>`;
}
