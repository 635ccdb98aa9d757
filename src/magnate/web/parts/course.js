/** The course of a game as a bar as wide as the page: who was how near to winning, and a handle to go anywhere. */
import { html, useEffect, useState } from "../lib.js";
import { call } from "../api.js";
import { usePlay } from "../kit.js";

const HEIGHT = 100;

/**
 * What each seat had of the game after each turn: its chance to win, or its share of the points where there is none.
 * @param {any[]} turns
 * @returns {{at: number, shares: number[]}[]}
 */
function sharesOf(turns) {
  const judged = turns.filter((turn) => turn.chances && turn.chances.length > 1);
  if (judged.length > 1) return judged.map(({ at, chances }) => ({ at, shares: chances }));
  return turns.map(({ at, points }) => {
    const counted = points.map((/** @type {number} */ value) => Math.max(0, value));
    const sum = counted.reduce((/** @type {number} */ all, /** @type {number} */ value) => all + value, 0);
    return { at, shares: counted.map((/** @type {number} */ value) => (sum ? value / sum : 1 / counted.length)) };
  });
}

/**
 * The outline of a seat's band.
 * @param {{at: number, shares: number[]}[]} story
 * @param {number} seat
 * @param {number} length
 */
function band(story, seat, length) {
  /** @param {{at: number, shares: number[]}} turn @param {number} upTo */
  const point = ({ at, shares }, upTo) =>
    `${at} ${(HEIGHT * shares.slice(0, upTo).reduce((sum, share) => sum + share, 0)).toFixed(2)}`;
  const all = [{ at: 0, shares: story[0].shares }, ...story, { at: length, shares: story[story.length - 1].shares }];
  const over = all.map((turn) => point(turn, seat));
  const under = all.map((turn) => point(turn, seat + 1)).reverse();
  return `M${[...over, ...under].join("L")}Z`;
}

/** The course of a finished game, fetched once. @param {string} base @param {string} key @param {boolean} over */
export function useHistory(base, key, over) {
  const [history, setHistory] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (over) call(`${base}/history`, { key }).then(setHistory, () => undefined);
  }, [over]);
  return history;
}

/**
 * @param {{history: any, length: number, at: number, marks: number[], onGo: (at: number) => void}} props
 */
export function Course({ history, length, at, marks, onGo }) {
  const { say, seats } = usePlay();
  const story = history?.turns.length > 0 && length > 0 ? sharesOf(history.turns) : [];
  return html`<div class="course">
    ${
      story.length > 0 &&
      html`<svg viewBox=${`0 0 ${length} ${HEIGHT}`} preserveAspectRatio="none" role="img"
          aria-label=${say("ui-course")}>
        ${seats.map((_, seat) => html`<path key=${seat} data-seat=${seat} d=${band(story, seat, length)} />`)}
        <path class="half" d=${`M0 ${HEIGHT / 2}H${length}`} />
        ${marks.map((mark) => html`<path key=${mark} class="mark" d=${`M${mark} 0V${HEIGHT}`} />`)}
        <path class="now" d=${`M${at} 0V${HEIGHT}`} /></svg>`
    }
    <input type="range" min="0" max=${length} value=${at} aria-label=${say("ui-moment-slider")}
      onInput=${/** @param {any} e */ (e) => onGo(Number(e.target.value))} /></div>`;
}
