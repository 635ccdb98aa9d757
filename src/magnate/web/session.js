/** One table as this browser sees it: the position, the log, the live stream, and the commands. */
import { Refused, Unreachable, call, commandId, newKey } from "./api.js";
import { patched } from "./differences.js";
import { keepKey, keyOf, keysOf } from "./keys.js";
import { settings } from "./settings.js";
import { Store } from "./store.js";

/**
 * @typedef {import("./words.js").Message} Message
 * @typedef {{seat: number, turn: number, round: number, say: Message, clause: string, moved: string[][],
 *   on: string[]}} Event
 * @typedef {{at: number, seat: number, by: string, time: number, events: Event[]}} Move
 *
 * @typedef {object} News                 what is known of the table now
 * @property {any} table                  docs/api.md, `Table`; null before the first answer
 * @property {Move[]} moves               what every choice did, in order
 * @property {boolean} online             the stream is open
 * @property {string} problem             the last refusal, in words
 * @property {boolean} busy               a command is on its way
 * @property {string} missing             why there is no such table, in words
 * @property {boolean} gone               the server knows no such table
 * @property {boolean} away               the server did not answer when the table was opened
 * @property {{name: string, body: any} | null} unsent   the command the server did not answer, to be sent again
 * @property {"" | "ui-key-refused" | "ui-link-refused"} refused   what is said of a dead key or link
 * @property {number | null} facing       where several share this screen: the seat of the one in front of it
 */

/** @typedef {{key?: string, move?: string, watch?: string}} Way   how one comes to a table: the query of its address */

/** How many positions are remembered. */
const REMEMBERED = 40;

/** What the server answers to a key that opens no seat. */
const KEYLESS = [401, 403];
/** What it answers when there is no such table. */
const MISSING = 404;

const RETRY = [500, 1000, 2000, 4000, 8000];

/** A position the stream should have brought is asked for after this many milliseconds. */
const OVERDUE = 2000;

/** A seat (or a spectator) at a table. */
export class Session {
  /**
   * @param {string} id
   * @param {number | null} [seat] the seat to see the table from; null: whichever of mine is to decide
   * @param {Way} [way]
   */
  constructor(id, seat = null, way = {}) {
    const { key = "", move = "", watch = "" } = way;
    this.id = id;
    this.seat = seat;
    this.way = way;
    /** The key of a link, kept only when the server has accepted it. */
    this.offered = key;
    /** The token of a link made on another device, which leads to a key. */
    this.token = move;
    /** Whether the table is only watched, whatever seats this browser has. */
    this.watching = watch !== "";
    this.key = this.watching ? "" : key || keyOf(id);
    /** @type {Store<News>} */
    this.store = new Store(
      /** @type {News} */ ({
        table: null,
        moves: [],
        online: false,
        problem: "",
        busy: false,
        missing: "",
        gone: false,
        away: false,
        unsent: null,
        refused: "",
        facing: null,
      }),
    );
    this.base = `/api/tables/${encodeURIComponent(id)}`;
    this.stop = new AbortController();
    /** Of the stream's present connection. */
    this.line = new AbortController();
    /** The name of that connection, while it is open: the server need not answer with what it brings. */
    this.stream = "";
    /** The table as that connection brought it last: what it says has changed has changed from there. @type {any} */
    this.brought = null;
    this.tries = 0;
    /** The position a command is on its way for; none: -1. */
    this.sent = -1;
    /** Settled when the table is there, or known to be missing. */
    this.ready = Promise.resolve();
    /** @type {Map<string, Promise<any>>} */
    this.previews = new Map();
    /** The positions seen lately, by how many choices had been made. @type {Map<number, any>} */
    this.views = new Map();
  }

  /** Fetch the table and its log, then follow the stream until closed. */
  async open() {
    this.store.patch({ away: false });
    try {
      await this.enter();
    } catch (error) {
      const known = error instanceof Refused;
      this.store.patch(known ? { missing: error.message, gone: error.status === MISSING } : { away: true });
      return;
    }
    this.follow();
  }

