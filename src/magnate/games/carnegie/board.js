/** The map of the United States, the timeline, the donations, and a company with its tabs. */
import { Glyph, Lines, Piece, Press, SeatPiece, Target, cls, html, usePlay, useState } from "/static/kit.js";
import { COAST, REGION_SHAPES } from "/games/carnegie/map.js";

/** @typedef {import("/static/kit.js").Play} Play */

export const FIGURES = {
  money: "coin", goods: "save", vp: "star", active: "person", away: "train", reserve: "hourglass", discs: "dice", projects: "factory",
  departments: "bank", donations: "hand",
};

const REGIONS = ["west", "midwest", "south", "east"];
const TABS = ["housing", "commerce", "industry", "public"];
/** @type {Record<string, string>} */
const PROJECT_ICONS = { housing: "house", commerce: "scales", industry: "factory", public: "bank", any: "star" };
const GROUPS = ["education", "human-rights", "welfare", "health"];

/** The letter under which a donation group's cells are numbered. @type {Record<string, string>} */
const GROUP_LETTERS = { "education": "E", "human-rights": "R", "welfare": "W", "health": "H" };

/** Owner of a disc as a seat number; Andrew takes the next seat's mark. @param {any} owner */
const seatOf = (owner) => (owner === "andrew" ? 1 : owner);

/** A disc of a seat, or a neutral one. @param {{owner: any, x: number, y: number, r: number}} props */
function Disc({ owner, x, y, r }) {
  if (owner === "neutral") return html`<circle class="neutral" cx=${x} cy=${y} r=${r} />`;
  return html`<${SeatPiece} seat=${seatOf(owner)} x=${x} y=${y} r=${r} letter=${r > 6} />`;
}

/** What a space or a section gives, short. @param {any} gain @param {Play["say"]} say */
const gained = (gain, say) =>
  Object.entries(gain ?? {}).map(([kind, n]) => say(`board-gain-${kind}`, { n: Number(n) })).join(" ");

// --- the map -------------------------------------------------------------------------------------------

/** Where a point of the map data is drawn. @param {number[]} xy @param {number} w @param {number} h */
const at = ([x, y], w, h) => [((x - 0.03) / 0.85) * w, ((y - 0.375) / 0.56) * h];

/** @param {{w: number, h: number}} props */
function Map_({ w, h }) {
  const { view, say } = usePlay();
  const { board } = view;
  /** @param {any} city */
  const middle = (city) => {
    const points = city.slots.map((/** @type {any} */ s) => at(s.xy, w, h));
    return [0, 1].map((i) => points.reduce((/** @type {number} */ sum, /** @type {number[]} */ p) => sum + p[i], 0) / points.length);
  };
  const places = Object.fromEntries(board.cities.map((/** @type {any} */ c) => [c.id, middle(c)]));
  const scale = `scale(${w / 1000} ${h / 560})`;
  const r = w > 500 ? 9 : 7.5;
  return html`<g class="map">
    <rect class="sea" width=${w} height=${h} rx="8" />
    <g transform=${scale}>
      <clipPath id="coast"><path d=${COAST} /></clipPath>
      <g clip-path="url(#coast)">${REGIONS.map((r) => html`<path key=${r} class=${`land ${r}`} d=${REGION_SHAPES[r]} />`)}</g>
      <path class="coast" d=${COAST} />
    </g>
    ${board.routes.map((/** @type {string[]} */ [a, b]) => html`<g key=${a + b} class="route" aria-hidden="true"><path class="bed" d=${`M${places[a]}L${places[b]}`} /><path class="ties" d=${`M${places[a]}L${places[b]}`} /></g>`)}
    ${board.cities.map((/** @type {any} */ city) => {
      const [x, y] = places[city.id];
      const low = Math.max(...city.slots.map((/** @type {any} */ s) => at(s.xy, w, h)[1]));
      const name = say(`city-${city.id}`);
      const half = name.length * (city.size === "large" ? 3.3 : 2.7);
      return html`<g key=${city.id} class=${`city ${city.size} of-${city.region}`}>
        ${city.slots.map((/** @type {any} */ slot, /** @type {number} */ i) => {
          const [sx, sy] = at(slot.xy, w, h);
          const id = `city:${city.id}:${i + 1}`;
          const who = slot.owner === null ? say("board-free") : slot.owner === "neutral" ? say("board-neutral") : say(`seat-${seatOf(slot.owner)}`);
          return html`<${Target} key=${id} on=${id} about=${`city:${city.id}`} label=${`${name}, ${say(`slot-${slot.type}`)}, ${who}`} why=${{ do: "build", slot: `${city.id}:${i + 1}` }} class=${cls("slot", slot.type)}>
            <circle class="bed" cx=${sx} cy=${sy} r=${r} />
            ${slot.owner === null ? html`<${Glyph} name=${PROJECT_ICONS[slot.type]} x=${sx} y=${sy} size=${r * 1.35} />`
              : html`<${Piece} id=${`disc:${id}`} at=${id} x=${sx} y=${sy}><${Disc} owner=${slot.owner} x=${0} y=${0} r=${r} /><//>`}
            <circle class="halo" cx=${sx} cy=${sy} r=${r + 2} /><//>`;
        })}
        ${w > 500 && html`<text class="city-name" x=${x} y=${low + 19} text-anchor="middle">${name}</text>`}
        ${w > 500 && city.vp > 0 && html`<g class="city-vp"><circle cx=${x + half + 10} cy=${low + 15} r="7" /><text x=${x + half + 10} y=${low + 15.5} text-anchor="middle" dominant-baseline="central">${city.vp}</text></g>`}
        ${w > 500 && city.income && html`<text class="pays" x=${x - half - 6} y=${low + 19} text-anchor="middle">$</text>`}
      </g>`;
    })}
  </g>`;
}

