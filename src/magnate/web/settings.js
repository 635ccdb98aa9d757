/** What a visitor chose once and for all: language, looks, motion, habits. Kept in this browser only. */
import { Store } from "./store.js";

const KEY = "magnate.settings";

/**
 * @typedef {object} Settings
 * @property {"en" | "fr"} lang
 * @property {"auto" | "light" | "dark"} mode
 * @property {"auto" | "on" | "off"} motion
 * @property {boolean} shapes   letters and shapes on the pieces of each seat
 * @property {boolean} confirm  ask before a choice is sent
 * @property {boolean} recap    play what the others did since my last turn
 * @property {string} name
 * @property {string} level     the bot last chosen as an opponent
 */

/** @returns {"en" | "fr"} */
function browserLanguage() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short === "fr" || short === "en") return short;
  }
  return "en";
}

/** @returns {Settings} */
function load() {
  /** @type {Settings} */
  const start = {
    lang: browserLanguage(), mode: "auto", motion: "auto", shapes: true, confirm: false, recap: true, name: "", level: "",
  };
  try {
    return { ...start, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return start;
  }
}

/** @type {Store<Settings>} */
export const settings = new Store(load());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces may travel. */
export function moving() {
  const { motion } = settings.value;
  return motion === "on" || (motion === "auto" && !still.matches);
}

/** Put the settings on the document, where the style sheets look for them. */
function show() {
  const { mode, lang, shapes } = settings.value;
  const root = document.documentElement;
  root.lang = lang;
  root.dataset.mode = mode === "auto" ? (dark.matches ? "dark" : "light") : mode;
  root.dataset.motion = moving() ? "on" : "off";
  root.dataset.shapes = shapes ? "on" : "off";
}

settings.watchers.add((value) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays; it only forgets the settings.
  }
  show();
});
dark.addEventListener("change", show);
still.addEventListener("change", show);
show();
