/** Settings: language, looks, motion, habits. They stay in this browser. */
import { cls, html, useStore } from "../lib.js";
import { SeatMark } from "../kit.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";
import { Page } from "../parts/shell.js";
import { Telling } from "../parts/telling.js";

/** @type {[string, string[]][]} */
const PICKS = [
  ["lang", ["en", "fr"]],
  ["mode", ["auto", "light", "dark"]],
  ["contrast", ["auto", "normal", "more"]],
  ["size", ["normal", "large", "larger"]],
  ["motion", ["auto", "on", "off"]],
  ["pace", ["slow", "normal", "fast", "off"]],
];
/** @type {["shapes", "confirm", "sensible"]} */
const CHECKS = ["shapes", "confirm", "sensible"];

export function SettingsPage() {
  const say = useSay();
  const wishes = /** @type {any} */ (useStore(settings));
  return html`<${Page} title=${say("ui-settings")} class="settings">
    ${PICKS.map(
      ([name, values]) => html`<fieldset class="seg" key=${name}><legend>${say(`ui-set-${name}`)}</legend>
      ${values.map(
        (value) => html`<label key=${value} class=${cls(wishes[name] === value && "on")}>
        <input type="radio" name=${name} checked=${wishes[name] === value}
            onChange=${() => settings.patch(/** @type {any} */ ({ [name]: value }))} />
            ${say(`ui-set-${name}-${value}`)}</label>`,
      )}</fieldset>`,
    )}
    ${CHECKS.map(
      (name) => html`<p key=${name}><label><input type="checkbox" checked=${wishes[name]}
      onChange=${
        /** @param {any} e */ (e) => settings.patch(/** @type {any} */ ({ [name]: e.target.checked }))
      } /> <strong>
          ${say(`ui-set-${name}`)}</strong></label><br /><span class="fine">${say(`ui-set-${name}-note`)}</span></p>`,
    )}
    <p aria-hidden="true"
        class="row">
          ${[0, 1, 2, 3, 4].map(
            (seat) => html`<${SeatMark} key=${`${seat}${wishes.shapes}`} seat=${seat}
          size=${34} />`,
          )}</p>
    <p><label>
        ${say("ui-your-name")} <input maxlength="40" value=${wishes.name}
        onInput=${/** @param {any} e */ (e) => settings.patch({ name: e.target.value })} /></label></p>
    <${Telling} />
  </${Page}>`;
}
