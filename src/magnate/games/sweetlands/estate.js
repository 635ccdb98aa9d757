/** The boards of one heir: property tokens, automation columns, industry and food tracks, prosperity tracks. */
import { Piece, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Columns } from "/games/sweetlands/cards.js";
import { Pic, Tokens, Words, groups } from "/games/sweetlands/tokens.js";

const KINDS = ["tent", "house", "bldg"];
const COLUMNS = ["agriculture", "forestry", "mining"];
const COLOURS = /** @type {Record<string, string>} */ ({ land: "orange", rabbit: "orange", road: "green", prop: "green", auto: "gray", ip: "gray" });

/** Everything of a seat but its map. @param {{seat: number, w: number}} props */
export function Estate({ seat, w }) {
  const heir = usePlay().view.board.heirs[seat];
  return html`<g class="estate">
    <${Who} heir=${heir} seat=${seat} w=${w} />
    <g transform="translate(0 64)"><${Properties} heir=${heir} seat=${seat} w=${w} /></g>
    <g transform="translate(0 298)"><${Columns} heir=${heir} seat=${seat} w=${w + 6} h=${108} /></g>
    <g transform="translate(0 414)"><${Industry} heir=${heir} seat=${seat} w=${w} /></g>
    <g transform="translate(0 538)"><${Food} heir=${heir} seat=${seat} w=${w} /></g>
    <g transform="translate(0 608)"><${Prosperity} seat=${seat} w=${w} /></g>
  </g>`;
}
export const ESTATE_HEIGHT = 756;

/** Who the heir is and what the clock asks for. @param {{heir: any, seat: number, w: number}} props */
function Who({ heir, seat, w }) {
  const { say, catalogue } = usePlay();
  if (!heir.character) return null;
  const { args } = /** @type {any} */ (catalogue[`char-${heir.character}`].say);
  const up = heir.built.clock > 0;
  return html`<${Target} on=${`heir:${seat}`} about=${`char-${heir.character}`} label=${say(`char-${heir.character}`)} class="who-is">
    <rect class="leaf" width=${w} height="56" rx="8" /><${SeatPiece} seat=${seat} x=${22} y=${28} r=${14} />
    <text class="caption" x="44" y="22" font-size="16">${say(`char-${heir.character}`)}</text>
    <${Words} text=${say(up ? args.clock : args.base)} x=${44} y=${40} w=${w - 152} h=${28} class="small" />
    <g class=${cls("clockwork", up && "up")}><circle cx=${w - 26} cy="28" r="19" /><${Pic} name="clock" x=${w - 26} y=${28} size=${24} /></g>
    ${!up && html`<${Tokens} of=${args.need} x=${w - 74} y=${28} w=${52} h=${46} size=${14} />`}
    <rect class="halo" width=${w} height="56" rx="8" /><//>`;
}

/** A token to build: its price and what it brings. @param {{seat: number, kind: string, on: boolean, about: string, name: string, done: boolean, next: boolean, cost: any, effect: any, pic: string, x: number, y: number, w: number, h: number}} props */
function Token({ seat, kind, on, about, name, done, next, cost, effect, pic, x, y, w, h }) {
  const { say } = usePlay();
  return html`<${Target} on=${on ? `board:${seat}:${kind}` : `token:${seat}:${about}`} about=${about} label=${`${name}${done ? `, ${say("board-built")}` : ""}`} why=${next ? { do: "build", kind } : undefined} transform=${`translate(${x} ${y})`} class=${cls("prop-token", `k-${pic}`, done && "done", next && "next")}>
    <rect class="leaf" width=${w} height=${h} rx="6" />
    ${done ? html`<${Pic} name="check" x=${17} y=${h / 2} size=${17} />` : html`<circle class="coin" cx="17" cy=${h / 2} r=${Math.min(14, h / 2 - 3)} /><${Pic} name=${pic} x=${17} y=${h / 2} size=${Math.min(19, h - 12)} />`}
    ${cost && !done && html`<${Tokens} of=${cost} x=${34} y=${h / 2} w=${(w - 38) * 0.46} h=${h - 2} size=${13} anchor="start" />`}
    <${Tokens} of=${effect} x=${done ? w / 2 + 10 : w - (w - 38) * 0.24 - 3} y=${h / 2} w=${done ? w - 40 : (w - 38) * 0.5} h=${h - 4} size=${14} />
    <rect class="halo" width=${w} height=${h} rx="6" /><//>`;
}

