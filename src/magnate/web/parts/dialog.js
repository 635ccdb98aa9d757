/** A dialog over the page: the browser's own, so that focus and Esc behave. */
import { html, useEffect, useRef } from "../lib.js";
import { Icon } from "../kit.js";

/** @param {{title: string, close: string, onClose: () => void, class?: string, children?: any}} props */
export function Dialog({ title, close, onClose, class: extra = "", children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const node = ref.current;
    if (node && !node.open) node.showModal();
    return () => node?.close();
  }, []);
  return html`<dialog ref=${ref} class=${extra} aria-label=${title} onClose=${onClose}
      onClick=${/** @param {MouseEvent} e */ (e) => e.target === ref.current && ref.current?.close()}>
    <header><h2>${title}</h2>
      <button class="plain icon-only" aria-label=${close}
          onClick=${() => ref.current?.close()}><${Icon} name="cross" /></button></header>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}
