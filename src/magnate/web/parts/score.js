/** The end of a game: the score sheet with every line, and the points over the rounds. */
import { cls, html, useEffect, useState } from "../lib.js";
import { Icon, LETTERS, SeatMark, usePlay } from "../kit.js";

/** @param {{view: any, game: string}} props */
export function Sheet({ view, game }) {
  const { say, seats, has } = usePlay();
  /** @type {string[]} */
  const names = [];
  /** @type {Record<string, string>} */
  const clause = {};
  for (const lines of view.sheet) {
    for (const line of lines) {
      if (!names.includes(line.name)) names.push(line.name);
      clause[line.name] ??= line.clause;
    }
  }
  /** @param {number} seat @param {string} name */
  const points = (seat, name) =>
    view.sheet[seat].filter((/** @type {any} */ line) => line.name === name)
      .reduce((/** @type {number} */ sum, /** @type {any} */ line) => sum + line.points, 0);
  return html`<div class="sheet-box" tabindex="0" role="region" aria-label=${say("ui-sheet")}><table class="sheet">
    <caption class="unseen">${say("ui-sheet")}</caption>
    <thead><tr><th scope="col">${say("ui-sheet-line")}</th>${view.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => html`<th scope="col" key=${seat}>
      <${SeatMark} seat=${seat} size=${20} /> ${seats[seat].name}${view.winners?.includes(seat) && html` <${Icon} name="laurels" label=${say("ui-winner")} />`}</th>`)}</tr></thead>
    <tbody>${names.map((name) => html`<tr key=${name}>
      <th scope="row">${say(`score-${name}`)}${has(`help-score-${name}`) && html` <small>${say(`help-score-${name}`)}</small>`}
        ${clause[name] && html` <a class="clause" href=${`#/rules/${game}?clause=${clause[name]}`}>${clause[name]}</a>`}</th>
      ${view.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => html`<td key=${seat} class=${cls(points(seat, name) === 0 && "nil")}>${points(seat, name)}</td>`)}
    </tr>`)}</tbody>
    <tfoot><tr><th scope="row">${say("ui-total")}</th>${view.scores.map((/** @type {number} */ total, /** @type {number} */ seat) => html`<td key=${seat}>${total}</td>`)}</tr>
      ${view.ranks && html`<tr class="ranks"><th scope="row">${say("ui-rank")}</th>${view.ranks.map((/** @type {number} */ rank, /** @type {number} */ seat) => html`<td key=${seat}>${rank}</td>`)}</tr>`}</tfoot>
  </table></div>`;
}

const W = 560;
const H = 240;
const PAD = { left: 34, right: 30, top: 14, bottom: 26 };

/** @param {{history: any, onGo: (at: number) => void}} props */
export function Chart({ history, onGo }) {
  const { say, seats } = usePlay();
  /** @type {any[]} */
  const rounds = history.rounds;
  const top = Math.max(5, ...rounds.flatMap((round) => round.points));
  const low = Math.min(0, ...rounds.flatMap((round) => round.points));
  const x = (/** @type {number} */ i) => PAD.left + (rounds.length < 2 ? 0 : (i * (W - PAD.left - PAD.right)) / (rounds.length - 1));
  const y = (/** @type {number} */ p) => H - PAD.bottom - ((p - low) * (H - PAD.top - PAD.bottom)) / (top - low);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((s) => (top - low) / s <= 5) ?? 500;
  const marks = [];
  for (let p = Math.ceil(low / step) * step; p <= top; p += step) marks.push(p);
  const skip = Math.ceil(rounds.length / 12);
  return html`<figure class="chart"><svg viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${say("ui-chart-label", {
      list: seats.map((seat, i) => `${seat.name} ${rounds.length ? rounds[rounds.length - 1].points[i] : 0}`).join(", "),
    })}>
    ${marks.map((p) => html`<g key=${p} class="mark"><path d=${`M${PAD.left} ${y(p)}H${W - PAD.right}`} />
      <text x=${PAD.left - 6} y=${y(p)} text-anchor="end" dominant-baseline="central">${p}</text></g>`)}
    ${rounds.map((round, i) => i % skip === 0 && html`<text class="round" key=${round.round} x=${x(i)} y=${H - 8} text-anchor="middle">${round.round}</text>`)}
    ${seats.map((_, seat) => html`<g key=${seat} class="run" data-seat=${seat}>
      <path d=${rounds.map((round, i) => `${i ? "L" : "M"}${x(i)} ${y(round.points[seat])}`).join("")} />
      ${rounds.length > 0 && html`<g transform=${`translate(${x(rounds.length - 1) + 14} ${y(rounds[rounds.length - 1].points[seat])})`}>
        <text class="tag" text-anchor="middle" dominant-baseline="central">${LETTERS[seat]}</text></g>`}
    </g>`)}
  </svg>
  <figcaption>${say("ui-chart")}</figcaption>
  ${history.moments.length > 0 && html`<ul class="moments" aria-label=${say("ui-moments")}>${history.moments.map((/** @type {any} */ moment) => html`<li key=${`${moment.at}/${moment.kind}`}>
    <button class="plain small" onClick=${() => onGo(moment.at)}><${SeatMark} seat=${moment.seat} size=${16} />
      ${say(`ui-moment-${moment.kind}`, { name: seats[moment.seat].name, gain: moment.gain, at: moment.at, percent: Math.round(100 * (moment.swing ?? 0)) })}</button></li>`)}</ul>`}
  </figure>`;
}

/** The points over the rounds, fetched when shown. @param {{load: () => Promise<any>, onGo: (at: number) => void, version: number}} props */
export function History({ load, onGo, version }) {
  const [history, setHistory] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    load().then((answer) => wanted && setHistory(answer), () => undefined);
    return () => { wanted = false; };
  }, [version]);
  return history && html`<${Chart} history=${history} onGo=${onGo} />`;
}
