/** A game again, step by step, with "play on from here". */
import { cls, html, useEffect, useMemo, useRef, useState, useStore } from "../lib.js";
import { call } from "../api.js";
import { copyText } from "../copying.js";
import { keepKey, keyOf } from "../keys.js";
import { Icon, PlayProvider, SeatMark, walk } from "../kit.js";
import { go, route, swap } from "../router.js";
import { hasWord, useSay } from "../words.js";
import { Menu, Tip } from "../parts/float.js";
import { Marks, MarksTold, Undrawn, namesOf, useColours, useGame, useNarrow } from "../parts/game.js";
import { Advice } from "../parts/advice.js";
import { CostlyList, useCostly } from "../parts/costly.js";
import { Course, useHistory } from "../parts/course.js";
import { PaneTabs } from "../parts/panes.js";
import { reach } from "../parts/reach.js";
import { useBeat } from "../parts/playback.js";
import { Log, latestOf, located, told, touched } from "../parts/log.js";
import { SeatPanel } from "../parts/seats.js";
import { isMissing, noTable } from "../parts/problem.js";
import { Bar, Page } from "../parts/shell.js";
import { useTravel } from "../parts/travel.js";

/** A replay runs even where the moves of the others are shown at once. */
const QUICK = 350;

/** The moment an address is about; one that is no number is the first. @param {Record<string, string>} query */
const momentOf = ({ at }) => Math.max(0, Math.trunc(Number(at)) || 0);

