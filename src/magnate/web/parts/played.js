/** What somebody has played: the games that fit, how they ended, in figures, and ratings. */
import { cls, html, useEffect, useState, useStore } from "../lib.js";
import { ask } from "../people.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";

const AGAINST = ["people", "bots", "mixed", "alone", "screen"];
const RESULTS = ["won", "shared", "lost", "alone", "screen"];

/**
 * @param {{name: string, label: string, value: string, values: [string, string][],
 *   onPick: (name: string, value: string) => void}} props
 */
function Filter({ name, label, value, values, onPick }) {
  return html`<label class="filter">${label}${" "}
    <select value=${value} onChange=${/** @param {any} e */ (e) => onPick(name, e.target.value)}>
      ${values.map(([id, word]) => html`<option key=${id} value=${id} selected=${id === value}>${word}</option>`)}
    </select></label>`;
}

/** The finished games, with filters. @param {{games: any[]}} props */
export function History({ games }) {
  const say = useSay();
  const { lang } = useStore(settings);
  const [wish, setWish] = useState(/** @type {Record<string, string>} */ ({}));
  const [found, setFound] = useState(/** @type {{games: any[], more: boolean} | null} */ (null));
  /** @param {any[]} before */
  const load = async (before) => {
    const asked = Object.entries(wish).filter(([, value]) => value);
    if (before.length > 0) asked.push(["before", String(before[before.length - 1].finished)]);
    const page = await ask(`/me/games?${new URLSearchParams(asked)}`);
    return { games: [...before, ...page.games], more: page.more };
  };
  useEffect(() => {
    let wanted = true;
    load([]).then(
      (page) => wanted && setFound(page),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [JSON.stringify(wish)]);
  /** @param {string} name @param {string} value */
  const pick = (name, value) => setWish({ ...wish, [name]: value });
  /** @param {string} id */
  const named = (id) => games.find((game) => game.id === id)?.texts[lang]["game-name"] ?? id;
  const counts = [...new Set(games.flatMap((game) => game.seats))].sort();
  /** @type {[string, string]} */
  const every = ["", say("ui-every-game")];
  return html`<section class="history"><h2>${say("ui-history")}</h2>
    <div class="filters">
      <${Filter} name="game" label=${say("ui-lobby-game")} value=${wish.game ?? ""} onPick=${pick}
        values=${[every, ...games.map((game) => [game.id, named(game.id)])]} />
      <${Filter} name="seats" label=${say("ui-how-many")} value=${wish.seats ?? ""} onPick=${pick}
        values=${[every, ...counts.map((n) => [String(n), String(n)])]} />
      <${Filter} name="against" label=${say("ui-history-against")} value=${wish.against ?? ""} onPick=${pick}
        values=${[every, ...AGAINST.map((id) => [id, say(`ui-against-${id}`)])]} />
      <${Filter} name="result" label=${say("ui-history-result")} value=${wish.result ?? ""} onPick=${pick}
        values=${[every, ...RESULTS.map((id) => [id, say(`ui-result-${id}`)])]} />
    </div>
    ${
      found?.games.length === 0 &&
      html`<p class="fine">${say(Object.values(wish).some(Boolean) ? "ui-history-none" : "ui-history-empty")}</p>`
    }
    <ul class="played">${(found?.games ?? []).map((one) => {
      const when = new Date(one.finished * 1000);
      const others = one.names.filter((/** @type {any} */ name, /** @type {number} */ i) => name && i !== one.seat);
      return html`<li key=${one.table} class=${cls(one.result === "won" && "won")}>
        <a href=${`#/replay/${one.table}`}>${one.name || named(one.game)}</a>
        <strong>${say(`ui-result-${one.result}`)}</strong>
        <span>${say("ui-history-score", { score: one.score, place: one.place, seats: one.seats })}</span>
        <span class="fine">${[say(`ui-against-${one.against}`), ...others].join(" · ")}</span>
        <time datetime=${when.toISOString()}>${when.toLocaleDateString(lang, { dateStyle: "medium" })}</time></li>`;
    })}</ul>
    ${
      found?.more &&
      html`<p><button
          onClick=${() => load(found.games).then(setFound, () => undefined)}>${say("ui-history-more")}</button></p>`
    }</section>`;
}

/** Statistics and ratings. @param {{games: any[]}} props */
export function Statistics({ games }) {
  const say = useSay();
  const { lang } = useStore(settings);
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    ask("/me/statistics").then(setFound, () => undefined);
  }, []);
  if (!found || found.statistics.length === 0) return null;
  /** @param {string} id */
  const named = (id) => games.find((game) => game.id === id)?.texts[lang]["game-name"] ?? id;
  const figure = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const columns = ["game", "seats", "games", "won", "shared", "lost", "mean", "best", "place"];
  return html`<section><h2>${say("ui-statistics")}</h2>
    <div class="wide" role="region" tabindex="0" aria-label=${say("ui-statistics")}><table><thead><tr>
      ${columns.map((name) => html`<th key=${name} scope="col">${say(`ui-stat-${name}`)}</th>`)}</tr></thead>
      <tbody>${found.statistics.map(
        (/** @type {any} */ row) => html`<tr key=${`${row.game}${row.seats}`}><th scope="row">${named(row.game)}</th>
          ${columns.slice(1).map((name) => html`<td key=${name}>${figure.format(row[name])}</td>`)}</tr>`,
      )}</tbody></table></div>
    ${
      found.ratings?.length > 0 &&
      html`<h3>${say("ui-ratings")}</h3><p class="fine">${say("ui-ratings-note")}</p>
        <ul class="ratings">${found.ratings.map(
          (
            /** @type {any} */ row,
          ) => html`<li key=${`${row.game}${row.pool}`}><strong>${named(row.game)}</strong>,${" "}
            ${say("ui-option-chosen", {
              option: say("ui-rated-against", { whom: say(`ui-against-${row.pool}`) }),
              value: say("ui-rating", {
                mu: figure.format(row.mu),
                sigma: figure.format(2 * row.sigma),
                games: row.games,
              }),
            })}
          </li>`,
        )}</ul>`
    }</section>`;
}