/** Employees on mission in each region. @param {{w: number}} props */
function Zones({ w }) {
  const { view, say } = usePlay();
  const cell = w / 4;
  return html`<g class="zones">${REGIONS.map((region, i) => html`<${Target} key=${region} on=${`zone:${region}`} about=${`zone:${region}`} why=${{ do: "mission", region }} label=${say("board-zone", { region: say(`region-${region}`) })} transform=${`translate(${i * cell} 0)`}>
    <rect class=${`land ${region}`} width=${cell - 4} height="30" rx="5" /><text class=${`tinted ${region}`} x="8" y="20" font-size="14">${say(w > 500 ? `region-${region}` : `board-abbr-${region}`)}</text>
    ${view.board.seats.map((/** @type {any} */ seat, /** @type {number} */ s) => seat.zones[region] > 0 && html`<g key=${s}><${SeatPiece} seat=${s} x=${cell - 26 - s * 26} y=${15} r=${7} letter=${false} /><text class="count" x=${cell - 17 - s * 26} y="20" font-size="12">${seat.zones[region]}</text></g>`)}
    <rect class="halo" width=${cell - 4} height="30" rx="5" /><//>`)}</g>`;
}

// --- timeline, donations, transport -----------------------------------------------------------------------

/** @param {{w: number}} props */
function Timeline({ w }) {
  const { view, say } = usePlay();
  const { board } = view;
  const cell = (w - 74) / 5;
  return html`<g class="panel timeline"><text class="caption" x="2" y="16">${say("word-timeline")}</text>
    <text class="small" x=${w} y="16" text-anchor="end">${say("word-round", { round: view.round, rounds: board.rounds })}</text>
    ${board.timeline.map((/** @type {any} */ row, /** @type {number} */ r) => {
      const spaces = [...row.spaces, row.end];
      const next = spaces[row.marker] ?? null;
      const event = next === null ? "none" : row.marker === spaces.length - 1 ? `end-${next}` : next;
      return html`<${Target} key=${row.row} on=${`row:${row.row}`} about=${`row:${row.row}`} why=${{ do: "row", row: row.row }} label=${say("board-row", { action: say(`type-${row.row}`), event: say(`event-${event}`) })} transform=${`translate(0 ${24 + r * 33})`} class=${cls("row", board.row === row.row && "now")}>
        <rect class=${`type ${row.row}`} width="70" height="29" rx="5" /><text class="type-name" x="35" y="19" text-anchor="middle">${say(`short-${row.row}`)}</text>
        ${spaces.map((space, i) => html`<g key=${i} transform=${`translate(${74 + i * cell} 0)`} class=${cls("event", i < row.marker && "past", i === row.marker && "next")}>
          <rect class=${cls("space", space)} width=${cell - 3} height="29" rx="4" />
          <text x=${cell / 2 - 1.5} y="19" text-anchor="middle">${space === "donation" ? "♥" : say(`board-abbr-${space}`)}${i === 4 ? "♥" : ""}</text></g>`)}
        <${Piece} id=${`marker:${row.row}`} at=${`row:${row.row}`} x=${74 + (row.marker - 0.5) * cell} y=${14.5}><circle class="marker" r="8" /><//>
        <rect class="halo" width=${w} height="29" rx="5" /><//>`;
    })}</g>`;
}

/** @param {{w: number, h: number}} props */
function Donations({ w, h }) {
  const { view, say } = usePlay();
  const { board, you } = view;
  const cell = (w - 2) / 5;
  const row = (h - 24) / 4;
  const me = board.seats[you];
  return html`<g class="panel donations"><text class="caption" x="2" y="16">${say("word-donations")}</text>
    ${me && html`<text class="small" x=${w} y="16" text-anchor="end">${say("word-next-donation", { price: me.next_donation })}</text>`}
    ${GROUPS.map((group, g) => html`<g key=${group} transform=${`translate(0 ${24 + g * row})`}>
      ${[1, 2, 3, 4, 5].map((n) => {
        const id = `${GROUP_LETTERS[group]}${n}`;
        const found = board.cells.find((/** @type {any} */ c) => c.id === id);
        return html`<${Target} key=${id} on=${`cell:${id}`} about=${`cell:${id}`} why=${{ do: "donate", cell: id }} label=${say(`cell-${id}`)} transform=${`translate(${(n - 1) * cell} 0)`}>
          <rect class=${`cell ${group}`} width=${cell - 3} height=${row - 3} rx="5" />
          <${Lines} text=${say(`board-cell-${id}`)} x=${(cell - 3) / 2} y=${15} size=${12} chars=${Math.floor(cell / 6.4)} lines=${2} />
          ${found.discs.map((/** @type {any} */ owner, /** @type {number} */ k) => html`<${Piece} key=${k} id=${`gift:${id}:${k}`} at=${`cell:${id}`} x=${11 + k * 17} y=${row - 13}><${Disc} owner=${owner} x=${0} y=${0} r=${7.5} /><//>`)}
          <rect class="halo" width=${cell - 3} height=${row - 3} rx="5" /><//>`;
      })}</g>`)}</g>`;
}

