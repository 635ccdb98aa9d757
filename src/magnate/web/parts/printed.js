/** A piece by itself as the game's own board draws it, for owners who compare it with their copy. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { PlayProvider } from "../kit.js";
import { hasWord } from "../words.js";

const MARGIN = 4;
const NOTHING = () => undefined;

/**
 * The components of a game, from its figures; some of them changed.
 * @param {{place: string, value: any}[]} figures
 * @param {Record<string, any>} values   by place
 * @returns {any}
 */
export function dataOf(figures, values) {
  /** @type {any} */
  const data = {};
  for (const { place, value } of figures) {
    const keys = [...place.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map((key) => (key[1] ? Number(key[1]) - 1 : key[0]));
    let at = data;
    keys.forEach((key, i) => {
      if (i === keys.length - 1) at[key] = values[place] ?? value;
      else at = at[key] ??= typeof keys[i + 1] === "number" ? [] : {};
    });
  }
  return data;
}

/** Whether something has come near the screen; from then on it stays drawn. @param {{current: Element | null}} ref */
function useNear(ref) {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: "300px",
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return near;
}

/**
 * @param {{game: any, about: string, view: any, data: any, catalogue: any, say: import("../words.js").Say}} props
 */
export function Printed({ game, about, view, data, catalogue, say }) {
  const ref = useRef(/** @type {any} */ (null));
  const svg = useRef(/** @type {any} */ (null));
  const near = useNear(ref);
  const found = near && about ? game.drawn.printed?.(about, { view, data, catalogue }) : null;
  const [box, setBox] = useState(/** @type {number[] | null} */ (null));
  useLayoutEffect(() => {
    if (!found?.find || !svg.current) return;
    const node = found.find(svg.current);
    if (!node) return;
    const { x, y, width, height } = inside(node, svg.current);
    setBox([x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(Math.round));
  }, [near, about, view]);
  if (!found) return html`<div class="printed" ref=${ref}></div>`;
  const [x, y, w, h] = (found.find && box) || found.box;
  const play = {
    view,
    say,
    has: (/** @type {string} */ id) => hasWord(game.id, id),
    catalogue,
    choices: new Map(),
    seats: Array.from({ length: view.seats }, () => ({ name: "", kind: "open" })),
    me: -1,
    names: [],
    onChoose: NOTHING,
    onWhy: () => Promise.reject(new Error("a picture answers nothing")),
    onPoint: NOTHING,
    lit: new Set(),
    mover: -1,
    narrow: false,
    ...found.play,
  };
  return html`<div class="printed" ref=${ref} inert><${PlayProvider} value=${play}>
    <svg ref=${svg} class=${game.id} viewBox=${`${x} ${y} ${w} ${h}`} width=${w} height=${h}>${found.draw}</svg>
  <//></div>`;
}

/** The box of a part of a drawing, in the drawing's own measure. @param {any} node @param {any} root */
function inside(node, root) {
  const { x, y, width, height } = node.getBBox();
  const matrix = root.getScreenCTM().inverse().multiply(node.getScreenCTM());
  const from = new DOMPoint(x, y).matrixTransform(matrix);
  const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}
