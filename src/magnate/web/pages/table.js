/** The table: board, seats, prompt, choices, log. Any game is playable here; one with a board.js is also drawn. */
import { cls, html, later, useEffect, useMemo, useRef, useState, useStore } from "../lib.js";
import { Icon, PlayProvider } from "../kit.js";
import { keepKey } from "../keys.js";
import { learning } from "../lessons.js";
import { go, route, swap } from "../router.js";
import { leave, sessionOf } from "../session.js";
import { settings } from "../settings.js";
import { hasWord, useSay } from "../words.js";
import { OwnFigures } from "../parts/figures.js";
import { useAttention, useDialog, usePast } from "../parts/attention.js";
import { useCall } from "../parts/calling.js";
import { ChoicesPane } from "../parts/choices.js";
import { Dialogs } from "../parts/dialogs.js";
import { Menu, Tip } from "../parts/float.js";
import { Marks, namesOf, useColours, useGame, useNarrow } from "../parts/game.js";
import { GuideStrip, useGuide } from "../parts/guide.js";
import { useFirstChoice, useKeyboard } from "../parts/keyboard.js";
import { inParts, latestOf, located } from "../parts/log.js";
import { BoardPane, PaneTabs, SeatsPane, SidePane } from "../parts/panes.js";
import { usePlayback, useSeen } from "../parts/playback.js";
import { Prompt } from "../parts/prompt.js";
import { useSensible } from "../parts/sensible.js";
import { Bar, Page } from "../parts/shell.js";
import { useTravel } from "../parts/travel.js";

/** @typedef {import("../kit.js").Choice} Choice */

// What a running table can do without at first.
const Curtain = later(() => import("../parts/curtain.js").then((found) => found.Curtain));
const Invite = later(() => import("../parts/invite.js").then((found) => found.Invite));
const Strip = later(() => import("../parts/strip.js").then((found) => found.Strip));
const SitDown = later(() => import("../parts/invite.js").then((found) => found.SitDown));

/** @param {Choice[]} choices @returns {Map<string, Choice[]>} */
function byElement(choices) {
  const map = new Map();
  for (const choice of choices) {
    if (choice.on) map.set(choice.on, [...(map.get(choice.on) ?? []), choice]);
  }
  return map;
}

/** A page that says why there is no table. @param {{title: string, text: string, children?: any}} props */
function NoTable({ title, text, children }) {
  const say = useSay();
  return html`<${Page} title=${title}><p>${text}</p>
    <p class="row">${children}<a class="button" href="#/">${say("ui-home")}</a></p></${Page}>`;
}

/** What stands in place of a table that is on its way. @param {{say: import("../words.js").Say}} props */
function Loading({ say }) {
  return html`<${Bar} compact=${true} />
    <main class="page loading" aria-busy="true"><p>${say("ui-loading")}</p></main>`;
}

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const { query } = useStore(route);
  const { key, move, watch } = query;
  const session = useMemo(() => sessionOf(id, learning(id) ? 0 : null, query), [id, key, move, watch]);
  const news = useStore(session.store);
  useEffect(() => {
    if (key || move) swap(`/table/${id}`);
  }, [key, move]);
  useEffect(() => () => leave(id), [id]);
  const game = useGame(news.table?.game ?? "");
  const say = useSay(news.table?.game ?? "");
  useColours(news.table?.seats ?? []);
  if (news.missing) {
    const text = news.gone ? `${news.missing} ${say("ui-no-table-note")}` : news.missing;
    return html`<${NoTable} title=${say("ui-no-table")} text=${text} />`;
  }
  if (news.away) {
    return html`<${NoTable} title=${say("ui-no-table")} text=${say("ui-unreachable")}>
      <button class="go" onClick=${() => session.open()}>${say("ui-try-again")}</button></${NoTable}>`;
  }
  if (news.table && !news.table.view) return html`<${NoTable} title=${say("game-name")} text=${say("ui-frozen")} />`;
  if (!news.table || !game) return html`<${Loading} say=${say} />`;
  if (session.guarded && news.table.status === "playing" && news.table.seat !== news.facing) {
    return html`<${Curtain} key=${news.table.seat} session=${session} table=${news.table} />`;
  }
  return html`<${Table} key=${session.key} session=${session} news=${news} game=${game} />`;
}

