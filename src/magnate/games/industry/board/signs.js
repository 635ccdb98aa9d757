/** Small signs: thalers, prestige, resources, the picture of a site. */
import { Glyph, LETTERS, cls, html } from "/static/kit.js";
import { ICONS } from "/games/industry/icons.js";

/** The picture of each site, by the end of its name. @type {Record<string, string>} */
const PICTURES = {
  port: "port",
  "railway-station": "station",
  "pumping-station": "pump",
  "power-station": "plant",
  quarry: "quarry",
  "clay-pit": "clay",
  brickworks: "brick",
  sawmill: "sawmill",
  "iron-ore-mine": "ore",
  "coal-mine": "coal",
  construction: "construction",
  engineering: "engineering",
  shipyard: "shipyard",
  "ceramics-works": "ceramic",
  "lime-kiln": "lime",
  glassworks: "glass",
  ironworks: "iron",
  bank: "bank",
  chemistry: "chemistry",
  "steam-power": "steam",
  "chemical-works": "chemical",
  "cable-works": "cable",
  "cement-works": "cement",
  "machine-works": "machine",
  "steel-mill": "steel",
  "stock-exchange": "exchange",
  electricity: "electricity",
  mechanisation: "mechanisation",
  refinery: "refinery",
  "household-appliances": "appliance",
  "plastics-factory": "plastic",
  "computer-factory": "computers",
  "car-factory": "car",
  "aircraft-factory": "aircraft",
  electronics: "electronics",
  automation: "automation",
  "pharmaceutical-plant": "pharma",
  "genetics-plant": "dna",
  "fibre-optics-plant": "fibre",
  "solar-cell-factory": "solar",
  "robot-factory": "robot",
  "satellite-works": "satellite",
  internet: "internet",
  robotics: "robotics",
};

/** The picture of a cell. @param {any} cell */
export const picture = (cell) =>
  cell.kind === "joker" ? cell.joker : (PICTURES[cell.name.replace(/^site-/, "")] ?? "machine");

/** A thaler with an amount. @param {{x: number, y: number, r: number, n?: number | string}} props */
export function Thaler({ x, y, r, n = "" }) {
  return html`<g class="thaler"
  transform=${`translate(${x} ${y})`}><circle r=${r} />
    <text font-size=${r * 1.35} text-anchor="middle" dominant-baseline="central">${n}</text></g>`;
}

/** A factory with a chimney, and the board that tells whose plot it is, in a box from -1 to 1. */
const FACTORY = "M-1.1 1.05V-.2L-.5-.62V-.2L.1-.62V-.2H.38L.46-1.15H.86L.94-.2H1.1V1.05Z";
const SIGNBOARD = "M-1.05-1.05H1.05V.4H.14V1.1H-.14V.4H-1.05Z";

/**
 * What a seat has on a site: a factory where it is developed, else only a board.
 * @param {{seat: number, x: number, y: number, r: number, built?: boolean}} props
 */
export function Works({ seat, x, y, r, built = true }) {
  return html`<g class=${cls("seat-piece works", !built && "plot")} data-seat=${seat}
      transform=${`translate(${x} ${y})`}>
    <path d=${built ? FACTORY : SIGNBOARD} transform=${`scale(${r})`} vector-effect="non-scaling-stroke" />
    <text y=${r * (built ? 0.44 : -0.3)} font-size=${r * 1.15} text-anchor="middle"
      dominant-baseline="central">${LETTERS[seat]}</text></g>`;
}

/** Prestige on a shield. @param {{x: number, y: number, r: number, n?: number | string}} props */
export function Prestige({ x, y, r, n }) {
  return html`<g class="prestige"
  transform=${`translate(${x} ${y})`}><path d=${`M${-r} ${-r}H${r}V${r * 0.2}L0 ${r * 1.15}L${-r} ${r * 0.2}Z`} />
    <text y=${-r * 0.16} font-size=${r * 1.3} text-anchor="middle" dominant-baseline="central">${n}</text></g>`;
}

/** A resource. @param {{id: string, x: number, y: number, size: number}} props */
export function Resource({ id, x, y, size }) {
  return html`<g
  class="resource"><rect x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} rx=${size * 0.2} />
    <${Glyph} name=${id} set=${ICONS} x=${x} y=${y} size=${size * 0.82} /></g>`;
}
