/** What pages that show a game share: the game itself, the names of its seats, a drawing for one that has none. */
import { html, useEffect, useLayoutEffect, useMemo, useState } from "../lib.js";
import { gameNow, loadGame } from "../api.js";
import { Icon, usePlay } from "../kit.js";
import { useWords } from "../words.js";

/** What a game brings, and its colours on the whole page; null until it is there, and its words. @param {string} id */
export function useGame(id) {
  const spoken = useWords(id);
  const [game, setGame] = useState(gameNow(id));
  useLayoutEffect(() => {
    let wanted = true;
    if (!id) return undefined;
    document.body.dataset.game = id;
    loadGame(id).then(
      (found) => wanted && setGame(found),
      () => undefined,
    );
    return () => {
      wanted = false;
      delete document.body.dataset.game;
    };
  }, [id]);
  if (!spoken) return null;
  return game?.id === id ? game : gameNow(id);
}

/**
 * The colours of seats, as a style: those that were wished for, and for the others their own or the next one free.
 * @param {any[]} seats
 * @returns {Record<string, string>}
 */
export function coloursOf(seats) {
  /** @type {Record<string, string>} */
  const style = {};
  if (seats.every(({ colour }) => colour == null)) return style;
  const taken = new Set(seats.map(({ colour }) => colour));
  const free = [0, 1, 2, 3, 4, 5].filter((hue) => !taken.has(hue));
  const usual = seats.map(({ colour }, seat) => colour ?? (taken.has(seat) ? null : seat));
  const spare = free.filter((hue) => !usual.includes(hue));
  usual.forEach((hue, seat) => {
    const shown = hue ?? spare.shift() ?? seat;
    style[`--seat-${seat}`] = `var(--hue-${shown})`;
    style[`--seat-${seat}-ink`] = `var(--hue-${shown}-ink)`;
  });
  return style;
}

/** The colours of the seats of a table on the whole page. @param {any[]} seats */
export function useColours(seats) {
  const style = coloursOf(seats);
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
    return () => Object.keys(style).forEach((name) => root.style.removeProperty(name));
  }, [JSON.stringify(style)]);
}

/** Whether the page is as narrow as a phone. */
export function useNarrow() {
  const query = useMemo(() => matchMedia("(max-width: 760px)"), []);
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const watch = () => setNarrow(query.matches);
    query.addEventListener("change", watch);
    return () => query.removeEventListener("change", watch);
  }, [query]);
  return narrow;
}

/** The name of each seat. @param {any} table @param {import("../words.js").Say} say @returns {string[]} */
export const namesOf = (table, say) =>
  table.seats.map(
    (/** @type {any} */ seat, /** @type {number} */ i) =>
      seat.name || (seat.kind === "bot" ? botName(i) : say("ui-seat-name", { seat: i + 1 })),
  );

/**
 * How a game ended: in the game's own words (`outcome` of its board, as solo games have it), or who won.
 * @param {any} view @param {string[]} names @param {import("../words.js").Say} say
 */
export function verdict(view, names, say) {
  if (view.board.outcome) return say(view.board.outcome);
  if (view.winners.length === 0) return say("ui-over-lost");
  return say("ui-over", {
    names: view.winners.map((/** @type {number} */ seat) => names[seat]).join(", "),
    count: view.winners.length,
  });
}

/**
 * What is to be known of a game wherever it is shown: that its deal was known, that it does not count, its goal.
 * @param {{table: any, goal?: any, say: import("../words.js").Say}} props
 */
export function Marks({ table, goal, say }) {
  return html`${
    table.daily &&
    html`<a class="badge" href=${`#/daily/${table.game}`}><${Icon} name="star" size="1em" /> ${say("ui-daily")}</a>`
  }
  ${table.practice && html`<span class="badge" title=${say("ui-practice-note")}>${say("ui-practice")}</span>`}
  ${table.open_seed && html`<span class="badge" title=${say("ui-open-seed-note")}>${say("ui-open-seed")}</span>`}
  ${goal && html`<${Goal} goal=${goal} say=${say} />`}`;
}

/** What a solo game asks for. @param {{goal: any, say: import("../words.js").Say}} props */
export const Goal = ({ goal, say }) =>
  html`<span class="badge goal" title=${say(goal)}>
    <${Icon} name="trophy" size="1em" label=${say("ui-goal")} /> ${say(goal)}</span>`;

/** The same on a phone, where nothing can be pointed at: with what it means. @param {{table: any, goal: any}} props */
export function MarksTold({ table, goal }) {
  const { say } = usePlay();
  if (!goal && !table.daily && !table.practice && !table.open_seed) return null;
  return html`<section class="marks" aria-label=${say("ui-marks")}>
    <p class="row"><${Marks} table=${table} goal=${goal} say=${say} /></p>
    ${table.practice && html`<p class="fine">${say("ui-practice-note")}</p>`}
    ${table.open_seed && html`<p class="fine">${say("ui-open-seed-note")}</p>`}
  </section>`;
}

/** Bots without a name are called after engineers of the age. */
const BOT_NAMES = ["Watt", "Brunel", "Bessemer", "Jacquard", "Arkwright", "Stephenson"];

/** @param {number} seat */
export const botName = (seat) => BOT_NAMES[seat % BOT_NAMES.length];

/** A game without a drawing of its own still shows every figure. @param {{view: any}} props */
export function Undrawn({ view }) {
  return html`<div class="undrawn-board"><${Facts} value=${view.board} /></div>`;
}

/** Plain data as nested lists. @param {{value: any}} props @returns {any} */
function Facts({ value }) {
  if (value === null || typeof value !== "object") return html`<span>${String(value)}</span>`;
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== "object"))
    return html`<span>
      ${value.join(", ")}</span>`;
  return html`<dl>
      ${Object.entries(value).map(
        ([name, item]) => html`<div
      key=${name}><dt>${name}</dt><dd><${Facts} value=${item} /></dd></div>`,
      )}</dl>`;
}
