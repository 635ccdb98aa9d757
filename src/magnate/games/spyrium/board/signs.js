/** Small signs: crystals, points, coins, tokens, rows of them, pieces packed into a box. */
import { Glyph, html } from "/static/kit.js";
import { ICONS } from "/games/spyrium/icons.js";

/** The picture of a card: its id without era and step. @param {string} id */
export function picture(id) {
  const word = id
    .replace(/^[A-C]_/, "")
    .replace(/_\d$/, "")
    .toLowerCase();
  /** @type {Record<string, string>} */
  const other = {
    univ: "university",
    t_automation: "automation",
    t_capital: "capital",
    t_crane: "crane",
    t_trade: "trade",
    t_engineering: "engineering",
    t_lobbying: "lobbying",
    t_taylorism: "taylorism",
  };
  return other[word] ?? word;
}

/** A crystal. @param {{x: number, y: number, s: number}} props */
function Crystal({ x, y, s }) {
  return html`<g class="crystal" transform=${`translate(${x} ${y}) scale(${s / 20})`}>
    <path d="M0-10L6-3L4 9L-4 9L-6-3Z" /><path class="shade" d="M0-10L6-3L4 9L0 1Z" />
    <path class="edge" d="M-6-3L0 1L6-3M0 1V9" /></g>`;
}

/** The outline of a star with six points. @param {number} r */
const star = (r) => {
  const spokes = [
    [0, -1],
    [0.3, -0.62],
    [0.87, -0.5],
    [0.76, 0],
    [0.87, 0.5],
    [0.3, 0.62],
  ];
  const around = [...spokes, ...spokes.map(([x, y]) => [-x, -y])];
  return `M${around.map(([x, y]) => `${r * x} ${r * y}`).join("L")}Z`;
};

/** A laurel disc with points. @param {{x: number, y: number, r: number, n: number | string}} props */
export function Points({ x, y, r, n }) {
  return html`<g class="vp"
  transform=${`translate(${x} ${y})`}>
    <path
        d=${star(r)} />
    <text font-size=${r * 1.12} text-anchor="middle" dominant-baseline="central">${n}</text></g>`;
}

/** A coin with an amount. @param {{x: number, y: number, r: number, n: number | string}} props */
export function Coin({ x, y, r, n }) {
  return html`<g class="coin" transform=${`translate(${x} ${y})`}><circle r=${r} /><circle class="rim" r=${r * 0.82} />
    <text font-size=${r * 1.12} text-anchor="middle" dominant-baseline="central">£${n}</text></g>`;
}

/** The outline of an octagon. @param {number} r */
const octagon = (r) => {
  const c = r * 0.42;
  return `M${-c} ${-r}H${c}L${r} ${-c}V${c}L${c} ${r}H${-c}L${-r} ${c}V${-c}Z`;
};

/** A numbered token. @param {{x: number, y: number, r: number, n: number | string}} props */
export function Token({ x, y, r, n }) {
  return html`<g class="token"
  transform=${`translate(${x} ${y})`}>
    <path
        d=${octagon(r)} />
    <text font-size=${r * 1.25} text-anchor="middle" dominant-baseline="central">${n}</text></g>`;
}

/** An arrow to the right. @param {number} x @param {number} y @param {number} size */
const arrow = (x, y, size) => {
  const tip = [size * 0.26, size * 0.24];
  return `M${x - size * 0.36} ${y}h${size * 0.56}m${-tip[0]} ${-tip[1]}l${tip[0]} ${tip[1]}l${-tip[0]} ${tip[1]}`;
};

/** Signs that are a picture: its name and its size in heights of the row. @type {Record<string, [string, number]>} */
const PICTURES = {
  worker: ["worker", 1.05],
  residence: ["residence", 1.15],
  mine: ["mine", 1.15],
  building: ["workshop", 1.15],
  factory: ["factory", 1.1],
  again: ["event-reuse", 1.1],
};

/** How wide a sign is, in heights of its row. @param {any} item */
const share = (item) => {
  if (item === "token") return 1.5;
  if (item.vp !== undefined) return 1.6;
  if (item.money !== undefined) return 1.8;
  if ("/+×−".includes(item)) return 0.62;
  return typeof item === "string" && /^[\d£]/.test(item) ? 0.62 * item.length : 1.1;
};

/**
 * A row of signs, centred in a width: what an effect takes and gives.
 * @param {{items: any[], x: number, y: number, size?: number, room?: number}} props
 */
