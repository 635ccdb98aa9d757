/** The panes of a table: board, seats, log and chat; on a phone they can be swiped, with tabs above them. */
import { html, later, useEffect, useState } from "../lib.js";
import { Icon, usePlay, walk } from "../kit.js";
import { settings } from "../settings.js";
import { keep, kept } from "../storage.js";
import { Goal, MarksTold, Undrawn } from "./game.js";
import { Log } from "./log.js";
import { reach } from "./reach.js";
import { SeatPanel } from "./seats.js";

const Chat = later(() => import("./chat.js").then((found) => found.Chat));
const Watching = later(() => import("./chat.js").then((found) => found.Watching));
const Handing = later(() => import("./handing.js").then((found) => found.Handing));
const Device = later(() => import("./device.js").then((found) => found.Device));

const PANES = ["board", "seats", "side"];
const READ = "read";

/** @param {{pane: number, onPane: (pane: number) => void, panes: {current: HTMLElement | null}}} props */
export function PaneTabs({ pane, onPane, panes }) {
  const { say } = usePlay();
  /** @param {number} index */
  const show = (index) => {
    onPane(index);
    panes.current?.scrollTo({ left: index * panes.current.clientWidth, behavior: "auto" });
  };
  return html`<nav class="pane-tabs" aria-label=${say("ui-panes")}>
    <div role="tablist" aria-label=${say("ui-panes")}>${PANES.map(
      (name, i) => html`<button key=${name} role="tab" id=${`tab-${name}`} aria-selected=${pane === i}
        aria-controls=${`pane-${name}`} onClick=${() => show(i)}>${say(`ui-pane-${name}`)}</button>`,
    )}</div></nav>`;
}

/**
 * The board, or what stands in its place.
 * @param {{Board: any, instead?: any, onSkip?: () => void}} props
 */
export function BoardPane({ Board, instead, onSkip }) {
  const play = usePlay();
  /** While the board shows the past, a click on it shows the present. @param {MouseEvent} event */
  const press = (event) => {
    if (!onSkip) return reach(event);
    event.stopPropagation();
    onSkip();
  };
  return html`<main class="board-pane" id="pane-board" aria-label=${play.say("ui-pane-board")} onKeyDown=${walk}
      onClickCapture=${press}>
    ${instead ?? (Board ? html`<${Board} ...${play} />` : html`<${Undrawn} view=${play.view} />`)}
  </main>`;
}

/**
 * The seats round the table, mine first.
 * @param {{session: import("../session.js").Session, table: any, drawn: any, latest: Record<number, string>,
 *   preview: any, led: boolean}} props
 */
export function SeatsPane({ session, table, drawn, latest, preview, led }) {
  const { view, say, me, narrow } = usePlay();
  const running = table.status !== "over";
  const begun = table.status !== "waiting";
  const order = table.seats.map((/** @type {any} */ _, /** @type {number} */ i) =>
    me < 0 ? i : (me + i) % table.seats.length,
  );
  const [handing, setHanding] = useState(-1);
  return html`<section class="seats-pane" id="pane-seats" aria-label=${say("ui-pane-seats")}
      onClickCapture=${reach}>
    ${
      narrow
        ? !led && html`<${MarksTold} table=${table} goal=${view.board.goal} />`
        : view.board.goal && html`<p class="goal-told"><${Goal} goal=${view.board.goal} say=${say} /></p>`
    }
    ${order.map((/** @type {number} */ seat) => {
      const info = table.seats[seat];
      const own = running && info.yours;
      const may = own && info.played_by === "person" && table.seats.length > 1 && !(led && seat !== me);
      return html`<${SeatPanel} key=${seat} seat=${seat} info=${info} latest=${latest[seat] ?? ""} preview=${preview}
        icons=${drawn.FIGURES ?? {}} Area=${drawn.SeatArea} active=${begun && view.actor === seat} clock=${table.clock}
        onHand=${may ? () => setHanding(seat) : undefined}
        onBack=${
          own && info.played_by === "bot" && !info.resigned ? () => session.send("bot", { seat, on: false }) : undefined
        } />`;
    })}
    ${
      handing >= 0 &&
      html`<${Handing} session=${session} table=${table} seat=${handing}
        onClose=${() => setHanding(-1)} />`
    }
    <${Device} session=${session} table=${table} />
  </section>`;
}

/** How many lines of the chat others wrote that were not read here yet. @param {any} table @param {boolean} reading */
function useUnread(table, reading) {
  const [read, setRead] = useState(kept(READ, /** @type {Record<string, number>} */ ({}))[table.id] ?? 0);
  const last = table.chat[table.chat.length - 1]?.news ?? 0;
  useEffect(() => {
    if (!reading || last <= read) return;
    setRead(last);
    keep(READ, { ...kept(READ, {}), [table.id]: last });
  }, [reading, last]);
  if (reading) return 0;
  return table.chat.filter((/** @type {any} */ line) => line.news > read && !table.yours.includes(line.seat)).length;
}

/**
 * Log and chat.
 * @param {{session: import("../session.js").Session, news: import("../session.js").News, at: number | null,
 *   onLight: (elements: string[]) => void, onGo: (at: number) => void}} props
 */
export function SidePane({ session, news, at, onLight, onGo }) {
  const { say } = usePlay();
  const { table, moves } = news;
  const [tab, setTab] = useState("log");
  const unread = useUnread(table, tab === "chat");
  const seated = table.yours.length > 0;
  const { watchers } = table;
  /** @param {string} command @param {any} line */
  const talk = async (command, line) => {
    const answer = await session.send(command, line);
    return answer && !answer.refused;
  };
  /** @param {string} id @param {string} icon @param {string} word @param {number} [count] */
  const head = (id, icon, word, count = 0) => html`<button role="tab" id=${`tab-${id}`} aria-selected=${tab === id}
      aria-controls=${`panel-${id}`} onClick=${() => setTab(id)}
      title=${say(word)}><${Icon} name=${icon} /> <span>${say(word)}</span>
      ${count > 0 && html` <b class="count">${count}</b>`}</button>`;
  return html`<section class="side-pane" id="pane-side" aria-label=${say("ui-pane-side")}>
    <div class="tabs" role="tablist" aria-label=${say("ui-pane-side")}>
      ${head("log", "log", "ui-log")} ${head("chat", "chat", "ui-chat", unread)}
      ${watchers.chat && head("watchers", "eye", "ui-watchers")}
    </div>
    <div class="tab-panel" role="tabpanel" id=${`panel-${tab}`} aria-labelledby=${`tab-${tab}`}>
      ${
        tab === "log"
          ? html`<${Log} moves=${moves} at=${at} onLight=${onLight} onGo=${onGo} follow=${at === null} />`
          : tab === "chat"
            ? html`<${Chat} key="chat" lines=${table.chat} notes=${table.notes} may=${seated}
                  onSay=${(/** @type {string} */ text) => talk("chat", { text })} />
                ${table.host && html`<${Watching} session=${session} table=${table} />`}`
            : html`<${Chat} key="watchers" lines=${watchers.chat} may=${!seated && watchers.open} label="ui-watchers"
                closed=${!seated && !watchers.open} onSay=${(/** @type {string} */ text) =>
                  talk("talk", { text, name: settings.value.name || undefined })} />`
      }
    </div>
  </section>`;
}
