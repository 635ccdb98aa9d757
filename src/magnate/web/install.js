/** Lets the browser keep the page as an app: its service worker. */

/** @type {Promise<ServiceWorkerRegistration | null> | null} */
let registered = null;

/**
 * The service worker of the page; null where there can be none.
 * @returns {Promise<ServiceWorkerRegistration | null>}
 */
export function install() {
  registered ??=
    "serviceWorker" in navigator
      ? navigator.serviceWorker.register("/worker.js").catch(() => null)
      : Promise.resolve(null);
  return registered;
}
