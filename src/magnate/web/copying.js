/** Puts a text where it can be pasted from. */

/**
 * Copy a text; whether that worked. Browsers have a clipboard for pages that come over https or from this machine only;
 * elsewhere, on a network at home say, the text is selected and copied as if by hand.
 * @param {string} text
 */
export async function copyText(text) {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  before?.focus();
  return done;
}