/** @param {{id: string}} props */
export function ReplayPage({ id }) {
  const beat = useBeat();
  const { query } = useStore(route);
  const key = keyOf(id);
  const base = `/api/tables/${encodeURIComponent(id)}`;
  const [table, setTable] = useState(/** @type {any} */ (null));
  const [all, setMoves] = useState(/** @type {any[]} */ ([]));
  const [moment, setMoment] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [tries, setTries] = useState(0);
  const [at, setAt] = useState(momentOf(query));
  const [running, setRunning] = useState(false);
  const [lit, setLit] = useState(/** @type {string[]} */ ([]));
  const [advice, setAdvice] = useState(/** @type {any} */ (null));
  const [asking, setAsking] = useState(false);
  const [pane, setPane] = useState(0);
  const panes = useRef(/** @type {HTMLElement | null} */ (null));
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const game = useGame(table?.game ?? "");
  useColours(table?.seats ?? []);
  const plain = useSay(table?.game ?? "");
  const names = table ? namesOf(table, plain) : [];
  const say = useSay(table?.game ?? "", names);
  const narrow = useNarrow();
  useEffect(() => {
    Promise.all([call(base, { key }), call(`${base}/events?since=0`, { key })]).then(([found, past]) => {
      setTable(found);
      setMoves(past.moves);
    }, setProblem);
  }, [id, tries]);
  useEffect(() => {
    // A link to another moment may be opened in this very page.
    const follow = () => route.value.path[1] === id && setAt(momentOf(route.value.query));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [id]);
  useEffect(() => {
    let wanted = true;
    call(`${base}/replay?at=${at}`, { key }).then(
      (answer) => {
        if (wanted) {
          setMoment(answer);
        }
      },
      (error) => wanted && setProblem(error),
    );
    swap(`/replay/${id}?at=${at}`);
    return () => {
      wanted = false;
    };
  }, [at, id, tries]);
  const length = moment?.length ?? table?.at ?? 0;
  const over = table?.status === "over";
  const history = useHistory(base, key, over);
  /** @type {number[]} */
  const people = (table?.seats ?? [])
    .filter((/** @type {any} */ seat) => seat.kind === "person")
    .map((/** @type {any} */ seat) => seat.seat);
  const [chosen, setJudged] = useState(-1);
  const judged = chosen >= 0 ? chosen : (table?.yours[0] ?? people[0] ?? 0);
  const [judging, setJudging] = useState(query.costly !== undefined);
  const costly = useCostly(base, judged, judging && over);
  const [copied, setCopied] = useState(-1);
  const copyLink = async () => setCopied((await copyText(`${location.origin}/#/replay/${id}?at=${at}`)) ? at : -1);
  useEffect(() => {
    if (!running) return undefined;
    if (at >= length) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), beat || QUICK);
    return () => clearTimeout(timer);
  }, [running, at, length]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const keys = (event) => {
      if (/** @type {Element} */ (event.target).matches("input, select, textarea, [role=button]")) return;
      if (event.key === "ArrowRight") setAt(Math.min(at + 1, length));
      else if (event.key === "ArrowLeft") setAt(Math.max(at - 1, 0));
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
  const drawing = game?.drawn ?? {};
  const seat = table?.seat ?? -1;
  const moves = useMemo(() => located(all, drawing, seat), [all, game, seat]);
  const fresh = moves.filter((move) => move.at === moment?.at).flatMap((move) => move.events);
  useTravel(root, fresh, moment?.at, moment?.view.figures ?? [], drawing.FIGURES ?? {});
  useEffect(() => setLit(fresh.flatMap(touched)), [moment?.at, moves]);
  const play = useMemo(
    () =>
      moment &&
      game &&
      table && {
        view: moment.view,
        say,
        names,
        me: table.seat ?? -1,
        has: (/** @type {string} */ word) => hasWord(table.game, word),
        catalogue: game.catalogue,
        choices: new Map(),
        seats: table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({
          name: names[i],
          kind: seat.kind,
          style: seat.style,
        })),
        onChoose: () => undefined,
        onWhy: () => Promise.reject(new Error("replay")),
        onPoint: () => undefined,
        lit: new Set(lit),
        narrow,
        mover: (fresh.find((event) => event.seat >= 0) ?? moves.find((move) => move.at === moment.at))?.seat ?? -1,
      },
    [moment, game, table, say, lit, narrow, moves],
  );
  const again = () => {
    setProblem(null);
    setTries(tries + 1);
  };
  if (problem)
    return html`<${Page} title=${say("ui-no-table")}><p>${noTable(problem, say)}</p>
    <p class="row">
      ${!isMissing(problem) && html`<button class="go" onClick=${again}>${say("ui-try-again")}</button>`}
      <a class="button" href="#/">${say("ui-home")}</a></p></${Page}>`;
  if (!play)
    return html`<${Bar} compact=${true} />
    <main class="page loading" aria-busy="true"><p>${say("ui-loading")}</p></main>`;
  document.title = `${say("ui-replay")}: ${say("game-name")} · Magnate`;
  // What is in sight; another moment may be on its way.
  const here = moment.at;
  /** Play on from a moment, in the place of a seat. @param {number} from @param {number} [as] */
  const playOn = async (from, as) => {
    try {
      const seat = as ?? table.seat ?? Math.max(0, moment.view.actor);
      const made = await call(`${base}/branch`, { key, body: { at: from, seat } });
      keepKey(made.table.id, made.key);
      go(`/table/${made.table.id}`);
    } catch (error) {
      setProblem(error);
    }
  };
  const askAdvice = async () => {
    setAsking(true);
    try {
      setAdvice({ ...(await call(`${base}/advice`, { body: { at: here } })), at: here });
    } catch (error) {
      setProblem(error);
    }
    setAsking(false);
  };
  const { drawn } = game;
  const Board = drawn.default;
  const now = moves.filter((move) => move.at === here).flatMap((move) => move.events);
  const latest = latestOf(moves, here, say, play.seats, drawn.ASIDE);
  return html`<${PlayProvider}
  value=${play}>
    <div class=${cls("table replay", narrow && "narrow", !Board && "undrawn")} data-game=${table.game} data-at=${here}
        ref=${root}>
    <${Bar} compact=${true}><h1 class="title"><strong>${say("game-name")}</strong> <span>${say("ui-replay")}</span>
      ${!narrow && html`<${Marks} table=${table} say=${say} />`}</h1>
      <div class="tools"><a class="button" href=${`#/table/${id}`}>${say("ui-to-table")}</a></div></${Bar}>
    <section class="prompt" aria-label=${say("ui-replay")}>
      <div
          class="ask">
            ${
              moment.view.actor >= 0 &&
              html`<${SeatMark} seat=${moment.view.actor} size=${32}
            label=${names[moment.view.actor]} />`
            }
        <div
            role="status">
              <p class="who">
                ${say("ui-moment", { at: here, length })} · ${say("ui-round", { round: moment.view.round })}</p>
        <p class="sentence">
          ${
            now.length
              ? now.map((event) => told(event, say, play.seats)).join(" ")
              : here === 0
                ? say("ui-start-position")
                : moment.made
                  ? say(moment.made)
                  : "…"
          }</p></div></div>
      <div class="acts steps">
        <button class="icon-only" aria-label=${say("ui-first")} onClick=${() => setAt(0)}
            disabled=${at === 0}><${Icon} name="previous" /></button>
        <button class="icon-only" aria-label=${say("ui-before")} onClick=${() => setAt(at - 1)}
            disabled=${at === 0}><${Icon} name="back" /></button>
        <button class="icon-only" aria-label=${say(running ? "ui-pause" : "ui-run")}
            onClick=${() => setRunning(!running)}
            disabled=${at >= length}><${Icon} name=${running ? "pause" : "play"} /></button>
        <button class="icon-only" aria-label=${say("ui-after")} onClick=${() => setAt(at + 1)}
            disabled=${at >= length}><${Icon} name="on" /></button>
        <button class="icon-only" aria-label=${say("ui-last")} onClick=${() => setAt(length)}
            disabled=${at >= length}><${Icon} name="next" /></button>
        ${
          over &&
          !moment.view.over &&
          html`<button class="plain" onClick=${askAdvice}
        disabled=${asking}><${Icon} name="hint" /> <span>${say("ui-advice-ask")}</span></button>`
        }
        ${
          over &&
          html`<button class="plain" onClick=${() => setJudging(!judging)} aria-pressed=${String(judging)}>
            <${Icon} name="scales" /> <span>${say("ui-costly")}</span></button>`
        }
        <button class="plain icon-only" aria-label=${say(copied === here ? "ui-copied" : "ui-moment-link")}
            title=${say("ui-moment-link")} onClick=${copyLink}><${Icon}
                name=${copied === here ? "check" : "link"} /></button>
        <button class="go" onClick=${() => playOn(here)} disabled=${moment.view.over}><${Icon}
            name="play" /> ${say("ui-play-on")}
        </button>
      </div>
      <${Course} history=${history} length=${length} at=${at} onGo=${setAt}
        marks=${judging ? (costly.found?.choices ?? []).map((/** @type {any} */ choice) => choice.at) : []} />
    </section>
    ${
      judging &&
      advice?.at !== here &&
      html`<${CostlyList} ...${costly} moves=${moves} seat=${judged} seats=${people} onSeat=${setJudged} onGo=${setAt}
        onPlay=${playOn} onClose=${() => setJudging(false)} />`
    }
    ${advice?.at === here && html`<${Advice} advice=${advice} onClose=${() => setAdvice(null)} />`}
    ${narrow && html`<${PaneTabs} pane=${pane} onPane=${setPane} panes=${panes} />`}
    <div class="panes" ref=${panes}
        onScroll=${
          /** @param {any} e */ (e) =>
            narrow && e.target === panes.current && setPane(Math.round(e.target.scrollLeft / e.target.clientWidth))
        }>
      <main class="board-pane" id="pane-board" aria-label=${say("ui-pane-board")}
          onKeyDown=${walk} onClickCapture=${reach}>${
            Board
              ? html`<${Board} ...${play} />`
              : html`<${Undrawn}
              view=${moment.view} />`
          }</main>
      <section class="seats-pane" id="pane-seats"
          aria-label=${say("ui-pane-seats")}>
            ${narrow && html`<${MarksTold} table=${table} goal=${moment.view.board.goal} />`}
            ${table.seats.map(
              (/** @type {any} */ info, /** @type {number} */ seat) => html`<${SeatPanel} key=${seat}
            seat=${seat}
        info=${info} latest=${latest[seat] ?? ""} preview=${null} icons=${drawn.FIGURES ?? {}} Area=${drawn.SeatArea}
        active=${moment.view.actor === seat} />`,
            )}</section>
      <section class="side-pane" id="pane-side"
          aria-label=${say("ui-log")}>
            <div class="tab-panel"><${Log} moves=${moves} at=${here} onLight=${setLit} onGo=${setAt} follow=${false} />
            </div></section>
    </div>
    <${Tip} play=${play} game=${table.game} /><${Menu} play=${play} game=${table.game} />
  </div></${PlayProvider}>`;
}
