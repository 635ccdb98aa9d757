/** The server's API (docs/api.md). */
import { everyKey, keepKey } from "./keys.js";
import { settings } from "./settings.js";
import { kept } from "./storage.js";

/** An answer that is not 2xx: what was wrong, in the visitor's language. */
export class Refused extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.error?.text ?? `${status}`);
    this.status = status;
    this.code = body?.error?.code ?? "";
    this.clause = body?.error?.clause ?? "";
    this.body = body;
  }
}

/** There was no answer: the server is away, or the way to it. */
export class Unreachable extends Error {}

/** What stands before a server that is away answers with one of these. */
const AWAY = [502, 503, 504];

/** @param {string} path @param {RequestInit} request */
async function reach(path, request) {
  const answer = await fetch(path, request).catch((error) => {
    throw request.signal?.aborted ? error : new Unreachable(String(error));
  });
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  if (AWAY.includes(answer.status) && !json) throw new Unreachable(`${answer.status}`);
  return answer;
}

/**
 * One request.
 * @param {string} path
 * @param {{body?: any, key?: string, method?: string, signal?: AbortSignal,
 *   headers?: Record<string, string>}} [options]
 * @returns {Promise<any>}
 */
export async function call(path, { body, key, method, signal, headers = {} } = {}) {
  const answer = await reach(path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    headers: {
      "Accept-Language": settings.value.lang,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
      ...headers,
    },
  });
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  const data = json ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refused(answer.status, json ? data : null);
  return data;
}

/** Something nobody can guess. @param {number} length in bytes */
function secret(length) {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A name for a command, so that sending it twice does it once. */
export const commandId = () => secret(12);

/** A key for a free seat, made here, so that a lost answer loses no seat. */
export const newKey = () => secret(24);

// --- tables -----------------------------------------------------------------------------------------------------

/**
 * The tables this browser holds a seat at, each once, with the key to go there by: where it is my turn, if anywhere.
 * @returns {Promise<any[]>}
 */
export async function myTables() {
  if (kept("session", "")) {
    // Seats taken on other devices are fetched first.
    const { sync } = await import("./people.js");
    await sync().catch(() => undefined);
  }
  const keys = everyKey().slice(-100);
  if (keys.length === 0) return [];
  /** @type {Map<string, any>} */
  const tables = new Map();
  for (const { key, ...table } of (await call("/api/mine", { body: { keys } })).tables) {
    const known = tables.get(table.id);
    const yours = [...(known?.yours ?? []), ...table.yours];
    if (!known || (table.your_turn && !known.your_turn)) tables.set(table.id, { ...table, yours, held: keys[key] });
    else known.yours = yours;
  }
  return [...tables.values()];
}

// --- games -------------------------------------------------------------------------------------------

/** @type {Map<string, Promise<any>>} */
const cached = new Map();

/** @param {string} path */
function once(path) {
  let answer = cached.get(path);
  if (!answer) {
    answer = call(path);
    answer.catch(() => cached.delete(path));
    cached.set(path, answer);
  }
  return answer;
}

/** @returns {Promise<any[]>} every game that can be played */
export const games = async () => (await once("/api/games")).games;
/** @param {string} id */
export const gameOf = (id) => once(`/api/games/${id}`);
/** @param {string} id @returns {Promise<any[]>} */
export const clausesOf = async (id) => (await once(`/api/games/${id}/clauses`)).clauses;

/** Every figure of a game, and a first position to draw its pieces by. @param {string} id @returns {Promise<any>} */
export const figuresOf = (id) => once(`/api/games/${id}/figures`);
/** What an owner's file changes and what is wrong with it. @param {string} id @param {any} body */
export const lookAt = (id, body) => call(`/api/games/${id}/figures`, { body });
/**
 * The owner's file that the server keeps for somebody.
 * @param {string} id
 * @param {string} key
 * @returns {Promise<any>}
 */
export const copyAt = (id, key) => call(`/api/games/${id}/copy`, { key });
/** Keep an owner's file on the server. @param {string} id @param {string} key @param {string} components */
export const keepCopy = (id, key, components) => call(`/api/games/${id}/copy`, { key, body: { components } });
/** Let the server forget an owner's file. @param {string} id @param {string} key */
export const dropCopy = (id, key) => call(`/api/games/${id}/copy`, { key, method: "DELETE" });
/** What the figures of a table change. @param {string} id @returns {Promise<any[]>} */
export const figuresAt = async (id) => (await call(`/api/tables/${id}/figures`)).changes;

/**
 * The words of the page, and with a game its own, as Fluent source.
 * @param {string} game
 * @param {string} lang
 * @returns {Promise<string>}
 */
export const textsOf = (game, lang) => once(`/api/texts/${lang}${game ? `?game=${encodeURIComponent(game)}` : ""}`);

/**
 * Make a table, keep its key.
 * @param {any} wish as in POST /api/tables
 */
export async function makeTable(wish) {
  const made = await call("/api/tables", { body: wish });
  keepKey(made.table.id, made.key);
  return made;
}

/** @type {Map<string, Promise<void>>} */
const linked = new Map();

/**
 * Let the browser fetch a file of a game, once; settled when it is there, or known to be missing.
 * @param {string} rel
 * @param {string} game
 * @param {string} file
 * @returns {Promise<void>}
 */
function link(rel, game, file) {
  const href = `/games/${game}/${file}`;
  let done = linked.get(href);
  if (!done) {
    done = new Promise((settled) => {
      const node = document.createElement("link");
      Object.assign(node, { rel, href, onload: () => settled(), onerror: () => settled() });
      document.head.append(node);
    });
    linked.set(href, done);
  }
  return done;
}

/** Load a style sheet of a game. @param {string} game @param {string} file */
export const style = (game, file) => link("stylesheet", game, file);

/** @type {Map<string, Promise<any>>} */
const loading = new Map();
/** @type {Map<string, any>} */
const loaded = new Map();

/**
 * What a game brings: its facts, its colours, its drawing (`drawn`, empty if it has none).
 * @param {string} id
 * @returns {Promise<any>}
 */
export function loadGame(id) {
  let game = loading.get(id);
  if (!game) {
    game = gameOf(id).then(async (facts) => {
      /** @type {string[]} */
      const files = facts.files ?? [];
      for (const file of files) if (facts.board && file.endsWith(".js")) link("modulepreload", id, file);
      const [drawn] = await Promise.all([
        facts.board ? import(`/games/${id}/board.js`) : {},
        ...["theme.css", "board.css"].filter((file) => files.includes(file)).map((file) => style(id, file)),
      ]);
      loaded.set(id, { ...facts, drawn });
      return loaded.get(id);
    });
    game.catch(() => loading.delete(id));
    loading.set(id, game);
  }
  return game;
}

/** A game that has been loaded, at once. @param {string} id */
export const gameNow = (id) => loaded.get(id) ?? null;
