/**
 * The service worker: tells of a turn when no page is open, and says so when there is no network. It keeps nothing but
 * the page for that, in a box named after its version, so neither code nor answers of the server are ever stale.
 */
const worker = /** @type {any} */ (self);

/** Put in by the server: changes whenever one of the files below does. */
const VERSION = "%VERSION%";
const BOX = `offline-${VERSION}`;
const PAGE = "/offline";
const KEPT = [PAGE, "/static/css/page.css", "/static/mark.svg", "/static/offline.js"];

async function keepOffline() {
  const box = await caches.open(BOX);
  await box.addAll(KEPT.map((path) => new Request(path, { cache: "reload" })));
  await worker.skipWaiting();
}

async function dropOld() {
  for (const name of await caches.keys()) if (name !== BOX) await caches.delete(name);
  await worker.clients.claim();
}

/** What is asked of the server; from the box only what the page without a network shows. @param {Request} request */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const box = await caches.open(BOX);
    const found = request.mode === "navigate" ? await box.match(PAGE) : await box.match(new URL(request.url).pathname);
    if (found) return found;
    throw error;
  }
}

/** Whether a page shows a table to somebody. @param {any} page @param {string} table */
const shows = (page, table) => new URL(page.url).hash.startsWith(`#/table/${table}`);

/** Show a notice, unless its table is in sight. @param {any} notice */
async function tell(notice) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((/** @type {any} */ page) => page.visibilityState === "visible" && shows(page, notice.table))) return;
  await worker.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.table,
    icon: "/static/icons/icon-192.png",
    data: { table: notice.table },
  });
}

/** Go to the table of a notice: in the page that shows it, or in a new one. @param {string} table */
async function visit(table) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => shows(page, table));
  if (there) await there.focus();
  else await worker.clients.openWindow(`/#/table/${table}`);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepOffline()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOld()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const kept = KEPT.includes(new URL(request.url).pathname) && request.url.startsWith(worker.location.origin);
  if (request.mode === "navigate" || kept) event.respondWith(answer(request));
});
worker.addEventListener("push", (/** @type {any} */ event) => {
  const notice = event.data?.json();
  if (notice?.table) event.waitUntil(tell(notice));
});
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data.table));
});
