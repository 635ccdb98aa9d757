/**
 * How far a finger reaches: on a dense board a small outline answers a tap within 40 px around its centre. A tap right
 * on something that can be chosen or switched is that; a near miss goes to the one it is near, and where several
 * choices are that near, a menu asks which is meant.
 */
import { openMenu } from "./float.js";

/** @typedef {import("../kit.js").Choice} Choice */

/** The least width and height of what a finger has to hit, in pixels. */
export const FINGER = 40;

/** What each target offers now. @type {WeakMap<Element, {title: string, choices: Choice[]}>} */
const offered = new WeakMap();

/** @param {Element} node @param {{title: string, choices: Choice[]}} offer */
export const offering = (node, offer) => void offered.set(node, offer);

/** @param {Element} node */
const acts = (node) => node.closest(".target.legal, .press") !== null;

/**
 * What a finger on a point of a board means, nearest first: choices and switches before mere explanations.
 * @param {Element} root @param {number} x @param {number} y
 * @returns {Element[]}
 */
export function reached(root, x, y) {
  const straight = document.elementFromPoint(x, y)?.closest("[role=button]");
  if (straight && acts(straight)) return [straight];
  /** @type {{node: Element, far: number}[]} */
  const near = [];
  for (const node of root.querySelectorAll("[role=button]")) {
    const box = node.getBoundingClientRect();
    if (box.width === 0) continue;
    const dx = Math.abs(x - box.left - box.width / 2);
    const dy = Math.abs(y - box.top - box.height / 2);
    const inside = dx <= Math.max(box.width, FINGER) / 2 && dy <= Math.max(box.height, FINGER) / 2;
    if (inside) near.push({ node, far: Math.hypot(dx, dy) });
  }
  near.sort((a, b) => a.far - b.far);
  const able = near.filter(({ node }) => acts(node)).map(({ node }) => node);
  if (able.length > 0) return able;
  return straight ? [straight] : near.slice(0, 1).map(({ node }) => node);
}

/** A tap that missed by a little is led where it was meant. @param {MouseEvent} event */
export function reach(event) {
  const on = /** @type {Element} */ (event.target);
  if (!event.isTrusted || /** @type {PointerEvent} */ (event).pointerType !== "touch" || on.closest("button, a"))
    return;
  const found = reached(/** @type {Element} */ (event.currentTarget), event.clientX, event.clientY);
  if (found.length === 0 || found[0] === on.closest("[role=button]")) return;
  event.stopPropagation();
  const offers = found
    .map((node) => offered.get(node))
    .filter((offer) => offer !== undefined && offer.choices.length > 0);
  if (found.length > 1 && offers.length === found.length) {
    const title = offers.map((offer) => offer?.title).join(" · ");
    openMenu(found[0], { title, choices: offers.flatMap((offer) => offer?.choices ?? []) });
  } else found[0].dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
