/** Pieces by themselves, as they are printed: for owners who compare them with their copy. */
import { html } from "/static/kit.js";
import { Actions, actionsHeight } from "/games/sweetlands/board/actions.js";
import { Citizen } from "/games/sweetlands/board/cards.js";
import { mapHeight } from "/games/sweetlands/board/hexes.js";
import { Setup } from "/games/sweetlands/board/setup.js";
import { Tiles } from "/games/sweetlands/board/tiles.js";

const WIDE = 594;

/** The panel of tiles with nothing on it but one. @param {any} view @param {any} tile @param {number[]} box */
const tiles = (view, tile, box) => ({
  draw: html`<${Tiles} w=${WIDE} milestones=${false} />`,
  box,
  play: { view: { ...view, board: { ...view.board, spots: [], piles: {}, finals: [], ...tile } } },
});

/**
 * A piece of the catalogue: its drawing and the box it fills, or how to find it; null where there is none.
 * @param {string} about
 * @param {{view: any, data: any, catalogue: any}} from   a first position, the components, what is said of them
 */
export function printed(about, { view, data, catalogue }) {
  const cut = about.indexOf("-");
  const kind = about.slice(0, cut);
  const id = about.slice(cut + 1);
  if (kind === "card")
    return { draw: html`<${Citizen} id=${id} w=${130} h=${184} quiet=${true} />`, box: [0, 0, 130, 184] };
  if (kind === "skill") return tiles(view, { piles: { [id]: 1 } }, [0, 40, 144, 49]);
  if (kind === "round")
    return tiles(view, { spots: [{ spot: 1, tile: id, pass: null, pawn: null }] }, [0, 20, 144, 60]);
  if (kind === "special") return tiles(view, {}, [(Number(id.slice(1)) - 1) * 100, 60, 94, 48]);
  if (kind === "final") {
    const { neutral } = data.final_tiles[id];
    return tiles(view, { finals: [{ id, counts: [], neutral }] }, [0, 132, 294, 54]);
  }
  if (kind === "char" && data.characters[id])
    return {
      draw: html`<${Setup} w=${400} h=${0} />`,
      box: [0, 22, 400, 133],
      play: { catalogue: { [about]: catalogue[about] } },
    };
  if (kind === "map") {
    const maps = view.board.maps.filter((/** @type {any} */ map) => map.id === id);
    return {
      draw: html`<${Setup} w=${800} h=${0} />`,
      box: [0, 24, 396, mapHeight(382) + 48],
      play: { view: { ...view, board: { ...view.board, maps } }, choices: new Map([[`map:${id}`, []]]) },
    };
  }
  if (kind === "area" || kind === "free")
    return {
      draw: html`<${Actions} w=${480} seat=${0} milestones=${false} />`,
      box: [0, 0, 480, actionsHeight(view.board, 0, 480, false)],
      find: (/** @type {Element} */ root) => root.querySelector(`[data-el="${kind}:${id}"]`),
    };
  return null;
}
