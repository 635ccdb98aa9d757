/** The prompt: whose turn it is, the current decision, what a choice would do, what the others did, the actions. */
import { cls, html } from "../lib.js";
import { Icon, SeatMark, usePlay } from "../kit.js";
import { verdict } from "./game.js";
import { Preview } from "./preview.js";
import { Recap } from "./recap.js";

/**
 * @typedef {object} PromptProps
 * @property {import("../session.js").Session} session
 * @property {import("../session.js").News} news
 * @property {any} asking            the view whose question is asked
 * @property {import("../kit.js").Choice[]} choices
 * @property {any} attention         of `useAttention`
 * @property {any} past              of `usePast`
 * @property {import("./playback.js").Playback} playback
 * @property {any} lead              of the guided first round
 * @property {Record<string, any>} icons
 * @property {() => void} onUndo
 * @property {() => void} onRematch
 */

/** A question of more letters is set smaller. */
const LONG = 90;

/** Whose turn it is, and the current decision. @param {PromptProps} props */
function Question({ news: { table }, asking: view, choices, past: { peek }, playback, lead }) {
  const { say, names } = usePlay();
  if (peek) return html`<p class="sentence">${say("ui-looking-back", { at: peek.at })}</p>`;
  if (table.status === "waiting") return html`<p class="sentence">${say("ui-waiting")}</p>`;
  if (table.status === "over") {
    // How it ended is not said before the moves that led there.
    return html`<p class="sentence">${playback.behind ? say("ui-recap") : verdict(view, names, say)}</p>`;
  }
  const mine = choices.length > 0;
  const alone = table.yours.length === 1 || lead !== null;
  const who = mine && alone ? say("ui-your-turn") : say("ui-turn-of", { name: names[view.actor] });
  const clause = choices[0]?.clause;
  const asked = say(view.prompt);
  return html`<p class="who">${who}${table.thinking !== null && !mine ? ` ${say("ui-thinking")}` : ""}</p>
    <p class=${cls("sentence", asked.length > LONG && "long")} title=${asked.length > LONG ? asked : undefined}>${asked}
      ${clause && html` <a class="clause" href=${`#/rules/${table.game}?clause=${clause}`}>${clause}</a>`}</p>`;
}

/** What stands beside the question: a problem, a hint, a preview, what the others did. @param {PromptProps} props */
function Beside({ session, news, asking, attention, playback, icons }) {
  const { say } = usePlay();
  const { asked, hint, hinting, preview, light } = attention;
  if (news.unsent) {
    return html`<p class="problem" role="alert">${say("ui-unsent")} <button class="small"
      onClick=${() => session.again()}>${say("ui-try-again")}</button></p>`;
  }
  if (news.problem) return html`<p class="problem" role="alert">${news.problem}</p>`;
  if (hinting) return html`<p class="hint" role="status"><${Icon} name="hint" /> ${say("ui-hint-wait")}</p>`;
  if (hint) {
    const says = say("ui-hint-says", { level: `@level-${hint.by}`, text: say(hint.choice.say) });
    return html`<p class="hint" role="status"><${Icon} name="hint" /> ${says}</p>`;
  }
  return html`<div class="beside">
    ${
      (asked || !playback.told) &&
      html`<${Preview} preview=${preview} choice=${asked} icons=${icons} me=${asking.actor} />`
    }
    ${
      playback.told &&
      html`<${Recap} playback=${playback} seq=${news.table.seq} hidden=${asked !== null}
        onLight=${light} />`
    }
  </div>`;
}

/** The actions available. @param {PromptProps} props */
function Acts({ session, news, choices, attention, past, lead, onUndo, onRematch }) {
  const { say, me } = usePlay();
  const { table } = news;
  const { held } = attention;
  const now = !past.peek;
  const over = table.status === "over";
  return html`<div class="acts">
    ${
      held &&
      html`<button class="go" onClick=${() => attention.choose(held)}>
          <${Icon} name="check" /> ${say("ui-confirm")}</button>
        <button onClick=${attention.drop}>${say("ui-cancel")}</button>`
    }
    ${!now && html`<button class="go" onClick=${past.back}>${say("ui-back-to-now")}</button>`}
    ${
      now &&
      table.cancel &&
      !held &&
      html`<button class="cancel" onClick=${() => session.cancel()} title="Esc">
        <${Icon} name="cross" /> <span>${say("ui-cancel")}</span></button>`
    }
    ${
      now &&
      table.undo &&
      html`<button onClick=${onUndo} title="U">
        <${Icon} name="undo" /> <span>${say(table.undo.asks ? "ui-undo-ask" : "ui-undo")}</span></button>`
    }
    ${
      choices.length > 0 &&
      !lead &&
      html`<button class="plain" onClick=${attention.askHint} disabled=${news.busy} title="H">
        <${Icon} name="hint" /> <span>${say("ui-hint")}</span></button>`
    }
    ${
      over &&
      html`<button class="go" onClick=${onRematch} hidden=${me < 0}>
          <${Icon} name="play" /> <span>${say("ui-rematch")}</span></button>
        <a class="button" href=${`#/replay/${table.id}`}>
          <${Icon} name="eye" /> <span>${say("ui-replay")}</span></a>`
    }
    ${
      table.rematch &&
      html`<a class="button go"
        href=${`#/table/${table.rematch}${session.key ? `?key=${session.key}` : ""}`}>${say("ui-rematch-waits")}</a>`
    }
  </div>`;
}

/** @param {PromptProps} props */
export function Prompt(props) {
  const { say, names } = usePlay();
  const { asking, choices, news } = props;
  return html`<section class=${cls("prompt", choices.length > 0 && "mine")} aria-label=${say("ui-prompt")}>
    <div class="ask">
      ${
        asking.actor >= 0 &&
        news.table.status !== "waiting" &&
        html`<${SeatMark} seat=${asking.actor} size=${32} label=${names[asking.actor]} />`
      }
      <div role="status" aria-live="polite"><${Question} ...${props} /></div>
    </div>
    <${Beside} ...${props} />
    <${Acts} ...${props} />
  </section>`;
}
