/** Citizens: the card itself, a grid of cards, the automation columns. */
import { Lines, Target, cls, html, usePlay } from "/static/kit.js";
import { Portrait } from "/games/sweetlands/board/portrait.js";
import { Pic, Tokens, breadth, groups, least } from "/games/sweetlands/board/tokens.js";

/** How wide a letter of a name is, in parts of its size. */
const LETTER = 0.54;

/** Badges of a card, one name for each. @param {any} message @returns {string[]} */
const badges = (message) =>
  !message?.id
    ? []
    : message.id === "badge-n"
      ? Array(message.args.n).fill(message.args.badge.replace("@badge-", ""))
      : Object.values(message.args).flatMap(badges);

/**
 * Into lines of how many letters a name breaks so that there are no more lines than that; a word stays whole.
 * @param {string} name @param {number} chars   as many as a line has room for @param {number} lines
 */
function folded(name, chars, lines) {
  const words = name.split(" ");
  for (let fits = Math.max(chars, ...words.map((word) => word.length)); ; fits += 1) {
    let [rows, row] = [1, -1];
    for (const { length } of words) {
      if (row + 1 + length <= fits) row += 1 + length;
      else [rows, row] = [rows + 1, length];
    }
    if (rows <= lines) return fits;
  }
}

/**
 * A citizen: price and badges on top, head and name, its effect in the middle, below the industry that may automate it.
 * @param {{id: string, w: number, h: number, x?: number, y?: number, gold?: number, quiet?: boolean}} props
 */
export function Citizen({ id, w, h, x = 0, y = 0, gold, quiet = false }) {
  const { catalogue, say } = usePlay();
  const { args, id: kind } = /** @type {any} */ (catalogue[`card-${id}`].say);
  const column = args.column?.replace("@column-", "") ?? (kind === "help-citizen-pass" ? "pass" : "none");
  const price = groups(args.cost).map((group) =>
    gold !== undefined && group[1]?.icon === "gold" ? [{ text: String(gold) }, group[1]] : group,
  );
  const signs = badges(args.badges);
  const step = signs.length > 2 ? 11 : 16;
  const beside = w - 10 - (signs.length ? 17 + (signs.length - 1) * step : 0);
  // Badges hang down the side when the price is long.
  const stacked = signs.length > 1 && breadth(price, least()) > beside;
  const middle = stacked ? (w - 14) / 2 : w / 2;
  const flat = h < 104; // a low card: its name in one line
  const seen = h >= 122; // a high one: its head above the name
  const band = flat ? 23 : h * (seen ? 0.2 : 0.3);
  // The head stands between price and badges, or below them where they are wide.
  const between = breadth(price, 14) < w / 2 - 22 && (stacked || signs.length < 3);
  const face = { x: middle, y: between ? 21 : 40, r: 17 };
  const name = say(`card-${id}`);
  const type = Math.max(13, least());
  const room = Math.floor((2 * middle - 4) / (type * LETTER));
  const lines = !flat && !seen && name.length > 2 * room ? 3 : 2;
  const chars = folded(name, room, lines);
  const long = name.length > chars;
  const title = !seen ? h * 0.3 : face.y + face.r + (long ? 15 : 11);
  const head = seen ? title + (long ? 15 : 9) : !flat ? 0 : long ? 47 : 37; // where the effect may begin
  return html`<${Target} on=${quiet ? `shown:${id}` : `card:${id}`} about=${`card-${id}`} label=${say(`card-${id}`)}
  why=${quiet ? undefined : { do: "play", card: id }} class=${cls("citizen", `c-${column}`)}
  transform=${`translate(${x} ${y})`}>
    <rect class="leaf" width=${w} height=${h} rx="8" />
    <path class="band" d=${`M0 ${h - band}H${w}V${h - 8}a8 8 0 0 1 -8 8H8a8 8 0 0 1 -8 -8Z`} />
    <${Tokens} of=${price} x=${6} y=${13} w=${stacked ? w - 27 : beside} h=${22} size=${14} anchor="start" />
    ${signs.map(
      (badge, i) => html`<g key=${i}
    class="badge"><circle cx=${w - 12 - (stacked ? 0 : i * step)} cy=${13 + (stacked ? i * 14 : 0)} r="8.5" />
      <${Pic} name=${badge} x=${w - 12 - (stacked ? 0 : i * step)} y=${13 + (stacked ? i * 14 : 0)} size=${12} /></g>`,
    )}
    ${seen && html`<${Portrait} id=${id} kind=${column} ...${face} />`}
    <${Lines} text=${name} x=${middle} y=${flat ? (long ? 33 : 30) : title}
        size=${Math.max(least(), Math.min(type, (type * room) / chars))} chars=${chars} lines=${lines}
        class="card-name" />
    <${Tokens} of=${args.effect} x=${w / 2} y=${flat || seen ? (h - band + head) / 2 : h * 0.54} w=${w - 10}
        h=${flat || seen ? h - band - head + 4 : h * 0.28} size=${seen ? 18 : 16} />
    ${
      column === "pass"
        ? html`<${Pic} name="flag" x=${w / 2} y=${h - band / 2} size=${15} />`
        : column === "none"
          ? html`<text class="dash" x=${w / 2} y=${h - band / 2} text-anchor="middle"
      dominant-baseline="central" font-size="13">–</text>`
          : html`<${Pic} name=${`bonus ${column}`} x=${14} y=${h - band / 2} size=${16} />
        <${Tokens} of=${args.automation} x=${(w + 22) / 2} y=${h - band / 2} w=${w - 32} h=${band - 4} size=${14} />`
    }
    <rect class="halo" width=${w} height=${h} rx="8" /><//>`;
}