/** @param {{w: number}} props */
function Tracks({ w }) {
  const { view, say } = usePlay();
  const { board } = view;
  const cell = (w - 62) / 5;
  const row = 44;
  return html`<g class="panel tracks"><text class="caption" x="2" y="16">${say("word-transport")}</text>
    ${board.tracks.map((/** @type {any} */ track, /** @type {number} */ r) => html`<${Target} key=${track.region} on=${`track:${track.region}`} about=${`track:${track.region}`} why=${{ do: "track", region: track.region }} label=${say("board-track", { region: say(`region-${track.region}`) })} transform=${`translate(0 ${22 + r * row})`}>
      <rect class=${`land ${track.region}`} width=${w} height=${row - 4} rx="5" /><${Lines} text=${say(`region-${track.region}`)} x=${30} y=${row / 2 - 2} size=${14} chars=${8} lines=${1} class=${`tinted ${track.region}`} />
      ${track.levels.map((/** @type {string} */ level, /** @type {number} */ i) => html`<g key=${i} transform=${`translate(${60 + i * cell} 3)`}>
        <rect class=${`stop ${level}`} width=${cell - 3} height=${row - 10} rx="4" />
        <text class="gain" x=${(cell - 3) / 2} y="13" text-anchor="middle">${gained(track.income[i], say)}</text>
        ${i > 0 && html`<text class="step" x=${cell - 6} y="31" text-anchor="end">${track.steps[i - 1]}</text>`}</g>`)}
      ${[...board.seats.map((/** @type {any} */ s) => s.tracks), ...(board.andrew ? [board.andrew.tracks] : [])].map((tracks, s) => html`<${Piece} key=${s} id=${`train:${s}:${track.region}`} at=${`track:${track.region}`} x=${68 + (tracks[track.region] - 1) * cell + s * 11} y=${row - 15}><${SeatPiece} seat=${s} x=${0} y=${0} r=${6.5} letter=${false} /><//>`)}
      <rect class="halo" width=${w} height=${row - 4} rx="5" /><//>`)}</g>`;
}

