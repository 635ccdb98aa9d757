/** What a bot would choose, and why: its chance to win, what decides, what else it considered. */
import { html } from "../lib.js";
import { Icon, usePlay } from "../kit.js";

const WHY = ["explain-for", "explain-against"];
const RUNNERS = ["explain-runner", "explain-runner-win"];

/**
 * Why: the chance to win, the terms that decide, the runners-up.
 * @param {{advice: any}} props as answered by hint and advice
 */
export function Reasons({ advice }) {
  const { say } = usePlay();
  /** @param {string[]} kinds */
  const told = (kinds) =>
    advice.explanation
      .filter((/** @type {any} */ said) => kinds.includes(said.id))
      .map((/** @type {any} */ said, /** @type {number} */ i) => html`<li key=${i}>${say(said)}</li>`);
  const win = advice.ranking[0]?.win ?? -1;
  const [why, runners] = [told(WHY), told(RUNNERS)];
  if (win < 0 && why.length + runners.length === 0) return null;
  return html`<div class="reasons">
    ${
      win >= 0 &&
      html`<p
    class="win"><meter min="0" max="1" value=${win} aria-hidden="true">
      </meter> ${say("ui-win-chance", { percent: Math.round(100 * win) })}</p>`
    }
    ${why.length > 0 && html`<ul>${why}</ul>`}
    ${runners.length > 0 && html`<ul class="runners">${runners}</ul>`}
  </div>`;
}

/** Advice on a past moment, beside what was played there. @param {{advice: any, onClose: () => void}} props */
export function Advice({ advice, onClose }) {
  const { say } = usePlay();
  const same = advice.played.id === advice.choice.id;
  return html`<section class="notice advice" role="status" aria-label=${say("ui-advice-ask")}>
    <div>
      <p><${Icon}
          name="hint" /> ${say("ui-hint-says", { level: `@level-${advice.by}`, text: say(advice.choice.say) })}
      <span class="fine">${say(same ? "ui-advice-same" : "ui-advice-other", { text: say(advice.played.say) })}</span>
    </p>
      <${Reasons} advice=${advice} /></div>
    <button class="plain icon-only" aria-label=${say("ui-close")} onClick=${onClose}><${Icon} name="cross" /></button>
  </section>`;
}
