/**
 * The guided first round: a lesson (`guide.toml` of the game) played on a real table with a fixed deal. Where the
 * lesson stands follows
 * from how many choices the table has seen, so that a reload or an undo finds the right step by itself; only how far
 * a run of
 * explanations was read is kept in this browser.
 */
import { call, makeTable } from "../api.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { idle } from "../focus.js";
import { Icon, usePlay } from "../kit.js";
import { go } from "../router.js";
import { LEFT, keep, kept } from "../lessons.js";
import { moving } from "../settings.js";

/**
 * @typedef {{seat: number, do: Record<string, string | number> | null, say: string, on: string}} Step
 * @typedef {{seed: string, seats: number, options: any, steps: Step[]}} Lesson
 * @typedef {object} Lead                 where a lesson stands
 * @property {Step} step
 * @property {number} number              of the steps that explain something
 * @property {number} count
 * @property {import("../kit.js").Choice | null} choice   what the learner is asked to choose
 * @property {string} on                  the element pointed at
 * @property {boolean} last
 * @property {() => void} next            read on
 * @property {() => void} leave           play on freely
 */

const LEARNER = 0;
const BEAT = 700;

/** Who plays against the learner. */
const RIVALS = ["Watt", "Brunel", "Bessemer", "Jacquard"];

/** Sit down to the lesson of a game. @param {string} game @param {string} name */
export async function learn(game, name) {
  /** @type {Lesson} */
  const lesson = await call(`/api/games/${game}/guide`);
  const seats = Array.from({ length: lesson.seats }, (_, i) =>
    i === LEARNER ? { kind: "me", name: name || undefined } : { kind: "screen", name: RIVALS[i % RIVALS.length] },
  );
  const made = await makeTable({ game, seats, seed: lesson.seed, options: lesson.options, private: true });
  keep(made.table.id, 0);
  go(`/table/${made.table.id}`);
}

/** @param {Record<string, any>} a @param {Record<string, any>} b */
const same = (a, b) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => a[name] === b[name]);

/**
 * The step a table of this many choices stands at: its next choice, or an explanation before it that was not read yet.
 * @param {Step[]} steps @param {number} at @param {number} read
 */
export function stepAt(steps, at, read) {
  let made = 0;
  let start = 0;
  while (start < steps.length && made < at) if (steps[start++].do) made += 1;
  let stop = start;
  while (stop < steps.length && !steps[stop].do) stop += 1;
  return Math.min(Math.max(read, start), stop);
}

/**
 * The lesson of a table, if it has one and was not left; plays the moves that go without saying.
 * @param {import("../session.js").Session} session @param {any} table
 * @returns {Lead | null}
 */
export function useGuide(session, table) {
  const [lesson, setLesson] = useState(/** @type {Lesson | null} */ (null));
  const [read, setRead] = useState(kept()[table.id] ?? LEFT);
  const wanted = read !== LEFT && table.status === "playing";
  useEffect(() => {
    if (wanted && !lesson) call(`/api/games/${table.game}/guide`).then(setLesson, () => setRead(LEFT));
  }, [wanted]);
  const index = lesson && wanted ? stepAt(lesson.steps, table.at, read) : 0;
  const step = lesson && wanted ? lesson.steps[index] : undefined;
  const leave = async () => {
    keep(table.id, LEFT);
    setRead(LEFT);
    for (const [seat, { played_by: by }] of table.seats.entries()) {
      if (seat !== LEARNER && by === "person") await session.send("bot", { seat, on: true });
    }
  };
  const play = async () => {
    const answer = await session.send("choose", { seq: table.seq, form: step?.do });
    if (answer?.refused && answer.refused.code !== "stale") leave();
  };
  const next = () => {
    if (!lesson || !step) return;
    if (step.do) {
      play();
      return;
    }
    if (index + 1 >= lesson.steps.length) {
      leave();
      return;
    }
    keep(table.id, index + 1);
    setRead(index + 1);
  };
  const silent = step !== undefined && step.do !== null && !step.say;
  useEffect(() => {
    if (!silent) return undefined;
    const timer = setTimeout(play, moving() ? BEAT : 0);
    return () => clearTimeout(timer);
  }, [silent, table.seq]);
  useEffect(() => {
    if (lesson && wanted && !step) leave();
  }, [lesson, wanted, step]);
  if (!lesson || !step) return null;
  const asked = step.do && step.say && step.seat === LEARNER;
  const choice = asked ? (table.view.choices.find((/** @type {any} */ c) => same(c.do, step.do ?? {})) ?? null) : null;
  return {
    step,
    choice,
    next,
    leave,
    number: lesson.steps.slice(0, index + 1).filter(({ say }) => say).length,
    count: lesson.steps.filter(({ say }) => say).length,
    on: step.on || choice?.on || "",
    last: index + 1 >= lesson.steps.length,
  };
}