/** What stands above the board now and then. @param {{session: any, news: any, names: string[], lead: any}} props */
function Notices({ session, news: { table, refused }, names, lead }) {
  const say = useSay(table.game, names);
  const me = table.seat ?? -1;
  const replaced = table.status === "playing" && me >= 0 && table.seats[me].played_by === "bot";
  const gone = replaced && table.seats[me].resigned;
  const asked = table.ask?.open.some((/** @type {number} */ s) => table.yours.includes(s));
  const [read, setRead] = useState(false);
  return html`${lead && html`<${GuideStrip} lead=${lead} />`}
    ${
      table.ask &&
      html`<section class="notice" role="alert"><p>${say("ui-undo-asked", { name: names[table.ask.by] })}${" "}
          ${say("ui-undo-awaits", { names: table.ask.open.map((/** @type {number} */ s) => names[s]).join(", ") })}</p>
        ${
          asked &&
          html`<button class="small" onClick=${() => session.agree(true)}>${say("ui-agree")}</button>
            <button class="small plain" onClick=${() => session.agree(false)}>${say("ui-refuse")}</button>`
        }
        ${
          !asked &&
          table.yours.includes(table.ask.by) &&
          html`<button class="small plain" onClick=${() => session.agree(false)}>${say("ui-undo-withdraw")}</button>`
        }</section>`
    }
    ${
      replaced &&
      html`<section class="notice" role="alert">
        <p>
          ${say(gone ? "ui-you-resigned" : table.seats[me].late ? "ui-time-out" : "ui-bot-plays")}
        </p>
        ${
          !gone &&
          html`<button class="small go" onClick=${() => session.send("bot", { seat: me, on: false })}>
            ${say("ui-take-back")}</button>`
        }</section>`
    }
    ${
      refused &&
      !read &&
      html`<section class="notice" role="alert"><p>${say(refused)}</p>
        <button class="small plain" onClick=${() => setRead(true)}>${say("ui-close")}</button></section>`
    }`;
}

/**
 * The bar above a table; on a phone, what is to be known of the game stands above the seats instead.
 * @param {{news: any, view: any, say: any, narrow: boolean, led: boolean, onOpen: (dialog: string) => void}} props
 */
