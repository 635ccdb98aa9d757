/** Keys and marks, shown with "?". */
import { html } from "../lib.js";
import { Dialog } from "./dialog.js";

const KEYS = [
  ["Tab", "ui-key-tab"],
  ["← ↑ → ↓", "ui-key-arrows"],
  ["ui-key-enter-name", "ui-key-enter"],
  ["ui-key-esc-name", "ui-key-esc"],
  ["U", "ui-key-u"],
  ["H", "ui-key-h"],
  ["?", "ui-key-help"],
];

/**
 * Keys and marks, and what the signs on the pieces of a title mean.
 * @param {{say: import("../words.js").Say, Legend?: any, onClose: () => void}} props
 */
export function Help({ say, Legend, onClose }) {
  const named = (/** @type {string} */ key) => (key.startsWith("ui-") ? say(key) : key);
  return html`<${Dialog} title=${say("ui-help")} close=${say("ui-close")} onClose=${onClose}>
    <p>${say("ui-help-board")}</p>
    <p>${say("ui-help-grey")}</p>
    <table
        class="keys">
          <tbody>
            ${KEYS.map(
              ([key, word]) => html`<tr key=${key}><th scope="row"><kbd>${named(key)}</kbd></th><td>${say(word)}</td>
                </tr>`,
            )}</tbody></table>
    <p class="fine">${say("ui-help-undo")}</p>
    ${Legend && html`<h3>${say("ui-legend")}</h3><${Legend} />`}
  </${Dialog}>`;
}
