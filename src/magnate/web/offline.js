/** The page without a network: in the visitor's colours; comes back by itself, or when asked. */

/** So often it is tried whether the server is there again, in milliseconds. */
const AGAIN = 5000;

const again = () => location.reload();
addEventListener("online", again);
document.getElementById("again")?.addEventListener("click", again);
setInterval(() => fetch("/ready", { cache: "no-store" }).then(again, () => undefined), AGAIN);

/** The colours chosen in the settings, else those of the system. */
function mode() {
  try {
    const { mode: chosen } = JSON.parse(localStorage.getItem("magnate.settings") ?? "{}");
    if (chosen === "light" || chosen === "dark") return chosen;
  } catch {
    // What cannot be read says nothing.
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
document.documentElement.dataset.mode = mode();
