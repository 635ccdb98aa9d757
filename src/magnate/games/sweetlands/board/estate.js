/** The boards of one heir: property tokens, automation columns, industry and food tracks, prosperity tracks. */
import { Piece, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Columns } from "/games/sweetlands/board/cards.js";
import { Mark } from "/games/sweetlands/board/headings.js";
import { Pic, Tokens, Words, groups, lean, least } from "/games/sweetlands/board/tokens.js";

const KINDS = ["tent", "house", "bldg"];
const COLUMNS = ["agriculture", "forestry", "mining"];
const COLOURS = /** @type {Record<string, string>} */ ({
  land: "orange",
  rabbit: "orange",
  road: "green",
  prop: "green",
  auto: "gray",
  ip: "gray",
});

/**
 * How the boards are laid out in a width: where there is no room for all, each half gets taller.
 * @param {number} w
 * @param {string} part
 */
function plan(w, part) {
  const tight = w < 420;
  const alone = part !== "all";
  const who = alone ? 86 : 52;
  const token = alone ? 36 : 26;
  const columns = alone ? 176 : 100;
  const boards = who + 6 + 6 * (token + 3) + 26 + columns + 8;
  const lane = alone ? 34 : 26;
  const industry = 2 * (2 * lane + 8);
  const food = tight ? 2 * 64 + 6 : 62;
  const row = alone ? 50 : 30;
  return {
    tight,
    who,
    token,
    columns,
    lane,
    industry,
    food,
    row,
    boards: part === "tracks" ? 0 : boards,
    tracks: part === "boards" ? 0 : industry + 12 + food + 8 + 6 * (row + 3),
  };
}

/** How high the boards get. @param {number} w @param {string} part */
export const estateHeight = (w, part) => {
  const { boards, tracks } = plan(w, part);
  return boards + tracks;
};

/**
 * Everything of a seat but its map, or one half of it: "boards" or "tracks".
 * @param {{seat: number, w: number, part: string}} props
 */
export function Estate({ seat, w, part }) {
  const heir = usePlay().view.board.heirs[seat];
  const { tight, who, token, columns, lane, industry, food, row, boards } = plan(w, part);
  const below = who + 6 + 6 * (token + 3);
  return html`<g class="estate">
    ${
      part !== "tracks" &&
      html`<g><${Who} heir=${heir} seat=${seat} w=${w} h=${who} />
      <g transform=${`translate(0 ${who + 4})`}><${Properties} heir=${heir} seat=${seat} w=${w} h=${token} /></g>
      <g transform=${`translate(0 ${below})`}><${Cities} heir=${heir} w=${w} /></g>
      <g transform=${`translate(0 ${below + 26})`}><${Columns} heir=${heir} seat=${seat} w=${w + 6} h=${columns} /></g>
    </g>`
    }
    ${
      part !== "boards" &&
      html`<g
    transform=${`translate(0 ${boards})`}><${Industry} heir=${heir} seat=${seat} w=${w} lane=${lane} />
      <g transform=${`translate(0 ${industry + 6})`}>
        <${Food} heir=${heir} seat=${seat} w=${w} across=${tight ? 6 : 12} /></g>
      <g transform=${`translate(0 ${industry + food + 14})`}><${Prosperity} seat=${seat} w=${w} row=${row} /></g></g>`
    }
  </g>`;
}

/**
 * Who the heir is and what the clock asks for, with how far one is.
 * @param {{heir: any, seat: number, w: number, h: number}} props
 */
function Who({ heir, seat, w, h }) {
  const { say, catalogue } = usePlay();
  if (!heir.character) return null;
  const { args } = /** @type {any} */ (catalogue[`char-${heir.character}`].say);
  const up = heir.built.clock > 0;
  const done = heir.clock_have.filter((/** @type {number[]} */ [have, need]) => have >= need).length;
  const asks = up ? 0 : 78;
  const clock = say(up ? "board-clock-up" : "board-clock-needs", { done, of: heir.clock_have.length });
  return html`<${Target} on=${`heir:${seat}`} about=${`char-${heir.character}`}
    label=${`${say(`char-${heir.character}`)}, ${clock}`} class="who-is">
    <rect class="leaf" width=${w} height=${h} rx="8" /><${SeatPiece} seat=${seat} x=${20} y=${h / 2} r=${13} />
    <text class="caption" x="40" y="12" dominant-baseline="central" font-size="15">${say(`char-${heir.character}`)}
    </text>
    <${Words} text=${say(up ? args.clock : args.base)} x=${40} y=${20 + (h - 22) / 2} w=${w - 92 - asks} h=${h - 21}
        class="small" />
    <g class=${cls("clockwork", up && "up", !up && done === heir.clock_have.length && "ripe")}>
      <circle cx=${w - 25} cy=${h / 2} r="18" /><${Pic} name="clock" x=${w - 25} y=${h / 2} size=${23} /></g>
    ${
      !up &&
      html`<g>${heir.clock_have.map((/** @type {number[]} */ [have, need], /** @type {number} */ i) => {
        const sign = asked(args.need)[i] ?? [];
        const y = h / 2 + (i - (heir.clock_have.length - 1) / 2) * 17;
        return html`<${Tokens} key=${i} of=${[[{ text: `${Math.min(have, need)}/${need}` }, ...sign]]} x=${w - 84}
        y=${y}
      w=${72} size=${13} />`;
      })}</g>`
    }
    <rect class="halo" width=${w} height=${h} rx="8" /><//>`;
}

