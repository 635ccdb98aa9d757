/** What a visitor chose once and for all: language, looks, motion, habits. Kept in this browser only. */
import { keep, kept } from "./storage.js";
import { Store } from "./store.js";

const NAME = "settings";

/**
 * @typedef {object} Settings
 * @property {"en" | "fr"} lang
 * @property {"auto" | "light" | "dark"} mode
 * @property {"auto" | "normal" | "more"} contrast
 * @property {"auto" | "on" | "off"} motion
 * @property {"normal" | "large" | "larger"} size   of the text
 * @property {boolean} shapes   letters and shapes on the pieces of each seat
 * @property {boolean} confirm  ask before a choice is sent
 * @property {boolean} sensible what has one sensible answer is answered by itself
 * @property {"slow" | "normal" | "fast" | "off"} pace   how fast the moves of the others are shown
 * @property {boolean} sound    a sound when it is my turn
 * @property {number} volume    of that sound, from 0 to 1
 * @property {boolean} tell     be told of my turns when I am elsewhere
 * @property {string} name
 * @property {number | null} colour   the favourite one of a profile, by its number
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
    lang: browserLanguage(),
    mode: "auto",
    contrast: "auto",
    motion: "auto",
    shapes: true,
    confirm: false,
    sensible: true,
    pace: "normal",
    size: "normal",
    sound: false,
    volume: 0.6,
    tell: false,
    name: "",
    colour: null,
    level: "",
  };
  return { ...start, ...kept(NAME, {}) };
}

/** @type {Store<Settings>} */
export const settings = new Store(load());

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces may travel. */
export function moving() {
  const { motion } = settings.value;
  return motion === "on" || (motion === "auto" && !still.matches);
}

/** Put the settings on the document, where the style sheets look for them. */
function show() {
  const { mode, lang, shapes, size, contrast: wish } = settings.value;
  const root = document.documentElement;
  root.lang = lang;
  root.dataset.mode = mode === "auto" ? (dark.matches ? "dark" : "light") : mode;
  root.dataset.contrast = wish === "auto" ? (contrast.matches ? "more" : "normal") : wish;
  root.dataset.motion = moving() ? "on" : "off";
  root.dataset.size = size;
  root.dataset.shapes = shapes ? "on" : "off";
}

settings.watchers.add((value) => {
  keep(NAME, value);
  show();
});
dark.addEventListener("change", show);
contrast.addEventListener("change", show);
still.addEventListener("change", show);
show();
