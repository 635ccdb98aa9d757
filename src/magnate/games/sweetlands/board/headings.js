/** Headings, discs of heirs and of Mio, the sign of reconstructed figures, the figures of an explanation. */
import { SeatPiece, Target, html, usePlay } from "/static/kit.js";
import { Pic } from "/games/sweetlands/board/tokens.js";

/** @typedef {import("/static/kit.js").Play} Play */

/** The figures of an explanation. @param {import("/static/kit.js").Play["catalogue"]} catalogue @param {string} key */
export const figures = (catalogue, key) => /** @type {any} */ (catalogue[key]?.say)?.args ?? {};

/** A disc of a seat or of Mio. @param {{owner: any, x: number, y: number, r: number}} props */
export function Disc({ owner, x, y, r }) {
  if (owner === "mio")
    return html`<g
  class="mio-disc"><circle cx=${x} cy=${y} r=${r} /><${Pic} name="mio" x=${x} y=${y} size=${r * 1.5} /></g>`;
  return html`<${SeatPiece} seat=${owner} x=${x} y=${y} r=${r} />`;
}

/** The sign of reconstructed figures; pointing at it explains it. @param {{x: number, y: number}} props */
export function Mark({ x, y }) {
  const { say } = usePlay();
  return html`<${Target} on="provenance" about="provenance" label=${say("board-reconstructed")} class="provenance"
  transform=${`translate(${x} ${y})`}><circle r="8.5" />
    <text text-anchor="middle" dominant-baseline="central" y="0.5" font-size="14">≈</text>
    <circle class="halo" r="9.5" /><//>`;
}

/** A heading. @param {{text: string, y: number, w: number, note?: string, mark?: boolean}} props */
export const Head = ({ text, y, w, note, mark = false }) => html`<g>
    <text class="caption" x=${0} y=${y} font-size="15">${text}</text>
    ${
      note &&
      text.length * 8.6 + note.length * 6.1 < w &&
      html`<text class="small" x=${w - (mark ? 22 : 0)} y=${y}
    text-anchor="end" font-size="12.5">${note}</text>`
    }${mark && html`<${Mark} x=${w - 10} y=${y - 5} />`}</g>`;