function TableBar({ news: { table, online }, view, say, narrow, led, onOpen }) {
  const over = table.status === "over";
  return html`<${Bar} compact=${true}>
    <h1 class="title"><strong>${say("game-name")}</strong>${" "}
      ${!over && html`<span>${say("ui-round", { round: view.round })}</span>`}
      ${!narrow && !led && html`<${Marks} table=${table} goal=${view.board.goal} say=${say} />`}</h1>
    <div class="tools">
      <${OwnFigures} table=${table} say=${say} />
      ${!online && html`<span class="offline" role="status">${say("ui-offline")}</span>`}
      <button class=${over ? "small" : "plain"} onClick=${() => onOpen("score")}>
        <${Icon} name=${over ? "trophy" : "podium"} /> <span>${say(over ? "ui-sheet" : "ui-scores")}</span></button>
      <a class="plain button" href=${`#/rules/${table.game}`}>
        <${Icon} name="rules" /> <span>${say("ui-rules")}</span></a>
      <button class="plain icon-only" aria-label=${say("ui-help")} onClick=${() => onOpen("help")}>?</button>
    </div>
  </${Bar}>`;
}

/** @type {Choice[]} */
const NONE = [];

/** @param {{session: import("../session.js").Session, news: import("../session.js").News, game: any}} props */
function Table({ session, news, game }) {
  const { table } = news;
  const { confirm, sensible } = useStore(settings);
  const plain = useSay(table.game);
  const names = namesOf(table, plain);
  const say = useSay(table.game, names);
  const narrow = useNarrow();
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const panes = useRef(/** @type {HTMLElement | null} */ (null));
  const [pane, setPane] = useState(0);

  const me = table.seat ?? -1;
  const over = table.status === "over";
  const lead = useGuide(session, table);
  const past = usePast(session, table);
  const attention = useAttention(session, table, confirm);
  const moves = useMemo(() => located(news.moves, game.drawn, me), [news.moves, game, me]);
  const partsOf = useMemo(
    () => (/** @type {import("../session.js").Move} */ move) =>
      inParts(
        move,
        say,
        names.map((name) => ({ name })),
      ),
    [say],
  );
  const playback = usePlayback(session, table, moves, Boolean(past.peek || lead || session.guarded), partsOf);
  const [open, setOpen] = useDialog(over && !playback.behind);

  const { peek } = past;
  const now = useMemo(
    () => (lead ? { ...table.view, choices: [lead.choice ?? []].flat() } : table.view),
    [table.view, lead?.step],
  );
  const shown = peek?.view ?? playback.view;
  const view = useMemo(() => (shown ? { ...shown, choices: [] } : now), [shown, now]);
  const replaced = me >= 0 && table.seats[me].played_by === "bot";
  const choices = peek || table.status !== "playing" || replaced ? NONE : now.choices;
  const mine = choices.length > 0;
  useSensible(session, table, sensible && mine && !lead && playback.now === null);
  document.title = `${mine ? "● " : ""}${say("game-name")} · Magnate`;

  useCall(session, table, mine, say);

  const at = peek?.at ?? playback.at;
  const seen = useSeen(at);
  const fresh = moves.filter((move) => move.at > seen && move.at <= at).flatMap((move) => move.events);
  useTravel(root, fresh, shown ? `past ${at}` : table.seq, view.figures, game.drawn.FIGURES ?? {});

  const takeBack = async () => {
    const answer = table.undo?.free ? await session.undo() : { refused: { code: "hidden" } };
    if (answer?.refused?.code === "hidden") setOpen("ask");
  };
  const rematch = async () => {
    const answer = await session.send("rematch", {});
    if (!answer?.table) return;
    keepKey(answer.table, session.key, table.yours);
    go(`/table/${answer.table}`);
  };

  const { behind } = playback;
  // A hint is for the position it is asked in.
  const askHint = () => {
    playback.skip();
    attention.askHint();
  };
  const play = useMemo(
    () => ({
      view,
      say,
      me,
      names,
      has: (/** @type {string} */ word) => hasWord(table.game, word),
      catalogue: game.catalogue,
      choices: byElement(shown ? [] : choices),
      seats: table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({
        name: names[i],
        kind: seat.kind,
        style: seat.style,
      })),
      onChoose: attention.choose,
      onWhy: async (/** @type {any} */ form) => {
        const answer = await session.why(form);
        return lead && answer.legal ? { text: say("ui-guide-not-yet"), clause: "" } : answer;
      },
      onPoint: attention.point,
      lit: new Set([...attention.lit, lead?.on, attention.hint?.choice.on].filter(Boolean)),
      narrow,
      mover: playback.now?.seat ?? -1,
    }),
    [
      table.seq,
      table.seats,
      me,
      game,
      view,
      say,
      choices,
      attention.lit,
      attention.hint,
      attention.held,
      narrow,
      confirm,
      lead?.step,
      playback.now?.at,
    ],
  );
  useKeyboard(root, {
    skip: behind ? playback.skip : undefined,
    drop: attention.held ? attention.drop : undefined,
    back: peek ? past.back : undefined,
    cancel: table.cancel ? () => session.cancel() : undefined,
    undo: table.undo ? takeBack : undefined,
    confirm: attention.held ? () => attention.choose(/** @type {Choice} */ (attention.held)) : undefined,
    hint: mine ? askHint : undefined,
    help: () => setOpen("help"),
  });
  useFirstChoice(root, mine, [table.seq, me]);
  const latest = useMemo(() => latestOf(moves, at, say, play.seats, game.drawn.ASIDE), [moves, at, say]);

  const { drawn } = game;
  const state = peek ? "past" : over ? "over" : behind ? "showing" : mine ? "mine" : "theirs";
  const waiting = table.status === "waiting";
  // The panes are by far the most to draw: each only when something on it may have changed.
  const board = useMemo(
    () => html`<${BoardPane} Board=${drawn.default} onSkip=${behind ? playback.skip : undefined}
        instead=${waiting ? html`<${Invite} session=${session} table=${table} names=${names} />` : undefined} />`,
    [play, behind && table.at, waiting && table],
  );
  const seats = useMemo(
    () => html`<${SeatsPane} session=${session} table=${table} drawn=${drawn} latest=${latest}
        preview=${attention.preview} led=${lead !== null} />`,
    [play, table, latest, attention.preview, lead !== null],
  );
  // The log says no more than what has been shown.
  const until = playback.now?.at ?? Infinity;
  const side = useMemo(
    () => html`<${SidePane} session=${session} news=${{ ...news, moves: moves.filter((move) => move.at <= until) }}
        at=${peek?.at ?? null} onLight=${attention.light} onGo=${past.look} />`,
    [play, news, moves, peek?.at, until],
  );
  /** @param {any} event */
  const swiped = (event) => {
    if (narrow && event.target === panes.current) {
      setPane(Math.round(event.target.scrollLeft / event.target.clientWidth));
    }
  };
  if (playback.opening) return html`<${Loading} say=${say} />`;
  return html`<${PlayProvider} value=${play}>
  <div class=${cls("table", narrow && "narrow", over && "over", !drawn.default && "undrawn")} data-game=${table.game}
      data-seq=${table.seq} data-at=${at} data-state=${state} ref=${root}>
    <${TableBar} news=${news} view=${view} say=${say} narrow=${narrow} led=${lead !== null}
      onOpen=${setOpen} />
    <${Prompt} session=${session} news=${news} asking=${peek ? view : now} choices=${choices}
      attention=${{ ...attention, askHint }} past=${past} playback=${playback} lead=${lead}
      icons=${drawn.FIGURES ?? {}} onUndo=${takeBack} onRematch=${rematch} />
    <${Notices} session=${session} news=${news} names=${names} lead=${peek ? null : lead} />
    ${narrow && html`<${PaneTabs} pane=${pane} onPane=${setPane} panes=${panes} />`}
    ${narrow && !waiting && html`<${Strip} view=${view} icons=${drawn.FIGURES ?? {}} />`}
    <div class="panes" ref=${panes} onScroll=${swiped}>
      ${board}
      ${seats}
      ${side}
    </div>
    <${ChoicesPane} table=${table} choices=${choices} attention=${attention} lead=${lead} past=${peek !== null} />
    <${Tip} play=${play} game=${table.game} />
    <${Menu} play=${play} game=${table.game} />
    <${Dialogs} open=${open} Legend=${drawn.Legend} session=${session} table=${table} onClose=${() => setOpen("")}
        onLook=${past.look}
      onRematch=${me >= 0 ? rematch : undefined} />
    ${
      table.seat === null &&
      !session.watching &&
      table.seats.some((/** @type {any} */ seat) => seat.kind === "open") &&
      html`<${SitDown} session=${session} table=${table} say=${say} />`
    }
  </div></${PlayProvider}>`;
}