// --- a company ---------------------------------------------------------------------------------------------

/** Standing and lying employees. @param {{seat: number, space: any, x: number, y: number}} props */
function Employees({ seat, space, x, y }) {
  const { say } = usePlay();
  return html`<g class="employees" transform=${`translate(${x} ${y})`} data-seat=${seat}>
    ${space.stand > 0 && html`<g class="stand"><${Glyph} name="person" x=${0} y=${0} size=${18} /><text x="10" y="5">${space.stand}</text></g>`}
    ${space.lie > 0 && html`<g class="lie" transform=${`translate(${space.stand > 0 ? 34 : 0} 0)`}><g transform="rotate(-90)"><${Glyph} name="person" x=${0} y=${0} size=${16} /></g><text x="11" y="5">${space.lie}</text></g>`}
    <title>${say("board-people", { stand: space.stand, lie: space.lie })}</title></g>`;
}

/** @param {{w: number, h: number, seat: number}} props */
function Company({ w, h, seat }) {
  const { view, say } = usePlay();
  const { board, you } = view;
  const company = board.seats[seat];
  const mine = seat === you;
  const cw = w / 4;
  const ch = h / 4;
  const picked = mine && board.turn?.picked;
  return html`<g class=${cls("company", !mine && "foreign")}>
    ${company.company.map((/** @type {any} */ space) => {
      const [row, column] = space.space.split("-").map(Number);
      const on = mine ? `space:${space.space}` : `rival:${seat}:${space.space}`;
      const name = !space.department ? say("board-empty") : space.department === "lobby" ? say("lobby") : say(`dept-${space.department}`);
      return html`<${Target} key=${space.space} on=${on} about=${space.department && space.department !== "lobby" ? `dept:${space.department}` : "lobby"} why=${mine && space.department ? { do: "use", department: space.department } : undefined}
        label=${say("board-space", { name, stand: space.stand, lie: space.lie })} transform=${`translate(${(column - 1) * cw} ${(row - 1) * ch})`} class=${cls("space", space.department && `dept ${space.type ?? ""}`, picked === space.space && "picked")}>
        <rect class="floor" width=${cw - 4} height=${ch - 4} rx="5" />
        ${space.department && html`<rect class=${`type ${space.type ?? "HR"}`} width=${cw - 4} height="24" rx="5" /><${Lines} text=${name} x=${(cw - 4) / 2} y=${12} size=${12} chars=${Math.floor(cw / 5.6)} lines=${2} class="on-type" />`}
        ${!space.department && html`<text class="floor-vp" x=${cw - 12} y=${ch - 12} text-anchor="end">${space.vp}★</text>`}
        ${space.department && space.stations > 0 && html`<text class="small" x=${cw - 10} y=${ch - 12} text-anchor="end">${say("board-stations", { n: space.stations })}${space.price > 0 ? ` · $${space.price}` : ""}</text>`}
        <${Employees} seat=${seat} space=${space} x=${16} y=${ch / 2 + (space.department ? 8 : 0)} />
        <rect class="halo" width=${cw - 4} height=${ch - 4} rx="5" /><//>`;
    })}</g>`;
}

/** The four project tabs of a seat. @param {{w: number, seat: number}} props */
function Tabs({ w, seat }) {
  const { view, say } = usePlay();
  const company = view.board.seats[seat];
  const mine = seat === view.you;
  const cell = (w - 64) / 7;
  return html`<g class="panel tabs">${TABS.map((name, t) => {
    const tab = company.tabs.find((/** @type {any} */ x) => x.tab === name);
    return html`<${Target} key=${name} on=${mine ? `tab:${name}` : `rival-tab:${seat}:${name}`} about=${`tab:${name}`} why=${mine ? { do: "tab", tab: name } : undefined} label=${say("board-tab", { tab: say(`tab-${name}`), side: tab?.side ?? "" })} transform=${`translate(0 ${t * 43})`}>
      <rect class="strip" width=${w} height="39" rx="5" /><${Glyph} name=${PROJECT_ICONS[name]} x=${16} y=${14} size=${20} /><text class="small" x="30" y="19" font-size="12">${tab?.side ?? ""}</text><text class="tab-name" x="4" y="35">${say(`tab-${name}`)}</text>
      ${tab?.sections.map((/** @type {any} */ section, /** @type {number} */ i) => html`<g key=${i} transform=${`translate(${62 + i * cell} 3)`} class=${cls("section", i < tab.exposed && "out")}>
        <rect width=${cell - 2} height="33" rx="3" />
        ${tab.discs.includes(i + 1) && html`<${SeatPiece} seat=${seat} x=${cell / 2 - 1} y=${11} r=${7.5} letter=${false} />`}
        <${Lines} text=${section.end_vp ? `${section.end_vp}★` : (section.income ?? []).map((/** @type {any} */ gain) => gained(gain, say).replace(" ", "")).join(" ")} x=${cell / 2 - 1} y=${tab.discs.includes(i + 1) ? 26 : 17} size=${11} chars=${5} lines=${tab.discs.includes(i + 1) ? 1 : 2} /></g>`)}
      <rect class="halo" width=${w} height="39" rx="5" /><//>`;
  })}</g>`;
}

/** Department tiles to be had. @param {{w: number, h: number}} props */
function Display({ w, h }) {
  const { view, say } = usePlay();
  const cw = w / 4;
  const ch = (h - 20) / 4;
  return html`<g class="panel display"><text class="caption" x="2" y="15">${say("word-display")}</text>
    ${view.board.display.map((/** @type {any} */ tile, /** @type {number} */ i) => html`<${Target} key=${tile.tile} on=${`display:${tile.tile}`} about=${`display:${tile.tile}`} why=${{ do: "tile", tile: tile.tile }} label=${say("board-display", { name: say(`dept-${tile.id}`), count: tile.count })} transform=${`translate(${(i % 4) * cw} ${20 + Math.floor(i / 4) * ch})`} class=${cls("tile", tile.count === 0 && "gone")}>
      <rect class=${`type ${tile.type}`} width=${cw - 3} height=${ch - 3} rx="4" /><${Lines} text=${say(`dept-${tile.id}`)} x=${(cw - 15) / 2} y=${(ch - 3) / 2} size=${11.5} chars=${Math.floor((cw - 16) / 5.9)} lines=${3} class="on-type" />
      <text class="on-type count" x=${cw - 10} y="13" text-anchor="end">×${tile.count}</text><rect class="halo" width=${cw - 3} height=${ch - 3} rx="4" /><//>`)}</g>`;
}

/** Andrew's card and what lies under his scoring cards. @param {{w: number, h: number}} props */
function Andrew({ w, h }) {
  const { view, say } = usePlay();
  const { andrew } = view.board;
  const { card } = andrew;
  const lines = card ? [
    say("board-andrew-row", { row: say(`type-${card.row}`) }), say("board-andrew-cities", { cities: card.cities.map((/** @type {string} */ c) => say(`city-${c}`)).join(", ") }),
    say("board-andrew-donation", { cell: card.donation }), say("board-andrew-departments", { types: card.departments.map((/** @type {string} */ t) => say(`short-${t}`)).join(" ") }),
    say("board-andrew-transport", { region: say(`region-${card.region}`), steps: card.steps }),
  ] : [andrew.back ? say("board-andrew-back", { row: say(`type-${andrew.back.row}`) }) : ""];
  return html`<${Target} on=${card ? `card:${card.id}` : "andrew"} about=${card ? `card:${card.id}` : "andrew"} label=${say("andrew")} class="panel andrew">
    <rect class="strip" width=${w} height=${h} rx="8" /><${SeatPiece} seat=${1} x=${18} y=${18} r=${11} /><text class="caption" x="36" y="23">${say("andrew")}</text><text class="caption" x=${w - 10} y="23" text-anchor="end">${andrew.score}★</text>
    ${lines.map((line, i) => html`<${Lines} key=${i} text=${line} x=${10} y=${46 + i * 25} size=${13.5} chars=${Math.floor(w / 6.4)} lines=${2} anchor="start" />`)}
    <rect class="halo" width=${w} height=${h} rx="8" /><//>`;
}

