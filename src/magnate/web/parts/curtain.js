/** Between people who share a screen: nothing of either seat is shown until the next one says to be there. */
import { html, useLayoutEffect, useRef, useState } from "../lib.js";
import { Icon, SeatMark } from "../kit.js";
import { useSay } from "../words.js";
import { namesOf } from "./game.js";
import { Bar } from "./shell.js";

/** @param {{session: import("../session.js").Session, table: any}} props */
export function Curtain({ session, table }) {
  const say = useSay(table.game);
  const [busy, setBusy] = useState(false);
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const name = namesOf(table, say)[table.seat];
  document.title = `${say("ui-pass-screen", { name })} · Magnate`;
  const come = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await session.face(table.seat);
    } catch {
      setBusy(false);
    }
  };
  useLayoutEffect(() => {
    button.current?.focus();
  }, []);
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const keys = (event) => {
      if (event.key === "Enter" && event.target === document.body) come();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
  return html`<${Bar} compact=${true} /><main class="curtain" data-seat=${table.seat}>
    <${SeatMark} seat=${table.seat} size=${96} />
    <h1>${say("ui-pass-screen", { name })}</h1>
    <p>${say("ui-pass-screen-note")}</p>
    <p><button class="go big" ref=${button} disabled=${busy}
        onClick=${come}><${Icon} name="eye" /> ${say("ui-i-am", { name })}</button></p>
  </main>`;
}
