/** The seats of a table this device holds: go over to another one, or leave one here on purpose. */
import { html, useState, useStore } from "../lib.js";
import { SeatMark, usePlay } from "../kit.js";
import { dropKey, keysOf } from "../keys.js";
import { go, swap } from "../router.js";
import { leave } from "../session.js";
import { settings } from "../settings.js";
import { Elsewhere } from "./elsewhere.js";
import { ToldHere } from "./telling.js";

/** @param {{session: import("../session.js").Session, table: any}} props */
export function Device({ session, table }) {
  const { say, names } = usePlay();
  const { tell } = useStore(settings);
  const [sure, setSure] = useState(false);
  const others = keysOf(table.id).filter(({ key }) => key !== session.key);
  /** @param {string} key */
  const change = (key) => swap(`/table/${table.id}?key=${key}`);
  const quit = () => {
    dropKey(table.id, session.key);
    leave(table.id);
    if (others.length > 0) change(others[0].key);
    else go("/mine");
  };
  return html`<details class="device"><summary>${say("ui-device")}</summary>
    <${Elsewhere} session=${session} table=${table} />
    ${
      tell &&
      table.yours.length > 0 &&
      table.status !== "over" &&
      html`<${ToldHere} session=${session}
        table=${table} />`
    }
    ${others.map(
      ({ key, seats }) => html`<p key=${key}><button class="small" onClick=${() => change(key)}>
        ${seats.map((seat) => html`<${SeatMark} key=${seat} seat=${seat} size=${20} />`)}
        ${say("ui-device-change", { name: seats.map((seat) => names[seat]).join(", ") || "?" })}</button></p>`,
    )}
    ${
      session.key &&
      html`<p class="fine">${say(sure ? "ui-device-sure" : "ui-device-note")}</p>
    <p class="row">${
      sure
        ? html`<button class="small" onClick=${quit}>${say("ui-device-leave")}</button>
          <button class="small plain" onClick=${() => setSure(false)}>${say("ui-cancel")}</button>`
        : html`<button class="small" onClick=${() => setSure(true)}>${say("ui-device-leave")}…</button>`
    }</p>`
    }
  </details>`;
}
