/** Pieces by themselves, as they are printed: for owners who compare them with their copy. */
import { html } from "/static/kit.js";
import { Bank } from "/games/industry/board/panels.js";
import { CELL_H, CELL_W, GUTTER_Y, Site, Sites } from "/games/industry/board/sites.js";

const NOTHING = () => undefined;

/**
 * The piece that a figure without a name of its own stands on; "" for one that is printed nowhere, such as a sum.
 * @param {string} place
 */
export const part = (place) => (/^(resources|networks)\b/.test(place) ? "treasury" : "");

/**
 * A piece of the catalogue: its drawing and the box it fills; null where there is none.
 * @param {string} about
 * @param {{view: any}} from   a first position
 */
export function printed(about, { view }) {
  if (about === "roads" || about === "lines")
    return {
      draw: html`<${Sites} narrow=${false} net="" />`,
      box: [0, 0, 942, 40 + 5 * (CELL_H + GUTTER_Y)],
    };
  if (about === "treasury")
    return {
      draw: html`<${Bank} w=${640} h=${176} onNet=${NOTHING} perRow=${4} />`,
      box: [0, 0, 640, 176],
    };
  const cell = view.board.cells.find((/** @type {any} */ one) => about === `cell:${one.id}`);
  return cell
    ? { draw: html`<${Site} cell=${cell} dim=${false} marked=${false} />`, box: [0, 0, CELL_W, CELL_H] }
    : null;
}
