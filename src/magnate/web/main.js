/** The page: finds out where the visitor is and draws it. */
import { html, render, useStore } from "./lib.js";
import { keepKey } from "./api.js";
import { route, useRoute } from "./router.js";
import { sessionOf } from "./session.js";
import { settings } from "./settings.js";
import { loadWords, useSay } from "./words.js";
import { HomePage } from "./pages/home.js";
import { ReplayPage } from "./pages/replay.js";
import { RulesPage } from "./pages/rules.js";
import { SettingsPage } from "./pages/settings.js";
import { SetupPage } from "./pages/setup.js";
import { TablePage } from "./pages/table.js";
import { LobbyPage, MinePage } from "./pages/tables.js";
import { learning } from "./parts/guide.js";
import { Page } from "./parts/shell.js";

function App() {
  const { path: [place = "", id = ""] } = useRoute();
  const say = useSay();
  useStore(settings);
  if (place === "") return html`<${HomePage} />`;
  if (place === "new" && id) return html`<${SetupPage} key=${id} id=${id} />`;
  if (place === "table" && id) return html`<${TablePage} key=${id} id=${id} />`;
  if (place === "replay" && id) return html`<${ReplayPage} key=${id} id=${id} />`;
  if (place === "rules" && id) return html`<${RulesPage} key=${id} id=${id} />`;
  if (place === "settings") return html`<${SettingsPage} />`;
  if (place === "mine") return html`<${MinePage} />`;
  if (place === "lobby") return html`<${LobbyPage} />`;
  return html`<${Page} title=${say("ui-lost")}><p><a class="button" href="#/">${say("ui-home")}</a></p></${Page}>`;
}

// The key of a seat comes behind the "#" of its link; it is kept, and the table is asked for while the words load.
const { path: [place, id], query } = route.value;
if (place === "table" && id) {
  if (query.key) keepKey(id, query.key);
  sessionOf(id, learning(id) ? 0 : null);
}

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
loadWords().catch(() => undefined).then(() => render(html`<${App} />`, root));
