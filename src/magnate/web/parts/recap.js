/** Since my last turn: what each rival did, one sentence after the other, skippable. */
import { html, useEffect, useState } from "../lib.js";
import { Icon, SeatMark, usePlay } from "../kit.js";
import { moving } from "../settings.js";
import { told, touched } from "./log.js";

const BEAT = 1600;

/**
 * @param {{moves: import("../session.js").Move[], hidden: boolean, onLight: (elements: string[]) => void, onDone: () => void}} props
 */
export function Recap({ moves, hidden, onLight, onDone }) {
  const { say, seats } = usePlay();
  const events = moves.flatMap((move) => move.events.map((event) => ({ event, seat: event.seat >= 0 ? event.seat : move.seat })));
  const [step, setStep] = useState(0);
  const [running, setRunning] = useState(moving());
  const now = Math.min(step, events.length - 1);
  useEffect(() => {
    if (!events[now]) return undefined;
    onLight(touched(events[now].event));
    const timer = running ? setTimeout(() => (now + 1 < events.length ? setStep(now + 1) : setRunning(false)), BEAT) : 0;
    return () => clearTimeout(timer);
  }, [now, running, events.length]);
  useEffect(() => () => onLight([]), []);
  if (events.length === 0) return null;
  const { event, seat } = events[now];
  /** @param {number} to */
  const jump = (to) => { setRunning(false); setStep(to); };
  return html`<section class="recap" aria-label=${say("ui-recap")} hidden=${hidden}>
    <div><p class="recap-title">${say("ui-recap")} · ${now + 1}/${events.length}</p>
      <p class="sentence-small"><${SeatMark} seat=${seat} size=${20} label=${seats[seat]?.name} /> ${told(event, say, seats)}</p></div>
    <span class="recap-buttons">
      <button class="plain icon-only" aria-label=${say("ui-before")} disabled=${now === 0} onClick=${() => jump(now - 1)}><${Icon} name="back" /></button>
      <button class="plain icon-only" aria-label=${say("ui-after")} disabled=${now + 1 >= events.length} onClick=${() => jump(now + 1)}><${Icon} name="on" /></button>
      <button class="plain icon-only" aria-label=${say("ui-skip")} onClick=${onDone}><${Icon} name="cross" /></button>
    </span>
  </section>`;
}
