/** Being told of one's turns: a sound, a notice of the browser, and what the server sends when no page is open. */
import { call } from "./api.js";
import { install } from "./install.js";
import { everyKey, keysOf } from "./keys.js";
import { person } from "./person.js";
import { settings } from "./settings.js";
import { keep, kept } from "./storage.js";

/** Tables whose turns are not told, by id. */
const QUIET = "quiet";
/** Two soft notes, in hertz, and how long each lasts, in seconds. */
const NOTES = [659.25, 880];
const LASTS = 0.32;

/** @type {AudioContext | null} */
let audio = null;

/** The sound of a turn. @param {number} volume from 0 to 1 */
export async function ring(volume) {
  audio ??= new AudioContext();
  await audio.resume();
  for (const [i, pitch] of NOTES.entries()) {
    const start = audio.currentTime + i * LASTS * 0.6;
    const note = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.5 * volume, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + LASTS);
    note.connect(loud).connect(audio.destination);
    note.start(start);
    note.stop(start + LASTS);
  }
}

/** Whether the turns of a table are told; by default those of all are. @param {string} table */
export const tellsOf = (table) =>
  settings.value.tell && !kept(QUIET, /** @type {Record<string, boolean>} */ ({}))[table];

/**
 * It is my turn: make it heard, and seen where the page is not.
 * @param {{table: string, title: string, body: string}} notice
 */
export async function announce({ table, title, body }) {
  const { sound, volume } = settings.value;
  if (sound) ring(volume).catch(() => undefined);
  if (!document.hidden || !tellsOf(table) || !("Notification" in globalThis) || Notification.permission !== "granted")
    return;
  const options = { body, tag: table, icon: "/static/icons/icon-192.png", data: { table } };
  const worker = await install();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => focus();
}

// --- what the server sends ----------------------------------------------------------------------------

/** @param {string} path @param {any} [body] @param {string} [method] */
const ask = (path, body, method) => call(`/api/notify${path}`, { body, method, key: person() });

/**
 * How the server can tell people of their turns.
 * @returns {Promise<{push: string | null, hook: boolean, mail: boolean}>}
 */
export const ways = () => ask("");

/** How I am told. @returns {Promise<any[]>} */
export const reaches = async () => (await ask("/reaches")).reaches;

/** Be told another way. @param {any} reach */
export const addReach = (reach) => ask("/reaches", reach);

/** Be told that way no more. @param {string} id */
export const dropReach = (id) => ask(`/reaches/${id}`, undefined, "DELETE");

/** Say what the link of a mail says. @param {"confirm" | "stop"} act @param {string} token */
export const answerMail = (act, token) => ask("/mail", { act, token });

/** Bytes of their base64 form. @param {string} text */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Let this browser be told although no page is open; whether it can. @param {string} key the server's public key */
export async function subscribe(key) {
  const worker = await install();
  if (!worker || !("pushManager" in worker)) return false;
  await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null);
  if (!found) return false;
  const { endpoint, keys } = found.toJSON();
  await addReach({ subscription: { endpoint, keys } });
  return true;
}

/**
 * Tell the server whether the turns of a seat of mine are to be told.
 * @param {string} table @param {string} key @param {boolean} on
 */
export async function follow(table, key, on) {
  await call(`/api/tables/${encodeURIComponent(table)}/notify`, { key, body: { person: person(), on } });
}

/** The same for every seat this browser holds. @param {boolean} on */
export async function followAll(on) {
  const { tables } = await call("/api/mine", { body: { keys: everyKey().slice(-100) } });
  for (const table of tables) {
    if (table.status === "over") continue;
    const wanted = on && tellsOf(table.id);
    for (const { key } of keysOf(table.id)) await follow(table.id, key, wanted).catch(() => undefined);
  }
}

/** Tell the turns of a table, or not. @param {string} table @param {string} key @param {boolean} on */
export async function setTold(table, key, on) {
  const quiet = kept(QUIET, /** @type {Record<string, boolean>} */ ({}));
  if (on) delete quiet[table];
  else quiet[table] = true;
  keep(QUIET, quiet);
  await follow(table, key, on);
}
