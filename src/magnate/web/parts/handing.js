/** Giving a seat away: to a bot for a while, or for good. Nothing happens before it is confirmed. */
import { html } from "../lib.js";
import { Icon, usePlay } from "../kit.js";
import { Dialog } from "./dialog.js";
import { Sure } from "./sure.js";

/** @param {{session: import("../session.js").Session, table: any, seat: number, onClose: () => void}} props */
export function Handing({ session, table, seat, onClose }) {
  const { say, names } = usePlay();
  /** @param {string} command @param {any} body */
  const send = (command, body) => () => {
    onClose();
    session.send(command, body);
  };
  return html`<${Dialog} title=${say("ui-handing", { name: names[seat] })} close=${say("ui-close")} onClose=${onClose}>
    <p>${say("ui-handing-note")}</p>
    <p class="row"><button class="go" onClick=${send("bot", { seat, on: true })}><${Icon} name="robot" />
        ${say("ui-hand-over")}</button>
      <button onClick=${onClose}>${say("ui-cancel")}</button></p>
    ${
      table.status === "playing" &&
      html`<h3>${say("ui-resign")}</h3><p>${say("ui-resign-note")}</p>
        <p><${Sure} label=${say("ui-resign")} act=${say("ui-resign-sure")} onYes=${send("resign", { seat })} /></p>`
    }
  </${Dialog}>`;
}
