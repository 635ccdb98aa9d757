/** What opens over the table: help, a question about an undo, the score sheet. */
import { html, later } from "../lib.js";
import { call } from "../api.js";
import { usePlay } from "../kit.js";
import { go } from "../router.js";
import { Dialog } from "./dialog.js";
import { verdict } from "./game.js";

// What a running table can do without at first.
const Help = later(() => import("./help.js").then((found) => found.Help));
const Afterwards = later(() => import("./afterwards.js").then((found) => found.Afterwards));
const Sheet = later(() => import("./score.js").then((found) => found.Sheet));
const History = later(() => import("./score.js").then((found) => found.History));

/**
 * @param {{open: string, Legend?: any, session: import("../session.js").Session, table: any, onClose: () => void,
 *   onLook: (at: number) => void, onRematch?: () => void}} props
 */
export function Dialogs({ open, Legend, session, table, onClose, onLook, onRematch }) {
  const { say, names } = usePlay();
  const over = table.status === "over";
  if (open === "help") return html`<${Help} say=${say} Legend=${Legend} onClose=${onClose} />`;
  if (open === "ask") {
    const ask = () => {
      onClose();
      session.undo(true);
    };
    return html`<${Dialog} title=${say("ui-undo")} close=${say("ui-close")} onClose=${onClose}>
      <p>${say(table.undo?.asks ? "ui-undo-hidden" : "ui-undo-alone")}</p>
      <p class="row"><button class="go" onClick=${ask}>${say(table.undo?.asks ? "ui-undo-ask" : "ui-undo")}</button>
        <button onClick=${onClose}>${say("ui-undo-keep")}</button></p></${Dialog}>`;
  }
  if (open !== "score") return null;
  /** @param {number} at */
  const visit = (at) => {
    onClose();
    if (over) go(`/replay/${table.id}?at=${at}`);
    else onLook(at);
  };
  const title = over ? verdict(table.view, names, say) : say("ui-scores");
  return html`<${Dialog} title=${title} close=${say("ui-close")} onClose=${onClose} class="score-dialog">
    <${Sheet} view=${table.view} game=${table.game} />
    <${History} load=${() => call(`${session.base}/history`, { key: session.key })} version=${table.seq}
      onGo=${visit} />
    ${over && html`<${Afterwards} table=${table} onRematch=${onRematch} />`}
  </${Dialog}>`;
}
