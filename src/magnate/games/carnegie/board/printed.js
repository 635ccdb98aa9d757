/** Pieces by themselves, as they are printed: for owners who compare them with their copy. */
import { html } from "/static/kit.js";
import { Card } from "/games/carnegie/board/andrew.js";
import { Company } from "/games/carnegie/board/company.js";
import { Country } from "/games/carnegie/board/country.js";
import { Donations } from "/games/carnegie/board/donations.js";
import { REGIONS, TABS } from "/games/carnegie/board/pieces.js";
import { Display, Projects } from "/games/carnegie/board/projects.js";
import { Tracks } from "/games/carnegie/board/regions.js";

const CAPTION = 20;

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
 * A piece of the catalogue: its drawing and the box it fills, or how to find it; null where there is none.
 * @param {string} about
 * @param {{view: any, data: any}} from   a first position, and the components
 */
export function printed(about, { view, data }) {
  const [kind, id] = about.split(":");
  if (kind === "dept") return department(id, view);
  if (kind === "tab") return tab(id, view, data);
  if (kind === "card") return andrews(id, data.solo.cards);
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
