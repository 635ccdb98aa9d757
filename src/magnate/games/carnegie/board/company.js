/**
 * A company: sixteen spaces with departments, desks, standing and lying employees; whose company is shown; what there
 * is to spend.
 * An employee is moved by two clicks (or Enter twice): the first picks him, then every space in reach shows what it
 * costs, and
 * pointing at one draws the way.
 */
import { Glyph, Lines, Press, SeatPiece, Target, cls, html, usePlay, useState } from "/static/kit.js";
import { Coin, Person, TYPE_ICONS, loose, named, unsure, wide } from "/games/carnegie/board/pieces.js";
import { doings, SignRow } from "/games/carnegie/board/signs.js";
import { ICONS } from "/games/carnegie/icons.js";

/** @typedef {import("/static/kit.js").Choice} Choice */

/** Whether a choice picks somebody in a space. @param {Choice} choice */
const picks = (choice) => choice.do.do === "move" || choice.do.do === "relocate";

/** Whose company is shown. @param {{seat: number, onSeat: (seat: number) => void, w: number}} props */
export function Switch({ seat, onSeat, w }) {
  const { view, say, seats } = usePlay();
  const count = view.board.seats.length;
  const cell = Math.min(130, (w + 4) / count);
  return html`<g class="switch">${view.board.seats.map((/** @type {any} */ of, /** @type {number} */ s) => {
    const name = s === view.you ? say("board-mine") : (seats[s]?.name ?? "");
    const room = Math.floor((cell - 34) / 6.4);
    return html`<${Press} key=${s} transform=${`translate(${s * cell} 0)`} class="who" on=${s === seat}
    label=${say("board-company-of", { name: seats[s]?.name ?? "" })} onPress=${() => onSeat(s)}>
      <rect width=${cell - 4} height="24" rx="6" /><${SeatPiece} seat=${s} x=${13} y=${12} r=${8} />
      <text x="26" y="16.5">${name.length > room ? `${name.slice(0, room - 1)}…` : name}</text>
      <rect class="halo" width=${cell - 4} height="24" rx="6" /><//>`;
  })}</g>`;
}

/**
 * Employees of one posture in a row, or one and their number where there is no room.
 * @param {{seat: number, count: number, x: number, y: number, room: number, size: number, lying?: boolean,
 *   chosen?: boolean}} props
 */
function Crowd({ seat, count, x, y, room, size, lying = false, chosen = false }) {
  if (count === 0) return null;
  const each = lying ? size * 0.98 : size * 0.62;
  if (count * each <= room) {
    return html`<g>
        ${Array.from(
          { length: count },
          (_, i) => html`<${Person} key=${i} seat=${seat} x=${x + (i + 0.5) * each}
        y=${y} size=${size} lying=${lying} chosen=${chosen && i === count - 1} />`,
        )}</g>`;
  }
  return html`<g><${Person} seat=${seat} x=${x + each / 2} y=${y} size=${size} lying=${lying} chosen=${chosen} />
      <text class="crowd" x=${x + each + 2} y=${y + 0.5} dominant-baseline="central">×${count}</text></g>`;
}

/**
 * The desks of a department: each with who stands at it, or with its price.
 * @param {{seat: number, space: any, x: number, y: number, w: number, h: number, guessed: boolean,
 *   chosen: boolean}} props
 */
function Desks({ seat, space, x, y, w, h, guessed, chosen }) {
  const { say } = usePlay();
  const desks = space.stations + (space.permanent ?? 0);
  const each = Math.min(24, (w + 2) / Math.max(desks, 3));
  return html`<g class="desks">${Array.from({ length: desks }, (_, i) => {
    const fixed = i < (space.permanent ?? 0);
    const busy = fixed || i - (space.permanent ?? 0) < space.stand;
    const left = x + i * each;
    return html`<g key=${i}
    class=${cls("desk", busy && "busy", fixed && "fixed")}>
      <rect x=${left} y=${y} width=${each - 2} height=${h} rx="3" />
      ${
        fixed
          ? html`<g
      class="person"><${Glyph} name="top-hat" x=${left + each / 2 - 1} y=${y + h / 2} size=${h - 6} /></g>`
          : busy
            ? html`<${Person} seat=${seat} x=${left + each / 2 - 1} y=${y + h / 2} size=${h - 2}
        chosen=${chosen && i === (space.permanent ?? 0) + space.stand - 1} />`
            : html`<text class=${cls("price", guessed && "unsure")} x=${left + each / 2 - 1} y=${y + h / 2 + 0.5}
        text-anchor="middle" dominant-baseline="central">${say("board-gain-money", { n: space.price })}</text>`
      }</g>`;
  })}</g>`;
}

/**
 * What stands and lies on one space; `priced` while the cost of walking there stands in its corner.
 * @param {{seat: number, space: any, w: number, h: number, chosen: string | null, priced: boolean}} props
 */
function Floor({ seat, space, w, h, chosen, priced }) {
  const play = usePlay();
  const chars = Math.floor((w - 2) / 5.2);
  const full = named(space.department, play.say);
  const name = wide(full, 11) <= w - 8 ? full : named(space.department, play.say, true);
  const built = space.department && space.department !== "lobby";
  const signs = built
    ? doings(space.department, play.catalogue[`dept:${space.department}`]?.say.args ?? {}, play.say)
    : [];
  // Whoever lies there needs a row below the desks; the points of a built department stand beside them.
  const head = !space.department ? 0 : signs.length > 0 && h >= (space.lie > 0 ? 62 : 50) ? 32 : 17;
  const rest = h - head;
  const desk = Math.min(24, rest - (space.lie > 0 ? 17 : 5));
  return html`<rect class=${cls("floor", space.department === "lobby" && "hall")} width=${w} height=${h} rx="4" />
    ${
      head > 0 &&
      html`<path class=${`type ${space.type ?? "lobby"}`}
    d=${`M0 ${head}V4Q0 0 4 0H${w - 4}Q${w} 0 ${w} 4V${head}Z`} />
      <${Lines} text=${name} x=${w / 2} y=${9} size=${11} chars=${chars} lines=${1} class="on-type" />
      ${
        head > 20 &&
        html`<g class="on-type"><${SignRow} items=${signs} x=${w / 2} y=${24} room=${w - 6} anchor="middle" /></g>`
      }`
    }
    ${
      built &&
      space.stations > 0 &&
      html`<${Desks} seat=${seat} space=${space} x=${4} y=${head + 2}
    w=${w - (space.built && space.lie === 0 ? 28 : 8)} h=${desk}
    guessed=${unsure(play, `dept:${space.department}`)} chosen=${chosen === "standing"} />`
    }
    <${Crowd} seat=${seat} count=${space.lie} x=${4} y=${h - 9}
        room=${w - (built || space.department === "lobby" ? 22 : 26)} size=${20} lying=${true}
        chosen=${chosen === "lying"} />
    ${
      space.department !== "lobby" &&
      (space.built || !built) &&
      !priced &&
      html`<text class="floor-vp" x=${w - 4} y=${h - 5}
    text-anchor="end">${space.vp}★</text>`
    }`;
}

/**
 * One space as something to click. Where both those who stand and those who lie can be picked, each half of the space
 * picks one kind;
 * the head of a department stays for using it.
 * @param {{seat: number, space: any, x: number, y: number, w: number, h: number}} props
 */
function Space({ seat, space, x, y, w, h }) {
  const { view, say, choices } = usePlay();
  const { turn } = view.board;
  const mine = seat === view.you;
  const on = mine ? `space:${space.space}` : `rival:${seat}:${space.space}`;
  const offered = mine ? (choices.get(on) ?? []) : [];
  const people = offered.filter(picks);
  const rest = offered.filter((choice) => !picks(choice));
  const split = people.length > 1 || (people.length > 0 && rest.length > 0);
  const head = split && rest.length > 0 ? Math.min(27, h / 2) : 0;
  const room = (w - 2) / Math.max(1, people.length);
  // The walk is that of the seat to decide, whoever looks on.
  const walks = seat === view.actor;
  const reach = walks && turn.reach.find((/** @type {any} */ r) => r.space === space.space);
  const name = named(space.department, say);
  const label = space.stand + space.lie > 0 ? say("board-space", { name, stand: space.stand, lie: space.lie }) : name;
  const about = !space.department
    ? `free:${space.vp}`
    : space.department === "lobby"
      ? "lobby"
      : `dept:${space.department}`;
  const why =
    mine && space.department && space.department !== "lobby"
      ? {
          do: view.board.phase === "activation" || view.board.phase === "start" ? "activate" : "use",
          department: space.department,
        }
      : undefined;
  const picked = walks && turn.picked === space.space;
  return html`<g transform=${`translate(${x} ${y})`}>
    <${Target} on=${on} about=${split && rest.length === 0 ? undefined : about} why=${split ? undefined : why}
        pick=${split ? (/** @type {Choice} */ c) => !picks(c) : undefined} label=${label}
        class=${cls("space", space.department && "dept", picked && "picked", reach && "near")}>
      <g><${Floor} seat=${seat} space=${space} w=${w} h=${h} chosen=${picked ? turn.who : null}
          priced=${Boolean(reach)} /></g>
      ${reach && html`<${Coin} class="cost" x=${w - 10} y=${h - 10} text=${reach.cost} r=${9} />`}
      ${
        split && rest.length === 0
          ? null
          : html`<rect class="halo" x="1" y="1" width=${w - 2}
      height=${head > 0 ? head : h - 2} rx="4" />`
      }<//>
    ${
      split &&
      people.map(
        (choice, i) => html`<${Target} key=${choice.do.who} on=${on} about=${about}
    pick=${(/** @type {Choice} */ c) => c.id === choice.id} label=${label}>
      <rect class="halo" x=${1 + i * room} y=${head + 2} width=${room - 1} height=${h - head - 3} rx="4" /><//>`,
      )
    }</g>`;
}

/** @param {{w: number, h: number, seat: number}} props */
export function Company({ w, h, seat }) {
  const { view, say } = usePlay();
  const { board, you } = view;
  const [target, setTarget] = useState("");
  const mine = seat === you;
  const cw = (w + 4) / 4;
  const ch = (h + 4) / 4;
  /** @param {any} event */
  const point = (event) => setTarget(event.target.closest?.("[data-el]")?.dataset.el?.replace("space:", "") ?? "");
  const reach = seat === view.actor && board.turn.reach.find((/** @type {any} */ r) => r.space === target);
  return html`<g class=${cls("company", !mine && "foreign")} onPointerOver=${point}
  onPointerLeave=${() => setTarget("")} onFocusIn=${point} onFocusOut=${() => setTarget("")}>
    ${board.seats[seat].company.map((/** @type {any} */ space) => {
      const [row, column] = space.space.split("-").map(Number);
      return html`<${Space} key=${space.space} seat=${seat} space=${space} x=${(column - 1) * cw} y=${(row - 1) * ch}
      w=${cw - 4} h=${ch - 4} />`;
    })}
    ${
      reach &&
      html`<${Way} path=${reach.path} cw=${cw} ch=${ch}
    text=${say("board-way", { cost: reach.cost, left: board.turn.pool - reach.cost })} w=${w} />`
    }</g>`;
}

/** The way of the picked employee. @param {{path: string[], cw: number, ch: number, text: string, w: number}} props */
function Way({ path, cw, ch, text, w }) {
  const points = path
    .map((space) => space.split("-").map(Number))
    .map(([row, column]) => [(column - 0.5) * cw - 2, (row - 0.5) * ch - 2]);
  const [x, y] = points[points.length - 1];
  const width = wide(text, 12) + 12;
  const left = Math.min(Math.max(x, width / 2), w - width / 2);
  return html`<g class="way" aria-hidden="true"
  data-way=${path.join(" ")}><path class="under" d=${`M${points.join("L")}`} />
    <path class="over" d=${`M${points.join("L")}`} />
    ${points.slice(0, -1).map(([px, py]) => html`<circle cx=${px} cy=${py} r="4" />`)}<circle cx=${x} cy=${y} r="7" />
    <g transform=${`translate(${left} ${y < 30 ? y + 22 : y - 20})`}>
      <rect x=${-width / 2} y="-10" width=${width} height="20" rx="10" />
      <text text-anchor="middle" y="0.5" dominant-baseline="central">${text}</text></g></g>`;
}

// --- what there is to spend, tiles in hand, and what ends a step --------------------------------------------

const STATUS_H = 26;

/** Moves or research points left in my turn. @param {{text: string, w: number}} props */
function Pool({ text, w }) {
  return html`<g
  class="pool"><rect width=${w} height=${STATUS_H} rx="6" />
    <text x=${w / 2} y=${STATUS_H / 2 + 0.5} text-anchor="middle" dominant-baseline="central">${text}</text></g>`;
}

/** The Action Choice tile of a seat. @param {{on: string}} props */
function HeldTile({ on }) {
  const { say } = usePlay();
  return html`<${Target} on=${on} about="choice-tile" label=${say("board-choice-tile")} class="held-tile">
    <rect width="50" height=${STATUS_H} rx="6" /><${Glyph} name="card" x=${14} y=${STATUS_H / 2} size=${16} />
    <text x="26" y=${STATUS_H / 2 + 0.5} dominant-baseline="central">3★</text>
    <rect class="halo" x="1" y="1" width="48" height=${STATUS_H - 2} rx="6" /><//>`;
}

