/** On a phone: the tabs of the panes that can also be swiped. */
import { html } from "../lib.js";
import { usePlay } from "../kit.js";

const PANES = ["board", "seats", "side"];

/** @param {{pane: number, onPane: (pane: number) => void, panes: {current: HTMLElement | null}}} props */
export function PaneTabs({ pane, onPane, panes }) {
  const { say } = usePlay();
  /** @param {number} index */
  const show = (index) => {
    onPane(index);
    panes.current?.scrollTo({ left: index * panes.current.clientWidth, behavior: "auto" });
  };
  return html`<nav class="pane-tabs" aria-label=${say("ui-panes")}><div role="tablist" aria-label=${say("ui-panes")}>${PANES.map((name, i) => html`<button key=${name} role="tab" id=${`tab-${name}`}
    aria-selected=${pane === i} aria-controls=${`pane-${name}`} onClick=${() => show(i)}>${say(`ui-pane-${name}`)}</button>`)}</div></nav>`;
}
