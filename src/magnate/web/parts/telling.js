/** Settings: how one is told that it is one's turn. */
import { html, useEffect, useRef, useState, useStore } from "../lib.js";
import { Icon } from "../kit.js";
import {
  addReach,
  answerMail,
  dropReach,
  followAll,
  reaches,
  ring,
  setTold,
  subscribe,
  tellsOf,
  ways,
} from "../notices.js";
import { route, swap } from "../router.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";
import { problemOf } from "./problem.js";

/** A sound: off or on with one click, as loud as one likes. @param {{say: import("../words.js").Say}} props */
function Sound({ say }) {
  const { sound, volume } = useStore(settings);
  const change = (/** @type {any} */ event) => {
    settings.patch({ sound: event.target.checked });
    if (event.target.checked) ring(volume).catch(() => undefined);
  };
  return html`<p class="row"><label><input type="checkbox" checked=${sound} onChange=${change} />
      <strong> ${say("ui-sound")}</strong></label>
    <label>${say("ui-volume")} <input type="range" min="0.05" max="1" step="0.05" value=${volume} disabled=${!sound}
      onChange=${/** @param {any} e */ (e) => settings.patch({ volume: Number(e.target.value) })} /></label>
    <button class="small" disabled=${!sound} onClick=${() => ring(volume)}>${say("ui-sound-try")}</button></p>`;
}

/**
 * An address to be told at.
 * @param {{kind: string, type: string, say: import("../words.js").Say,
 *   onAdd: (value: string) => Promise<boolean>}} props   whether it was taken: what was refused can be mended
 */
function Address({ kind, type, say, onAdd }) {
  const [value, setValue] = useState("");
  /** @param {Event} event */
  const add = async (event) => {
    event.preventDefault();
    if (value.trim() && (await onAdd(value.trim()))) setValue("");
  };
  return html`<form class="row" onSubmit=${add}><label>${say(`ui-reach-${kind}`)}${" "}
      <input type=${type} maxlength="1000" value=${value} placeholder=${type === "url" ? "https://" : ""}
        onInput=${/** @param {any} e */ (e) => setValue(e.target.value)} /></label>
    <button class="small" type="submit">${say("ui-reach-add")}</button></form>`;
}

/** What the link of a mail asks for, once. @param {import("../words.js").Say} say */
function useMailLink(say) {
  const { query } = useStore(route);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const act = query.confirm ? "confirm" : query.stop ? "stop" : null;
    if (!act) return;
    answerMail(act, query[act]).then(
      () => setSaid(say(`ui-reach-${act}`)),
      (error) => setSaid(problemOf(error, say)),
    );
    swap("/settings");
  }, []);
  return said;
}

/** Everything about being told of one's turns. */
export function Telling() {
  const say = useSay();
  const { tell } = useStore(settings);
  const said = useMailLink(say);
  const answer = useRef(/** @type {HTMLElement | null} */ (null));
  // The link of a mail leads here: its answer is what one came for.
  useEffect(() => answer.current?.scrollIntoView({ block: "center" }), [said]);
  const [can, setCan] = useState(/** @type {any} */ (null));
  const [mine, setMine] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState("");
  const [refused, setRefused] = useState("");
  /**
   * Do something, then look again; whether it could be done.
   * @param {() => Promise<any>} work
   * @param {(said: string) => void} complain
   */
  const after = async (work, complain = setProblem) => {
    complain("");
    try {
      await work();
      setMine(await reaches());
      return true;
    } catch (error) {
      complain(problemOf(error, say));
      return false;
    }
  };
  useEffect(() => {
    ways().then(setCan, () => undefined);
    reaches().then(setMine, () => undefined);
  }, [said]);
  /** @param {any} event */
  const change = async (event) => {
    const on = event.target.checked;
    settings.patch({ tell: on });
    const allowed = on && (await permitted()) === "granted";
    let reached = true;
    await after(async () => {
      if (allowed && can?.push) reached = await subscribe(can.push);
      if (can?.push) await followAll(on);
    }, setRefused);
    if (on && !allowed) setRefused(say("ui-tell-denied"));
    else if (!reached) setRefused(say("ui-tell-open-only"));
  };
  return html`<section class="telling"><h2>${say("ui-telling")}</h2>
    <${Sound} say=${say} />
    <p><label><input type="checkbox" checked=${tell} onChange=${change} /> <strong>${say("ui-tell")}</strong></label>
      <br /><span class="fine">${say(can?.push ? "ui-tell-note" : "ui-tell-note-open")}</span></p>
    ${refused && html`<p class="problem" role="alert">${refused}</p>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${said && html`<p class="notice" role="status" ref=${answer}>${said}</p>`}
    ${
      tell &&
      html`${(can?.hook || can?.mail) && html`<p class="fine">${say("ui-reach-note")}</p>`}
        ${
          can?.hook &&
          html`<${Address} kind="hook" type="url" say=${say}
          onAdd=${(/** @type {string} */ hook) => after(() => addReach({ hook }))} />`
        }
        ${
          can?.mail &&
          html`<${Address} kind="mail" type="email" say=${say}
            onAdd=${(/** @type {string} */ mail) => after(() => addReach({ mail }))} />`
        }
        <ul class="reaches">${mine.map(
          (reach) => html`<li key=${reach.id}>${say(`ui-reach-${reach.kind}`)} <strong>${reach.target}</strong>
            ${!reach.confirmed && html` <span class="fine">${say("ui-reach-asked")}</span>`}
            <button class="plain icon-only" aria-label=${say("ui-reach-drop", { target: reach.target })}
              onClick=${() => after(() => dropReach(reach.id))}><${Icon} name="cross" /></button></li>`,
        )}</ul>`
    }</section>`;
}

/** Whether this browser may show notices; it asks its user if it does not know. */
async function permitted() {
  return "Notification" in globalThis ? Notification.requestPermission() : "denied";
}

/** At a table: whether its turns are told. @param {{session: import("../session.js").Session, table: any}} props */
export function ToldHere({ session, table }) {
  const say = useSay();
  const [on, setOn] = useState(tellsOf(table.id));
  /** @param {any} event */
  const change = (event) => {
    setOn(event.target.checked);
    setTold(table.id, session.key, event.target.checked).catch(() => undefined);
  };
  return html`<p><label><input type="checkbox" checked=${on} onChange=${change} /> ${say("ui-tell-here")}</label></p>`;
}
