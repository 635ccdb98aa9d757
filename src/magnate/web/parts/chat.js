/** Talk at the table, and beside it. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { SeatMark, usePlay } from "../kit.js";

/** A note of the server, with the name of the seat it is about. @param {any} note */
const named = (note) => ({ ...note, args: { ...note.args, name: `@seat-${note.args.seat - 1}` } });

/**
 * What is said, and a line to say something.
 * @param {{lines: any[], notes?: any[], may: boolean, closed?: boolean, label?: string,
 *   onSay: (text: string) => Promise<any>}} props
 */
export function Chat({ lines, notes = [], may, closed = false, label = "ui-chat", onSay }) {
  const { say } = usePlay();
  const [text, setText] = useState("");
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [lines.length]);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const line = text.trim();
    if (line && (await onSay(line))) setText("");
  };
  return html`<div class="chat">
    <div class="lines" ref=${ref} role="log" aria-label=${say(label)} tabindex="0">
      ${lines.length + notes.length === 0 && html`<p class="fine">${say("ui-chat-empty")}</p>`}
      ${notes.map((note, i) => html`<p key=${`note ${i}`} class="fine">${say(named(note))}</p>`)}
      ${lines.map(
        (line) => html`<p
      key=${line.news}>${line.seat >= 0 && html`<${SeatMark} seat=${line.seat} size=${20} />`}
        <strong>${line.name ?? say("ui-watcher")}</strong> ${line.text}</p>`,
      )}
    </div>
    ${closed && html`<p class="fine">${say("ui-watchers-closed")}</p>`}
    ${
      may &&
      html`<form onSubmit=${send}>
      <input aria-label=${say("ui-chat-say")} placeholder=${say("ui-chat-say")} maxlength="500" value=${text}
        onInput=${/** @param {any} e */ (e) => setText(e.target.value)} />
      <button type="submit" class="small">${say("ui-send")}</button>
    </form>`
    }
  </div>`;
}

/**
 * The host's word on whether spectators may talk.
 * @param {{session: import("../session.js").Session, table: any}} props
 */
export function Watching({ session, table }) {
  const { say } = usePlay();
  const change = (/** @type {any} */ event) => session.send("watching", { open: event.target.checked });
  return html`<p class="fine"><label><input type="checkbox" checked=${table.watchers.open} onChange=${change} />
    ${" "}${say("ui-watchers-open")}</label></p>`;
}
