/** Words: the page's own .ftl files and those of the game on the table, put into the visitor's language. */
import { FluentBundle, FluentResource } from "./vendor/fluent/fluent.js";
import { textsOf } from "./api.js";
import { Store, useStore } from "./lib.js";
import { settings } from "./settings.js";

/** @typedef {string | number | {id: string, args?: Record<string, any>}} Arg */
/** @typedef {{id: string, args?: Record<string, Arg>}} Message */
/** @typedef {(message: string | Message, args?: Record<string, Arg>) => string} Say */

const DEPTH = 4;
/** Words that did not come are asked for again after this many milliseconds. */
const AGAIN = 2000;
/** So many sentences are kept as they were said; a table says a few hundred of them at every drawing. */
const KEPT = 4000;

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/**
 * The `say` of each language and game for the names at a table: the same one every time, so that drawings can rely on
 * it.
 * @type {WeakMap<FluentBundle, Map<string, Say>>} */
const sayers = new WeakMap();

/** Grows whenever words arrive, so that what is shown is drawn again. */
const arrived = new Store(0);

/**
 * Load the words of a game (and of the page) in the present language.
 * @param {string} game
 */
export async function loadWords(game = "") {
  const { lang } = settings.value;
  const key = `${lang}/${game}`;
  if (bundles.has(key)) return;
  const text = await textsOf(game, lang);
  if (bundles.has(key)) return;
  learnWords(game, lang, text);
  arrived.set(arrived.value + 1);
}

/**
 * Take in the words of a game (and of the page) in a language.
 * @param {string} game
 * @param {string} lang
 * @param {string} text   Fluent source
 */
export function learnWords(game, lang, text) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(`${lang}/${game}`, bundle);
}

/**
 * Put a message into a language, under "" and in its other forms (its attributes) under their names. An argument "@id"
 * names another message, and one that is a message is put into words first: `{ $card }` is its words, `{ $card-the }`
 * its form `.the`. A missing message reads as its id.
 * @param {FluentBundle | undefined} bundle
 * @param {string | Message} message
 * @param {Record<string, Arg>} args
 * @param {(id: string) => string | undefined} special
 * @param {number} depth
 * @returns {Record<string, string>}
 */
function forms(bundle, message, args, special, depth) {
  const id = typeof message === "string" ? message : message.id;
  const given = typeof message === "string" ? args : { ...message.args, ...args };
  const own = special(id);
  const found = own === undefined ? bundle?.getMessage(id) : undefined;
  if (!bundle || !found) return { "": own ?? id };
  /** @type {Record<string, string | number>} */
  const full = {};
  for (const [name, value] of Object.entries(given)) {
    const inner = typeof value === "string" && value.startsWith("@") ? value.slice(1) : value;
    if (depth > 0 && (typeof value === "object" || inner !== value)) {
      const said = forms(bundle, /** @type {string | Message} */ (inner), {}, special, depth - 1);
      for (const [form, text] of Object.entries(said)) full[form ? `${name}-${form}` : name] = text;
    } else full[name] = typeof value === "object" ? value.id : value;
  }
  return Object.fromEntries(
    [["", found.value], ...Object.entries(found.attributes)].map(([form, pattern]) => [
      form,
      pattern ? bundle.formatPattern(pattern, full, []) : id,
    ]),
  );
}

/**
 * The words of a game; those of the page are part of every game's. Until they have come in the present language,
 * those of another.
 * @param {string} game
 */
function bundleOf(game) {
  const found = [...bundles].filter(([key]) => !game || key.endsWith(`/${game}`));
  return (found.find(([key]) => key.startsWith(`${settings.value.lang}/`)) ?? found[found.length - 1])?.[1];
}

/**
 * A `say` for a game, with names of the seats at this table in place of "seat-0" and so on.
 * @param {string} game
 * @param {string[]} names
 * @returns {Say}
 */
export function sayer(game = "", names = []) {
  const bundle = bundleOf(game) ?? bundleOf("");
  if (!bundle) return saying(bundle, names);
  const known = sayers.get(bundle) ?? new Map();
  sayers.set(bundle, known);
  const key = JSON.stringify(names);
  const say = known.get(key) ?? saying(bundle, names);
  known.set(key, say);
  return say;
}

/** Before these letters French swallows the e of "de" and "que". */
const SWALLOWS = /^[aeiouhàâæéèêëîïôœùûü]/i;

/**
 * "d’Ada" where a French sentence has "de Ada": names are not known when the words are written.
 * @param {string} text
 * @param {string[]} names
 */
function elided(text, names) {
  if (settings.value.lang !== "fr") return text;
  for (const name of names) {
    if (!SWALLOWS.test(name)) continue;
    const meant = name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    text = text.replace(new RegExp(`(?<!\\p{L})(d|qu)e (?=${meant})`, "gu"), "$1’");
  }
  return text;
}

/** What stands for minus where numbers are written by machines. */
const HYPHEN = /(?<![\p{L}\p{N}_-])-(?=\p{N})/gu;

/**
 * A `say` that remembers what it said.
 * @param {FluentBundle | undefined} bundle
 * @param {string[]} names
 * @returns {Say}
 */
function saying(bundle, names) {
  /** @param {string} id */
  const special = (id) => {
    const seat = /^seat-(\d+)$/.exec(id);
    if (seat) return names[Number(seat[1])];
    // A bot without words of ours is one from outside, called as its host named it.
    const level = /^level-(.+)$/.exec(id);
    return level && bundle && !bundle.hasMessage(id) ? level[1] : undefined;
  };
  const game = bundle?.getMessage("game-name")?.value;
  const known = typeof game === "string" ? [...names, game] : names;
  /** @type {Map<string, string>} */
  const said = new Map();
  return (message, args = {}) => {
    const key = JSON.stringify([message, args]);
    const before = said.get(key);
    if (before !== undefined) return before;
    const text = elided(forms(bundle, message, args, special, DEPTH)[""], known).replace(HYPHEN, "−");
    if (said.size >= KEPT) said.clear();
    said.set(key, text);
    return text;
  };
}

/**
 * Whether a message exists.
 * @param {string} game
 * @param {string} id
 */
export function hasWord(game, id) {
  return Boolean(bundleOf(game)?.hasMessage(id));
}

let waiting = 0;

/** Draw again in a while, and so ask for the words that are missing. */
function askAgain() {
  clearTimeout(waiting);
  waiting = setTimeout(() => arrived.set(arrived.value + 1), AGAIN);
}

/**
 * The `say` of a component: follows the language and redraws when words arrive.
 * @param {string} game
 * @param {string[]} [names]
 * @returns {Say}
 */
export function useSay(game = "", names = []) {
  const { lang } = useStore(settings);
  useStore(arrived);
  if (![...bundles.keys()].some((key) => (game ? key === `${lang}/${game}` : key.startsWith(`${lang}/`))))
    loadWords(game).catch(askAgain);
  return sayer(game, names);
}

/** Whether the words of a game (or of the page) are there; before, nothing can be said. @param {string} [game] */
export function useWords(game = "") {
  useSay(game);
  return bundleOf(game) !== undefined;
}
