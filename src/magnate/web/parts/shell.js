/** The frame of every page: the bar on top, with the way home and the switches. */
import { cls, html, useStore } from "../lib.js";
import { Icon } from "../kit.js";
import { route } from "../router.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";

/** Switch the language with one click. */
export function LanguageSwitch() {
  const { lang } = useStore(settings);
  const other = lang === "en" ? "fr" : "en";
  return html`<button class="plain" lang=${other} aria-label=${other === "fr" ? "FR Français" : "EN English"}
    onClick=${() => settings.patch({ lang: other })}>${other.toUpperCase()}</button>`;
}

/** Switch between light and dark with one click. */
export function ModeSwitch() {
  const say = useSay();
  useStore(settings);
  const dark = document.documentElement.dataset.mode === "dark";
  return html`<button class="plain icon-only" aria-label=${say(dark ? "ui-go-light" : "ui-go-dark")}
    onClick=${() => settings.patch({ mode: dark ? "light" : "dark" })}>
      <svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      ${
        dark
          ? html`<circle cx="12" cy="12" r="5" fill="currentColor" />
          <path d="M12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2" stroke="currentColor"
              stroke-width="2" />`
          : html`<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" fill="currentColor" />`
      }</svg></button>`;
}

/** Switch the sound of one's turn on or off with one click. */
export function SoundSwitch() {
  const say = useSay();
  const { sound, volume } = useStore(settings);
  const change = () => {
    settings.patch({ sound: !sound });
    if (!sound)
      import("../notices.js").then(
        ({ ring }) => ring(volume),
        () => undefined,
      );
  };
  return html`<button class="plain icon-only" aria-label=${say("ui-sound")} aria-pressed=${String(sound)}
      onClick=${change}>
      <svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M3 9v6h4l5 5V4L7 9z" fill="currentColor" />
      <path d=${sound ? "M15 8.5a5 5 0 0 1 0 7M17.5 5.5a9 9 0 0 1 0 13" : "M15 9l6 6M21 9l-6 6"} fill="none"
        stroke="currentColor" stroke-width="2" stroke-linecap="round" /></svg></button>`;
}

/**
 * The bar on top.
 * @param {{children?: any, compact?: boolean}} props
 */
export function Bar({ children, compact = false }) {
  const say = useSay();
  const { path } = useStore(route);
  /** @param {string} address @param {string} icon @param {string} word */
  const link = (address, icon, word) => html`<a href=${`#/${address}`}
  aria-current=${path[0] === address ? "page" : undefined} title=${say(word)}>
    <${Icon} name=${icon} /><span>${say(word)}</span></a>`;
  return html`<header class=${cls("bar", compact && "compact")}>
    <a class="home" href="#/"><img src="/static/mark.svg" alt="" width="28" height="28" /><span>Magnate</span></a>
    ${children}
    <nav aria-label=${say("ui-nav")}>
      ${link("mine", "hourglass", "ui-mine")}
      ${link("lobby", "friends", "ui-lobby")}
      ${link("profile", "person", "ui-profile")}
      ${link("settings", "settings", "ui-settings")}
    </nav>
    <${LanguageSwitch} /><${SoundSwitch} /><${ModeSwitch} />
  </header>`;
}

/** A page with a title. @param {{title: string, children?: any, class?: string}} props */
export function Page({ title, children, class: extra }) {
  document.title = title ? `${title} · Magnate` : "Magnate";
  return html`<${Bar} /><main class=${cls("page", extra)}><h1>${title}</h1>${children}</main>`;
}
