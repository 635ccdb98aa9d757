/** What one may do when a game is over: play again, go through it, share it, keep it. */
import { html } from "../lib.js";
import { Icon, usePlay } from "../kit.js";
import { CopyLink } from "./invite.js";

/** @param {{table: any, onRematch?: () => void}} props */
export function Afterwards({ table, onRematch }) {
  const { say } = usePlay();
  return html`<section class="afterwards" aria-label=${say("ui-share")}>
    <p class="row">
      ${
        onRematch &&
        html`<button class="go" onClick=${onRematch}><${Icon} name="play" /> ${say("ui-rematch")}
          </button>`
      }
      <a class="button" href=${`#/replay/${table.id}`}><${Icon} name="eye" /> ${say("ui-replay")}</a>
      <a class="button" href=${`#/replay/${table.id}?costly=1`}><${Icon} name="scales" /> ${say("ui-costly")}</a>
      <a class="button" href=${`/api/tables/${table.id}/record`}
          download=${`${table.game}-${table.id}.txt`}><${Icon} name="save" /> ${say("ui-record")}</a>
      ${
        table.daily &&
        html`<a class="button"
      href=${`#/daily/${table.game}`}><${Icon} name="star" /> ${say("ui-daily-best")}</a>`
      }</p>
    <h3>${say("ui-share")}</h3><p class="fine">${say("ui-share-note")}</p>
    <${CopyLink} link=${`${location.origin}/#/replay/${table.id}`} label=${say("ui-share-link")} />
  </section>`;
}