/** The department a seat has reserved. @param {{seat: number, tile: any, name: string, w: number}} props */
function Reserved({ seat, tile, name, w }) {
  const { say } = usePlay();
  return html`<${Target} on=${`reserved:${seat}`} about=${`display:${tile.tile}`}
  label=${say("board-reserved", { name: named(tile.id, say) })} class="reserved">
    <rect class=${`type ${tile.type}`} width=${w} height=${STATUS_H} rx="6" />
    <g class="on-type"><${Glyph} name=${TYPE_ICONS[tile.type]} set=${ICONS} x=${14} y=${STATUS_H / 2} size=${15} /></g>
    ${name && html`<text class="on-type" x="25" y=${STATUS_H / 2 + 0.5} dominant-baseline="central">${name}</text>`}
    <rect class="halo" x="1" y="1" width=${w - 2} height=${STATUS_H - 2} rx="6" /><//>`;
}

/** A choice that belongs to nothing on the table, as a button. @param {{choice: Choice, w: number}} props */
function Act({ choice, w }) {
  const { say } = usePlay();
  const text = say(choice.say);
  const lines = wide(text, 12) + 12 > w ? 2 : 1;
  return html`<${Target} on=${`act:${choice.do.do}`} offers=${[choice]} label=${say("board-act")} class="act">
    <rect class="button" width=${w} height=${STATUS_H} rx="6" />
    <${Lines} text=${text} x=${w / 2} y=${STATUS_H / 2 + 0.5} size=${lines === 2 ? 11 : 12}
        chars=${lines === 2 ? Math.ceil(text.length / 2) + 4 : 99} lines=${lines} />
        <rect class="halo" x="1" y="1" width=${w - 2} height=${STATUS_H - 2} rx="6" /><//>`;
}