/** Tents, houses and buildings row by row (the first row lies lowest), stores and labs. @param {{heir: any, seat: number, w: number}} props */
function Properties({ heir, seat, w }) {
  const { say, catalogue, view } = usePlay();
  const mine = seat === view.you;
  const cw = (w + 6) / 3;
  const h = 30;
  /** @param {string} key */
  const args = (key) => /** @type {any} */ (catalogue[key]?.say)?.args ?? {};
  return html`<g class="properties">
    ${KINDS.map((kind, i) => [5, 4, 3, 2, 1].map((row, k) => {
      const about = `prop-${kind}-${row}`;
      const printed = row === 2 || row === 3 ? args(`char-${heir.character}-row${row}`)[kind] : args(about).effect;
      return html`<${Token} key=${about} seat=${seat} kind=${kind} on=${mine && row === heir.built[kind] + 1} about=${about} name=${say(`name-${kind}`, { n: row })} done=${row <= heir.built[kind]} next=${mine && row === heir.built[kind] + 1} cost=${args(about).cost} effect=${printed} pic=${kind} x=${i * cw} y=${k * (h + 4)} w=${cw - 6} h=${h} />`;
    }))}
    ${COLUMNS.map((column, i) => {
      const about = `prop-store_${column}`;
      const done = heir.stores.includes(column);
      return html`<${Token} key=${about} seat=${seat} kind=${`store_${column}`} on=${mine && !done} about=${about} name=${say(about)} done=${done} next=${mine && !done} cost=${args(about).cost} effect=${args(about).effect} pic="store" x=${i * cw} y=${174} w=${cw - 6} h=${h} />`;
    })}
    <text class="small" x="0" y="224" font-size="12.5">${say("board-city-points", { cities: heir.cities, cp: heir.points.cp, ports: heir.ports })}</text>
    ${heir.wood_discount > 0 && html`<${Tokens} of=${[[{ text: `−${heir.wood_discount}` }, { icon: "wood" }, { icon: "property" }]]} x=${w - 30} y=${220} w=${70} size=${14} />`}
  </g>`;
}

/** A space of a track. @param {{about: string, label: string, of: any, x: number, y: number, w: number, h: number, here?: boolean, past?: boolean}} props */
function Space({ about, label, of, x, y, w, h, here = false, past = false }) {
  return html`<${Target} on=${`space:${about}`} about=${about} label=${label} transform=${`translate(${x} ${y})`} class=${cls("space", past && "past", here && "here")}>
    <rect class="spot-face" width=${w} height=${h} rx="4" /><${Tokens} of=${of} x=${w / 2} y=${h / 2} w=${w - 4} h=${h - 2} size=${12.5} /><rect class="halo" width=${w} height=${h} rx="4" /><//>`;
}

/** What a space brings. @param {any} about */
function brings(about) {
  const { id, args } = about?.say ?? { id: "", args: {} };
  return id === "help-space-ip" ? [[{ text: String(args.n) }, { icon: "ip" }]] : groups(args?.effect);
}

