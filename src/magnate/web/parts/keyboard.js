/** The keys of the table: Esc, U, Enter, ? and H. */
import { useLayoutEffect } from "../lib.js";
import { idle } from "../focus.js";
import { closeMenu, menu } from "./float.js";

/**
 * @typedef {object} Deeds            what a key can set off; what is left out cannot be done now
 * @property {() => void} [skip]      show the present position
 * @property {() => void} [drop]      let go of the choice that waits to be confirmed
 * @property {() => void} [back]      from a past moment to now
 * @property {() => void} [cancel]
 * @property {() => void} [undo]
 * @property {() => void} [confirm]
 * @property {() => void} [hint]
 * @property {() => void} help
 */

/** @param {Deeds} deeds */
function escape({ skip, drop, back, cancel }) {
  if (menu.value) closeMenu();
  else (skip ?? drop ?? back ?? cancel)?.();
}

/**
 * Follow the keyboard; the table knows by `data-keys` whether it was used last.
 * @param {{current: HTMLElement | null}} root
 * @param {Deeds} deeds
 */
export function useKeyboard(root, deeds) {
  // Before the paint, so that a key never acts on the position before the one in sight.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const keys = (event) => {
      if (root.current) root.current.dataset.keys = "on";
      const target = /** @type {Element} */ (event.target);
      const typing = target.matches("input, textarea, select");
      if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") escape(deeds);
      else if (event.key === "Enter" && !target.matches("button, a, [role=button]")) (deeds.skip ?? deeds.confirm)?.();
      else if (event.key === "u" || event.key === "U") deeds.undo?.();
      else if (event.key === "h" || event.key === "H") deeds.hint?.();
      else if (event.key === "?") deeds.help();
    };
    const mouse = () => {
      if (root.current) delete root.current.dataset.keys;
    };
    addEventListener("keydown", keys);
    addEventListener("pointerdown", mouse);
    return () => {
      removeEventListener("keydown", keys);
      removeEventListener("pointerdown", mouse);
    };
  });
}

/**
 * Keyboard players find the first choice of a new position in focus.
 * @param {{current: HTMLElement | null}} root
 * @param {boolean} mine
 * @param {unknown[]} position
 */
export function useFirstChoice(root, mine, position) {
  useLayoutEffect(() => {
    if (!mine || !idle() || root.current?.dataset.keys !== "on") return;
    const first = /** @type {HTMLElement | null} */ (root.current.querySelector(".choice-list button"));
    first?.focus({ preventScroll: true });
  }, position);
}