/** The icons of each condition, without their numbers. @param {any} need */
const asked = (need) =>
  (/^and-\d$/.test(need.id) ? Object.values(need.args) : [need]).map((one) =>
    groups(one)
      .flat()
      .filter((sign) => sign.icon),
  );

/**
 * A token to build: its price and what it brings.
 * @param {{seat: number, kind: string, on: boolean, about: string, name: string, done: boolean, next: boolean,
 *   cost: any, effect: any, pic: string, x: number, y: number, w: number, h: number}} props
 */
function Token({ seat, kind, on, about, name, done, next, cost, effect, pic, x, y, w, h }) {
  const { say } = usePlay();
  const coin = w < 120 ? 26 : 33;
  const room = w - coin - 4;
  return html`<${Target} on=${on ? `board:${seat}:${kind}` : `token:${seat}:${about}`} about=${about}
  label=${`${name}${done ? `, ${say("board-built")}` : ""}`} why=${next ? { do: "build", kind } : undefined}
  transform=${`translate(${x} ${y})`} class=${cls("prop-token", `k-${pic}`, done && "done", next && "next")}>
    <rect class="leaf" width=${w} height=${h} rx="6" />
    ${
      done
        ? html`<${Pic} name="check" x=${coin / 2 + 1} y=${h / 2} size=${16} />`
        : html`<circle class="coin"
    cx=${coin / 2 + 1} cy=${h / 2} r=${Math.min(coin / 2 - 2, h / 2 - 2)} />
    <${Pic} name=${pic} x=${coin / 2 + 1} y=${h / 2} size=${Math.min(coin - 13, h - 10)} />`
    }
    ${
      cost &&
      !done &&
      html`<${Tokens} of=${cost} x=${coin + 2} y=${h / 2} w=${room * 0.47} h=${h - 1} size=${13}
    anchor="start" />`
    }
    <${Tokens} of=${w < 120 ? lean(effect) : effect} x=${done ? w / 2 + 10 : w - room * 0.26 - 2} y=${h / 2}
        w=${done ? w - 40 : room * 0.54} h=${h - 2} size=${14} />
    <rect class="halo" width=${w} height=${h} rx="6" /><//>`;
}

/**
 * Tents, houses and buildings row by row (the first row lies lowest), then the stores.
 * @param {{heir: any, seat: number, w: number, h: number}} props
 */
function Properties({ heir, seat, w, h }) {
  const { say, catalogue, view } = usePlay();
  const mine = seat === view.you;
  const cw = (w + 6) / 3;
  /** @param {string} key */
  const args = (key) => /** @type {any} */ (catalogue[key]?.say)?.args ?? {};
  return html`<g class="properties">
    ${KINDS.map((kind, i) =>
      [5, 4, 3, 2, 1].map((row, k) => {
        const about = `prop-${kind}-${row}`;
        const printed = row === 2 || row === 3 ? args(`char-${heir.character}-row${row}`)[kind] : args(about).effect;
        return html`<${Token} key=${about} seat=${seat} kind=${kind} on=${mine && row === heir.built[kind] + 1}
      about=${about} name=${say(`name-${kind}`, { n: row })} done=${row <= heir.built[kind]}
      next=${mine && row === heir.built[kind] + 1} cost=${args(about).cost} effect=${printed} pic=${kind} x=${i * cw}
      y=${k * (h + 3)} w=${cw - 6} h=${h} />`;
      }),
    )}
    ${COLUMNS.map((column, i) => {
      const about = `prop-store_${column}`;
      const done = heir.stores.includes(column);
      return html`<${Token} key=${about} seat=${seat} kind=${`store_${column}`} on=${mine && !done} about=${about}
      name=${say(about)} done=${done} next=${mine && !done} cost=${args(about).cost} effect=${args(about).effect}
      pic="store" x=${i * cw} y=${5 * (h + 3)} w=${cw - 6} h=${h} />`;
    })}
  </g>`;
}

