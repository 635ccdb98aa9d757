/** The table: board, seats, prompt, choices, log. Any game is playable here; one with a board.js is also drawn. */
import { cls, html, later, useEffect, useLayoutEffect, useMemo, useRef, useState, useStore } from "../lib.js";
import { call, keepKey, keyOf } from "../api.js";
import { Icon, PlayProvider, SeatMark, walk } from "../kit.js";
import { learning } from "../lessons.js";
import { go, route, swap } from "../router.js";
import { leave, sessionOf } from "../session.js";
import { settings } from "../settings.js";
import { hasWord, useSay } from "../words.js";
import { ChoiceList } from "../parts/choices.js";
import { Dialog } from "../parts/dialog.js";
import { Menu, Tip, closeMenu, menu } from "../parts/float.js";
import { Undrawn, namesOf, useGame, useNarrow, verdict } from "../parts/game.js";
import { GuideStrip, useGuide } from "../parts/guide.js";
import { Log, told } from "../parts/log.js";
import { PaneTabs } from "../parts/panes.js";
import { Preview } from "../parts/preview.js";
import { Recap } from "../parts/recap.js";
import { SeatPanel } from "../parts/seats.js";
import { Bar } from "../parts/shell.js";
import { useTravel } from "../parts/travel.js";

/** @typedef {import("../kit.js").Choice} Choice */

// What a running table can do without at first.
const Curtain = later(() => import("../parts/curtain.js").then((found) => found.Curtain));
const Reasons = later(() => import("../parts/advice.js").then((found) => found.Reasons));
const Chat = later(() => import("../parts/chat.js").then((found) => found.Chat));
const Help = later(() => import("../parts/help.js").then((found) => found.Help));
const Invite = later(() => import("../parts/invite.js").then((found) => found.Invite));
const SitDown = later(() => import("../parts/invite.js").then((found) => found.SitDown));
const Afterwards = later(() => import("../parts/afterwards.js").then((found) => found.Afterwards));
const Sheet = later(() => import("../parts/score.js").then((found) => found.Sheet));
const History = later(() => import("../parts/score.js").then((found) => found.History));

/** @param {Choice[]} choices @returns {Map<string, Choice[]>} */
function byElement(choices) {
  const map = new Map();
  for (const choice of choices) {
    if (choice.on) map.set(choice.on, [...(map.get(choice.on) ?? []), choice]);
  }
  return map;
}

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const { query } = useStore(route);
  const session = useMemo(() => {
    if (query.key && query.key !== keyOf(id)) {
      leave(id);
      keepKey(id, query.key);
    }
    return sessionOf(id, learning(id) ? 0 : null);
  }, [id, query.key]);
  const news = useStore(session.store);
  useEffect(() => {
    if (query.key) swap(`/table/${id}`);
  }, [query.key]);
  useEffect(() => () => leave(id), [id]);
  const game = useGame(news.table?.game ?? "");
  const say = useSay(news.table?.game ?? "");
  if (news.missing) {
    return html`<${Bar} /><main class="page"><h1>${say("ui-no-table")}</h1><p>${news.missing}</p><p><a class="button" href="#/">${say("ui-home")}</a></p></main>`;
  }
  if (news.table && !news.table.view) {
    return html`<${Bar} /><main class="page"><h1>${say("game-name")}</h1><p>${say("ui-frozen")}</p><p><a class="button" href="#/">${say("ui-home")}</a></p></main>`;
  }
  if (!news.table || !game) return html`<${Bar} compact=${true} /><main class="page loading" aria-busy="true"><p>${say("ui-loading")}</p></main>`;
  if (session.guarded && news.table.status === "playing" && news.table.seat !== news.facing) {
    return html`<${Curtain} key=${news.table.seat} session=${session} table=${news.table} />`;
  }
  return html`<${Table} session=${session} news=${news} game=${game} />`;
}

