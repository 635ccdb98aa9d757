/** Citizens: the card itself, a grid of cards, the automation columns. */
import { Lines, Target, cls, html, usePlay } from "/static/kit.js";
import { Pic, Tokens, groups } from "/games/sweetlands/tokens.js";

/** Badges of a card, one name for each. @param {any} message @returns {string[]} */
const badges = (message) => (!message?.id ? [] : message.id === "badge-n"
  ? Array(message.args.n).fill(message.args.badge.replace("@badge-", ""))
  : Object.values(message.args).flatMap(badges));

/**
 * A citizen: price and badges on top, its effect in the middle, below the industry that may automate it.
 * @param {{id: string, w: number, h: number, x?: number, y?: number, gold?: number, quiet?: boolean}} props
 */
export function Citizen({ id, w, h, x = 0, y = 0, gold, quiet = false }) {
  const { catalogue, say } = usePlay();
  const { args, id: kind } = /** @type {any} */ (catalogue[`card-${id}`].say);
  const column = args.column?.replace("@column-", "") ?? (kind === "help-citizen-pass" ? "pass" : "none");
  const price = groups(args.cost).map((group) => (gold !== undefined && group[1]?.icon === "gold" ? [{ text: String(gold) }, group[1]] : group));
  const signs = badges(args.badges);
  const band = h * 0.3;
  return html`<${Target} on=${quiet ? `shown:${id}` : `card:${id}`} about=${`card-${id}`} label=${say(`card-${id}`)} why=${quiet ? undefined : { do: "play", card: id }} class=${cls("citizen", `c-${column}`)} transform=${`translate(${x} ${y})`}>
    <rect class="leaf" width=${w} height=${h} rx="8" />
    <path class="band" d=${`M0 ${h - band}H${w}V${h - 8}a8 8 0 0 1 -8 8H8a8 8 0 0 1 -8 -8Z`} />
    <${Tokens} of=${price} x=${6} y=${13} w=${w - 12 - signs.length * 17} h=${22} size=${14} anchor="start" />
    ${signs.map((badge, i) => html`<g key=${i} class="badge"><circle cx=${w - 13 - i * 17} cy="13" r="8.5" /><${Pic} name=${badge} x=${w - 13 - i * 17} y=${13} size=${12} /></g>`)}
    <${Lines} text=${say(`card-${id}`)} x=${w / 2} y=${h * 0.29} size=${13} chars=${Math.floor(w / 6.4)} lines=${2} class="card-name" />
    <${Tokens} of=${args.effect} x=${w / 2} y=${h * 0.54} w=${w - 10} h=${h * 0.28} size=${16} />
    ${column === "pass" ? html`<${Pic} name="flag" x=${w / 2} y=${h - band / 2} size=${15} />`
      : column === "none" ? html`<text class="dash" x=${w / 2} y=${h - band / 2} text-anchor="middle" dominant-baseline="central" font-size="13">–</text>`
      : html`<${Pic} name=${`bonus ${column}`} x=${14} y=${h - band / 2} size=${16} /><${Tokens} of=${args.automation} x=${(w + 22) / 2} y=${h - band / 2} w=${w - 32} h=${band - 4} size=${14} />`}
    <rect class="halo" width=${w} height=${h} rx="8" /><//>`;
}

/** How high rows of cards get where height is free. @param {number} n @param {number} w */
export const cardsHeight = (n, w) => Math.ceil(n / Math.max(1, Math.round(w / 116))) * (w / Math.max(1, Math.round(w / 116))) * 1.5;

/**
 * Cards in rows, as large as the room allows.
 * @param {{cards: {id: string, gold?: number}[], w: number, h: number, most?: number, quiet?: boolean}} props
 */
export function Cards({ cards, w, h, most = 116, quiet = false }) {
  let across = Math.max(1, Math.round(w / most));
  while (Math.ceil(cards.length / across) * (w / across) * 1.25 > h && across < 12) across += 1;
  const cw = w / across;
  const ch = Math.min(cw * 1.5, h / Math.max(1, Math.ceil(cards.length / across)));
  return html`<g>${cards.map((card, i) => html`<${Citizen} key=${card.id} id=${card.id} gold=${card.gold} quiet=${quiet} w=${cw - 6} h=${ch - 6} x=${(i % across) * cw} y=${Math.floor(i / across) * ch} />`)}</g>`;
}

/**
 * The three automation columns in the order they resolve: the printed ability, then the cards from the top.
 * @param {{heir: any, seat: number, w: number, h: number}} props
 */
export function Columns({ heir, seat, w, h }) {
  const { say, catalogue } = usePlay();
  const cw = w / 3;
  const row = (h - 24) / 3;
  return html`<g class="columns">${Object.entries(heir.columns).map(([name, cards], i) => {
    const held = /** @type {string[]} */ (cards);
    return html`<${Target} key=${name} on=${`column:${seat}:${name}`} about=${`prop-${["tent", "house", "bldg"][i]}`} label=${say("board-column", { column: say(`column-${name}`), cards: held.map((id) => say(`card-${id}`)).join(", ") || "–" })} class=${`column c-${name}`} transform=${`translate(${i * cw} 0)`}>
      <rect class="well" width=${cw - 6} height=${h} rx="8" />
      <${Pic} name=${`bonus ${name}`} x=${14} y=${12} size=${15} /><text x="26" y="17" font-size="13">${say(`column-${name}`)}</text>
      ${[0, 1, 2].map((k) => html`<g key=${k} transform=${`translate(5 ${23 + k * row})`} class=${cls("seat-of-card", held[k] ? "held" : k < held.length + heir.room[name] ? "free" : "shut")}>
        <rect width=${cw - 16} height=${row - 4} rx="5" />
        ${held[k] ? html`<text x="6" y=${(row - 4) / 2} dominant-baseline="central" font-size="12">${k + 1}</text><${Tokens} of=${/** @type {any} */ (catalogue[`card-${held[k]}`].say).args.automation} x=${(cw - 6) / 2} y=${(row - 4) / 2} w=${cw - 42} h=${row - 6} size=${14} />`
          : k < held.length + heir.room[name] ? html`<${Pic} name="card" x=${(cw - 16) / 2} y=${(row - 4) / 2} size=${14} />`
          : html`<${Pic} name="lock" x=${(cw - 16) / 2} y=${(row - 4) / 2} size=${12} />`}</g>`)}
      <rect class="halo" width=${cw - 6} height=${h} rx="8" /><//>`;
  })}</g>`;
}