/** What cities and ports are worth now, and the discount on wood. @param {{heir: any, w: number}} props */
function Cities({ heir, w }) {
  const { say } = usePlay();
  const signed = heir.port_points > 0 ? `+${heir.port_points}` : String(heir.port_points).replace("-", "−");
  const end = say("board-at-end");
  const passing = say("board-when-passing");
  const second = w * 0.53;
  return html`<g>
      <g class="cities" role="img"
          aria-label=${say("board-city-points", {
            cities: heir.cities,
            cp: heir.city_points,
            ip: heir.ip_symbols,
            ports: heir.ports,
            points: heir.port_points,
          })}>
    <text class="small" x="0" y="11.5" dominant-baseline="central" font-size="12.5">${passing}</text>
    <${Tokens}
        of=${[
          [{ text: String(heir.cities) }, { icon: "city" }, { text: `▸${heir.city_points}` }, { icon: "cp" }],
          [{ text: String(heir.ip_symbols) }, { icon: "ip" }],
        ]} x=${passing.length * 6.1 + 6} y=${11} w=${130} h=${20} size=${13.5} anchor="start" />
    <text class="small" x=${second} y="11.5" dominant-baseline="central" font-size="12.5">${end}</text>
    <${Tokens}
        of=${[
          [{ text: String(heir.ports) }, { icon: "port" }, { text: `▸${signed}` }, { icon: "vp" }],
          ...(heir.wood_discount > 0 && w > 420
            ? [[{ icon: "property" }, { text: `−${heir.wood_discount}` }, { icon: "wood" }]]
            : []),
        ]} x=${second + end.length * 6.1 + 6} y=${11} w=${w - second - end.length * 6.1 - 26} h=${20} size=${13.5}
            anchor="start" /></g>
    <${Mark} x=${w - 10} y=${11} /></g>`;
}

/**
 * A space of a track.
 * @param {{about: string, label: string, of: any, x: number, y: number, w: number, h: number, here?: boolean,
 *   past?: boolean}} props
 */
function Space({ about, label, of, x, y, w, h, here = false, past = false }) {
  return html`<${Target} on=${`space:${about}`} about=${about} label=${label} transform=${`translate(${x} ${y})`}
  class=${cls("space", past && "past", here && "here")}>
    <rect class="spot-face" width=${w} height=${h} rx="4" />
    <${Tokens} of=${lean(of)} x=${w / 2} y=${h / 2} w=${w - 2} h=${h - 2} size=${13} />
    <rect class="halo" width=${w} height=${h} rx="4" /><//>`;
}

/** What a space brings. @param {any} about */
function brings(about) {
  const { id, args } = about?.say ?? { id: "", args: {} };
  return id === "help-space-ip" ? [[{ text: String(args.n) }, { icon: "ip" }]] : groups(args?.effect);
}

/**
 * The industry track in two rows of nine, wagon above and locomotive below; labs stand at the gates.
 * @param {{heir: any, seat: number, w: number, lane: number}} props
 */
