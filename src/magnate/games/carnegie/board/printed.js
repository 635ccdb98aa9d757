/** Pieces by themselves, as they are printed: for owners who compare them with their copy. */
import { html } from "/static/kit.js";
import { Card } from "/games/carnegie/board/andrew.js";
import { Company } from "/games/carnegie/board/company.js";
import { Country } from "/games/carnegie/board/country.js";
import { Donations } from "/games/carnegie/board/donations.js";
import { REGIONS, TABS } from "/games/carnegie/board/pieces.js";
import { Display, Projects } from "/games/carnegie/board/projects.js";
import { Tracks } from "/games/carnegie/board/regions.js";
import { TIMELINE_H, Timeline } from "/games/carnegie/board/timeline.js";

const CAPTION = 20;
const TYPES = ["HR", "MG"];

/**
 * A department on its tile, or on the company board where it stands from the start.
 * @param {string} id
 * @param {any} view
 */
function department(id, view) {
  const tile = view.board.display.find((/** @type {any} */ one) => one.id === id);
  if (tile)
    return {
      draw: html`<${Display} w=${557} h=${CAPTION + 4 * 62} />`,
      box: [0, CAPTION, 137, 59],
      play: { view: { ...view, board: { ...view.board, display: [tile] } } },
    };
  const [seat, ...others] = view.board.seats;
  const space = seat.company.find((/** @type {any} */ one) => one.department === id);
  if (!space) return null;
  const [row, column] = space.space.split("-").map(Number);
  const board = { ...view.board, seats: [{ ...seat, company: [{ ...space, stand: 0 }] }, ...others] };
  return {
    draw: html`<${Company} w=${556} h=${316} seat=${0} />`,
    box: [(column - 1) * 140, (row - 1) * 80, 136, 76],
    play: { view: { ...view, board } },
  };
}

/** Both sides of a project tab. @param {string} kind @param {any} view @param {any} data */
function tab(kind, view, data) {
  const { A, B } = data.tabs.projects[kind];
  const bare = { exposed: 0, discs: [], uncovered: [], unsure: [] };
  const board = { ...view.board, sides: { tab: kind, A: { ...A, ...bare }, B: { ...B, ...bare } } };
  return {
    draw: html`<${Projects} w=${560} h=${CAPTION + 5 * 38} seat=${0} />`,
    box: [0, CAPTION + TABS.indexOf(kind) * 38, 560, 73],
    play: { view: { ...view, you: 0, board } },
  };
}

/**
 * One of Andrew's cards: N01 is the first of the normal deck, A01 of the advanced one.
 * @param {string} id
 * @param {any[]} cards
 */
function andrews(id, cards) {
  const advanced = id.startsWith("A");
  const card = cards.filter((one) => (one.deck === "advanced") === advanced)[Number(id.slice(1)) - 1];
  if (!card) return null;
  const { circled: row, donation, hr_slide: slide, mg_departments: departments, co_cities: cities, rd } = card;
  const face = { id, advanced, row, donation, slide, departments, cities, ...rd };
  return {
    draw: html`<foreignObject width="300" height="150"><${Card} card=${face} type=${null} /></foreignObject>`,
    box: [0, 0, 300, 150],
  };
}

/**
 * Both sides of a tile of the timeline, without the row it lies in.
 * @param {number} n
 * @param {any} view
 * @param {any} data
 */
function tile(n, view, data) {
  const { front, back } = data.timeline.tiles[n - 1];
  const rows = [front, back].map((spaces, i) => ({ row: TYPES[i], spaces, end: "west", marker: -1, next: null }));
  const seen = (/** @type {number} */ i) => `50 ${CAPTION + i * 46} 362 27`;
  return {
    draw: [0, 1].map(
      (i) =>
        html`<svg key=${i} y=${i * 29} width=${362} height=${27} viewBox=${seen(i)}><${Timeline} w=${480} /></svg>`,
    ),
    box: [0, 0, 362, 56],
    play: { view: { ...view, board: { ...view.board, timeline: rows, row: null, flipped: null } } },
  };
}

/** Parts of the board on which figures without a name of their own stand. @type {[RegExp, string][]} */
const PARTS = [
  [/^timeline\.tiles\[(\d+)\]/, "tile:$1"],
  [/^timeline\.end_tile/, "board:timeline"],
  [/^company/, "board:company"],
  [/^routes|^regions/, "board:country"],
  [/^donations/, "board:donations"],
  [/^tabs/, "board:projects"],
  [/^transport/, "board:tracks"],
];

/**
 * The piece that a figure without a name of its own stands on; "" for one that is printed nowhere, such as a sum.
 * @param {string} place
 */
export function part(place) {
  const found = PARTS.find(([pattern]) => pattern.test(place));
  return found ? (place.match(found[0]) ?? [""])[0].replace(found[0], found[1]) : "";
}

/** The parts of the board as a whole. @type {Record<string, {draw: any, box: number[]}>} */
const BOARDS = {
  timeline: { draw: html`<${Timeline} w=${480} />`, box: [0, CAPTION, 480, TIMELINE_H - CAPTION] },
  company: { draw: html`<${Company} w=${556} h=${316} seat=${0} />`, box: [0, 0, 556, 316] },
  country: { draw: html`<${Country} w=${884} h=${495} />`, box: [0, 0, 884, 495] },
  donations: { draw: html`<${Donations} w=${520} h=${CAPTION + 4 * 54} />`, box: [0, CAPTION, 520, 4 * 54] },
  projects: { draw: html`<${Projects} w=${560} h=${CAPTION + 5 * 38} seat=${0} />`, box: [0, CAPTION, 560, 5 * 38] },
  tracks: { draw: html`<${Tracks} w=${482} h=${CAPTION + 4 * 46} />`, box: [0, CAPTION, 482, 4 * 46] },
};

/**
 * A piece of the catalogue: its drawing and the box it fills, or how to find it; null where there is none.
 * @param {string} about
 * @param {{view: any, data: any}} from   a first position, and the components
 */
export function printed(about, { view, data }) {
  const [kind, id] = about.split(":");
  if (kind === "dept") return department(id, view);
  if (kind === "tab") return tab(id, view, data);
  if (kind === "card") return andrews(id, data.solo.cards);
  if (kind === "tile") return tile(Number(id), view, data);
  if (kind === "board") return BOARDS[id];
  if (kind === "track")
    return {
      draw: html`<${Tracks} w=${482} h=${CAPTION + 4 * 46} />`,
      box: [62, CAPTION + REGIONS.indexOf(id) * 46, 420, 43],
    };
  if (kind === "cell")
    return {
      draw: html`<${Donations} w=${520} h=${CAPTION + 4 * 54} />`,
      box: [20 + (Number(id[1]) - 1) * 100, CAPTION + "ERWH".indexOf(id[0]) * 54, 97, 51],
    };
  if (kind === "city")
    return {
      draw: html`<${Country} w=${884} h=${495} />`,
      box: [0, 0, 884, 495],
      find: (/** @type {Element} */ root) => root.querySelector(`[data-el="city:${id}:1"]`)?.parentElement,
    };
  return null;
}
