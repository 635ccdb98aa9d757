/** On a phone, above the panes and always in sight: what I have, and what of the others matters now. */
import { cls, html } from "../lib.js";
import { Icon, SeatMark, usePlay } from "../kit.js";
import { Figures } from "./seats.js";

/** @param {{view: any, seat: number, only: string[] | null, icons: Record<string, any>}} props */
function Holding({ view, seat, only, icons }) {
  const { say, names, lit } = usePlay();
  const figures = Object.entries(view.figures[seat]).filter(([name]) => only === null || only.includes(name));
  return html`<div class=${cls("holding", lit.has(`seat:${seat}`) && "lit")} role="group" aria-label=${names[seat]}
      data-seat=${seat}>
    <${SeatMark} seat=${seat} size=${20} />
    <b><span class="unseen">${say("ui-points")}: </span>${view.scores[seat]}<${Icon} name="star" size=".8em" /></b>
    <${Figures} figures=${Object.fromEntries(figures)} icons=${icons} />
  </div>`;
}

/**
 * A title names in its view what matters of the others now: `board.matters`, names of figures.
 * @param {{view: any, icons: Record<string, any>}} props
 */
export function Strip({ view, icons }) {
  const { say, me } = usePlay();
  const seats = view.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  const others = seats.filter((/** @type {number} */ seat) => seat !== me);
  return html`<section class="strip" aria-label=${say("ui-strip")}>
    ${me >= 0 && html`<${Holding} view=${view} seat=${me} only=${null} icons=${icons} />`}
    <div class="others">${others.map(
      (/** @type {number} */ seat) => html`<${Holding} key=${seat} view=${view} seat=${seat}
        only=${view.board.matters ?? []} icons=${icons} />`,
    )}</div>
  </section>`;
}
