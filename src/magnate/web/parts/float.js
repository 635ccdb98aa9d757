/** What floats over the board: the explanation of the thing pointed at, and the menu of a thing clicked. */
import { Store, html, pointing, useLayoutEffect, useRef, useState, useStore } from "../lib.js";
import { Icon } from "../kit.js";

/**
 * @typedef {import("../kit.js").Choice} Choice
 * @typedef {import("../kit.js").About} About
 * @typedef {import("../kit.js").Play} Play
 *
 * @typedef {object} Content
 * @property {string} title
 * @property {About | null} [about]
 * @property {Choice[]} [choices]
 * @property {Promise<{text: string, clause: string}>} [refusal]
 *
 * @typedef {{anchor: Element, content: Content} | null} Float
 */

/** @type {Store<Float>} */
const tip = new Store(/** @type {Float} */ (null));
/** @type {Store<Float>} */
export const menu = new Store(/** @type {Float} */ (null));

/** @param {Element} anchor @param {Content} content */
export function showTip(anchor, content) {
  if (!menu.value) tip.set({ anchor, content });
}

/**
 * What an element says of itself may change while it is pointed at.
 * @param {Element | null} anchor @param {Content} content
 */
export function renewTip(anchor, content) {
  const shown = tip.value;
  if (!shown || shown.anchor !== anchor) return;
  const ids = (/** @type {Content} */ { choices = [] }) => choices.map(({ id }) => id).join();
  if (shown.content.title !== content.title || ids(shown.content) !== ids(content))
    tip.set({ anchor: shown.anchor, content });
}

export function hideTip() {
  if (tip.value) tip.set(null);
}

/** @param {Element} anchor @param {Content} content */
export function openMenu(anchor, content) {
  hideTip();
  menu.set({ anchor, content });
}

/** Close the menu and give the focus back to what opened it. */
export function closeMenu() {
  const open = menu.value;
  if (!open) return;
  menu.set(null);
  if (document.contains(open.anchor)) /** @type {HTMLElement} */ (open.anchor).focus({ preventScroll: true });
}

/**
 * Put a box beside its anchor, inside the window.
 * @param {HTMLElement} box
 * @param {Element} anchor
 */
function settle(box, anchor) {
  const a = anchor.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = box;
  const pad = 8;
  const phone = innerWidth < 600;
  let x = phone ? (innerWidth - w) / 2 : a.right + pad;
  let y = a.top + a.height / 2 - h / 2;
  if (!phone && x + w > innerWidth - pad) x = a.left - w - pad;
  if (phone || x < pad) {
    x = Math.min(Math.max(a.left + a.width / 2 - w / 2, pad), innerWidth - w - pad);
    y = a.bottom + pad + h < innerHeight ? a.bottom + pad : a.top - h - pad;
  }
  box.style.left = `${Math.max(pad, x)}px`;
  box.style.top = `${Math.min(Math.max(pad, y), Math.max(pad, innerHeight - h - pad))}px`;
}

/**
 * The explanation of a component: what it does, its clauses, what of it is reconstructed.
 * @param {{about: About, play: Play, game: string, links?: boolean}} props
 */
export function Explained({ about, play, game, links = false }) {
  const { say } = play;
  const known = about.reconstructed.filter((field) => play.has(`field-${field}`)).map((field) => say(`field-${field}`));
  return html`<p>${say(about.say)}</p>
    ${
      about.reconstructed.length > 0 &&
      html`<p
    class="fine">
      ${known.length > 0 ? say("ui-reconstructed", { fields: known.join(", ") }) : say("ui-reconstructed-some")}</p>`
    }
    ${
      about.clauses.length > 0 &&
      html`<p class="fine clauses">${about.clauses.map((id) =>
        links ? html`<a href=${`#/rules/${game}?clause=${id}`}>${id}</a> ` : html`<span>${id}</span> `,
      )}</p>`
    }`;
}

/** @param {{play: Play, game: string}} props */
export function Tip({ play, game }) {
  const shown = useStore(tip);
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (ref.current && shown) settle(ref.current, shown.anchor);
  });
  if (!shown) return null;
  const { title, about, choices = [] } = shown.content;
  return html`<div class="tip" role="tooltip" ref=${ref}>
    <h3>${title}</h3>
    ${about && html`<${Explained} about=${about} play=${play} game=${game} />`}
    ${choices
      .filter((choice) => play.say(choice.say) !== title)
      .map(
        (choice) => html`<p class="does"
    key=${choice.id}><${Icon} name="hand" size="1em" /> ${play.say(choice.say)}</p>`,
      )}
  </div>`;
}

/** @param {{play: Play, game: string}} props */
export function Menu({ play, game }) {
  const shown = useStore(menu);
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {{text: string, clause: string} | null} */ (null));
  useLayoutEffect(() => {
    setRefusal(null);
    let wanted = true;
    shown?.content.refusal?.then(
      (answer) => wanted && setRefusal(answer),
      () => wanted && closeMenu(),
    );
    return () => {
      wanted = false;
    };
  }, [shown]);
  useLayoutEffect(() => {
    if (ref.current && shown) settle(ref.current, shown.anchor);
  }, [shown, refusal]);
  useLayoutEffect(() => {
    if (!shown) return undefined;
    /** @type {HTMLElement | null | undefined} */ (ref.current?.querySelector("button"))?.focus({
      preventScroll: true,
    });
    /** @param {PointerEvent} event */
    const away = (event) => {
      if (!ref.current?.contains(/** @type {Node} */ (event.target))) menu.set(null);
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [shown]);
  if (!shown) return null;
  const { title, about, choices = [] } = shown.content;
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Tab" || step) {
      const buttons = [.../** @type {HTMLElement} */ (ref.current).querySelectorAll("button, a")];
      const at = buttons.indexOf(/** @type {any} */ (document.activeElement));
      const next = at + (step ?? (event.shiftKey ? -1 : 1));
      event.preventDefault();
      /** @type {HTMLElement} */ (buttons[(next + buttons.length) % buttons.length])?.focus();
    }
  };
  return html`<div class="menu" role="dialog" aria-label=${title} ref=${ref} onKeyDown=${keys}>
    <h3>${title}</h3>
    ${
      refusal &&
      html`<p class="refusal" role="status"><${Icon} name="cross" size="1em" /> ${refusal.text}
      ${
        refusal.clause &&
        html` <a class="clause" href=${`#/rules/${game}?clause=${refusal.clause}`}>${refusal.clause}
          </a>`
      }</p>`
    }
    ${about && html`<${Explained} about=${about} play=${play} game=${game} links=${true} />`}
    ${choices.map(
      (choice) => html`<button class="choice" key=${choice.id}
      onClick=${() => {
        closeMenu();
        play.onChoose(choice);
      }}
      ...${pointing(
        () => play.onPoint(choice),
        () => play.onPoint(null),
      )}>${play.say(choice.say)}</button>`,
    )}
    <button class="plain close" onClick=${closeMenu}>${play.say("ui-close")}</button>
  </div>`;
}
