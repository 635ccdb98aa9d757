/** The deal of the day: the same for everyone on this server, and the best scores. */
import { cls, html, useEffect, useState, useStore } from "../lib.js";
import { call } from "../api.js";
import { keepKey, keyOf } from "../keys.js";
import { Icon } from "../kit.js";
import { person } from "../person.js";
import { go } from "../router.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";
import { useGame } from "../parts/game.js";
import { problemOf } from "../parts/problem.js";
import { Page } from "../parts/shell.js";

/** @param {{id: string}} props */
export function DailyPage({ id }) {
  const say = useSay(id);
  const game = useGame(id);
  const { name, lang } = useStore(settings);
  const [today, setToday] = useState("");
  const [date, setDate] = useState("");
  const [daily, setDaily] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let wanted = true;
    call(`/api/daily/${id}${date ? `?date=${date}` : ""}`).then(
      (answer) => {
        if (wanted) {
          setDaily(answer);
          if (!date) setToday(answer.date);
        }
      },
      (error) => wanted && setProblem(problemOf(error, say)),
    );
    return () => {
      wanted = false;
    };
  }, [id, date]);
  /** @param {Event} event */
  const play = async (event) => {
    event.preventDefault();
    try {
      const made = await call(`/api/daily/${id}`, { body: { name: name || undefined, person: person() } });
      keepKey(made.table.id, made.key);
      go(`/table/${made.table.id}`);
    } catch (error) {
      setProblem(problemOf(error, say));
    }
  };
  /** @param {string} day */
  const dayName = (day) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString(lang, { dateStyle: "long", timeZone: "UTC" });
  if (!game || !daily)
    return html`<${Page}
  title=${say("ui-daily")}>${problem && html`<p class="problem" role="alert">${problem}</p>`}</${Page}>`;
  const days = [...new Set([today, ...daily.days])];
  const old = daily.date !== today;
  return html`<${Page} title=${say("ui-daily-of", { game: say("game-name") })}
  class="daily"><div class="daily-box" data-game=${id}>
    <section><p>${say(daily.seats > 1 ? "ui-daily-about" : "ui-daily-about-solo", { bots: daily.seats - 1 })}</p>
      <form class="row"
          onSubmit=${play}>
            <input aria-label=${say("ui-your-name")} placeholder=${say("ui-your-name")} maxlength="40" value=${name}
          onInput=${/** @param {any} e */ (e) => settings.patch({ name: e.target.value })} />
        <button class="go big" type="submit"><${Icon} name="play" /> ${say("ui-daily-play")}</button></form>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${
        game.files?.includes("cover.svg") &&
        html`<img class="cover" src=${`/games/${id}/cover.svg`} alt="" width="400"
      height="240" />`
      }</section>
    <section class="best"><h2>${say("ui-daily-best")}</h2>
      ${
        days.length > 1
          ? html`<p><label>${say("ui-daily-day")} <select value=${daily.date}
              onChange=${/** @param {any} e */ (e) => setDate(e.target.value)}>
        ${days.map(
          (day) => html`<option key=${day} value=${day}
            selected=${day === daily.date}>${dayName(day)}</option>`,
        )}</select></label></p>`
          : html`<p class="fine">${dayName(daily.date)}</p>`
      }
      ${
        daily.board.length === 0
          ? html`<p>${say(old ? "ui-daily-none" : "ui-daily-first")}</p>`
          : html`<table class="best-list">
        <thead><tr><th scope="col">${say("ui-rank")}</th><th scope="col">${say("ui-name")}</th>
          <th scope="col">${say("ui-points")}</th>
          <th scope="col"><span class="unseen">${say("ui-replay")}</span></th></tr></thead>
        <tbody>${daily.board.map(
          (
            /** @type {any} */ row,
            /** @type {number} */ i,
          ) => html`<tr key=${i} class=${cls(row.table && keyOf(row.table) && "mine")}>
          <td>${daily.board.findIndex((/** @type {any} */ other) => other.score === row.score) + 1}</td><th
              scope="row">${row.name}</th><td>${row.score}</td>
          <td>${
            row.table &&
            html`<a href=${`#/replay/${row.table}`}
                aria-label=${say("ui-daily-replay", { name: row.name, place: i + 1 })}>
              <${Icon} name="eye" /> ${say("ui-replay")}</a>`
          }</td></tr>`,
        )}</tbody></table>`
      }</section>
  </div></${Page}>`;
}
