/** The seats of a table this device holds: go over to another one, or leave one here on purpose. */
import { html, useStore } from "../lib.js";
import { SeatMark, usePlay } from "../kit.js";
import { dropKey, keysOf } from "../keys.js";
import { go, swap } from "../router.js";
import { leave } from "../session.js";
import { settings } from "../settings.js";
import { Elsewhere } from "./elsewhere.js";
import { Sure } from "./sure.js";
import { ToldHere } from "./telling.js";

/** @param {{session: import("../session.js").Session, table: any}} props */
export function Device({ session, table }) {
  const { say, names } = usePlay();
  const { tell } = useStore(settings);
  const others = keysOf(table.id).filter(({ key }) => key !== session.key);
  /** @param {string} key */
  const change = (key) => swap(`/table/${table.id}?key=${key}`);
  const quit = () => {
    dropKey(table.id, session.key);
    leave(table.id);
    if (others.length > 0) change(others[0].key);
    else go("/mine");
  };
  return html`${others.map(
    ({ key, seats }) => html`<p key=${key}><button class="small" onClick=${() => change(key)}>
        ${seats.map((seat) => html`<${SeatMark} key=${seat} seat=${seat} size=${20} />`)}
        ${say("ui-device-change", { name: seats.map((seat) => names[seat]).join(", ") || "?" })}</button></p>`,
  )}
  <details class="device"><summary>${say("ui-device")}</summary>
    <${Elsewhere} session=${session} table=${table} />
    ${
      tell &&
      table.yours.length > 0 &&
      table.status !== "over" &&
      html`<${ToldHere} session=${session}
        table=${table} />`
    }
    ${
      session.key &&
      html`<p class="fine">${say("ui-device-note")}</p>
        <p><${Sure} label=${say("ui-device-leave")} note=${say("ui-device-sure")} class="small" onYes=${quit} /></p>`
    }
  </details>`;
}