/** The industry track in two rows of nine, wagon above and locomotive below; labs stand at the gates. @param {{heir: any, seat: number, w: number}} props */
function Industry({ heir, seat, w }) {
  const { say, catalogue, view } = usePlay();
  const { board, you } = view;
  const mine = seat === you;
  const cw = (w - 46) / 9;
  const lane = 26;
  return html`<g class="industry-track">${[0, 1].map((half) => html`<g key=${half} transform=${`translate(0 ${half * 61})`}>
    ${["wagon", "locomotive"].map((marker, m) => html`<g key=${marker}>
      ${half === 0 ? html`<${Target} on=${`marker:${seat}:${marker}`} about="track-industry" label=${say(`marker-${marker}`)} why=${mine ? { do: "move", marker } : undefined} transform=${`translate(0 ${m * (lane + 2)})`} class=${cls("marker", heir[marker] === null && "missing")}>
        <rect class="leaf" width="40" height=${lane} rx="5" /><${Pic} name=${marker} x=${20} y=${lane / 2} size=${20} /><rect class="halo" width="40" height=${lane} rx="5" /><//>`
        : html`<g class="missing"><${Pic} name=${marker} x=${20} y=${m * (lane + 2) + lane / 2} size=${15} /></g>`}
      ${[...Array(9).keys()].map((i) => {
        const n = half * 9 + i + 1;
        return html`<${Space} key=${n} about=${`${marker}-${n}`} label=${say(`name-${marker}`, { n })} of=${brings(catalogue[`${marker}-${n}`])} x=${46 + i * cw} y=${m * (lane + 2)} w=${cw - 5} h=${lane} past=${heir[marker] !== null && n < heir[marker]} here=${heir[marker] === n} />`;
      })}
      ${heir[marker] > half * 9 && heir[marker] <= half * 9 + 9 && html`<${Piece} id=${`${marker}:${seat}`} at=${`marker:${seat}:${marker}`} x=${46 + (heir[marker] - half * 9 - 1) * cw + (cw - 5) - 6} y=${m * (lane + 2) + 5}><${SeatPiece} seat=${seat} x=${0} y=${0} r=${6} letter=${false} /><//>`}
    </g>`)}
    ${board.gates.map((/** @type {number} */ gate, /** @type {number} */ i) => {
      if (Math.floor((gate - 1) / 9) !== half) return null;
      const done = heir.built.lab > i;
      const next = mine && heir.built.lab === i;
      const about = `prop-lab-${i + 1}`;
      return html`<${Target} key=${gate} on=${next ? `board:${seat}:lab` : `token:${seat}:${about}`} about=${about} label=${`${say("name-lab", { n: i + 1 })}${done ? `, ${say("board-built")}` : ""}`} why=${next ? { do: "build", kind: "lab" } : undefined} transform=${`translate(${46 + ((gate - 1) % 9 + 1) * cw - 2.5} ${lane})`} class=${cls("gate", done && "done")}>
        <path class="bar" d=${`M0 ${-lane}V${lane + 2}`} /><circle class="coin" r="10" cy="1" /><${Pic} name="lab" x=${0} y=${1} size=${14} /><circle class="halo" r="11" cy="1" /><//>`;
    })}
  </g>`)}</g>`;
}