  /** Come in by the first key that opens a seat here, and keep it; by none, watch. */
  async enter() {
    const valid = await this.unseal();
    const held = keysOf(this.id).map(({ key }) => key);
    const keys = this.watching ? [""] : [...new Set([...(this.offered ? [this.offered] : []), ...held, ""])];
    for (const key of keys) {
      this.key = key;
      try {
        await this.refresh();
        break;
      } catch (error) {
        if (!key || !(error instanceof Refused) || !KEYLESS.includes(error.status)) throw error;
      }
    }
    if (this.key) keepKey(this.id, this.key, this.store.value.table.yours);
    const wrong = this.offered !== "" && this.key !== this.offered;
    this.store.patch({ refused: !valid ? "ui-link-refused" : wrong ? "ui-key-refused" : "" });
  }

  /** Open the link of another device, if that is how we came; whether it was good. */
  async unseal() {
    if (!this.token) return true;
    try {
      this.offered = (await call(`${this.base}/links/open`, { body: { token: this.token } })).key;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    this.token = "";
    return this.offered !== "";
  }

  close() {
    this.stop.abort();
    this.line.abort();
  }

  get from() {
    return this.seat === null ? "" : `&seat=${this.seat}`;
  }

  /** Where the table is as I see it. */
  get seen() {
    return `${this.base}?${this.from}`;
  }

  /** Whether several people share this screen in a game in which each knows what the others must not see. */
  get guarded() {
    const { table } = this.store.value;
    return this.seat === null && table?.secret === true;
  }

  /**
   * Somebody sits down in front of the screen: the table and the log as that seat may see them.
   * @param {number} seat
   */
  async face(seat) {
    const [table, past] = await Promise.all([
      call(`${this.base}?seat=${seat}`, { key: this.key, signal: this.stop.signal }),
      this.past(0, seat),
    ]);
    if (this.outdated(table)) {
      await this.face(seat);
      return;
    }
    // Another of us is to decide by now: nothing of this seat is for them to see.
    if (table.status === "playing" && this.ours(table) && table.view.actor !== seat) {
      await this.turn();
      return;
    }
    await this.show(table, past.moves, seat);
  }

  /** Whether one of us is to decide. @param {any} table */
  ours(table) {
    return table.yours.includes(table.view?.actor);
  }

  /** News on a shared screen: shown to the one in front of it, unless another of us is to decide. */
  async turn() {
    const table = await call(this.seen, { key: this.key, signal: this.stop.signal });
    const { facing } = this.store.value;
    if (table.seq < this.seq) return;
    if (table.status !== "playing") await this.show(table, []);
    else if (facing !== null && (!this.ours(table) || table.seat === facing)) await this.face(facing);
    else this.store.patch({ table, moves: [] });
  }

  /** The table and the whole log again. */
  async refresh() {
    if (this.guarded) {
      await this.turn();
      return;
    }
    const [table, past] = await Promise.all([
      call(this.seen, { key: this.key, signal: this.stop.signal }),
      this.past(0),
    ]);
    if (!this.outdated(table)) await this.show(table, this.together(past));
  }

  /**
   * What happened after a moment.
   * @param {number} since
   * @param {number | null} [seat]
   * @returns {Promise<{at: number, moves: Move[]}>}
   */
  past(since, seat = this.seat) {
    return call(`${this.base}/events?since=${since}${seat === null ? "" : `&seat=${seat}`}`, {
      key: this.key,
      signal: this.stop.signal,
    });
  }

  /**
   * The log as it was answered, with what came by the stream in the meantime.
   * @param {{at: number, moves: Move[]}} past
   */
  together(past) {
    return [...past.moves, ...this.store.value.moves.filter((move) => move.at > past.at)];
  }

  /** Whether something newer is known: an answer may be overtaken on its way by the stream. @param {any} table */
  outdated(table) {
    const known = this.store.value.table;
    return known !== null && (table.seq < known.seq || table.news < known.news);
  }

  /** Take in a table, unless something newer is known. @param {any} table */
  async accept(table) {
    if (!table || this.outdated(table)) return;
    if (this.seat !== null && table.seat !== this.seat && table.yours.includes(this.seat)) {
      await this.refetch();
      return;
    }
    if (this.guarded) {
      await this.turn().catch(() => undefined);
      return;
    }
    await this.show(table, this.store.value.moves);
  }

  /**
   * Show a position together with the log that led to it; what the log lacks is asked for.
   * @param {any} table
   * @param {Move[]} moves
   * @param {number | null} [facing] the one in front of a shared screen
   */
  async show(table, moves, facing = this.store.value.facing) {
    const known = this.store.value.table;
    const steps = known ? table.seq - known.seq : 0;
    // Each step is a choice or an undo; where an undo was missed the log may tell what was taken back.
    const sure = steps <= 1 || table.at - known.at === steps;
    let told = 0;
    while (sure && told < table.at && moves[told]?.at === told + 1) told += 1;
    let led = moves.slice(0, told);
    if (told < table.at) {
      const past = await this.past(told, this.guarded ? facing : this.seat).catch(() => ({ moves: [] }));
      if (this.outdated(table)) return;
      led = [...led, ...past.moves.filter((move) => move.at <= table.at)];
    }
    this.remember(table);
    const moved = this.store.value.table?.seq !== table.seq;
    if (moved) this.previews.clear();
    this.store.patch({ table, moves: led, facing, missing: "", ...(moved ? { unsent: null } : {}) });
  }

  // --- the stream ----------------------------------------------------------------------------------

  /** Read the stream, and come back after every break. */
  async follow() {
    while (!this.stop.signal.aborted) {
      const { key } = this;
      try {
        await this.listen();
      } catch {
        // A broken stream is met by trying again below.
      }
      this.stream = "";
      if (this.stop.signal.aborted) return;
      if (this.key !== key) continue;
      this.store.patch({ online: false });
      const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)];
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  /** One connection of the stream. */
  async listen() {
    const last = this.store.value.table.news;
    this.line = new AbortController();
    this.brought = null;
    const answer = await fetch(`${this.base}/stream?view=1&differences=1&after=${last}${this.from}`, {
      headers: { Accept: "text/event-stream", ...(this.key ? { Authorization: `Bearer ${this.key}` } : {}) },
      signal: this.line.signal,
      cache: "no-store",
    });
    if (!answer.ok || !answer.body) throw new Error(`stream: ${answer.status}`);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value.replaceAll("\r", "");
      let end = text.indexOf("\n\n");
      while (end >= 0) {
        this.hear(text.slice(0, end));
        text = text.slice(end + 2);
        end = text.indexOf("\n\n");
      }
    }
  }

