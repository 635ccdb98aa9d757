/** Lists of tables: mine, and the public ones; and bringing in a record. */
import { cls, html, useEffect, useState, useStore } from "../lib.js";
import { Refused, call, keepKey, makeTable, myTables } from "../api.js";
import { Icon, LETTERS, SeatMark } from "../kit.js";
import { go } from "../router.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";
import { Page } from "../parts/shell.js";
import { useGames } from "./home.js";

/** @param {{table: any, games: any[]}} props */
function Row({ table, games }) {
  const say = useSay();
  const { lang } = useStore(settings);
  const game = games.find((found) => found.id === table.game);
  const name = game?.texts[lang]["game-name"] ?? table.game;
  const over = table.status === "over";
  const status = over ? say("ui-status-over") : table.status === "waiting" ? say("ui-status-waiting")
    : table.your_turn ? say("ui-your-turn") : say("ui-round", { round: table.round });
  const act = over ? "ui-replay" : table.yours?.length ? "ui-play" : table.open.length > 0 ? "ui-sit" : "ui-watch";
  return html`<li data-game=${table.game} class=${table.your_turn ? "turn" : ""}>
    ${game?.files?.includes("cover.svg") ? html`<img class="thumb" src=${`/games/${table.game}/cover.svg`} alt="" width="100" height="60" />` : html`<span class="thumb"></span>`}
    <div class="what"><p><a href=${`#/table/${table.id}`}>${table.name || name}</a> <span class="status">${table.name ? `${name} · ` : ""}${status}</span></p>
      <p class="people">${table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => html`<span key=${i}><${SeatMark} seat=${i} size=${20} label=${LETTERS[i]} /> ${seat.name ?? (seat.kind === "bot" ? say("ui-bot", { level: say(`level-${seat.level}`) }) : say("ui-seat-open"))}${table.scores && table.status !== "waiting" ? html` <b>${table.scores[i]}</b>` : ""}</span>`)}</p></div>
    <time>${new Date(table.updated * 1000).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" })}</time>
    <a class=${cls("button small", table.your_turn && "go")} href=${over ? `#/replay/${table.id}` : `#/table/${table.id}`}>${say(act)}</a>
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
