/** What the parts of the board share: the order of things, their icons, discs, figures, captions. */
import { Glyph, SeatPiece, cls, html, usePlay } from "/static/kit.js";

/** @typedef {import("/static/kit.js").Play} Play */
/** @typedef {import("/static/kit.js").Choice} Choice */

export const REGIONS = ["west", "midwest", "south", "east"];
export const TABS = ["housing", "commerce", "industry", "public"];
export const LEVELS = ["wagon", "stagecoach", "railroad"];

/** @type {Record<string, string>} */
export const PROJECT_ICONS = { housing: "house", commerce: "scales", industry: "factory", public: "bank", any: "star" };
/** @type {Record<string, string>} */
export const TYPE_ICONS = { HR: "friends", MG: "briefcase", CO: "crane", RD: "flask" };

/** Owner of a disc as a seat number; Andrew takes the next seat's mark. @param {any} owner @returns {number} */
export const seatOf = (owner) => (owner === "andrew" ? 1 : owner);

/** A disc of a seat, or a neutral one. @param {{owner: any, x: number, y: number, r: number}} props */
export function Disc({ owner, x, y, r }) {
  if (owner === "neutral") return html`<circle class="neutral" cx=${x} cy=${y} r=${r} />`;
  return html`<${SeatPiece} seat=${seatOf(owner)} x=${x} y=${y} r=${r} letter=${r >= 8} />`;
}

/** What a space or a section gives, short. @param {any} gain @param {Play["say"]} say */
export const gained = (gain, say) =>
  Object.entries(gain ?? {})
    .map(([kind, n]) => say(`board-gain-${kind}`, { n: Number(n) }))
    .join(" ");

/** About how wide a text is drawn in the semi-bold text face. @param {string} text @param {number} size */
export function wide(text, size) {
  let width = 0;
  for (const letter of text) {
    width += /[ilj.,:;'’!|]/.test(letter)
      ? 0.27
      : /[frtI() -]/.test(letter)
        ? 0.34
        : /[mwMW★☻…]/.test(letter)
          ? 0.8
          : /[A-Z&$+]/.test(letter)
            ? 0.59
            : 0.52;
  }
  return width * size;
}

/** The title of a panel, with a word of news on the right. @param {{text: string, news?: string, w: number}} props */
export function Caption({ text, news = "", w }) {
  return html`<g class="caption-line" aria-hidden="true"><text class="caption" x="1" y="14">${text}</text>
    ${news && html`<text class="small" x=${w} y="14" text-anchor="end">${news}</text>`}</g>`;
}

/** Whether figures of a thing are reconstructed. @param {Play} play @param {string} about */
export const unsure = (play, about) => (play.catalogue[about]?.reconstructed.length ?? 0) > 0;

/** Full names of the departments that stand on every company board from the start. @type {Record<string, string>} */
const STARTING = { "human-resources": "type-HR", construction: "type-CO", research: "type-RD" };

/** The name of a department on its tile. @param {string | null} id @param {Play["say"]} say @param {boolean} short */
export function named(id, say, short = false) {
  if (!id) return say("board-empty");
  if (id === "lobby") return say("lobby");
  return say(short ? `board-dept-${id}` : (STARTING[id] ?? `dept-${id}`));
}

/**
 * Whether a text, broken at its blanks, keeps to lines of so many letters.
 * @param {string} text
 * @param {number} chars
 * @param {number} lines
 */
export function fits(text, chars, lines) {
  const rows = [""];
  for (const word of text.split(" ")) {
    const last = rows[rows.length - 1];
    if (last === "") rows[rows.length - 1] = word;
    else if (last.length + 1 + word.length <= chars) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows.length <= lines && rows.every((row) => row.length <= chars);
}

/**
 * A little circle with a figure: a cost, a number of points.
 * @param {{x: number, y: number, text: any, class?: string, r?: number}} props
 */
export function Coin({ x, y, text, class: extra, r = 8 }) {
  return html`<g
  class=${cls("coin", extra)}><circle cx=${x} cy=${y} r=${r} />
    <text x=${x} y=${y + 0.5} text-anchor="middle" dominant-baseline="central">${text}</text></g>`;
}

/**
 * An employee of a seat, standing or lying.
 * @param {{seat: number, x: number, y: number, size: number, lying?: boolean, chosen?: boolean}} props
 */
export function Person({ seat, x, y, size, lying = false, chosen = false }) {
  return html`<g class=${cls("person", lying && "lies", chosen && "chosen")} data-seat=${seat}
  transform=${`translate(${x} ${y})${lying ? " rotate(-90)" : ""}`}>
    <${Glyph} name="person" x=${0} y=${0} size=${size} /></g>`;
}

/** The choices that are made on no element, as buttons. @param {Play} play */
export const loose = (play) => play.view.choices.filter((/** @type {Choice} */ choice) => !choice.on);

export { usePlay };
