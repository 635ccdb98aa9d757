/** Before the game begins: the links to send, the seats to take. */
import { html, later, useState } from "../lib.js";
import { copyText } from "../copying.js";
import { Icon, SeatMark, usePlay } from "../kit.js";
import { settings } from "../settings.js";
import { keep, kept } from "../storage.js";
import { Sure } from "./sure.js";

const LINKS = "links";
const AskFriend = later(() => import("./friend.js").then((found) => found.AskFriend));

/**
 * The keys made for friends, kept by the maker's browser until they have sat down.
 * @param {string} table
 * @returns {Record<string, string>}
 */
export const linksOf = (table) => kept(`${LINKS}.${table}`, {});

/** @param {string} table @param {Record<string, string>} keys */
export function keepLinks(table, keys) {
  if (Object.keys(keys).length > 0) keep(`${LINKS}.${table}`, keys);
}

/** @param {string} table @param {string} key */
export const linkFor = (table, key) => `${location.origin}/#/table/${table}?key=${key}`;

/** A link with a button that copies it. @param {{link: string, label: string}} props */
export function CopyLink({ link, label }) {
  const { say } = usePlay();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(link));
  return html`<span
  class="copy">
    <input readonly aria-label=${label} value=${link} onFocus=${/** @param {any} e */ (e) => e.target.select()} />
    <button class="small" onClick=${copy}><${Icon} name="link" /> ${say(copied ? "ui-copied" : "ui-copy")}</button>
  </span>`;
}

/** @param {{session: any, table: any, names: string[]}} props */
export function Invite({ session, table, names }) {
  const { say } = usePlay();
  const keys = linksOf(table.id);
  const invited = table.seats.some((/** @type {any} */ seat) => seat.yours && seat.kind === "friend");
  /** @param {string} kind */
  const some = (kind) => table.seats.some((/** @type {any} */ seat) => seat.kind === kind);
  /** @type {string[]} */
  const words = !table.host
    ? [invited ? "ui-invited" : "ui-invite-guest"]
    : [
        ...(some("friend") ? ["ui-invite"] : []),
        ...(some("open") ? ["ui-invite-open", ...(table.private ? [] : ["ui-invite-listed"])] : []),
      ];
  return html`<div class="invite"><h2>${say("ui-waiting")}</h2><p>${words.map((word) => say(word)).join(" ")}</p>
    <ul>${table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => {
      const free = seat.kind === "friend" || seat.kind === "open";
      return html`<li key=${i}><${SeatMark} seat=${i} size=${28} /> <strong>${names[i]}</strong>
        ${!free && html`<span class="fine"><${Icon} name="check" size="1em" /> ${say("ui-seated")}</span>`}
        ${
          seat.kind === "friend" &&
          keys[i] &&
          html`<${CopyLink} link=${linkFor(table.id, keys[i])}
        label=${say("ui-link-for", { name: names[i] })} />`
        }
        ${
          seat.kind === "open" &&
          html`<${CopyLink} link=${`${location.origin}/#/table/${table.id}`}
        label=${say("ui-link-for", { name: names[i] })} />`
        }
        ${
          free &&
          table.host &&
          kept("session", "") &&
          html`<${AskFriend} table=${table.id} seat=${names[i]}
            link=${keys[i]} />`
        }
        ${
          free &&
          table.host &&
          html`<${Sure} label=${say("ui-seat-bot")} note=${say("ui-seat-bot-note")} mild=${true} class="plain small"
            onYes=${() => session.send("bot", { seat: i, on: true })}><${Icon} name="robot" /></${Sure}>`
        }
        ${seat.kind === "friend" && seat.yours && html`<${Sit} session=${session} seat=${i} say=${say} />`}
      </li>`;
    })}</ul></div>`;
}

/** Take a seat under a name. @param {{session: any, seat: number, say: import("../words.js").Say}} props */
function Sit({ session, seat, say }) {
  const [name, setName] = useState(settings.value.name);
  /** @param {Event} event */
  const sit = (event) => {
    event.preventDefault();
    if (name) settings.patch({ name });
    session.sit(seat, name);
  };
  return html`<form class="row"
  onSubmit=${sit}>
    <input aria-label=${say("ui-your-name")} placeholder=${say("ui-your-name")} maxlength="40" value=${name}
    onInput=${/** @param {any} e */ (e) => setName(e.target.value)} /><button class="go" type="submit">${say("ui-sit")}
    </button></form>`;
}

/**
 * Offered to a visitor of a table with a free seat.
 * @param {{session: any, table: any, say: import("../words.js").Say}} props
 */
export function SitDown({ session, table, say }) {
  const seat = table.seats.findIndex((/** @type {any} */ s) => s.kind === "open");
  if (seat < 0) return null;
  return html`<aside
  class="sit-down"><p>${say("ui-seat-free")}</p><${Sit} session=${session} seat=${seat} say=${say} /></aside>`;
}