export function Row({ items, x, y, size: wanted = 19, room = 150 }) {
  const shares = items.map(share);
  const size = Math.min(wanted, room / shares.reduce((sum, part) => sum + part, 0));
  const widths = shares.map((part) => part * size);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return html`<g class="row">${items.map((item, i) => {
    const at = x - whole / 2 + widths.slice(0, i).reduce((sum, width) => sum + width, 0) + widths[i] / 2;
    if (item === ">")
      return html`<path key=${i} class="arrow"
    d=${arrow(at, y, size)} />`;
    if (PICTURES[item]) {
      const [name, high] = PICTURES[item];
      return html`<${Glyph} key=${i} name=${name} set=${ICONS} x=${at} y=${y} size=${size * high} />`;
    }
    if (item === "nobody")
      return html`<g key=${i}><${Glyph} name="worker" set=${ICONS} x=${at} y=${y} size=${size * 1.05} />
        <path class="strike" d=${`M${at - size / 2} ${y + size / 2}L${at + size / 2} ${y - size / 2}`} /></g>`;
    if (item === "plot" || item === "gap")
      return html`<rect key=${i} class=${item} x=${at - size * 0.5} y=${y - size * (item === "gap" ? 0.3 : 0.45)}
      width=${size} height=${size * (item === "gap" ? 0.6 : 0.9)} rx=${item === "gap" ? size * 0.3 : 2} />`;
    if (item === "spyrium") return html`<${Crystal} key=${i} x=${at} y=${y} s=${size} />`;
    if (item === "token") return html`<${Token} key=${i} x=${at} y=${y} r=${size * 0.72} n="?" />`;
    if (item.vp !== undefined) return html`<${Points} key=${i} x=${at} y=${y} r=${size * 0.86} n=${item.vp} />`;
    if (item.money !== undefined) return html`<${Coin} key=${i} x=${at} y=${y} r=${size * 0.88} n=${item.money} />`;
    return html`<text key=${i} x=${at} y=${y} font-size=${size * 0.9} text-anchor="middle"
    dominant-baseline="central">${item}</text>`;
  })}</g>`;
}

/** "n of it" as signs: one is drawn alone, more with a number. @param {string} sign @param {number} n */
const many = (sign, n) => (n <= 0 ? [] : n === 1 ? [sign] : [String(n), sign]);

/** What a card gives when called or built. @param {any} card */
export function gift(card) {
  const { pays = 0, spyrium = 0, vp = 0, workers = 0, residence = 0 } = card.gives;
  const takes = [...many("spyrium", pays), ...(card.token === "pay_money" ? ["£", "token"] : [])];
  const gains = [
    ...(card.token === "gain_spyrium" ? ["token", "spyrium"] : []),
    ...(card.token === "gain_vp" ? ["token", { vp: "" }] : []),
    ...many("spyrium", spyrium),
    ...(vp ? [{ vp }] : []),
    ...many("worker", workers),
    ...(residence ? ["residence"] : []),
  ];
  return gains.length === 0 ? [] : takes.length ? [...takes, ">", ...gains] : gains;
}

/** What exploiting costs and gives. @param {any} effect */
export const yields = (effect) => [
  ...many("worker", effect.workers),
  ...many("spyrium", effect.pays),
  ">",
  ...many("spyrium", effect.spyrium),
  ...(effect.vp ? [{ vp: effect.vp }] : []),
];

/**
 * What a technique does, and below it what it counts for in the end.
 * @param {string} id @param {Record<string, any>} figures
 */
export function powers(id, { extra, unit, cap }) {
  /** @param {any[]} counted */
  const final = (...counted) => [{ vp: 1 }, "/", ...counted, `≤${cap}`];
  /** @type {Record<string, any[][]>} */
  const rows = {
    T_AUTOMATION: [["mine", ">", "nobody"], final("spyrium")],
    T_CAPITAL: [["worker", ">", "+", { money: extra }], final({ money: unit })],
    T_CRANE: [["plot", "−", { money: extra }], final("building")],
    T_TRADE: [[String(extra), "×", "token", "1–3"], final("token")],
    T_ENGINEERING: [
      ["factory", "worker", "+", { vp: extra }],
      ["factory", "×", "2", `≤${cap}`],
    ],
    T_LOBBYING: [
      ["worker", "worker", ">", { money: 0 }],
      ["residence", ">", { vp: "" }, `≤${cap}`],
    ],
    T_TAYLORISM: [["building", ">", "again"], final("worker")],
  };
  return rows[id] ?? [];
}

/** What an event takes and gives, one line for each way. @param {string} id @param {Record<string, any>} figures */
export function happens(id, { pays, pay1, gain1, pay2, gain2 }) {
  /** @type {Record<string, any[][]>} */
  const rows = {
    E_TOKEN: [["token", ">", { money: "" }, "/", "spyrium", "/", { vp: "" }]],
    E_RESIDENCE: [[...many("spyrium", pays), ">", "residence"]],
    E_BUY_VP: [
      [{ money: pay1 }, ">", { vp: gain1 }],
      [{ money: pay2 }, ">", { vp: gain2 }],
    ],
    E_SELL: [
      [...many("spyrium", pay1), ">", { money: gain1 }],
      [...many("spyrium", pay2), ">", { money: gain2 }],
    ],
    E_REUSE: [[{ money: pay1 }, ">", "building", "again"]],
    E_RECRUIT: [[{ money: 1 }, "/", "worker", ">", "+", "worker"]],
    E_LATE: [["worker", ">", "gap"]],
  };
  return rows[id] ?? [];
}

/** Pieces in rows that fit a box. @param {number} n @param {number} w @param {number} h @param {number} [most] */
export function packing(n, w, h, most = 13) {
  let r = most;
  for (; r > 5; r -= 1) if (Math.floor(w / (2 * r + 2)) * Math.floor(h / (2 * r + 2)) >= n) break;
  const cell = 2 * r + 2;
  const columns = Math.max(1, Math.min(n, Math.floor(w / cell)));
  const rows = Math.ceil(n / columns);
  return {
    r,
    at: (/** @type {number} */ i) => {
      const line = Math.floor(i / columns);
      const inLine = line === rows - 1 ? n - line * columns : columns;
      return [w / 2 + ((i % columns) - (inLine - 1) / 2) * cell, h / 2 + (line - (rows - 1) / 2) * cell];
    },
  };
}
