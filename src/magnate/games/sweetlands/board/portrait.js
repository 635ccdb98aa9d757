/** The head of a citizen, drawn from the number of its card: no two neighbours look alike, each always the same. */
import { html } from "/static/kit.js";

const SKINS = ["#f6d3b8", "#e8b48f", "#c98d62", "#9a6240", "#6f432b"];
const HAIRS = ["#2f211b", "#5b3620", "#8f5a2a", "#c98f3c", "#b5482d", "#8a8790"];

/** Hair behind and above a face of radius 10. */
const CUTS = [
  "M-11 2C-13-12 13-12 11 2C9-5 4-7 0-7S-9-5-11 2Z",
  "M-11 12C-14-14 14-14 11 12L7 12C9-2 6-6 0-6S-9-2-7 12Z",
  "M-10-1C-9-15 12-14 10 0C6-6-2-4-5-8C-7-6-9-4-10-1Z",
  "M-11 4C-15-4-10-12-4-11C0-15 8-13 9-9C14-6 12 2 11 4C9-4 5-6 0-6S-9-4-11 4Z",
];

/** What is worn by those of each industry. @type {Record<string, any>} */
const HATS = {
  agriculture: html`<path class="straw" d="M-15-5Q0-10 15-5Q0-1-15-5ZM-8-6C-8-16 8-16 8-6Z" />`,
  forestry: html`<path class="felt" d="M-11-5H11L9-8C7-16-5-17-9-9ZM8-9L15-17L11-7Z" />`,
  mining: html`<path class="helmet" d="M-12-4C-12-18 12-18 12-4ZM-14-4H14V-2H-14Z" /><circle class="lamp" cy="-10"
      r="3" />`,
  joker: html`<path class="paper-crown" d="M-10-5V-14L-5-9L0-16L5-9L10-14V-5Z" />`,
  none: html`<path class="toque" d="M-8-6V-10C-14-11-11-19-5-17C-2-22 5-21 6-17C12-19 14-11 8-10V-6Z" />`,
};

/**
 * A head with shoulders in a circle.
 * @param {{id: string, kind: string, x: number, y: number, r: number}} props   `kind`: the industry it can automate
 */
export function Portrait({ id, kind, x, y, r }) {
  const n = Number(id.replace(/\D/g, "")) || 0;
  const of = (/** @type {string[]} */ list, /** @type {number} */ step) => list[(n * step) % list.length];
  return html`<g class=${`portrait w-${kind}`} transform=${`translate(${x} ${y}) scale(${r / 18})`} aria-hidden="true">
    <circle class="ground" r="18" />
    <path class="coat" d="M-14 12C-10 7 10 7 14 12A18 18 0 0 1-14 12Z" />
    <path d=${of(CUTS, 3)} fill=${of(HAIRS, 5)} />
    <circle cy="1" r="8.5" fill=${of(SKINS, 7)} />
    <path class="fringe" d="M-8-2C-6-9 6-9 8-2C3-5-3-5-8-2Z" fill=${of(HAIRS, 5)} />
    <circle class="eye" cx="-3" cy="1" r="1" /><circle class="eye" cx="3" cy="1" r="1" />
    <path class="mouth" d=${n % 2 ? "M-3 5Q0 7.500 3 5" : "M-2 5.500H2"} />
    ${HATS[kind] ?? null}</g>`;
}
