/** Links to this table: to go on with a seat on another device, and for people who only watch. */
import { html, useState, useStore } from "../lib.js";
import { call } from "../api.js";
import { Icon, usePlay } from "../kit.js";
import { settings } from "../settings.js";
import { Dialog } from "./dialog.js";
import { CopyLink } from "./invite.js";
import { problemOf } from "./problem.js";

const MARGIN = 4;

/** A QR code. @param {{qr: {size: number, path: string}, label: string}} props */
function Code({ qr, label }) {
  const side = qr.size + 2 * MARGIN;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox=${`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shape-rendering="crispEdges">
    <rect x=${-MARGIN} y=${-MARGIN} width=${side} height=${side} fill="#fff" /><path d=${qr.path} fill="#000" /></svg>`;
}

/** @param {{session: import("../session.js").Session, table: any}} props */
export function Elsewhere({ session, table }) {
  const { say } = usePlay();
  const { lang } = useStore(settings);
  const [made, setMade] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  /** @param {boolean} watch */
  const make = (watch) => async () => {
    setProblem("");
    try {
      const body = { origin: location.origin, watch };
      setMade({ watch, ...(await call(`${session.base}/links`, { body, key: session.key })) });
    } catch (error) {
      setProblem(problemOf(error, say));
    }
  };
  const seated = table.yours.length > 0 || table.host;
  const time = made?.expires && new Date(made.expires * 1000).toLocaleTimeString(lang, { timeStyle: "short" });
  const title = made && say(made.watch ? "ui-watch-link" : "ui-move");
  return html`<p class="row">
    ${seated && html`<button class="small" onClick=${make(false)}><${Icon} name="link" /> ${say("ui-move")}</button>`}
    <button class="small" onClick=${make(true)}><${Icon} name="eye" /> ${say("ui-watch-link")}</button></p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${
      made &&
      html`<${Dialog} title=${title} close=${say("ui-close")} onClose=${() => setMade(null)}>
        <p>${made.watch ? say("ui-watch-link-note") : say("ui-move-note", { time })}</p>
        <${Code} qr=${made.qr} label=${say("ui-qr")} /><${CopyLink} link=${made.link} label=${title} /></${Dialog}>`
    }`;
}
