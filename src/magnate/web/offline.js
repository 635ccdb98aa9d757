/** The page without a network: in the visitor's colours and language; comes back by itself, or when asked. */

/** So often it is tried whether the server is there again, in milliseconds. */
const AGAIN = 5000;

const again = () => location.reload();
addEventListener("online", again);
document.getElementById("again")?.addEventListener("click", again);
setInterval(() => fetch("/ready", { cache: "no-store" }).then(again, () => undefined), AGAIN);

/** What was chosen in the settings. @returns {{mode?: string, lang?: string}} */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem("magnate.settings") ?? "{}") ?? {};
  } catch {
    // What cannot be read says nothing.
    return {};
  }
}

const root = document.documentElement;
const { mode = "auto", lang = root.lang } = chosen();
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
root.dataset.mode = mode === "light" || mode === "dark" ? mode : system;
if (lang === "en" || lang === "fr") {
  root.lang = lang;
  for (const one of document.querySelectorAll("[data-en]"))
    one.textContent = /** @type {HTMLElement} */ (one).dataset[lang] ?? "";
}