/** The food track and the rabbits that wait for it. @param {{heir: any, seat: number, w: number}} props */
function Food({ heir, seat, w }) {
  const { say, catalogue, view } = usePlay();
  const mine = seat === view.you;
  const n = view.board.lengths.food;
  const cw = (w - 46) / n;
  return html`<g class="food-track">
    <${Target} on=${`food:${seat}`} about="track-food" label=${say("track-food")} why=${mine ? { do: "food" } : undefined} class="marker"><rect class="leaf" width="40" height="62" rx="5" /><${Pic} name="food" x=${20} y=${20} size=${22} /><text x="20" y="48" text-anchor="middle" font-size="16">${heir.food}</text><rect class="halo" width="40" height="62" rx="5" /><//>
    ${[...Array(n).keys()].map((i) => {
      const at = i + 1;
      const rabbit = at - 3;
      return html`<g key=${at}>
        ${rabbit > 0 && html`<${Target} on=${`rabbit:${seat}:${rabbit}`} about=${`rabbit-${rabbit}`} label=${say("name-rabbit", { n: rabbit })} transform=${`translate(${46 + i * cw} 0)`} class=${cls("bun", rabbit <= heir.rabbits && "out")}>
          <rect class="spot-face" width=${cw - 3} height="32" rx="4" /><${Pic} name="rabbit" x=${(cw - 3) / 2} y=${9} size=${13} /><${Tokens} of=${/** @type {any} */ (catalogue[`rabbit-${rabbit}`].say).args.effect} x=${(cw - 3) / 2} y=${24} w=${cw - 5} size=${12} /><rect class="halo" width=${cw - 3} height="32" rx="4" /><//>`}
        <${Space} about=${`food-${at}`} label=${say("name-food", { n: at })} of=${brings(catalogue[`food-${at}`])} x=${46 + i * cw} y=${35} w=${cw - 3} h=${27} past=${at < heir.food} here=${at === heir.food} />
      </g>`;
    })}
    ${heir.food > 0 && html`<${Piece} id=${`food:${seat}`} at=${`food:${seat}`} x=${46 + heir.food * cw - 8} y=${39}><${SeatPiece} seat=${seat} x=${0} y=${0} r=${6} letter=${false} /><//>`}
  </g>`;
}

/** The six prosperity tracks with everybody's markers: bonuses on the way, the rate each space pays. @param {{seat: number, w: number}} props */
function Prosperity({ seat, w }) {
  const { say, catalogue, view } = usePlay();
  const { board, you } = view;
  const mine = seat === you;
  const half = (w - 6) / 2;
  return html`<g class="prosperity">${Object.keys(COLOURS).map((track, i) => {
    const { args } = /** @type {any} */ (catalogue[`track-${track}`].say);
    const n = board.lengths[track];
    const cw = (half - 40) / 7;
    /** @type {any[]} */
    const rates = Object.values(args.rates.args);
    /** @type {any[]} */
    const bonus = args.bonus.id === "help-space" ? [args.bonus] : Object.values(args.bonus.args);
    const first = board.first[track];
    const own = board.heirs[seat].tracks[track];
    const pays = rates.filter((rate) => rate.args.from <= own).pop();
    return html`<${Target} key=${track} on=${`track:${seat}:${track}`} about=${`track-${track}`} label=${say("board-track", { track: say(`track-${track}`), space: own, rate: pays ? `${pays.args.vp}/${pays.args.per}` : "0" })} why=${mine ? { do: "track", track } : undefined} transform=${`translate(${(i % 2) * (half + 6)} ${Math.floor(i / 2) * 49})`} class=${`pros o-${COLOURS[track]}`}>
      <rect class="strip" width=${half} height="45" rx="6" /><${Pic} name=${track} x=${19} y=${14} size=${19} />
      <text x="19" y="36" text-anchor="middle" font-size="12.5" class="rate">${pays ? (pays.args.per > 1 ? `${pays.args.vp}/${pays.args.per}★` : `${pays.args.vp}★`) : "0★"}</text>
      ${[...Array(n).keys()].map((k) => {
        const rate = rates.find((one) => one.args.from === k + 1);
        const gift = bonus.find((one) => one.args.space === k + 1);
        return html`<g key=${k} transform=${`translate(${38 + k * cw} 4)`} class=${cls("step", k < own && "past")}>
          <rect class="spot-face" width=${cw - 2} height="37" rx="4" />
          ${rate && html`<text x=${cw / 2 - 1} y="8" text-anchor="middle" font-size="11" dominant-baseline="central">${rate.args.per > 1 ? `${rate.args.vp}/${rate.args.per}` : rate.args.vp}★</text>`}
          ${gift && html`<${Tokens} of=${gift.args.effect} x=${cw / 2 - 1} y=${rate ? 20 : 16} w=${cw - 4} size=${11.5} />`}
          ${k === n - 1 && first === null && html`<${Pic} name="diamond" x=${cw / 2 - 1} y=${20} size=${11} />`}
          ${k === n - 1 && first !== null && html`<g><${Pic} name="trophy" x=${cw / 2 - 1} y=${20} size=${12} /></g>`}</g>`;
      })}
      ${board.heirs.map((/** @type {any} */ other, /** @type {number} */ s) => other.tracks[track] > 0 && html`<${Piece} key=${s} id=${`pros:${s}:${track}`} at=${`track:${seat}:${track}`} x=${38 + (other.tracks[track] - 1) * cw + 5.5 + s * ((cw - 13) / Math.max(1, board.heirs.length - 1))} y=${35}><${SeatPiece} seat=${s} x=${0} y=${0} r=${5.5} letter=${false} /><//>`)}
      <rect class="halo" width=${half} height="45" rx="6" /><//>`;
  })}</g>`;
}
