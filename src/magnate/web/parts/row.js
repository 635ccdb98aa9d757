/** A line in a list of tables: what is played there, by whom, how fast, and the way to it. */
import { cls, html, useStore } from "../lib.js";
import { keepKey } from "../keys.js";
import { Icon, LETTERS, SeatMark } from "../kit.js";
import { settings } from "../settings.js";
import { hasWord, useSay } from "../words.js";
import { duration, paceOf } from "./duration.js";
import { Marks, botName, coloursOf } from "./game.js";

/** Who sits on a seat, as a list of tables says it. @param {any} seat @param {number} i @param {any} say */
function nameIn(seat, i, say) {
  if (seat.kind === "bot") {
    return say("ui-bot-named", { name: seat.name || botName(i), level: say(`level-${seat.level}`) });
  }
  if (seat.name) return seat.name;
  if (seat.kind === "person") return say("ui-seat-name", { seat: i + 1 });
  return say(seat.kind === "friend" ? "ui-seat-friend" : "ui-seat-open");
}

/**
 * The options that are not as usual, in words.
 * @param {any} table @param {any} game @param {import("../words.js").Say} say
 * @returns {string[]}
 */
function optionsIn(table, game, say) {
  /** @param {any} option @param {any} value */
  const chosen = (option, value) => {
    const word = `option-${option.name}-${value}`;
    if (hasWord(game.id, word)) return say(word);
    return typeof value === "boolean" ? say(value ? "ui-yes" : "ui-no") : String(value);
  };
  return (game?.options ?? [])
    .filter((/** @type {any} */ option) => (table.options[option.name] ?? option.default) !== option.default)
    .map((/** @type {any} */ option) =>
      say("ui-option-chosen", {
        option: say(`option-${option.name}`),
        value: chosen(option, table.options[option.name]),
      }),
    );
}

/** How a table is played: its clock, its options. @param {{table: any, game: any}} props */
function Terms({ table, game }) {
  const say = useSay(table.game);
  const { lang } = useStore(settings);
  const { clock } = table;
  const pace = say(`ui-pace-${paceOf(clock)}`);
  const time = clock && say("ui-clock-value", { base: duration(clock.base, lang), step: duration(clock.step, lang) });
  return html`<p class="terms"><${Icon} name="clock" size="1em" />${" "}
    ${[pace, time, ...optionsIn(table, game, say)].filter(Boolean).join(" · ")}</p>`;
}

/** Who waits for company. @param {any} table @param {import("../words.js").Say} say */
function waitingIn(table, say) {
  const names = table.seats
    .map((/** @type {any} */ seat, /** @type {number} */ i) => seat.kind === "person" && nameIn(seat, i, say))
    .filter(Boolean);
  return say("ui-who-waits", { names: names.join(", "), count: names.length, free: table.open.length });
}

/** @param {{table: any, games: any[], onSit?: (table: any) => void}} props */
export function Row({ table, games, onSit }) {
  const say = useSay();
  const { lang } = useStore(settings);
  const game = games.find((found) => found.id === table.game);
  const name = game?.texts[lang]["game-name"] ?? table.game;
  const over = table.status === "over";
  const take = () => table.held && keepKey(table.id, table.held);
  const free = onSit && table.open.length > 0 && !table.yours?.length;
  const status = over
    ? say("ui-status-over")
    : table.status === "waiting"
      ? waitingIn(table, say)
      : table.your_turn
        ? say("ui-your-turn")
        : say("ui-round", { round: table.round });
  const act = over ? "ui-replay" : table.yours?.length ? "ui-play" : "ui-watch";
  const when = new Date(table.updated * 1000);
  return html`<li data-game=${table.game} class=${table.your_turn ? "turn" : ""}>
    ${
      game?.files?.includes("cover.svg")
        ? html`<img class="thumb" src=${`/games/${table.game}/cover.svg`} alt="" width="100" height="60" />`
        : html`<span class="thumb"></span>`
    }
    <div class="what">
      <p><a href=${`#/table/${table.id}`} onClick=${take}>${table.name || name}</a>${" "}
        <span class="status">${table.name ? `${name} · ` : ""}${status}</span>
        <${Marks} table=${table} say=${say} /></p>
      <p class="people" style=${coloursOf(table.seats)}>
        ${table.seats.map(
          (/** @type {any} */ seat, /** @type {number} */ i) => html`<span key=${i}>
            <${SeatMark} seat=${i} size=${20} label=${LETTERS[i]} /> ${nameIn(seat, i, say)}
            ${table.scores && table.status !== "waiting" ? html` <b>${table.scores[i]}</b>` : ""}</span>`,
        )}</p>
      ${!over && html`<${Terms} table=${table} game=${game} />`}</div>
    <time datetime=${when.toISOString()}>
      ${when.toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" })}</time>
    <div class="acts">
      ${free && html`<button class="small go" onClick=${() => onSit(table)}>${say("ui-sit")}</button>`}
      <a class=${cls("button small", table.your_turn && "go")} onClick=${take}
        href=${over ? `#/replay/${table.id}` : `#/table/${table.id}`}>${say(act)}</a></div>
  </li>`;
}