/** Whose company is shown. @param {{seat: number, onSeat: (seat: number) => void}} props */
function Switch({ seat, onSeat }) {
  const { view, say, seats } = usePlay();
  return html`<g class="switch">${view.board.seats.map((/** @type {any} */ _, /** @type {number} */ s) => html`<${Press} key=${s} transform=${`translate(${s * 86} 0)`} class="who" on=${s === seat} label=${say("board-company-of", { name: seats[s]?.name ?? "" })} onPress=${() => onSeat(s)}>
    <rect width="82" height="24" rx="12" /><${SeatPiece} seat=${s} x=${14} y=${12} r=${8} /><text x="27" y="17" font-size="13">${(seats[s]?.name ?? "").slice(0, 8)}</text><rect class="halo" width="82" height="24" rx="12" /><//>`)}</g>`;
}

// --- the whole ---------------------------------------------------------------------------------------------

/** @param {Play} props */
export default function Board({ view, say, narrow, me }) {
  const [shown, setShown] = useState(-1);
  const seat = shown >= 0 ? shown : Math.max(0, me);
  const solo = Boolean(view.board.andrew);
  if (narrow) {
    const w = 404;
    const bottom = solo ? 190 : 0;
    return html`<svg class="carnegie" viewBox=${`0 0 420 ${1640 + bottom}`} role="group" aria-label=${say("game-name")}><g transform="translate(8 6)">
      <${Timeline} w=${w} />
      <g transform="translate(0 170)"><${Map_} w=${w} h=${330} /></g><g transform="translate(0 506)"><${Zones} w=${w} /></g>
      <g transform="translate(0 548)"><${Switch} seat=${seat} onSeat=${setShown} /></g>
      <g transform="translate(0 580)"><${Company} w=${w} h=${340} seat=${seat} /></g><g transform="translate(0 928)"><${Tabs} w=${w} seat=${seat} /></g>
      <g transform="translate(0 1108)"><${Donations} w=${w} h=${180} /></g><g transform="translate(0 1294)"><${Tracks} w=${w} /></g>
      ${solo && html`<g transform="translate(0 1500)"><${Andrew} w=${w} h=${175} /></g>`}
      <g transform=${`translate(0 ${1500 + bottom})`}><${Display} w=${w} h=${130} /></g></g></svg>`;
  }
  return html`<svg class="carnegie" viewBox="0 0 950 800" role="group" aria-label=${say("game-name")} preserveAspectRatio="xMidYMid meet">
    <g transform="translate(4 4)"><${Map_} w=${640} h=${400} /></g>
    <g transform="translate(4 408)"><${Zones} w=${640} /></g>
    <g transform="translate(654 4)"><${Timeline} w=${290} /></g>
    <g transform="translate(654 168)"><${Donations} w=${290} h=${270} /></g>
    <g transform="translate(4 446)"><${Switch} seat=${seat} onSeat=${setShown} /></g>
    <g transform="translate(4 476)"><${Company} w=${372} h=${322} seat=${seat} /></g>
    <g transform="translate(384 446)"><${Tabs} w=${262} seat=${seat} /></g>
    <g transform="translate(384 622)"><${Display} w=${262} h=${176} /></g>
    <g transform="translate(654 446)"><${Tracks} w=${290} /></g>
    ${solo ? html`<g transform="translate(654 650)"><${Andrew} w=${290} h=${148} /></g>` : html`<g transform="translate(654 650)"><${Links} w=${290} h=${148} /></g>`}
  </svg>`;
}

/** What is going on in the action of the round. @param {{w: number, h: number}} props */
function Links({ w, h }) {
  const { view, say } = usePlay();
  const { board } = view;
  const lines = [
    board.type && say("board-action", { action: say(`type-${board.type}`) }),
    board.event && say("board-event", { event: say(`event-${board.event.region ?? (board.event.donation ? "donation" : "none")}`) }),
    board.turn?.pool > 0 && say("board-pool", { n: board.turn.pool }),
    say("board-first", { name: say(`seat-${board.first}`) }),
  ].filter(Boolean);
  return html`<g class="panel now"><rect class="strip" width=${w} height=${h} rx="8" />${lines.map((line, i) => html`<${Lines} key=${i} text=${String(line)} x=${12} y=${22 + i * 30} size=${15} chars=${Math.floor(w / 7.4)} lines=${2} anchor="start" />`)}</g>`;
}
