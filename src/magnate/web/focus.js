/**
 * The focus is never lost: when what had it goes away, it moves to what stood around it, or else to the heading of the
 * page. So the keyboard goes on from there, and a screen reader is not thrown back to the top.
 */

/** What may take the focus in place of something within it. */
const PLACES = "section, main, aside, nav, form, fieldset, dialog, article";

/** What has the focus or had it last, and everything around it. @type {Element[]} */
let trail = [];
/** A button that had the focus and cannot be used for a moment. @type {Element | null} */
let disabled = null;

/** @param {Element | null} node @returns {Element[]} */
const around = (node) => (node ? [node, ...around(node.parentElement)] : []);

/** Whether the focus is nowhere, or only kept for what went away. */
export const idle = () => document.activeElement === document.body || held(document.activeElement);

/** @param {Element | null} node */
const held = (node) => node instanceof HTMLElement && node.dataset.held === "on";

/** @param {HTMLElement} place */
function hold(place) {
  place.dataset.held = "on";
  place.tabIndex = -1;
  place.addEventListener("blur", () => release(place), { once: true });
  place.focus({ preventScroll: true });
}

/** @param {HTMLElement} place */
function release(place) {
  delete place.dataset.held;
  place.removeAttribute("tabindex");
}

/** Something on the page has changed. @param {Element} root */
function look(root) {
  const [last] = trail;
  if (last?.matches(":disabled")) disabled = last;
  if (document.activeElement !== document.body || !last || last === document.body || !document.hasFocus()) return;
  if (last.isConnected) {
    if (last === disabled && !last.matches(":disabled")) {
      /** @type {HTMLElement} */ (last).focus({ preventScroll: true });
    }
    return;
  }
  const place = trail.find((node) => node.isConnected && node.matches(PLACES)) ?? root.querySelector("h1, main");
  if (place instanceof HTMLElement) hold(place);
}

/** Keep the focus within a page. @param {Element} root */
export function keepFocus(root) {
  addEventListener("focusin", (event) => {
    trail = around(/** @type {Element} */ (event.target));
    disabled = null;
  });
  // Whoever clicks beside everything lets go of it.
  addEventListener("pointerdown", (event) => {
    if (!(/** @type {Element} */ (event.target).closest("button, a, input, select, textarea, summary, [tabindex]")))
      trail = [];
  });
  new MutationObserver(() => look(root)).observe(root, {
    attributes: true,
    attributeFilter: ["disabled"],
    childList: true,
    subtree: true,
  });
}
