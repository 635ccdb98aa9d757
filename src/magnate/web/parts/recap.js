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
  const { parts, telling: running } = playback;
  const [picked, setPicked] = useState(parts.length - 1);
  const at = Math.min(running >= 0 ? running : picked, parts.length - 1);
  const move = parts[at];
  useEffect(() => {
    if (running >= 0) setPicked(running);
  }, [running]);
  // A new position takes the lights away: what is still being told is lit again.
  useEffect(() => {
    onLight(move?.events.flatMap(touched) ?? []);
    return () => onLight([]);
  }, [move, seq]);
  if (!move) return null;
  const words = move.events.map((event) => told(event, say, seats));
  const whole = words.join(" ");
  // What goes on about another seat begins with that one.
  const first = at > 0 && parts[at - 1].at === move.at ? move.events[0].seat : -1;
  const leads = first >= 0 ? first : move.seat;
  /** @param {number} to */
  const jump = (to) => {
    playback.skip();
    setPicked(to);
  };
  return html`<section class=${cls("recap", whole.length > LONG && "long")} aria-label=${say("ui-recap")}
    hidden=${hidden}>
    <div><p class="recap-title"><span>${say("ui-recap")} · </span>${at + 1}/${parts.length}</p>
      <p class="sentence-small" title=${whole}><${SeatMark} seat=${leads} size=${20}
        label=${seats[leads]?.name} />
        ${move.events.map((event, i) => {
          // What befell another seat is marked with that seat.
          const before = move.events.slice(0, i).findLast((one) => one.seat >= 0)?.seat ?? leads;
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
      <button class="plain icon-only" aria-label=${say("ui-after")} disabled=${at + 1 >= parts.length}
        onClick=${() => jump(at + 1)}><${Icon} name="on" /></button>
      <button class="plain icon-only" aria-label=${say("ui-skip")} title="Esc"
        onClick=${playback.done}><${Icon} name="cross" /></button>
    </span>
  </section>`;
}