/** How high rows of cards get where height is free. @param {number} n @param {number} w */
export const cardsHeight = (n, w) =>
  Math.ceil(n / Math.max(1, Math.round(w / 116))) * (w / Math.max(1, Math.round(w / 116))) * 1.5;

/**
 * How many cards lie side by side: as many as leaves the cards most legible.
 * @param {number} n
 * @param {number} w
 * @param {number} h
 */
function sideBySide(n, w, h) {
  let best = 1;
  let most = 0;
  for (let rows = 1; rows <= n; rows += 1) {
    const across = Math.ceil(n / rows);
    const fit = Math.min(w / across / 100, h / rows / 112);
    if (fit > most) {
      most = fit;
      best = across;
    }
  }
  return best;
}

/**
 * Cards in rows, as large as the room allows; without a height, so wide that they can be read.
 * @param {{cards: {id: string, gold?: number}[], w: number, h?: number, quiet?: boolean}} props
 */
export function Cards({ cards, w, h, quiet = false }) {
  const across = h ? sideBySide(cards.length, w, h) : Math.max(1, Math.round(w / 116));
  const cw = Math.min(w / across, 134);
  const ch = Math.min(cw * 1.5, h ? h / Math.max(1, Math.ceil(cards.length / across)) : 1e3);
  return html`<g>
      ${cards.map(
        (card, i) => html`<${Citizen} key=${card.id} id=${card.id} gold=${card.gold} quiet=${quiet}
      w=${cw - 6} h=${ch - 6} x=${(i % across) * cw} y=${Math.floor(i / across) * ch} />`,
      )}</g>`;
}

/**
 * The three automation columns in the order they resolve: the printed ability, then the cards from the top.
 * @param {{heir: any, seat: number, w: number, h: number}} props
 */
export function Columns({ heir, seat, w, h }) {
  const { say, catalogue } = usePlay();
  const cw = w / 3;
  const row = (h - 20) / 4;
  return html`<g class="columns">${Object.entries(heir.columns).map(([name, cards], i) => {
    const held = /** @type {string[]} */ (cards);
    const about = `printed-${heir.character}-${name}`;
    const { effect } = /** @type {any} */ (catalogue[about].say).args;
    return html`<${Target} key=${name} on=${`column:${seat}:${name}`} about=${about}
    label=${say("board-column", {
      column: say(`column-${name}`),
      printed: say(effect),
      cards: held.map((id) => say(`card-${id}`)).join(", ") || "–",
    })} class=${`column c-${name}`} transform=${`translate(${i * cw} 0)`}>
      <rect class="well" width=${cw - 6} height=${h} rx="8" />
      <${Pic} name=${`bonus ${name}`} x=${14} y=${11} size=${15} />
      <text x="26" y="11.5" dominant-baseline="central" font-size="13">${say(`column-${name}`)}</text>
      ${[0, 1, 2, 3].map((place) => {
        const card = held[place - 1];
        const open = place === 0 || place <= held.length + heir.room[name];
        const of = place === 0 ? effect : card && /** @type {any} */ (catalogue[`card-${card}`].say).args.automation;
        const wide = of ? Math.min(breadth(groups(of), 14), cw - 34) : 0;
        return html`<g key=${place} transform=${`translate(4 ${20 + place * row})`}
        class=${cls("seat-of-card", place === 0 ? "printed" : card ? "held" : open ? "free" : "shut")}>
          <rect width=${cw - 14} height=${row - 3} rx="5" />
          ${
            of
              ? html`<g>
                <text class="small" x="5" y=${(row - 3) / 2 + 0.5} dominant-baseline="central"
                    font-size=${least()}>${place + 1}
                      ${card ? ` ${cutShort(say(`card-${card}`), Math.floor((cw - 34 - wide) / 6.2))}` : ""}</text>
              <${Tokens} of=${of} x=${cw - 18 - wide} y=${(row - 3) / 2} w=${wide + 1} h=${row - 3} size=${14}
                  anchor="start" /></g>`
              : html`<${Pic} name=${open ? "card" : "lock"} x=${(cw - 14) / 2} y=${(row - 3) / 2} size=${13} />`
          }</g>`;
      })}
      <rect class="halo" width=${cw - 6} height=${h} rx="8" /><//>`;
  })}</g>`;
}

/** A name in so many letters. @param {string} name @param {number} chars */
const cutShort = (name, chars) =>
  name.length <= chars ? name : chars < 4 ? "" : `${name.slice(0, chars - 1).trim()}…`;
