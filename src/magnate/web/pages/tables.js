/** Lists of tables: mine, and the public ones; and bringing in a record. */
import { html, useEffect, useState, useStore } from "../lib.js";
import { Refused, call, keepKey, makeTable, myTables } from "../api.js";
import { Icon, LETTERS } from "../kit.js";
import { go } from "../router.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";
import { Page } from "../parts/shell.js";
import { useGames } from "./home.js";

/** @param {{table: any, games: any[]}} props */
function Row({ table, games }) {
  const say = useSay();
  const { lang } = useStore(settings);
  const name = games.find((game) => game.id === table.game)?.texts[lang]["game-name"] ?? table.game;
  const status = table.status === "over" ? say("ui-status-over") : table.status === "waiting" ? say("ui-status-waiting")
    : table.your_turn ? say("ui-your-turn") : say("ui-round", { round: table.round });
  const address = table.status === "over" ? `#/replay/${table.id}` : `#/table/${table.id}`;
  return html`<li data-game=${table.game} class=${table.your_turn ? "turn" : ""}>
    <a href=${table.status === "over" ? `#/table/${table.id}` : address}><strong>${table.name || name}</strong> <span class="status">${status}</span></a>
    <span class="people">${table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => html`<span key=${i}>${LETTERS[i]} ${seat.name ?? (seat.kind === "bot" ? say(`level-${seat.level}`) : "…")}${table.scores ? ` ${table.scores[i]}` : ""}</span>`)}</span>
    <time>${new Date(table.updated * 1000).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" })}</time>
    ${table.status === "over" && html`<a href=${address}>${say("ui-replay")}</a>`}
  </li>`;
}

export function MinePage() {
  const say = useSay();
  const games = useGames() ?? [];
  const [tables, setTables] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => { myTables().then(setTables, () => setTables([])); }, []);
  return html`<${Page} title=${say("ui-mine")} class="tables">
    ${tables && tables.length === 0 && html`<p>${say("ui-mine-empty")}</p><p><a class="button go" href="#/">${say("ui-play")}</a></p>`}
    <ul class="table-list">${(tables ?? []).map((table) => html`<${Row} key=${table.id} table=${table} games=${games} />`)}</ul>
  </${Page}>`;
}

export function LobbyPage() {
  const say = useSay();
  const games = useGames() ?? [];
  const [tables, setTables] = useState(/** @type {any[] | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const load = () => call("/api/tables").then((answer) => setTables(answer.tables), () => setTables([]));
    load();
    const timer = setInterval(load, 10000);
    return () => clearInterval(timer);
  }, []);
  /** @param {any} event */
  const bring = async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    try {
      const made = await call("/api/records", { body: { record: await file.text() } });
      if (made.key) keepKey(made.table.id, made.key);
      go(`/replay/${made.table.id}`);
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : String(error));
    }
  };
  return html`<${Page} title=${say("ui-lobby")} class="tables">
    <p>${say("ui-lobby-note")}</p>
    ${tables && tables.length === 0 && html`<p class="fine">${say("ui-lobby-empty")}</p>`}
    <ul class="table-list">${(tables ?? []).map((table) => html`<${Row} key=${table.id} table=${table} games=${games} />`)}</ul>
    <section class="bring"><h2>${say("ui-bring")}</h2><p class="fine">${say("ui-bring-note")}</p>
      <p><label class="button"><${Icon} name="save" /> ${say("ui-bring-file")} <input type="file" accept=".txt,.record,text/plain" class="unseen" onChange=${bring} /></label></p>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}</section>
  </${Page}>`;
}
