/**
 * The end of a game: the score sheet with every line explained, points over the rounds, chances, the moments that
 * mattered.
 */
import { cls, html, useEffect, useState, useStore } from "../lib.js";
import { clausesOf } from "../api.js";
import { Icon, LETTERS, SeatMark, usePlay } from "../kit.js";
import { settings } from "../settings.js";

/**
 * What each clause of a game says, in the visitor's language.
 * @param {string} game
 * @returns {Record<string, string>}
 */
function useClauses(game) {
  const { lang } = useStore(settings);
  const [clauses, setClauses] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    clausesOf(game).then(setClauses, () => undefined);
  }, [game]);
  return Object.fromEntries(clauses.map((clause) => [clause.id, clause.text[lang]]));
}

/** @param {{view: any, game: string}} props */
export function Sheet({ view, game }) {
  const { say, seats, has } = usePlay();
  const clauses = useClauses(game);
  const [shown, setShown] = useState("");
  /** @type {string[]} */
  const names = [];
  /** @type {Record<string, string>} */
  const clause = {};
  /** An opponent without a seat has the last column. @type {any[][]} */
  const columns = view.automa.length > 0 ? [...view.sheet, view.automa] : view.sheet;
  for (const lines of columns) {
    for (const line of lines) {
      if (!names.includes(line.name)) names.push(line.name);
      clause[line.name] ??= line.clause;
    }
  }
  /** @param {any[]} lines @param {string} [name] */
  const points = (lines, name) =>
    lines.filter((line) => name === undefined || line.name === name).reduce((sum, line) => sum + line.points, 0);
  const told = shown && (has(`help-score-${shown}`) ? say(`help-score-${shown}`) : (clauses[clause[shown]] ?? ""));
  return html`<div class="sheet-box" tabindex="0" role="region" aria-label=${say("ui-sheet")}><table class="sheet">
    <caption class="unseen">${say("ui-sheet")}</caption>
    <thead>
      <tr><th scope="col">${say("ui-sheet-line")}</th>
        ${view.scores.map(
          (/** @type {number} */ _, /** @type {number} */ seat) => html`<th scope="col" key=${seat}>
      <${SeatMark} seat=${seat} size=${20} /> <span>${seats[seat].name}</span>
      ${view.winners?.includes(seat) && html` <${Icon} name="laurels" label=${say("ui-winner")} />`}</th>`,
        )}
      ${view.automa.length > 0 && html`<th scope="col"><span>${say("automa")}</span></th>`}</tr></thead>
    <tbody>
      ${names.map(
        (name) => html`<tr key=${name} class=${cls(name === shown && "shown")}
      onPointerEnter=${() => setShown(name)}>
      <th scope="row">
        <button class="plain line" aria-describedby="sheet-told" onFocus=${() => setShown(name)}
            onClick=${() => setShown(name)}>${say(`score-${name}`)}</button></th>
      ${columns.map(
        (lines, column) => html`<td key=${column}
      class=${cls(points(lines, name) === 0 && "nil")}>${points(lines, name)}</td>`,
      )}
    </tr>`,
      )}</tbody>
    <tfoot>
      <tr><th scope="row">${say("ui-total")}</th>
        ${columns.map((lines, column) => html`<td key=${column}>${points(lines)}</td>`)}</tr>
      ${
        view.ranks &&
        view.ranks.length > 1 &&
        html`<tr
      class="ranks"><th scope="row">${say("ui-rank")}</th>
        ${view.ranks.map(
          (/** @type {number} */ rank, /** @type {number} */ seat) => html`<td key=${seat}>${rank}
            </td>`,
        )}</tr>`
      }</tfoot>
  </table></div>
  <p class="sheet-told" id="sheet-told" role="status">${
    told
      ? html`<strong>${say(`score-${shown}`)}.
      </strong> ${told} ${
        clause[shown] &&
        html`<a class="clause" href=${`#/rules/${game}?clause=${clause[shown]}`}>${clause[shown]}
            </a>`
      }`
      : say("ui-sheet-point")
  }</p>`;
}

const WIDE = 600;
const NARROW = 340;
const H = 220;
const PAD = { left: 38, right: 30, top: 12, bottom: 24 };
const TAG = 14;

/**
 * Where the letters at the ends of the lines stand: beside their line, but never on each other.
 * @param {number[]} wanted
 */
function spread(wanted) {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const places = [...wanted];
  for (const [i, seat] of order.entries()) {
    if (i > 0) places[seat] = Math.max(places[seat], places[order[i - 1]] + TAG);
  }
  const low = H - PAD.bottom;
  for (const [i, seat] of [...order.entries()].reverse()) {
    places[seat] = Math.min(places[seat], low - TAG * (order.length - 1 - i));
  }
  return places.map((y) => Math.max(y, TAG / 2));
}

/**
 * Lines over time, one for each seat, with a table of the same numbers.
 * @param {object} props
 * @param {string} props.title
 * @param {string} props.label    what is to be seen, in a sentence
 * @param {{name: string, values: number[]}[]} props.columns   a column for each point in time
 * @param {string} props.unit
 * @param {[number, number]} [props.range]
 * @param {{at: number, seat: number, label: string, onGo: () => void}[]} [props.marks]
 */
function LineChart({ title, label, columns, unit, range, marks = [] }) {
  const { say, seats, narrow } = usePlay();
  const W = narrow ? NARROW : WIDE;
  const all = columns.flatMap((column) => column.values);
  const [low, top] = range ?? [Math.min(0, ...all), Math.max(5, ...all)];
  const x = (/** @type {number} */ i) =>
    PAD.left + (columns.length < 2 ? 0 : (i * (W - PAD.left - PAD.right)) / (columns.length - 1));
  const y = (/** @type {number} */ value) =>
    H - PAD.bottom - ((value - low) * (H - PAD.top - PAD.bottom)) / (top - low);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((s) => (top - low) / s <= 5) ?? 500;
  const lines = [];
  for (let value = Math.ceil(low / step) * step; value <= top; value += step) lines.push(value);
  const skip = Math.ceil(columns.length / (narrow ? 7 : 12));
  const last = columns[columns.length - 1];
  const tags = last ? spread(last.values.map(y)) : [];
  return html`<figure class="chart"><figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${label}>
      ${lines.map(
        (value) => html`<g key=${value} class="mark"><path d=${`M${PAD.left} ${y(value)}H${W - PAD.right}`} />
        <text x=${PAD.left - 6} y=${y(value)} text-anchor="end" dominant-baseline="central">${value}${unit}</text>
      </g>`,
      )}
      ${columns.map(
        (column, i) =>
          i % skip === 0 &&
          html`<text class="round" key=${i} x=${x(i)} y=${H - 6}
      text-anchor="middle">${column.name}</text>`,
      )}
      ${seats.map(
        (_, seat) => html`<g key=${seat} class="run" data-seat=${seat}>
        <path
            d=${columns
              .map((column, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(column.values[seat]).toFixed(1)}`)
              .join("")} />
        ${
          last &&
          html`<text class="tag" x=${x(columns.length - 1) + 14} y=${tags[seat]} text-anchor="middle"
        dominant-baseline="central">${LETTERS[seat]}</text>`
        }
      </g>`,
      )}
      ${marks.map(
        (mark, i) => html`<g key=${mark.at} class="turning" data-seat=${mark.seat}
      transform=${`translate(${x(mark.at).toFixed(1)} ${y(columns[mark.at].values[mark.seat]).toFixed(1)})`}>
        <circle r="9" /><text text-anchor="middle" dominant-baseline="central">${i + 1}</text></g>`,
      )}
    </svg>
    <details><summary>${say("ui-figures")}</summary>
      <div class="figures-box" tabindex="0" role="region" aria-label=${title}><table>
      <thead>
        <tr><th scope="col">${say("ui-figures-when")}</th>
          ${seats.map((seat, i) => html`<th key=${i} scope="col">${seat.name}</th>`)}</tr></thead>
      <tbody>
        ${columns.map(
          (column, i) => html`<tr
        key=${i}><th scope="row">${column.name}</th>
          ${column.values.map((value, seat) => html`<td key=${seat}>${Math.round(value)}${unit}</td>`)}</tr>`,
        )}</tbody>
    </table></div></details>
  </figure>`;
}

