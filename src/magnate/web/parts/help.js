/** Keys and marks, shown with "?". */
import { html } from "../lib.js";
import { Dialog } from "./dialog.js";

const KEYS = [
  ["Tab", "ui-key-tab"], ["← ↑ → ↓", "ui-key-arrows"], ["Enter", "ui-key-enter"], ["Esc", "ui-key-esc"],
  ["U", "ui-key-u"], ["H", "ui-key-h"], ["?", "ui-key-help"],
];

/** @param {{say: import("../words.js").Say, onClose: () => void}} props */
export function Help({ say, onClose }) {
  return html`<${Dialog} title=${say("ui-help")} close=${say("ui-close")} onClose=${onClose}>
    <p>${say("ui-help-board")}</p>
    <p>${say("ui-help-grey")}</p>
    <table class="keys"><tbody>${KEYS.map(([key, word]) => html`<tr key=${key}><th scope="row"><kbd>${key}</kbd></th><td>${say(word)}</td></tr>`)}</tbody></table>
    <p class="fine">${say("ui-help-undo")}</p>
  </${Dialog}>`;
}
