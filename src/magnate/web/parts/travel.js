/** Motion: pieces travel from where they were to where they are. */
import { moving } from "../settings.js";
import { useLayoutEffect, useRef } from "../lib.js";

const TIME = 280;
const EASE = "cubic-bezier(.3,.7,.3,1)";

/** @typedef {{left: number, top: number, width: number, height: number}} Place */

/** @param {Element} node @param {Element} root @returns {Place} */
function placeOf(node, root) {
  const a = node.getBoundingClientRect();
  const b = root.getBoundingClientRect();
  return { left: a.left - b.left, top: a.top - b.top, width: a.width, height: a.height };
}

/** @param {Place} a @param {Place} b */
const away = (a, b) => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 3;

/**
 * Let a piece arrive from a place; SVG units may differ from pixels.
 * @param {Element} node
 * @param {Place} from
 * @param {Place} to
 */
function arrive(node, from, to) {
  const svg = /** @type {SVGGraphicsElement} */ (node).ownerSVGElement;
  const scale = svg ? (/** @type {SVGGraphicsElement} */ (node).getScreenCTM()?.a ?? 1) : 1;
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: TIME, easing: EASE });
}

/**
 * Send a mark from one element to another, for what is not drawn as a piece of its own.
 * @param {Element} root
 * @param {Place} from
 * @param {Place} to
 * @param {number} seat
 */
function flash(root, from, to, seat) {
  const dot = document.createElement("i");
  dot.className = "flying";
  if (seat >= 0) dot.dataset.seat = String(seat);
  root.append(dot);
  const at = (/** @type {Place} */ p) => `translate(${p.left + p.width / 2}px, ${p.top + p.height / 2}px)`;
  const flight = dot.animate([{ transform: at(from) }, { transform: at(to) }], { duration: TIME, easing: EASE });
  flight.onfinish = () => dot.remove();
  flight.oncancel = () => dot.remove();
}

/**
 * Animate the pieces (`data-piece`) under a root after each drawing. New pieces come from where the last events say.
 * @param {{current: Element | null}} ref
 * @param {import("../session.js").Event[]} events  what happened since the last drawing
 * @param {unknown} version  changes with the position
 */
export function useTravel(ref, events, version) {
  const known = useRef({ places: /** @type {Map<string, Place>} */ (new Map()), width: 0, version: /** @type {unknown} */ (undefined) });
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    /** @type {Map<string, Place>} */
    const places = new Map();
    const nodes = [...root.querySelectorAll("[data-piece]")];
    for (const node of nodes) places.set(String(node.getAttribute("data-piece")), placeOf(node, root));
    const before = known.current;
    const width = root.clientWidth;
    if (moving() && before.version !== undefined && before.version !== version && before.width === width) {
      const moves = events.flatMap((event) => event.moved.map(([, from, to]) => ({ from, to, seat: event.seat, used: false })));
      for (const node of nodes) {
        const id = String(node.getAttribute("data-piece"));
        const to = /** @type {Place} */ (places.get(id));
        const from = before.places.get(id);
        if (from && away(from, to)) arrive(node, from, to);
        else if (!from) {
          const move = moves.find((m) => !m.used && m.to === node.getAttribute("data-at"));
          const origin = move && root.querySelector(`[data-el="${CSS.escape(move.from)}"]`);
          if (move && origin) {
            move.used = true;
            arrive(node, placeOf(origin, root), to);
          }
        }
      }
      for (const move of moves) {
        if (move.used || !move.from || !move.to) continue;
        const [from, to] = [move.from, move.to].map((el) => root.querySelector(`[data-el="${CSS.escape(el)}"]`));
        if (from && to) flash(root, placeOf(from, root), placeOf(to, root), move.seat);
      }
    }
    known.current = { places, width, version };
  }, [version]);
}
