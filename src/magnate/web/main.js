/** The page: finds out where the visitor is and draws it. */
import { html, render, useEffect, useState, useStore } from "./lib.js";
import { games, loadGame } from "./api.js";
import { keepFocus } from "./focus.js";
import { learning } from "./lessons.js";
import { route } from "./router.js";
import { sessionOf } from "./session.js";
import { settings } from "./settings.js";
import { kept } from "./storage.js";
import { loadWords, useSay, useWords } from "./words.js";
import { Bar, Page } from "./parts/shell.js";

/** After this many milliseconds something is shown, whether or not all of it is there. */
const PATIENCE = 1500;

/** The pages by the first word of their address. @type {Record<string, () => Promise<any>>} */
const PAGES = {
  "": () => import("./pages/home.js").then((found) => found.HomePage),
  new: () => import("./pages/setup.js").then((found) => found.SetupPage),
  table: () => import("./pages/table.js").then((found) => found.TablePage),
  replay: () => import("./pages/replay.js").then((found) => found.ReplayPage),
  copy: () => import("./pages/copy.js").then((found) => found.CopyPage),
  rules: () => import("./pages/rules.js").then((found) => found.RulesPage),
  daily: () => import("./pages/daily.js").then((found) => found.DailyPage),
  settings: () => import("./pages/settings.js").then((found) => found.SettingsPage),
  mine: () => import("./pages/tables.js").then((found) => found.MinePage),
  lobby: () => import("./pages/lobby.js").then((found) => found.LobbyPage),
  profile: () => import("./pages/profile.js").then((found) => found.ProfilePage),
};
const NAMELESS = ["", "settings", "mine", "lobby", "profile"];
/** The pages of a game: there is none for a game that is not installed. */
const OF_A_GAME = ["new", "rules", "copy", "daily"];

/** The pages that have been fetched. @type {Map<string, any>} */
const here = new Map();

/** Fetch a page. @param {string} place */
async function fetchPage(place) {
  if (!here.has(place) && Object.hasOwn(PAGES, place)) here.set(place, await PAGES[place]());
}

/** Whether an address names a game that is not installed. @param {string} place @param {string} id */
function useStrange(place, id) {
  const [strange, setStrange] = useState("");
  useEffect(() => {
    if (!OF_A_GAME.includes(place)) return;
    games().then(
      (list) => setStrange(list.some((game) => game.id === id) ? "" : id),
      () => undefined,
    );
  }, [place, id]);
  return OF_A_GAME.includes(place) && id !== "" && strange === id;
}

/** In place of a page the server did not send. A browser may remember that a file was missing, so all begins again. */
function Missed() {
  const say = useSay();
  return html`<${Page} title=${say("ui-no-network")}><p>${say("ui-unreachable")}</p>
    <p><button class="go" onClick=${() => location.reload()}>${say("ui-try-again")}</button></p></${Page}>`;
}

function App() {
  const {
    path: [place = "", id = ""],
  } = useStore(route);
  const say = useSay();
  const spoken = useWords();
  const [, redraw] = useState(0);
  const [missed, setMissed] = useState("");
  useStore(settings);
  useEffect(() => {
    setMissed("");
    if (here.has(place)) return;
    fetchPage(place).then(
      () => redraw((/** @type {number} */ times) => times + 1),
      () => setMissed(place),
    );
  }, [place]);
  const strange = useStrange(place, id);
  if (!spoken) return html`<main class="page loading" aria-busy="true"></main>`;
  if (!Object.hasOwn(PAGES, place) || (!id && !NAMELESS.includes(place)) || strange) {
    return html`<${Page} title=${say("ui-lost")}><p><a class="button" href="#/">${say("ui-home")}</a></p></${Page}>`;
  }
  const Here = here.get(place);
  if (!Here && missed === place) return html`<${Missed} />`;
  if (!Here) return html`<${Bar} /><main class="page loading" aria-busy="true"><p>${say("ui-loading")}</p></main>`;
  return html`<${Here} key=${`${place}/${id}`} id=${id} />`;
}

/** All that the first view shows. */
async function first() {
  const {
    path: [place = "", id = ""],
    query,
  } = route.value;
  const page = fetchPage(place);
  if (place === "table" && id) {
    const session = sessionOf(id, learning(id) ? 0 : null, query);
    await session.ready;
    const game = session.store.value.table?.game ?? "";
    await Promise.all([loadWords(game), game && loadGame(game)]);
  } else {
    await loadWords();
  }
  await page;
}

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
keepFocus(root);
const patience = new Promise((done) => setTimeout(done, PATIENCE));
Promise.race([first(), patience])
  .catch(() => undefined)
  .then(() => render(html`<${App} />`, root))
  .then(() => import("./install.js"))
  .then(({ install }) => install())
  .then(() => kept("session", "") && import("./people.js").then(({ sync }) => sync()))
  .catch(() => undefined);