/** @param {{w: number, seat: number}} props */
export function Status({ w, seat }) {
  const play = usePlay();
  const { view, say } = play;
  const { board, you } = view;
  const company = board.seats[seat];
  const mine = seat === you;
  /** What stands from the left, each with its width. @type {[number, any][]} */
  const parts = [];
  const pool = mine && view.actor === you ? board.turn.pool : 0;
  if (pool > 0) {
    const text = say(board.step === "research" || board.turn.type === "RD" ? "board-research" : "board-moves", {
      n: pool,
    });
    const width = wide(text, 13) + 16;
    parts.push([width, html`<${Pool} text=${text} w=${width} />`]);
  }
  if (company.choice === "held")
    parts.push([
      50,
      html`<${HeldTile}
  on=${mine ? "choice-tile" : `choice-tile:${seat}`} />`,
    ]);
  /** @type {Choice[]} */
  const acts = mine ? loose(play).slice(-2) : [];
  const taken = parts.reduce((sum, [width]) => sum + width + 4, 0);
  const tile = company.reserved && board.display.find((/** @type {any} */ t) => t.tile === company.reserved);
  /** @param {Choice} act @param {boolean} tight */
  const actWidth = (act, tight) =>
    tight ? Math.max(64, wide(say(act.say), 11) * 0.62 + 14) : wide(say(act.say), 12) + 18;
  const actsWidth = (/** @type {boolean} */ tight) => acts.reduce((sum, act) => sum + actWidth(act, tight) + 4, 0);
  const name = tile ? named(tile.id, say, true) : "";
  const nameWidth = tile ? wide(name, 12) + 32 : 0;
  const tight = taken + (tile ? 32 : 0) + actsWidth(false) > w;
  const icon = taken + nameWidth + 4 + actsWidth(tight) > w;
  if (tile)
    parts.push([
      icon ? 28 : nameWidth,
      html`<${Reserved} seat=${seat} tile=${tile} name=${icon ? "" : name}
  w=${icon ? 28 : nameWidth} />`,
    ]);
  let x = 0;
  let right = w;
  const drawn = parts.map(([width, part], i) => {
    x += width + 4;
    return html`<g key=${i} transform=${`translate(${x - width - 4} 0)`}>${part}</g>`;
  });
  for (const act of [...acts].reverse()) {
    const width = actWidth(act, tight);
    right -= width + 4;
    drawn.push(html`<g key=${act.id} transform=${`translate(${right + 4} 0)`}><${Act} choice=${act} w=${width} /></g>`);
  }
  if (drawn.length === 0 && board.type) {
    const { region, donation } = board.event;
    const when = region ? `${donation ? "end-" : ""}${region}` : donation ? "donation" : "none";
    const event = say(`event-${when}`);
    drawn.push(html`<${Lines} key="now" text=${say("board-now", { action: say(`type-${board.type}`), event })} x=${2}
    y=${STATUS_H / 2} size=${12} chars=${Math.floor(w / 5.6)} lines=${2} anchor="start" />`);
  }
  return html`<g class="status">${drawn}</g>`;
}
