/** Who is signed in here: a profile, if somebody wants one, and the seats it brings to every device. */
import { Refused, call } from "./api.js";
import { addKey, dropKey, everyKey, keepers } from "./keys.js";
import { settings } from "./settings.js";
import { keep, kept } from "./storage.js";
import { Store } from "./store.js";

const SESSION = "session";
const UNCLAIMED = "unclaimed";
const CLAIMED = "claimed";
/** The most keys a server takes at once. */
const MOST = 100;

/** My profile, null when I have none here. @type {Store<any>} */
export const profile = new Store(null);

/** Whether this device is signed in. */
export const signedIn = () => kept(SESSION, "") !== "";

/**
 * One request as who is signed in here.
 * @param {string} path
 * @param {{body?: any, method?: string}} [options]
 */
export async function ask(path, options = {}) {
  try {
    return await call(`/api/people${path}`, { ...options, headers: { "Magnate-Person": kept(SESSION, "") } });
  } catch (error) {
    if (error instanceof Refused && error.code === "signed-out") forget();
    throw error;
  }
}

/** This device is not signed in any more. */
function forget() {
  for (const name of [SESSION, UNCLAIMED, CLAIMED]) keep(name, null);
  settings.patch({ colour: null });
  profile.set(null);
}

/** @param {any} me */
function know(me) {
  profile.set(me);
  settings.patch({ name: me.name, colour: me.colour });
  return me;
}

/** Read my profile again. */
export const refresh = async () => know(await ask("/me"));

/** Change something of it. @param {any} body */
export const change = async (body) => know(await ask("/me", { body }));

/** @param {{session: string, me: any}} answer */
async function begin({ session, me }) {
  keep(SESSION, session);
  know(me);
  await sync().catch(() => undefined);
}

/** What this device is called in the list of devices. */
const device = () => /** @type {any} */ (navigator).userAgentData?.platform || navigator.platform || "";

// --- coming and going ---------------------------------------------------------------------------------

/** A new profile, with the seats this device holds. @param {string} name */
export async function create(name) {
  const answer = await call("/api/people", { body: { name, device: device() } });
  keep(UNCLAIMED, everyKey());
  await begin(answer);
}

/** @param {string} phrase */
export const signInByPhrase = async (phrase) =>
  begin(await call("/api/people/sign-in", { body: { phrase, device: device() } }));

/** Sign in with a passkey of this device. */
export async function signInByPasskey() {
  const { options } = await call("/api/people/sign-in/passkey", { body: {} });
  const made = await navigator.credentials.get({ publicKey: { ...options, challenge: bytes(options.challenge) } });
  const passkey = plain(/** @type {PublicKeyCredential} */ (made));
  await begin(await call("/api/people/sign-in", { body: { passkey, device: device() } }));
}

/** Make a passkey that leads to my profile. */
export async function addPasskey() {
  const { options } = await ask("/me/passkeys/new", { body: {} });
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((/** @type {any} */ one) => ({
      ...one,
      id: bytes(one.id),
    })),
  };
  const made = await navigator.credentials.create({ publicKey });
  const passkey = plain(/** @type {PublicKeyCredential} */ (made));
  know(await ask("/me/passkeys", { body: { passkey, label: device() } }));
}

/** A phrase that leads to my profile, shown this once. @returns {Promise<string>} */
export async function makePhrase() {
  const { phrase } = await ask("/me/phrase", { body: {} });
  await refresh();
  return phrase;
}

/** Leave: the seats of my profile are kept there, not here. */
export async function signOut() {
  await sync();
  const { tables } = await ask("/me/seats");
  await ask("/sign-out", { body: {} });
  for (const { id, held } of tables) dropKey(id, held);
  forget();
}

/** Delete my profile; this device keeps the keys it holds. */
export async function erase() {
  await ask("/me", { method: "DELETE" });
  forget();
}

// --- seats --------------------------------------------------------------------------------------------

/** The keys of this device that do not belong to my profile. */
export const strays = () => {
  const mine = new Set(kept(CLAIMED, /** @type {string[]} */ ([])));
  return everyKey().filter((key) => !mine.has(key));
};

/** Let the seats of this device belong to my profile. */
export async function claimStrays() {
  keep(UNCLAIMED, strays());
  await sync();
}

/** @type {Promise<void> | null} */
let syncing = null;

/** Give my profile the seats taken here, and this device those taken elsewhere. @returns {Promise<void>} */
export function sync() {
  syncing ??= exchange().finally(() => {
    syncing = null;
  });
  return syncing;
}

async function exchange() {
  if (!signedIn()) return;
  for (;;) {
    const keys = kept(UNCLAIMED, /** @type {string[]} */ ([])).slice(0, MOST);
    if (keys.length === 0) break;
    await ask("/me/seats", { body: { keys } });
    keep(
      UNCLAIMED,
      kept(UNCLAIMED, /** @type {string[]} */ ([])).filter((key) => !keys.includes(key)),
    );
  }
  const { tables } = await ask("/me/seats");
  for (const { id, held, yours } of tables) addKey(id, held, yours);
  keep(CLAIMED, [...new Set(tables.map((/** @type {any} */ table) => table.held))]);
  if (!profile.value) await refresh();
}

/** What was just kept here belongs to my profile, unless it is known to. */
function claimNew() {
  const mine = new Set(kept(CLAIMED, /** @type {string[]} */ ([])));
  const fresh = kept(UNCLAIMED, /** @type {string[]} */ ([])).filter((key) => !mine.has(key));
  keep(UNCLAIMED, fresh);
  if (fresh.length > 0) sync().catch(() => undefined);
}
keepers.add(claimNew);

// --- passkeys as JSON ---------------------------------------------------------------------------------

/** @param {string} text base64url @returns {Uint8Array<ArrayBuffer>} */
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

/** @param {ArrayBuffer | null | undefined} buffer */
const text = (buffer) =>
  buffer &&
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** @param {PublicKeyCredential} credential */
function plain({ id, response }) {
  const parts = /** @type {any} */ (response);
  const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const found = names.map((name) => [name, text(parts[name])]).filter(([, value]) => value);
  return { id, response: Object.fromEntries(found) };
}
