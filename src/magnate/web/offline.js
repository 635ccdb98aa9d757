/** The page without a network: comes back by itself, or when asked. */

const again = () => location.reload();
addEventListener("online", again);
document.getElementById("again")?.addEventListener("click", again);
