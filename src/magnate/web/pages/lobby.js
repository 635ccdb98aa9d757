/** The lobby: public tables by what is to be done there, filters, sitting down; and bringing in a record. */
import { cls, html, useEffect, useState, useStore } from "../lib.js";
import { call, newKey } from "../api.js";
import { everyKey, keepKey, keysOf } from "../keys.js";
import { Icon } from "../kit.js";
import { go, route, swap } from "../router.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";
import { paceOf } from "../parts/duration.js";
import { Unfetched, problemOf } from "../parts/problem.js";
import { Row } from "../parts/row.js";
import { Page } from "../parts/shell.js";
import { useGames } from "./home.js";

const AGAIN = 10000;
const PACES = ["", "live", "days", "free"];
const GROUPS = ["waiting", "playing", "over"];

/** The public tables (of a game), asked for again and again. @param {string} game */
function usePublic(game) {
  const [tables, setTables] = useState(/** @type {any[] | null} */ (null));
  const [failed, setFailed] = useState(/** @type {unknown} */ (null));
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let wanted = true;
    const load = () =>
      call(`/api/tables${game ? `?game=${encodeURIComponent(game)}` : ""}`).then(
        (answer) => {
          if (!wanted) return;
          setTables(answer.tables);
          setFailed(null);
        },
        (error) => wanted && setFailed(error),
      );
    load();
    const timer = setInterval(load, AGAIN);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [game, asked]);
  return { tables, failed, again: () => setAsked((times) => times + 1) };
}

/**
 * A row of radio buttons.
 * @param {{name: string, legend: string, value: string, values: [string, string][],
 *   onPick: (value: string) => void}} props
 */
function Pick({ name, legend, value, values, onPick }) {
  return html`<fieldset class="seg"><legend>${legend}</legend>
    ${values.map(
      ([id, label]) => html`<label key=${id} class=${cls(value === id && "on")}>
        <input type="radio" name=${name} checked=${value === id} onChange=${() => onPick(id)} /> ${label}</label>`,
    )}</fieldset>`;
}

/** Bring in a finished game from a file. @param {{say: import("../words.js").Say}} props */
function Bring({ say }) {
  const [problem, setProblem] = useState("");
  /** @param {any} event */
  const bring = async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    try {
      const made = await call("/api/records", { body: { record: await file.text() } });
      if (made.key) keepKey(made.table.id, made.key);
      go(`/replay/${made.table.id}`);
    } catch (error) {
      setProblem(problemOf(error, say));
    }
  };
  return html`<section class="bring"><h2>${say("ui-bring")}</h2><p class="fine">${say("ui-bring-note")}</p>
    <p><label class="button"><${Icon} name="save" /> ${say("ui-bring-file")}
      <input type="file" accept=".txt,.record,text/plain" class="unseen" onChange=${bring} /></label></p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}</section>`;
}

export function LobbyPage() {
  const say = useSay();
  const games = useGames() ?? [];
  const { lang, name, colour } = useStore(settings);
  const { query } = useStore(route);
  const { pace = "" } = query;
  // A game that is not installed filters nothing.
  const game = games.length === 0 || games.some(({ id }) => id === query.game) ? (query.game ?? "") : "";
  const { tables, failed, again } = usePublic(game);
  const [problem, setProblem] = useState("");
  /** @param {Record<string, string>} wish */
  const filter = (wish) => {
    const asked = Object.entries({ game, pace, ...wish }).filter(([, value]) => value);
    swap(`/lobby${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ""}`);
  };
  /** @param {any} table */
  const sit = async (table) => {
    const key = newKey();
    try {
      const sat = await call(`/api/tables/${table.id}/sit`, {
        body: { key, name: name || undefined, colour: colour ?? undefined },
      });
      keepKey(table.id, sat.key, sat.yours);
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(problemOf(error, say));
      again();
    }
  };
  const mine = new Set(everyKey().length > 0 ? (tables ?? []).filter(({ id }) => keysOf(id).length > 0) : []);
  const shown = (tables ?? [])
    .filter((table) => !pace || paceOf(table.clock) === pace)
    .map((table) => (mine.has(table) ? { ...table, yours: keysOf(table.id).flatMap(({ seats }) => seats) } : table));
  /** @type {[string, string][]} */
  const all = [
    ["", say("ui-every-game")],
    ...games.map((one) => /** @type {[string, string]} */ ([one.id, one.texts[lang]["game-name"]])),
  ];
  return html`<${Page} title=${say("ui-lobby")} class="tables">
    <p>${say("ui-lobby-note")}</p>
    <div class="filters">
      <${Pick} name="game" legend=${say("ui-lobby-game")} value=${game} values=${all}
        onPick=${(/** @type {string} */ id) => filter({ game: id })} />
      <${Pick} name="pace" legend=${say("ui-lobby-pace")} value=${pace}
        values=${PACES.map((id) => [id, say(`ui-pace-${id || "any"}`)])}
        onPick=${(/** @type {string} */ id) => filter({ pace: id })} />
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${failed !== null && html`<${Unfetched} error=${failed} onAgain=${again} />`}
    ${tables && shown.length === 0 && html`<p class="fine">${say("ui-lobby-empty")}</p>`}
    <p class="row">${say("ui-lobby-open")}
      ${games
        .filter(({ id }) => !game || id === game)
        .map(
          ({ id, texts }) => html`<a key=${id} class="button" href=${`#/new/${id}?with=open`}>
            <${Icon} name="play" /> ${texts[lang]["game-name"]}</a>`,
        )}</p>
    ${GROUPS.map((status) => {
      const some = shown.filter((table) => table.status === status);
      return (
        some.length > 0 &&
        html`<section key=${status}><h2>${say(`ui-lobby-${status}`)}</h2><ul class="table-list">
          ${some.map((table) => html`<${Row} key=${table.id} table=${table} games=${games} onSit=${sit} />`)}</ul>
        </section>`
      );
    })}
    <${Bring} say=${say} />
  </${Page}>`;
}
