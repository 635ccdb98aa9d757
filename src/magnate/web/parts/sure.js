/** A button for what cannot easily be taken back: it asks first, and the hand stays where it was. */
import { cls, html, useLayoutEffect, useRef, useState } from "../lib.js";
import { useSay } from "../words.js";

/**
 * @param {{label: string, name?: string, act?: string, note?: string, mild?: boolean, class?: string,
 *   onYes: () => void, children?: any}} props   what the button says, and is called where that is not clear by itself;
 *   what the second button says; what is to be considered; whether little is lost by it
 */
export function Sure({ label, name, act = label, note = "", mild = false, class: extra = "", onYes, children }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const asked = useRef(false);
  const first = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const cancel = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    if (asking) cancel.current?.focus();
    else if (asked.current) first.current?.focus();
    asked.current = asking;
  }, [asking]);
  // The second click of a double click is no answer.
  const yes = (/** @type {MouseEvent} */ event) => {
    if (event.detail > 1) return;
    setAsking(false);
    onYes();
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    setAsking(false);
  };
  if (!asking) {
    return html`<button type="button" key="ask" class=${extra} aria-label=${name} ref=${first}
      onClick=${() => setAsking(true)}>${children} ${label}…</button>`;
  }
  return html`<span key="sure" class="row sure" role="group" aria-label=${name ?? label} onKeyDown=${keys}>
    ${note && html`<span class="fine">${note}</span>`}
    <button type="button" class=${cls("small", mild ? "go" : "danger")} onClick=${yes}>${children} ${act}</button>
    <button type="button" class="small plain" ref=${cancel} onClick=${() => setAsking(false)}>
      ${say("ui-cancel")}</button>
  </span>`;
}
