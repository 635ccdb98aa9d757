/** Since my last turn: what each rival did, one move after the other, beside the board that shows it. */
import { cls, html, useEffect, useState } from "../lib.js";
import { Icon, SeatMark, usePlay } from "../kit.js";
import { told, touched } from "./log.js";

/** What is told in more letters is set smaller. */
const LONG = 70;

/**
 * @param {{playback: import("./playback.js").Playback, seq: number, hidden: boolean,
 *   onLight: (elements: string[]) => void}} props
 */
export function Recap({ playback, seq, hidden, onLight }) {
  const { say, seats } = usePlay();
  const { moves, now } = playback;
  const [picked, setPicked] = useState(moves.length - 1);
  const running = now ? moves.findIndex((move) => move.at === now.at) : -1;
  const at = Math.min(running >= 0 ? running : picked, moves.length - 1);
  const move = moves[at];
  useEffect(() => {
    if (running >= 0) setPicked(running);
  }, [running]);
  // A new position takes the lights away: what is still being told is lit again.
  useEffect(() => {
    onLight(move?.events.flatMap(touched) ?? []);
    return () => onLight([]);
  }, [move?.at, seq]);
  if (!move) return null;
  const words = move.events.map((event) => told(event, say, seats));
  const whole = words.join(" ");
  /** @param {number} to */
  const jump = (to) => {
    playback.skip();
    setPicked(to);
  };
  return html`<section class=${cls("recap", whole.length > LONG && "long")} aria-label=${say("ui-recap")}
    hidden=${hidden}>
    <div><p class="recap-title"><span>${say("ui-recap")} · </span>${at + 1}/${moves.length}</p>
      <p class="sentence-small" title=${whole}><${SeatMark} seat=${move.seat} size=${20}
        label=${seats[move.seat]?.name} />
        ${move.events.map((event, i) => {
          // What befell another seat is marked with that seat.
          const before = move.events.slice(0, i).findLast((one) => one.seat >= 0)?.seat ?? move.seat;
          const another = event.seat >= 0 && event.seat !== before;
          return html` ${
            another &&
            html`<${SeatMark} seat=${event.seat} size=${20}
              label=${seats[event.seat]?.name} /> `
          }
          ${words[i]}`;
        })}</p></div>
    <span class="recap-buttons">
      <button class="plain icon-only" aria-label=${say("ui-before")} disabled=${at === 0}
        onClick=${() => jump(at - 1)}><${Icon} name="back" /></button>
      <button class="plain icon-only" aria-label=${say("ui-after")} disabled=${at + 1 >= moves.length}
        onClick=${() => jump(at + 1)}><${Icon} name="on" /></button>
      <button class="plain icon-only" aria-label=${say("ui-skip")} title="Esc"
        onClick=${playback.done}><${Icon} name="cross" /></button>
    </span>
  </section>`;
}