  /** One piece of news. @param {string} block */
  hear(block) {
    let kind = "message";
    let data = "";
    for (const line of block.split("\n")) {
      if (line.startsWith("event:")) kind = line.slice(6).trim();
      else if (line.startsWith("data:")) data += line.slice(5).trim();
    }
    if (!data) return;
    const news = JSON.parse(data);
    if (!this.bring(news)) return;
    const { table } = this.store.value;
    if (kind === "hello") {
      this.tries = 0;
      this.stream = news.stream;
      this.store.patch({ online: true });
      if (news.table) this.accept(news.table);
      if (news.seq !== table.seq) this.refresh().catch(() => undefined);
    } else if (this.guarded && (kind === "play" || kind === "undo")) {
      this.turn().catch(() => undefined);
    } else if (kind === "play") {
      this.remember(news.table);
      if (news.seq > table.seq)
        this.append({ at: news.at, seat: news.seat, by: news.by, time: news.time, events: news.events });
      if (news.table) this.accept(news.table);
      else if (news.seq > this.store.value.table.seq) this.refetch();
    } else if (kind === "undo") {
      this.views.clear();
      if (news.seq > table.seq)
        this.store.patch({ moves: this.store.value.moves.filter((move) => move.at <= news.at) });
      if (news.table) this.accept(news.table);
      else if (news.seq > this.store.value.table.seq) this.refetch();
    } else if (kind === "chat") {
      const known = this.store.value.table;
      if (!known.chat.some((/** @type {any} */ line) => line.news === news.news)) {
        this.store.patch({ table: { ...known, news: Math.max(known.news, news.news), chat: [...known.chat, news] } });
      }
    } else if (kind === "talk" || kind === "watching") {
      this.store.patch({ table: this.watched(kind, news) });
    } else if (kind === "here") {
      const known = this.store.value.table;
      const seats = known.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({
        ...seat,
        here: news.here[i],
      }));
      this.store.patch({ table: { ...known, seats } });
    } else if (kind !== "bye") {
      if (news.table && typeof news.table === "object") this.accept(news.table);
      else this.refetch();
    }
  }

  /** Put the table into news that say what has changed; whether that could be done. @param {any} news */
  bring(news) {
    const { change } = news;
    if (change) {
      if (this.brought?.news !== change.from) {
        // Something is missing: a new connection begins with the whole table.
        this.line.abort();
        return false;
      }
      news.table = patched(this.brought, change.patch);
    }
    if (news.table && typeof news.table === "object") this.brought = news.table;
    return true;
  }

  /**
   * The table after news of its spectators; what they say is not for players.
   * @param {string} kind
   * @param {any} news
   */
  watched(kind, news) {
    const known = this.store.value.table;
    const { watchers } = known;
    const next = kind === "watching" ? { ...watchers, open: news.open } : watchers;
    const heard =
      kind === "talk" && news.text && !watchers.chat.some((/** @type {any} */ line) => line.news === news.news);
    const chat = heard ? [...watchers.chat, news] : watchers.chat;
    return { ...known, news: Math.max(known.news, news.news), watchers: { ...next, chat } };
  }

  /** The table again, without the log. @returns {Promise<void>} */
  refetch() {
    const { key } = this;
    return call(this.seen, { key }).then(
      (table) => (key === this.key ? this.accept(table) : this.refetch()),
      () => undefined,
    );
  }

  /**
   * Add a move to the log; one already there is replaced, a gap is filled when the position is shown.
   * @param {Move} move
   */
  append(move) {
    const moves = this.store.value.moves.filter((known) => known.at < move.at);
    if (moves.length === move.at - 1) this.store.patch({ moves: [...moves, move] });
  }

  // --- commands ------------------------------------------------------------------------------------

  /**
   * Send a command of the table; a refusal is shown, a stale position replaced by the news.
   * @param {string} name
   * @param {any} [body]
   * @returns {Promise<any>}
   */
  async send(name, body = {}) {
    this.store.patch({ busy: true, problem: "", unsent: null });
    if (body.seq !== undefined) this.sent = body.seq;
    let underway = false;
    try {
      /** @type {Record<string, string>} */
      const headers = this.stream ? { "Magnate-Stream": this.stream } : {};
      const answer = await call(`${this.base}/${name}`, { body, key: this.key, headers });
      if (answer.key) {
        this.key = answer.key;
        keepKey(this.id, answer.key, answer.yours);
        // The stream is heard again, as the one who sat down.
        this.line.abort();
      }
      underway = answer.seq > body.seq && !answer.table;
      if (underway) this.expect(answer.seq);
      if (answer.table && typeof answer.table === "object") await this.accept(answer.table);
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) {
        if (error instanceof Unreachable) this.store.patch({ unsent: { name, body } });
        return null;
      }
      if (error.code === "stale" && error.body.table) await this.accept(error.body.table);
      if (error.code !== "stale") this.store.patch({ problem: error.message });
      return { refused: error };
    } finally {
      if (this.sent === body.seq && !underway) this.sent = -1;
      this.store.patch({ busy: false });
    }
  }

  /** The stream brings a position; should it fail to, it is asked for. @param {number} seq */
  expect(seq) {
    setTimeout(() => {
      if (this.seq < seq && !this.stop.signal.aborted) this.refetch();
    }, OVERDUE);
  }

  /**
   * Sit down, at a free seat with a key of our own making: asking again after a lost answer is safe.
   * @param {number} seat
   * @param {string} name
   */
  sit(seat, name) {
    const colour = settings.value.colour ?? undefined;
    return this.send("sit", { seat, name: name || undefined, colour, ...(this.key ? {} : { key: newKey() }) });
  }

  /** Send again what the server did not answer: under the same name, so that it is done once. */
  again() {
    const { unsent } = this.store.value;
    return unsent ? this.send(unsent.name, unsent.body) : null;
  }

  get seq() {
    return this.store.value.table.seq;
  }

  /** @param {number} choice */
  choose(choice) {
    return this.send("choose", { seq: this.seq, choice, command: commandId() });
  }

  /** @param {boolean} [ask] */
  undo(ask = false) {
    return this.send("undo", { seq: this.seq, ask, command: commandId() });
  }

  cancel() {
    return this.send("cancel", { seq: this.seq, command: commandId() });
  }

  /** @param {boolean} yes */
  agree(yes) {
    return this.send("agree", { seq: this.seq, yes, command: commandId() });
  }

  /** Why something cannot be chosen now. @param {Record<string, string | number>} form */
  async why(form) {
    const answer = await call(`${this.base}/why`, { body: { form }, key: this.key });
    return { text: answer.text, clause: answer.clause, legal: answer.legal };
  }

  /**
   * What a choice would change, asked once per position; null when chance decides.
   * @param {number} choice
   * @returns {Promise<any>}
   */
  preview(choice) {
    const name = `${this.seq}/${choice}`;
    let answer = this.previews.get(name);
    if (!answer) {
      answer = call(`${this.base}/preview`, { body: { choice }, key: this.key }).catch((error) => {
        if (error instanceof Refused && error.code === "uncertain") return { uncertain: true };
        this.previews.delete(name);
        return null;
      });
      this.previews.set(name, answer);
    }
    return answer;
  }

  /** Remember a position for a while. @param {any} table */
  remember(table) {
    if (!table?.view) return;
    this.views.delete(table.at);
    this.views.set(table.at, table.view);
    for (const at of [...this.views.keys()].slice(0, -REMEMBERED)) this.views.delete(at);
  }

  /** The position after so many choices. @param {number} at @returns {Promise<any>} */
  async viewAt(at) {
    return this.views.get(at) ?? (await this.moment(at)).view;
  }

  /** A past moment as it could be seen then. @param {number} at */
  moment(at) {
    const { seat } = this.store.value.table;
    return call(`${this.base}/replay?at=${at}${seat === null ? "" : `&seat=${seat}`}`, { key: this.key });
  }
}

/** @type {Map<string, Session>} */
const open = new Map();

/**
 * The session of a table, opened once however often it is asked for, and again when one comes another way.
 * @param {string} id
 * @param {number | null} [seat]
 * @param {Way} [way]
 */
export function sessionOf(id, seat = null, way = {}) {
  let session = open.get(id);
  const { key = "", move = "", watch = "" } = way;
  const other = key !== "" && session?.key !== key && session?.offered !== key;
  if (session && (other || (move && session.way.move !== move) || session.watching !== (watch !== ""))) {
    leave(id);
    session = undefined;
  }
  if (!session) {
    session = new Session(id, seat, way);
    open.set(id, session);
    session.ready = session.open();
  }
  return session;
}

/** Leave a table. @param {string} id */
export function leave(id) {
  open.get(id)?.close();
  open.delete(id);
}