/** The strip that leads through the lesson. @param {{lead: Lead}} props */
export function GuideStrip({ lead }) {
  const { say } = usePlay();
  const { step, choice } = lead;
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    if (button.current && idle()) button.current.focus({ preventScroll: true });
  }, [lead.number, step]);
  return html`<section class="notice guide" aria-label=${say("ui-guide")} data-step=${lead.number}
  data-count=${lead.count} data-ask=${choice ? "choice" : step.say ? "next" : "wait"}>
    <span class="guide-count"><${Icon} name="hint" /> ${say("ui-guide-step", { step: lead.number, count: lead.count })}
    </span>
    <p role="status" aria-live="polite">${step.say ? say(step.say) : say("ui-guide-wait")}</p>
    ${
      step.say &&
      !choice &&
      html`<button class="go" ref=${button}
    onClick=${lead.next}>${say(lead.last ? "ui-guide-end" : step.do ? "ui-guide-see" : "ui-guide-next")}</button>`
    }
    <button class="plain small" onClick=${lead.leave} hidden=${lead.last}>${say("ui-guide-skip")}</button>
    <${Finger} on=${lead.on} />
  </section>`;
}

/** The element the lesson speaks of. @param {string} on */
const spokenOf = (on) => (on ? document.querySelector(`[data-el="${CSS.escape(on)}"]`) : null);

/** Whether the middle of something can be seen in the pane it stands in. @param {Element} target */
function inSight(target) {
  const box = target.getBoundingClientRect();
  const pane = target.closest(".board-pane, .seats-pane, .side-pane, .choices")?.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return !pane || (x >= pane.left && x <= pane.right && y >= pane.top && y <= pane.bottom && x >= 0 && x <= innerWidth);
}

/** A hand beside the element the lesson speaks of. @param {{on: string}} props */
function Finger({ on }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [, redraw] = useState(0);
  useEffect(() => {
    // Once the board shows the part it stands on.
    const frame = requestAnimationFrame(() => {
      const target = spokenOf(on);
      if (target && !inSight(target)) target.scrollIntoView({ block: "center", inline: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [on]);
  useEffect(() => {
    const again = () => redraw((n) => n + 1);
    addEventListener("resize", again);
    addEventListener("scroll", again, true);
    return () => {
      removeEventListener("resize", again);
      removeEventListener("scroll", again, true);
    };
  }, []);
  useLayoutEffect(() => {
    const target = spokenOf(on);
    if (!ref.current) return;
    const box = target && target.getBoundingClientRect();
    ref.current.hidden = !box || box.width === 0 || !inSight(target);
    if (!box) return;
    ref.current.style.left = `${Math.min(Math.max(box.left + box.width / 2, 20), innerWidth - 20)}px`;
    ref.current.style.top = `${box.top + Math.min(box.height, box.height / 2 + 24)}px`;
  });
  return html`<span class="guide-hand" ref=${ref} hidden aria-hidden="true"><${Icon} name="hand" size="34px" /></span>`;
}
