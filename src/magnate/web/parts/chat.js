/** Talk at the table. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { SeatMark, usePlay } from "../kit.js";

/** @param {{lines: any[], notes: any[], may: boolean, onSay: (text: string) => Promise<any>}} props */
export function Chat({ lines, notes, may, onSay }) {
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
    <div class="lines" ref=${ref} role="log" aria-label=${say("ui-chat")} tabindex="0">
      ${lines.length + notes.length === 0 && html`<p class="fine">${say("ui-chat-empty")}</p>`}
      ${notes.map((note, i) => html`<p key=${`note ${i}`} class="fine">${say(note)}</p>`)}
      ${lines.map((line) => html`<p key=${line.news}>${line.seat !== null && line.seat >= 0 && html`<${SeatMark} seat=${line.seat} size=${20} />`}
        <strong>${line.name}</strong> ${line.text}</p>`)}
    </div>
    ${may && html`<form onSubmit=${send}>
      <input aria-label=${say("ui-chat-say")} placeholder=${say("ui-chat-say")} maxlength="500" value=${text}
        onInput=${/** @param {any} e */ (e) => setText(e.target.value)} />
      <button type="submit" class="small">${say("ui-send")}</button>
    </form>`}
  </div>`;
}
