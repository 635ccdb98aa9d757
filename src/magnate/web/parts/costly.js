/** The choices that cost most, and what the strongest level would have done: to look at, and to play on from. */
import { html, useEffect, useState } from "../lib.js";
import { call } from "../api.js";
import { Icon, SeatMark, usePlay } from "../kit.js";
import { problemOf } from "./problem.js";

/**
 * The costliest choices of a seat; null while they are worked out.
 * @param {string} base @param {number} seat @param {boolean} wanted
 */
export function useCostly(base, seat, wanted) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (!wanted || found?.seat === seat) return;
    setFound(null);
    setProblem(null);
    call(`${base}/costly`, { body: { seat } }).then(setFound, setProblem);
  }, [wanted, seat]);
  return { found, problem };
}

/** Words that stand in quotation marks: those among them are the inner ones. @param {string} text */
const quoted = (text) => text.replace(/“([^”]*)”/g, "‘$1’").replace(/«\s*([^»]*?)\s*»/g, "“$1”");

/**
 * @param {{found: any, problem: unknown, moves: import("../session.js").Move[], seat: number, seats: number[],
 *   onSeat: (seat: number) => void, onGo: (at: number) => void, onPlay: (at: number, seat: number) => void,
 *   onClose: () => void}} props
 */
export function CostlyList({ found, problem, moves, seat, seats, onSeat, onGo, onPlay, onClose }) {
  const { say, names } = usePlay();
  // The board needs the room: of what is looked at only one sentence stands above it.
  const [looked, setLooked] = useState(-1);
  useEffect(() => setLooked(-1), [seat]);
  const all = found?.choices ?? [];
  const shown = all.filter((/** @type {any} */ choice) => looked < 0 || choice.at === looked);
  /** @param {any} choice */
  const look = (choice) => {
    setLooked(choice.at);
    onGo(choice.at);
  };
  /** @param {number} at */
  const roundOf = (at) => moves.find((move) => move.at > at && move.events.length > 0)?.events[0].round ?? 1;
  /** @param {any} choice */
  const sentence = (choice) =>
    say("ui-costly-why", {
      played: quoted(say(choice.played)),
      better: quoted(say(choice.better)),
      level: `@level-${found.by}`,
      points: Math.max(1, Math.round(choice.points)),
      why: say(choice.why),
    });
  return html`<section class="notice costly" aria-label=${say("ui-costly")} aria-busy=${!found && !problem}>
    <div><h2>${say("ui-costly")}
      ${
        seats.length > 1 &&
        html`<select aria-label=${say("ui-costly-seat")} value=${seat}
          onChange=${/** @param {any} e */ (e) => onSeat(Number(e.target.value))}>
          ${seats.map(
            (one) => html`<option key=${one} value=${one}
              selected=${one === seat}>${names[one]}</option>`,
          )}</select>`
      }
      ${
        shown.length < all.length &&
        html`<button class="small plain" onClick=${() => setLooked(-1)}>${say("ui-all")}</button>`
      }</h2>
      ${!found && !problem && html`<p class="fine" role="status">${say("ui-costly-wait")}</p>`}
      ${problem !== null && html`<p class="problem" role="alert">${problemOf(problem, say)}</p>`}
      ${found?.choices.length === 0 && html`<p>${say("ui-costly-none")}</p>`}
      <ol>${shown.map(
        (/** @type {any} */ choice) => html`<li key=${choice.at}><${SeatMark} seat=${seat} size=${22} />
          <span><b>${say("ui-round", { round: roundOf(choice.at) })}.</b> ${sentence(choice)}</span>
          <button class="small" onClick=${() => look(choice)}><${Icon}
              name="eye" /> ${say("ui-costly-look")}</button>
          <button class="small" onClick=${() => onPlay(choice.at, seat)}><${Icon} name="play" /> ${say("ui-play-on")}
          </button></li>`,
      )}</ol></div>
    <button class="plain icon-only" aria-label=${say("ui-close")} onClick=${onClose}><${Icon} name="cross" /></button>
  </section>`;
}
