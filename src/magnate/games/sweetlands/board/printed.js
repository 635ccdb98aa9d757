/** Pieces by themselves, as they are printed: for owners who compare them with their copy. */
import { html } from "/static/kit.js";
import { Actions, Milestones, actionsHeight } from "/games/sweetlands/board/actions.js";
import { Citizen } from "/games/sweetlands/board/cards.js";
import { Estate, estateHeight } from "/games/sweetlands/board/estate.js";
import { mapHeight } from "/games/sweetlands/board/hexes.js";
import { Mio } from "/games/sweetlands/board/mio.js";
import { Setup } from "/games/sweetlands/board/setup.js";
import { Tiles } from "/games/sweetlands/board/tiles.js";

const WIDE = 594;

/** The panel of tiles with nothing on it but one. @param {any} view @param {any} tile @param {number[]} box */
const tiles = (view, tile, box) => ({
  draw: html`<${Tiles} w=${WIDE} milestones=${false} />`,
  box,
  play: { view: { ...view, board: { ...view.board, spots: [], piles: {}, finals: [], ...tile } } },
});

/** A map to choose, by itself. @param {any} view @param {string} id */
const map = (view, id) => ({
  draw: html`<${Setup} w=${800} h=${0} />`,
  box: [0, 24, 396, mapHeight(382) + 48],
  play: {
    view: {
      ...view,
      board: { ...view.board, maps: view.board.maps.filter((/** @type {any} */ one) => one.id === id) },
    },
    choices: new Map([[`map:${id}`, []]]),
  },
});

/**
 * A part of the boards of an heir: of its "boards" or of its "tracks".
 * @param {any} view
 * @param {any} data
 * @param {string} part
 * @param {string} where
 */
function estate(view, data, part, where) {
  const [character] = Object.keys(data.characters);
  const [heir, ...others] = view.board.heirs;
  return {
    draw: html`<${Estate} seat=${0} w=${WIDE} part=${part} />`,
    box: [0, 0, WIDE, estateHeight(WIDE, part)],
    find: (/** @type {Element} */ root) => root.querySelector(where),
    play: { view: { ...view, board: { ...view.board, heirs: [{ ...heir, character }, ...others] } } },
  };
}

/** One of Mio's cards. @param {any} view @param {any} data @param {string} id */
function mios(view, data, id) {
  const { discs } = data.solo[id[0]].find((/** @type {any} */ _, /** @type {number} */ i) => `${id[0]}${i + 1}` === id);
  const blocks = discs.map((/** @type {string} */ area) => ({ card: id, area, placed: true }));
  const mio = { shown: [id], blocks, left: [0, 0], spot: 0, promising: 1, legendary: 2, rank: "" };
  return {
    draw: html`<${Mio} w=${480} />`,
    box: [0, 116, 236, 132],
    play: { view: { ...view, board: { ...view.board, mio } } },
  };
}

/** Where the spaces and tokens on the boards stand in the components. @type {[RegExp, string][]} */
const PARTS = [
  [/^milestones\.(M\d)\.sides\.a/, "milestone-$1A"],
  [/^milestones\.(M\d)\.sides\.b/, "milestone-$1B"],
  [/^milestones\.(M\d)/, "milestone-$1A"],
  [/^food_track\.spaces\.(\d+)/, "food-$1"],
  [/^food_track\.rabbits\[(\d+)\]/, "rabbit-$1"],
  [/^food_track/, "track-food"],
  [/^industry_track\.(wagon|locomotive)\.(\d+)/, "$1-$2"],
  [/^industry_track\.labs\[(\d+)\]/, "prop-lab-$1"],
  [/^industry_track/, "track-industry"],
  [/^heir_board\.row(\d)\.(\w+)/, "prop-$2-$1"],
  [/^heir_board\.row_cost\[(\d)\]/, "prop-tent-$1"],
  [/^heir_board\.capital/, "hex-capital"],
  [/^heir_board/, "columns-all"],
];

/**
 * The piece that a figure without a name of its own stands on; "" for one that is printed nowhere, such as a sum.
 * @param {string} place
 */
export function part(place) {
  const found = PARTS.find(([pattern]) => pattern.test(place));
  return found ? (place.match(found[0]) ?? [""])[0].replace(found[0], found[1]) : "";
}

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
  if (kind === "round") {
    const laid = data.round_pass[id]
      ? { tile: Object.keys(data.round_standard)[0], pass: id }
      : { tile: id, pass: null };
    return tiles(view, { spots: [{ spot: 1, pawn: null, ...laid }] }, [0, 18, 144, laid.pass ? 32 : 62]);
  }
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
  if (kind === "map") return map(view, id);
  if (kind === "terrain" || kind === "hex") return map(view, Object.keys(data.maps)[0]);
  if (kind === "milestone")
    return {
      draw: html`<${Milestones} w=${200} y=${20} />`,
      box: [0, 20, 200, 54],
      play: { view: { ...view, board: { ...view.board, milestones: [{ id, owner: null, have: [] }] } } },
    };
  if (kind === "mio") return mios(view, data, id);
  if (kind === "columns") return estate(view, data, "boards", ".columns");
  if (kind === "prop")
    return estate(view, data, id.startsWith("lab") ? "tracks" : "boards", `[data-el="token:0:${about}"]`);
  if (kind === "rabbit") return estate(view, data, "tracks", `[data-el="rabbit:0:${id}"]`);
  if (["food", "wagon", "locomotive"].includes(kind)) return estate(view, data, "tracks", `[data-el="space:${about}"]`);
  if (kind === "track")
    return estate(
      view,
      data,
      "tracks",
      ["food", "industry"].includes(id) ? `.${id}-track` : `[data-el="track:0:${id}"]`,
    );
  if (kind === "area" || kind === "free")
    return {
      draw: html`<${Actions} w=${480} seat=${0} milestones=${false} />`,
      box: [0, 0, 480, actionsHeight(view.board, 0, 480, false)],
      find: (/** @type {Element} */ root) => root.querySelector(`[data-el="${kind}:${id}"]`),
    };
  return null;
}
