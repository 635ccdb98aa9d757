/** What the choice pointed at would do: costs, gains, the score after. */
import { html } from "../lib.js";
import { Icon, SeatMark, usePlay } from "../kit.js";

/**
 * @param {{preview: any, choice: import("../kit.js").Choice | null, icons: Record<string, any>, me: number}} props
 */
export function Preview({ preview, choice, icons, me }) {
  const { say, seats } = usePlay();
  if (!choice) return html`<p class="preview"></p>`;
  if (!preview) return html`<p class="preview"><span class="does">${say(choice.say)}</span></p>`;
  if (preview.uncertain)
    return html`<p
  class="preview"><span class="does">${say(choice.say)}</span> <em>${say("ui-uncertain")}</em></p>`;
  /** @type {any[]} */
  const changes = [];
  for (const [seat, before] of preview.figures.before.entries()) {
    const after = preview.figures.after[seat];
    for (const name of Object.keys(before)) {
      if (before[name] !== after[name]) changes.push({ seat, name, from: before[name], to: after[name] });
    }
    const [from, to] = [preview.scores.before[seat], preview.scores.after[seat]];
    // The points, unless a figure has just said the same under the same sign.
    const said = changes.some((one) => one.seat === seat && icons[one.name] === "trophy" && one.to === to);
    if (from !== to && !said) changes.push({ seat, name: "", from, to });
  }
  return html`<p class="preview"><span class="does">${say(choice.say)}</span>
    ${changes.slice(0, 8).map(({ seat, name, from, to }) => {
      const icon = name ? icons[name] : { name: "trophy" };
      const label = name ? say(`figure-${name}`) : say("ui-points");
      return html`<span class=${`change ${to > from ? "up" : "down"}`} key=${`${seat}/${name}`} title=${label}>
        ${seat !== me && html`<${SeatMark} seat=${seat} size=${18} label=${seats[seat].name} />`}
        ${
          icon
            ? html`<${Icon} name=${icon.name ?? icon} set=${icon.set} size="1em"
        label=${label} />`
            : html`<span>${label}</span>`
        }
        ${from} → <b>${to}</b></span>`;
    })}</p>`;
}