function Industry({ heir, seat, w, lane }) {
  const { say, catalogue, view } = usePlay();
  const { board, you } = view;
  const mine = seat === you;
  const half = Math.ceil(board.lengths.industry / 2);
  const cw = (w - 40) / half;
  return html`<g
  class="industry-track">${[0, 1].map(
    (row) => html`<g key=${row} transform=${`translate(0 ${row * (2 * lane + 8)})`}>
    ${["wagon", "locomotive"].map(
      (marker, m) => html`<g key=${marker}>
      ${
        row === 0
          ? html`<${Target} on=${`marker:${seat}:${marker}`} about="track-industry"
      label=${say(`marker-${marker}`)} why=${mine ? { do: "move", marker } : undefined}
      transform=${`translate(0 ${m * (lane + 2)})`} class=${cls("marker", heir[marker] === null && "missing")}>
        <rect class="leaf" width="36" height=${lane} rx="5" />
        <${Pic} name=${marker} x=${18} y=${lane / 2} size=${20} />
        <rect class="halo" width="36" height=${lane} rx="5" /><//>`
          : html`<g class="missing"><${Pic} name=${marker} x=${18} y=${m * (lane + 2) + lane / 2} size=${15} /></g>`
      }
      ${[...Array(half).keys()].map((i) => {
        const n = row * half + i + 1;
        if (n > board.lengths.industry) return null;
        return html`<${Space} key=${n} about=${`${marker}-${n}`} label=${say(`name-${marker}`, { n })}
        of=${brings(catalogue[`${marker}-${n}`])} x=${40 + i * cw} y=${m * (lane + 2)} w=${cw - 4} h=${lane}
        past=${heir[marker] !== null && n < heir[marker]} here=${heir[marker] === n} />`;
      })}
      ${
        heir[marker] > row * half &&
        heir[marker] <= row * half + half &&
        html`<${Piece} id=${`${marker}:${seat}`}
      at=${`industry:${seat}:${heir[marker]}`} x=${40 + (heir[marker] - row * half - 1) * cw + (cw - 4) - 5}
      y=${m * (lane + 2) + 4}><${SeatPiece} seat=${seat} x=${0} y=${0} r=${6} letter=${false} /><//>`
      }
    </g>`,
    )}
    ${board.gates.map((/** @type {number} */ gate, /** @type {number} */ i) => {
      if (Math.floor((gate - 1) / half) !== row) return null;
      const done = heir.built.lab > i;
      const next = mine && heir.built.lab === i;
      const about = `prop-lab-${i + 1}`;
      return html`<${Target} key=${gate} on=${next ? `board:${seat}:lab` : `token:${seat}:${about}`} about=${about}
      label=${`${say("name-lab", { n: i + 1 })}${done ? `, ${say("board-built")}` : ""}`}
      why=${next ? { do: "build", kind: "lab" } : undefined}
      transform=${`translate(${40 + (((gate - 1) % half) + 1) * cw - 2} ${lane})`} class=${cls("gate", done && "done")}>
        <path class="bar" d=${`M0 ${-lane}V${lane + 2}`} /><circle class="coin" r="10" cy="1" />
        <${Pic} name="lab" x=${0} y=${1} size=${14} /><circle class="halo" r="11" cy="1" /><//>`;
    })}
  </g>`,
  )}</g>`;
}

/**
 * The food track and the rabbits that wait for it.
 * @param {{heir: any, seat: number, w: number, across: number}} props
 */
