/** A board without a server: drawn once from a view, to look at. Notebooks show positions with it. */
import { h, html, render } from "./lib.js";
import { PlayProvider } from "./kit.js";
import { Undrawn } from "./parts/game.js";
import { settings } from "./settings.js";
import { hasWord, learnWords, sayer } from "./words.js";

/**
 * @typedef {object} Still
 * @property {string} game
 * @property {string} lang
 * @property {string} texts      Fluent source of the page and of the game
 * @property {any} view          `State.view`
 * @property {Record<string, import("./kit.js").About>} catalogue
 * @property {string[]} names    of the seats; without one a seat is called by its number
 */

/**
 * Choices by the board element they belong to.
 * @param {import("./kit.js").Choice[]} choices
 */
function byElement(choices) {
  /** @type {Map<string, import("./kit.js").Choice[]>} */
  const found = new Map();
  for (const choice of choices) {
    if (choice.on) found.set(choice.on, [...(found.get(choice.on) ?? []), choice]);
  }
  return found;
}

/**
 * Draw into the document.
 * @param {any} drawn     the game's board module, {} if it has none
 * @param {Still} still
 */
export function draw(drawn, still) {
  const { game, lang, view, catalogue } = still;
  learnWords(game, lang, still.texts);
  settings.value = { ...settings.value, lang: lang === "fr" ? "fr" : "en" };
  const plain = sayer(game);
  const names = Array.from({ length: view.seats }, (_, i) => still.names[i] ?? plain("ui-seat-name", { seat: i + 1 }));
  const play = {
    view,
    say: sayer(game, names),
    has: (/** @type {string} */ id) => hasWord(game, id),
    catalogue,
    choices: byElement(view.choices),
    seats: names.map((name) => ({ name, kind: "person" })),
    me: view.you,
    onChoose: () => undefined,
    onWhy: () => Promise.reject(new Error("a picture answers nothing")),
    onPoint: () => undefined,
    lit: new Set(),
    mover: -1,
    narrow: innerWidth < 760,
  };
  const Board = drawn.default;
  render(
    html`<${PlayProvider} value=${play}>
      <main class="board-pane">${Board ? h(Board, play) : html`<${Undrawn} view=${view} />`}</main>
    <//>`,
    document.body,
  );
}
