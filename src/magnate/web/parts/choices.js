/** Every legal choice as a list: what the board offers by click, reachable by keyboard alone. */
import { cls, html, later, pointing, useLayoutEffect, useRef, useState } from "../lib.js";
import { usePlay } from "../kit.js";

const Reasons = later(() => import("./advice.js").then((found) => found.Reasons));

const PAD = 6;

/** Why there is nothing to choose. */
const NOTHING = {
  over: "ui-nothing-over",
  peek: "ui-nothing-peek",
  watching: "ui-nothing-watching",
  now: "ui-nothing-now",
};

/**
 * Choices in groups of one verb, in the order they were offered.
 * @param {import("../kit.js").Choice[]} choices
 */
export function grouped(choices) {
  /** @type {Map<string, import("../kit.js").Choice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    const verb = String(choice.do.do);
    const group = groups.get(verb);
    if (group) group.push(choice);
    else groups.set(verb, [choice]);
  }
  return [...groups.values()];
}

/**
 * The number a choice stands for, when it differs from its neighbours by one number only (a bid, an amount).
 * @param {import("../kit.js").Choice} choice
 */
function amount(choice) {
  const rest = Object.entries(choice.do).filter(([name]) => name !== "do");
  return rest.length === 1 && typeof rest[0][1] === "number" ? rest[0][1] : null;
}

/**
 * @param {{choices: import("../kit.js").Choice[], seq: number, hinted: number | null, held: number | null}} props
 */
export function ChoiceList({ choices, seq, hinted, held }) {
  const play = usePlay();
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  // A new question is read from its beginning; what is advised is brought into sight.
  useLayoutEffect(() => {
    ref.current?.scrollTo({ top: 0 });
  }, [seq]);
  useLayoutEffect(() => {
    ref.current?.querySelector(".hinted")?.scrollIntoView({ block: "nearest" });
  }, [seq, hinted]);
  /** @param {import("../kit.js").Choice} choice @param {string | number} text @param {string} [label] */
  const button = (choice, text, label) => html`<button key=${choice.id} type="button"
    class=${cls("choice", choice.id === hinted && "hinted", choice.id === held && "held")}
    aria-label=${label} data-choice=${choice.id}
    onClick=${() => play.onChoose(choice)}
    ...${pointing(
      () => play.onPoint(choice),
      () => play.onPoint(null),
    )}>${text}</button>`;
  return html`<div class="choice-list" ref=${ref}>${grouped(choices).map((group) => {
    const pad = group.length >= PAD && group.every((choice) => amount(choice) !== null) && !group[0].on;
    return html`<div key=${group[0].do.do} class=${cls("group", pad && "pad")} role="group"
    aria-label=${play.say("ui-choices")}>
      ${pad && html`<p class="fine">${play.say(group[0].say)} … ${play.say(group[group.length - 1].say)}</p>`}
      ${group.map((choice) =>
        pad ? button(choice, Number(amount(choice)), play.say(choice.say)) : button(choice, play.say(choice.say)),
      )}
    </div>`;
  })}</div>`;
}

/**
 * The list of choices in its pane, with the reasons of a hint.
 * @param {{table: any, choices: import("../kit.js").Choice[], attention: any, lead: any, past: boolean}} props
 */
export function ChoicesPane({ table, choices, attention: { hint, held }, lead, past }) {
  const { say, me, narrow } = usePlay();
  const [unfolded, setUnfolded] = useState(false);
  const mine = choices.length > 0;
  const why = table.status === "over" ? "over" : past ? "peek" : me < 0 ? "watching" : "now";
  return html`<section class=${cls("choices", !mine && "empty", unfolded && "open", mine && hint && "advised")}
      aria-label=${say("ui-choices")}>
    ${
      mine &&
      html`<h2>${say("ui-choices")} <small>${choices.length}</small>
        ${
          narrow &&
          choices.length > 1 &&
          html`<button class="plain small" aria-expanded=${unfolded}
            onClick=${() => setUnfolded(!unfolded)}>${say(unfolded ? "ui-fewer" : "ui-all")}</button>`
        }</h2>`
    }
    ${mine && hint && html`<${Reasons} advice=${hint} />`}
    ${
      mine
        ? html`<${ChoiceList} choices=${choices} seq=${table.seq} hinted=${hint?.choice.id ?? lead?.choice?.id ?? null}
            held=${held?.id ?? null} />`
        : html`<p class="fine">${say(NOTHING[why])}</p>`
    }
  </section>`;
}