function Food({ heir, seat, w, across }) {
  const { say, catalogue, view } = usePlay();
  const mine = seat === view.you;
  const n = view.board.lengths.food;
  const cw = (w - 40) / across;
  /** @param {number} at */
  const spot = (at) => [40 + ((at - 1) % across) * cw, Math.floor((at - 1) / across) * 66];
  /** @type {{n: number, food: number, effect: any}[]} */
  const rabbits = Object.keys(catalogue)
    .filter((key) => key.startsWith("rabbit-"))
    .map((key) => /** @type {any} */ (catalogue[key].say).args);
  return html`<g class="food-track">
    <${Target} on=${`food:${seat}`} about="track-food" label=${`${say("track-food")} ${heir.food}`}
        why=${mine ? { do: "food" } : undefined}
        class="marker"><rect class="leaf" width="36" height="62" rx="5" />
          <${Pic} name="food" x=${18} y=${20} size=${22} />
          <text x="18" y="48" text-anchor="middle" font-size="16">${heir.food}</text>
          <rect class="halo" width="36" height="62" rx="5" /><//>
    ${rabbits.map((rabbit) => {
      const [x, y] = spot(rabbit.food);
      return html`<${Target} key=${`rabbit-${rabbit.n}`} on=${`rabbit:${seat}:${rabbit.n}`}
      about=${`rabbit-${rabbit.n}`} label=${say("name-rabbit", { n: rabbit.n })} transform=${`translate(${x} ${y})`}
      class=${cls("bun", rabbit.n <= heir.rabbits && "out")}>
        <rect class="spot-face" width=${cw - 3} height="33" rx="4" />
        <${Pic} name="rabbit" x=${(cw - 3) / 2} y=${9} size=${13} />
        <${Tokens} of=${lean(rabbit.effect)} x=${(cw - 3) / 2} y=${24} w=${cw - 4} size=${12.5} />
        <rect class="halo" width=${cw - 3} height="33" rx="4" /><//>`;
    })}
    ${[...Array(n).keys()].map((i) => {
      const [x, y] = spot(i + 1);
      return html`<${Space} key=${i} about=${`food-${i + 1}`} label=${say("name-food", { n: i + 1 })}
      of=${brings(catalogue[`food-${i + 1}`])} x=${x} y=${y + 35} w=${cw - 3} h=${27} past=${i + 1 < heir.food}
      here=${i + 1 === heir.food} />`;
    })}
    ${
      heir.food > 0 &&
      html`<${Piece} id=${`food:${seat}`} at=${`food:${seat}`} x=${spot(heir.food)[0] + cw - 8}
    y=${spot(heir.food)[1] + 39}><${SeatPiece} seat=${seat} x=${0} y=${0} r=${6} letter=${false} /><//>`
    }
  </g>`;
}

/**
 * The six prosperity tracks with everybody's markers: bonuses on the way, the rate each space pays.
 * @param {{seat: number, w: number, row: number}} props
 */
function Prosperity({ seat, w, row }) {
  const { say, catalogue, view } = usePlay();
  const { board, you } = view;
  const mine = seat === you;
  const most = Math.max(...Object.keys(COLOURS).map((track) => board.lengths[track]));
  const cw = (w - 66) / most;
  const low = row > 44;
  return html`<g class="prosperity">${Object.keys(COLOURS).map((track, i) => {
    const { args } = /** @type {any} */ (catalogue[`track-${track}`].say);
    const n = board.lengths[track];
    /** @type {any[]} */
    const rates = Object.values(args.rates.args);
    /** @type {any[]} */
    const bonus = args.bonus.id === "help-space" ? [args.bonus] : Object.values(args.bonus.args);
    const first = board.first[track];
    const own = board.heirs[seat].tracks[track];
    const pays = rates.filter((rate) => rate.args.from <= own).pop();
    /** @param {any} rate */
    const said = (rate) => (rate.args.per > 1 ? `${rate.args.vp}/${rate.args.per}` : String(rate.args.vp));
    return html`<${Target} key=${track} on=${`track:${seat}:${track}`} about=${`track-${track}`}
    label=${say("board-track", {
      track: say(`track-${track}`),
      space: own,
      rate: pays ? `${pays.args.vp}/${pays.args.per}` : "0",
    })} why=${mine ? { do: "track", track } : undefined} transform=${`translate(0 ${i * (row + 3)})`}
        class=${`pros o-${COLOURS[track]}`}>
      <rect class="strip" width=${w} height=${row} rx="6" /><${Pic} name=${track} x=${15} y=${row / 2} size=${20} />
      <${Tokens} of=${[[{ text: pays ? said(pays) : "0" }, { icon: "vp" }]]} x=${44} y=${row / 2} w=${40} size=${13} />
      ${[...Array(n).keys()].map((k) => {
        const rate = rates.find((one) => one.args.from === k + 1);
        const gift = bonus.find((one) => one.args.space === k + 1);
        const last = k === n - 1;
        return html`<g key=${k} transform=${`translate(${63 + k * cw} 2.5)`} class=${cls("step", k < own && "past")}>
          <rect class="spot-face" width=${cw - 2} height=${row - 5} rx="4" />
          ${
            rate &&
            html`<text x=${low ? cw / 2 - 1 : 4} y=${low ? 10 : 8.5} text-anchor=${low ? "middle" : "start"}
          font-size=${least() + 0.5} dominant-baseline="central">${said(rate)}</text>`
          }
          ${
            gift &&
            html`<${Tokens} of=${lean(gift.args.effect)} x=${low ? cw / 2 - 1 : rate ? cw * 0.66 : cw / 2 - 1}
          y=${low ? 24 : 8.5} w=${low ? cw - 4 : cw * 0.6} size=${12.5} />`
          }
          ${
            last &&
            html`<${Pic} name=${first === null ? "trophy" : "check"} x=${low ? cw / 2 - 9 : cw * 0.5}
          y=${low ? 24 : 8.5} size=${13} />`
          }
          ${last && html`<${Pic} name="diamond" x=${low ? cw / 2 + 7 : cw * 0.8} y=${low ? 24 : 8.5} size=${12} />`}
        </g>`;
      })}
      ${board.heirs.map(
        (/** @type {any} */ other, /** @type {number} */ s) =>
          other.tracks[track] > 0 &&
          html`<${Piece} key=${s} id=${`pros:${s}:${track}`} at=${`track:${seat}:${track}`}
          x=${63 + (other.tracks[track] - 1) * cw + 7 + s * ((cw - 16) / Math.max(1, board.heirs.length - 1))}
          y=${row - 9.5}><${SeatPiece} seat=${s} x=${0} y=${0} r=${5.5} letter=${false} /><//>`,
      )}
      <rect class="halo" width=${w} height=${row} rx="6" /><//>`;
  })}</g>`;
}