/** @param {{session: import("../session.js").Session, news: import("../session.js").News, game: any}} props */
function Table({ session, news, game }) {
  const { table, moves } = news;
  const wishes = useStore(settings);
  const plain = useSay(table.game);
  const names = namesOf(table, plain);
  const say = useSay(table.game, names);
  const narrow = useNarrow();

  const [peek, setPeek] = useState(/** @type {any} */ (null));
  const [lit, setLit] = useState(/** @type {string[]} */ ([]));
  const [pointed, setPointed] = useState(/** @type {Choice | null} */ (null));
  const [held, setHeld] = useState(/** @type {Choice | null} */ (null));
  const [hint, setHint] = useState(/** @type {any} */ (null));
  const [preview, setPreview] = useState(/** @type {any} */ (null));
  const [open, setOpen] = useState(/** @type {string} */ (""));
  const [tab, setTab] = useState("log");
  const [skipped, setSkipped] = useState(-1);
  const [pane, setPane] = useState(0);
  const [unfolded, setUnfolded] = useState(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const panes = useRef(/** @type {HTMLElement | null} */ (null));
  const looks = useRef(0);

  const lead = useGuide(session, table);
  const view = useMemo(() => (peek ? peek.view : lead ? { ...table.view, choices: [lead.choice ?? []].flat() } : table.view), [peek, table.view, lead?.step]);
  const me = table.seat ?? -1;
  /** @type {Choice[]} */
  const choices = peek || table.status !== "playing" ? [] : view.choices;
  const mine = choices.length > 0;
  const over = table.status === "over";
  document.title = `${mine ? "● " : ""}${say("game-name")} · Magnate`;

  // A new position: what was pointed at or held belongs to the old one. Before the paint, so that it takes away nothing of the new.
  useLayoutEffect(() => {
    setHeld(null);
    setHint(null);
    setPointed(null);
    menu.set(null);
    setLit([]);
    if (mine && document.activeElement === document.body && root.current?.dataset.keys === "on") {
      /** @type {HTMLElement | null} */ (root.current.querySelector(".choice-list button"))?.focus({ preventScroll: true });
    }
  }, [table.seq, me]);
  useEffect(() => {
    if (over && !peek) setOpen("score");
  }, [over]);

  const asked = held ?? pointed;
  useLayoutEffect(() => {
    setPreview(null);
    if (!asked || me < 0) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      session.preview(asked.id).then((answer) => wanted && setPreview(answer));
    }, 90);
    return () => { wanted = false; clearTimeout(timer); };
  }, [asked?.id, table.seq]);

  const seen = useRef(table.at);
  const fresh = moves.filter((move) => move.at > seen.current).flatMap((move) => move.events);
  useTravel(root, fresh, peek ? `peek ${peek.at}` : table.seq);
  useEffect(() => { seen.current = table.at; }, [table.seq]);

  /** @param {Choice} choice */
  const onChoose = (choice) => {
    if (session.sent === table.seq) return;
    if (wishes.confirm && held?.id !== choice.id) { setHeld(choice); return; }
    setHeld(null);
    setPointed(null);
    session.choose(choice.id);
  };
  const askHint = async () => {
    if (!mine) return;
    const answer = await session.send("hint", {});
    if (answer?.choice && session.seq === table.seq) setHint(answer);
  };
  const takeBack = async () => {
    const answer = await session.undo();
    if (answer?.refused?.code === "hidden") setOpen("ask");
  };
  const rematch = async () => {
    const answer = await session.send("rematch", {});
    if (answer?.table) { keepKey(answer.table, session.key); go(`/table/${answer.table}`); }
  };
  /** @param {number} at */
  const look = async (at) => {
    const time = ++looks.current;
    const moment = at === table.at ? null : await session.moment(at).catch(() => null);
    if (time === looks.current) setPeek(moment);
  };
  const lookUp = () => look(table.at);

  const play = useMemo(() => ({
    view, say, me, names,
    has: (/** @type {string} */ word) => hasWord(table.game, word),
    catalogue: game.catalogue,
    choices: byElement(choices),
    seats: table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({ name: names[i], kind: seat.kind })),
    onChoose,
    onWhy: async (/** @type {any} */ form) => {
      const answer = await session.why(form);
      return lead && answer.legal ? { text: say("ui-guide-not-yet"), clause: "" } : answer;
    },
    onPoint: setPointed,
    lit: new Set([...lit, ...(lead?.on ? [lead.on] : []), ...(hint?.choice.on ? [hint.choice.on] : [])]),
    narrow,
  }), [view, say, lit, hint, held, narrow, wishes.confirm, lead?.step]);

  // Before the paint, so that a key never acts on the position before the one in sight.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const keys = (event) => {
      if (root.current) root.current.dataset.keys = "on";
      const typing = /** @type {Element} */ (event.target).matches("input, textarea, select");
      if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") {
        if (menu.value) closeMenu();
        else if (held) setHeld(null);
        else if (peek) lookUp();
        else if (table.cancel) session.cancel();
      } else if (event.key === "u" || event.key === "U") {
        if (table.undo) takeBack();
      } else if (event.key === "Enter" && held && !(/** @type {Element} */ (event.target).matches("button, a, [role=button]"))) {
        onChoose(held);
      } else if (event.key === "?") setOpen("help");
      else if (event.key === "h" || event.key === "H") askHint();
    };
    const mouse = () => { if (root.current) delete root.current.dataset.keys; };
    addEventListener("keydown", keys);
    addEventListener("pointerdown", mouse);
    return () => { removeEventListener("keydown", keys); removeEventListener("pointerdown", mouse); };
  });

  // Whoever plays at this screen saw it; a seat of ours that a bot plays is a rival all the same.
  const here = table.yours.filter((/** @type {number} */ seat) => seat === me || table.seats[seat].played_by === "person");
  const recap = useMemo(
    () => moves.filter((move) => move.at > table.last && move.events.length > 0 && !here.includes(move.seat)),
    [moves, table.last, here.join()],
  );
  const recapKey = table.last;
  const showRecap = wishes.recap && mine && !peek && table.last > 0 && recap.length > 0 && skipped !== recapKey
    && !moves.some((move) => move.at > (recap[recap.length - 1]?.at ?? 0));
  const latest = useMemo(() => {
    /** @type {Record<number, string>} */
    const last = {};
    for (const move of moves) {
      for (const event of move.events) if (event.seat >= 0) last[event.seat] = told(event, say, play.seats);
    }
    return last;
  }, [moves, say]);

  const { drawn } = game;
  const Board = drawn.default;
  const order = table.seats.map((/** @type {any} */ _, /** @type {number} */ i) => (me < 0 ? i : (me + i) % table.seats.length));

  return html`<${PlayProvider} value=${play}>
  <div class=${cls("table", narrow && "narrow", over && "over", !Board && "undrawn")} data-game=${table.game} data-seq=${table.seq} data-state=${peek ? "past" : over ? "over" : mine ? "mine" : "theirs"} ref=${root}>
    <${Bar} compact=${true}>
      <p class="title"><strong>${say("game-name")}</strong> ${!over && html`<span>${say("ui-round", { round: view.round })}</span>`}
        ${table.daily && html`<a class="badge" href=${`#/daily/${table.game}`}><${Icon} name="star" size="1em" /> ${say("ui-daily")}</a>`}
        ${view.board.goal && html`<span class="badge goal" title=${say(view.board.goal)}><${Icon} name="trophy" size="1em" label=${say("ui-goal")} /> ${say(view.board.goal)}</span>`}</p>
      <div class="tools">
        ${!news.online && html`<span class="offline" role="status">${say("ui-offline")}</span>`}
        ${over && html`<button class="small" onClick=${() => setOpen("score")}><${Icon} name="trophy" /> <span>${say("ui-sheet")}</span></button>`}
        <button class="plain" onClick=${() => setOpen("score")} hidden=${over}><${Icon} name="podium" /> <span>${say("ui-scores")}</span></button>
        <a class="plain button" href=${`#/rules/${table.game}`}><${Icon} name="rules" /> <span>${say("ui-rules")}</span></a>
        <button class="plain icon-only" aria-label=${say("ui-help")} onClick=${() => setOpen("help")}>?</button>
      </div>
    </${Bar}>

    <section class=${cls("prompt", mine && "mine")} aria-label=${say("ui-prompt")}>
      <div class="ask">
        ${view.actor >= 0 && html`<${SeatMark} seat=${view.actor} size=${32} label=${names[view.actor]} />`}
        <div role="status" aria-live="polite">
          ${peek ? html`<p class="sentence">${say("ui-looking-back", { at: peek.at })}</p>`
            : table.status === "waiting" ? html`<p class="sentence">${say("ui-waiting")}</p>`
            : over ? html`<p class="sentence">${verdict(view, names, say)}</p>`
            : html`<p class="who">${mine ? (table.yours.length > 1 ? say("ui-turn-of", { name: names[view.actor] }) : say("ui-your-turn")) : say("ui-turn-of", { name: names[view.actor] })}${table.thinking !== null && !mine ? ` ${say("ui-thinking")}` : ""}</p>
              <p class="sentence">${say(view.prompt)}${choices[0]?.clause && html` <a class="clause" href=${`#/rules/${table.game}?clause=${choices[0].clause}`}>${choices[0].clause}</a>`}</p>`}
        </div>
      </div>
      ${news.problem ? html`<p class="problem" role="alert">${news.problem}</p>`
        : hint ? html`<p class="hint" role="status"><${Icon} name="hint" /> ${say("ui-hint-says", { level: say(`level-${hint.by}`), text: say(hint.choice.say) })}</p>`
        : html`<div>${(asked || !showRecap) && html`<${Preview} preview=${preview} choice=${asked} icons=${drawn.FIGURES ?? {}} me=${view.actor} />`}
          ${showRecap && html`<${Recap} key=${recapKey} moves=${recap} hidden=${asked !== null} onLight=${setLit} onDone=${() => setSkipped(recapKey)} />`}</div>`}
      <div class="acts">
        ${held && html`<button class="go" onClick=${() => onChoose(held)}><${Icon} name="check" /> ${say("ui-confirm")}</button>
          <button onClick=${() => setHeld(null)}>${say("ui-cancel")}</button>`}
        ${peek && html`<button class="go" onClick=${lookUp}>${say("ui-back-to-now")}</button>`}
        ${!peek && table.cancel && !held && html`<button onClick=${() => session.cancel()} title="Esc"><${Icon} name="cross" /> <span>${say("ui-cancel")}</span></button>`}
        ${!peek && table.undo && html`<button onClick=${takeBack} title="U"><${Icon} name="undo" /> <span>${table.undo.free ? say("ui-undo") : say("ui-undo-ask")}</span></button>`}
        ${mine && !lead && html`<button class="plain" onClick=${askHint} disabled=${news.busy} title="H"><${Icon} name="hint" /> <span>${say("ui-hint")}</span></button>`}
        ${over && html`<button class="go" onClick=${rematch} hidden=${me < 0}><${Icon} name="play" /> <span>${say("ui-rematch")}</span></button>
          <a class="button" href=${`#/replay/${table.id}`}><${Icon} name="eye" /> <span>${say("ui-replay")}</span></a>`}
        ${table.rematch && html`<a class="button go" href=${`#/table/${table.rematch}`} onClick=${() => session.key && keepKey(table.rematch, session.key)}>${say("ui-rematch-waits")}</a>`}
      </div>
    </section>

    ${lead && !peek && html`<${GuideStrip} lead=${lead} />`}
    ${table.ask && html`<section class="notice" role="alert"><p>${say("ui-undo-asked", { name: names[table.ask.by] })}</p>
      ${table.ask.open.some((/** @type {number} */ s) => table.yours.includes(s)) && html`<button class="small" onClick=${() => session.agree(true)}>${say("ui-agree")}</button>`}
      <button class="small plain" onClick=${() => session.agree(false)}>${say("ui-refuse")}</button></section>`}

    ${narrow && html`<${PaneTabs} pane=${pane} onPane=${setPane} panes=${panes} />`}

    <div class="panes" ref=${panes} onScroll=${/** @param {any} e */ (e) => {
      if (narrow && e.target === panes.current) setPane(Math.round(e.target.scrollLeft / e.target.clientWidth));
    }}>
      <main class="board-pane" id="pane-board" aria-label=${say("ui-pane-board")} onKeyDown=${walk}>
        ${table.status === "waiting" ? html`<${Invite} session=${session} table=${table} names=${names} />`
          : Board ? html`<${Board} ...${play} />`
          : html`<${Undrawn} view=${view} />`}
      </main>
      <section class="seats-pane" id="pane-seats" aria-label=${say("ui-pane-seats")}>
        ${order.map((/** @type {number} */ seat) => html`<${SeatPanel} key=${seat} seat=${seat} info=${table.seats[seat]} latest=${latest[seat] ?? ""}
          preview=${preview} icons=${drawn.FIGURES ?? {}} Area=${drawn.SeatArea} active=${view.actor === seat} clock=${table.clock}
          onHand=${!over && !(lead && seat !== me) && table.seats[seat].yours && table.seats[seat].played_by === "person" && table.seats.length > 1 ? () => session.send("bot", { seat, on: true }) : undefined}
          onBack=${!over && table.seats[seat].yours && table.seats[seat].played_by === "bot" ? () => session.send("bot", { seat, on: false }) : undefined} />`)}
      </section>
      <section class="side-pane" id="pane-side" aria-label=${say("ui-pane-side")}>
        <div class="tabs" role="tablist" aria-label=${say("ui-pane-side")}>
          <button role="tab" id="tab-log" aria-selected=${tab === "log"} aria-controls="panel-log" onClick=${() => setTab("log")}><${Icon} name="log" /> ${say("ui-log")}</button>
          <button role="tab" id="tab-chat" aria-selected=${tab === "chat"} aria-controls="panel-chat" onClick=${() => setTab("chat")}><${Icon} name="chat" /> ${say("ui-chat")}${table.chat.length > 0 && html` <b class="count">${table.chat.length}</b>`}</button>
        </div>
        <div class="tab-panel" role="tabpanel" id=${`panel-${tab}`} aria-labelledby=${`tab-${tab}`}>
          ${tab === "log" ? html`<${Log} moves=${moves} at=${peek?.at ?? null} onLight=${setLit} onGo=${look} follow=${!peek} />`
            : html`<${Chat} lines=${table.chat} notes=${table.notes} may=${table.yours.length > 0} onSay=${async (/** @type {string} */ text) => {
              const answer = await session.send("chat", { text });
              return answer && !answer.refused;
            }} />`}
        </div>
      </section>
    </div>

    <section class=${cls("choices", !mine && "empty", unfolded && "open", mine && hint && "advised")} aria-label=${say("ui-choices")}>
      ${mine && html`<h2>${say("ui-choices")} <small>${choices.length}</small>
        ${narrow && choices.length > 1 && html`<button class="plain small" aria-expanded=${unfolded} onClick=${() => setUnfolded(!unfolded)}>${say(unfolded ? "ui-fewer" : "ui-all")}</button>`}</h2>`}
      ${mine && hint && html`<${Reasons} advice=${hint} />`}
      ${mine ? html`<${ChoiceList} choices=${choices} hinted=${hint?.choice.id ?? lead?.choice?.id ?? null} held=${held?.id ?? null} />`
        : html`<p class="fine">${over ? say("ui-nothing-over") : peek ? say("ui-nothing-peek") : me < 0 ? say("ui-nothing-watching") : say("ui-nothing-now")}</p>`}
    </section>

    <${Tip} play=${play} game=${table.game} />
    <${Menu} play=${play} game=${table.game} />
    ${open === "help" && html`<${Help} say=${say} onClose=${() => setOpen("")} />`}
    ${open === "ask" && html`<${Dialog} title=${say("ui-undo")} close=${say("ui-close")} onClose=${() => setOpen("")}>
      <p>${say("ui-undo-hidden")}</p>
      <p class="row"><button class="go" onClick=${() => { setOpen(""); session.undo(true); }}>${say("ui-undo-ask")}</button>
      <button onClick=${() => setOpen("")}>${say("ui-cancel")}</button></p></${Dialog}>`}
    ${open === "score" && html`<${Dialog} title=${over ? verdict(table.view, names, say) : say("ui-scores")} close=${say("ui-close")} onClose=${() => setOpen("")} class="score-dialog">
      <${Sheet} view=${table.view} game=${table.game} />
      <${History} load=${() => call(`${session.base}/history`, { key: session.key })} version=${table.seq} onGo=${(/** @type {number} */ at) => { setOpen(""); if (over) go(`/replay/${table.id}?at=${at}`); else look(at); }} />
      ${over && html`<${Afterwards} table=${table} onRematch=${me >= 0 ? rematch : undefined} />`}
    </${Dialog}>`}
    ${table.seat === null && table.seats.some((/** @type {any} */ s) => s.kind === "open" || s.kind === "friend") && html`<${SitDown} session=${session} table=${table} say=${say} />`}
  </div></${PlayProvider}>`;
}
