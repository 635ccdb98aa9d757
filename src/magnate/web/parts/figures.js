/** That a table plays with corrected figures, and with which. */
import { html, useEffect, useState } from "../lib.js";
import { figuresAt } from "../api.js";

/** @param {{table: any, say: any}} props */
export function OwnFigures({ table, say }) {
  const [changes, setChanges] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    if (table.own_components) figuresAt(table.id).then(setChanges, () => undefined);
  }, [table.id, table.own_components]);
  if (changes.length === 0) return null;
  return html`<details class="own-figures"><summary>${say("ui-copy-used", { count: changes.length })}</summary>
    <ul>${changes.map(
      (one) =>
        html`<li key=${one.place}>${say("ui-copy-line", {
          place: one.place,
          ours: String(one.ours),
          theirs: String(one.theirs),
        })}</li>`,
    )}</ul></details>`;
}
