/** Runs before the rest of the page has arrived: asks the server for what the first view will show. */
import { games, loadGame, textsOf } from "./api.js";
import { learning } from "./lessons.js";
import { route } from "./router.js";
import { sessionOf } from "./session.js";
import { settings } from "./settings.js";

const {
  path: [place = "", id = ""],
  query,
} = route.value;
const { lang } = settings.value;

/** What the first view can do without is asked for again when it is needed. */
const tried = () => undefined;

if (place === "table" && id) {
  // The key of a seat comes behind the "#" of its link.
  const session = sessionOf(id, learning(id) ? 0 : null, query);
  session.ready.then(() => {
    const game = session.store.value.table?.game;
    if (!game) return;
    loadGame(game).catch(tried);
    textsOf(game, lang).catch(tried);
  });
} else {
  textsOf("", lang).catch(tried);
  if (place === "") games().catch(tried);
}