/**
 * Points over rounds, chances over turns, and the moments that mattered.
 * @param {{history: any, onGo: (at: number) => void}} props
 */
export function Charts({ history, onGo }) {
  const { say, seats } = usePlay();
  const { rounds, turns, moments } = history;
  const last = rounds[rounds.length - 1]?.points ?? seats.map(() => 0);
  /** @type {any[]} */
  const judged = seats.length > 1 ? turns.filter((/** @type {any} */ turn) => turn.chances) : [];
  const turnings = moments.filter(
    (/** @type {any} */ moment) => moment.kind === "turning" && judged.some((turn) => turn.at === moment.at),
  );
  /** @param {any} moment */
  const sentence = (moment) =>
    say(`ui-moment-${moment.kind}`, {
      name: seats[moment.seat].name,
      gain: moment.gain,
      round: turns.find((/** @type {any} */ turn) => turn.at >= moment.at)?.round ?? 0,
      percent: Math.abs(Math.round(100 * (moment.swing ?? 0))),
      way: (moment.swing ?? 0) < 0 ? "down" : "up",
    });
  return html`<${LineChart} title=${say("ui-chart")} unit=""
  label=${say("ui-chart-label", { list: seats.map((seat, i) => `${seat.name} ${last[i]}`).join(", ") })}
      columns=${rounds.map((/** @type {any} */ round) => ({ name: String(round.round), values: round.points }))} />
    ${
      judged.length > 1 &&
      html`<${LineChart} title=${say("ui-chances")} unit=" %" range=${[0, 100]}
    label=${say("ui-chances-label", { list: turnings.map(sentence).join(" ") || say("ui-chances-even") })}
      columns=${judged.map((turn, i) => ({
        name: String(i + 1),
        values: turn.chances.map((/** @type {number} */ chance) => 100 * chance),
      }))}
      marks=${turnings.map((/** @type {any} */ moment) => ({
        at: judged.findIndex((turn) => turn.at === moment.at),
        seat: moment.seat,
      }))} />`
    }
    ${
      moments.length > 0 &&
      html`<h3>${say("ui-moments")}</h3>
        <ol class="moments">${moments.map(
          (/** @type {any} */ moment) => html`<li key=${`${moment.at}/${moment.kind}`}>
      <button class="plain small" onClick=${() => onGo(moment.at)}><${SeatMark} seat=${moment.seat} size=${20} />
        <span>
          ${
            moment.kind === "turning" &&
            turnings.includes(moment) &&
            html`<b
          class="turning-number">${turnings.indexOf(moment) + 1}</b> `
          }${sentence(moment)}</span></button></li>`,
        )}
</ol>`
    }`;
}

/**
 * The course of the game, fetched when shown.
 * @param {{load: () => Promise<any>, onGo: (at: number) => void, version: number}} props
 */
export function History({ load, onGo, version }) {
  const [history, setHistory] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    load().then(
      (answer) => wanted && setHistory(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [version]);
  return history && html`<${Charts} history=${history} onGo=${onGo} />`;
}
