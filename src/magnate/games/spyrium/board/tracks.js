/** Beside the market: residence, phases, supply, score track. */
import { Piece, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { packing, Token } from "/games/spyrium/board/signs.js";

/** The five spaces of the residence track. @param {{w: number, seat: number}} props */
export function Residence({ w, seat }) {
  const { view, say } = usePlay();
  const { track, players } = view.board;
  const cell = w / track.length;
  return html`<g class="residence"><text class="caption" x="0" y="13" font-size="17">${say("board-residence")}</text>
    ${track.map((/** @type {number} */ value, /** @type {number} */ i) => {
      const own = players[seat]?.residence === i;
      const up = players[seat]?.residence + 1 === i;
      /** @type {number[]} */
      const here = players.flatMap((/** @type {any} */ p, /** @type {number} */ s) => (p.residence === i ? [s] : []));
      const pack = packing(here.length, cell - 4, 36, 9);
      return html`<${Target} key=${i} on=${own || up ? `track:${seat}` : `space:${i}`}
      pick=${(/** @type {any} */ c) => c.do.do === (own ? "score" : "advance")}
          about="track" label=${say("board-space", { value })}
          why=${own ? { do: "score" } : up ? { do: "advance" } : undefined} transform=${`translate(${i * cell} 20)`}
          class="space">
        <path class="paper" d=${`M2 16L${cell / 2} 2L${cell - 2} 16V70H2Z`} />
        <text class="number" x=${cell / 2} y="29" font-size="19" text-anchor="middle">${value}</text>
        ${here.map((s, k) => {
          const [px, py] = pack.at(k);
          return html`<${Piece} key=${s} id=${`residence:${s}`} at=${`space:${i}`} x=${px + 2}
          y=${py + 33}><${SeatPiece} seat=${s} x=${0} y=${0} r=${pack.r * 0.92} /><//>`;
        })}
        <path class="halo" d=${`M2 16L${cell / 2} 2L${cell - 2} 16V70H2Z`} />
      <//>`;
    })}</g>`;
}

/** Who is in which phase; the places to go to by a click. @param {{w: number}} props */
export function Phases({ w }) {
  const { view, say } = usePlay();
  const cell = w / 3;
  const places = [
    {
      id: "phase:1",
      name: say("board-phase-one"),
      offers: [],
      why: undefined,
      who: (/** @type {any} */ p) => !p.passed && p.phase === 1,
    },
    {
      id: "phase:2",
      name: say("board-phase-two"),
      offers: view.choices.filter((/** @type {any} */ c) => c.do.do === "switch"),
      why: { do: "switch" },
      who: (/** @type {any} */ p) => !p.passed && p.phase === 2,
    },
    {
      id: "phase:out",
      name: say("board-out"),
      offers: view.choices.filter((/** @type {any} */ c) => c.do.do === "pass"),
      why: { do: "pass" },
      who: (/** @type {any} */ p) => p.passed,
    },
  ];
  return html`<g class="phases">${places.map(({ id, name, offers, why, who }, i) => {
    /** @type {number[]} */
    const here = view.board.players.flatMap((/** @type {any} */ p, /** @type {number} */ s) => (who(p) ? [s] : []));
    const pack = packing(here.length, cell - 8, 44, 11);
    return html`<${Target} key=${id} on=${id} offers=${offers} label=${name} about="phase" why=${why}
    transform=${`translate(${i * cell} 0)`} class="phase">
      <rect class="paper" x="2" width=${cell - 4} height="72" rx="5" />
      <text class="caption" x=${cell / 2} y="20" font-size="17" text-anchor="middle">${name}</text>
      ${here.map((s, k) => {
        const [px, py] = pack.at(k);
        return html`<${Piece} key=${s} id=${`marker:${s}`} at=${id} x=${px + 4}
        y=${py + 25}><${SeatPiece} seat=${s} x=${0} y=${0} r=${pack.r * 0.92} />
          ${view.board.first === s && html`<circle class="first" cx=${pack.r * 0.8} cy=${-pack.r * 0.7} r="4.5" />`}
        <//>`;
      })}
      <rect class="halo" x="2" width=${cell - 4} height="72" rx="5" /><//>`;
  })}</g>`;
}

/** Decks and tokens that are left. @param {{w: number}} props */
export function Supply({ w }) {
  const { view, say } = usePlay();
  const { decks, tokens, era } = view.board;
  const cell = w / 6;
  return html`<g class="supply">
    ${Object.entries(decks).map(
      ([deck, left], i) => html`<g key=${deck} data-el=${`deck:${deck}`}
    transform=${`translate(${i * cell} 0)`} class=${cls("deck", deck === era && "now")} role="img"
    aria-label=${say("board-deck", { era: deck, left: Number(left) })}>
      <rect x="7" y="0" width=${cell - 12} height="44" rx="4" />
      <rect x="4" y="4" width=${cell - 12} height="44" rx="4" />
      <text x=${cell / 2 - 1} y="26" font-size="22" text-anchor="middle" dominant-baseline="central">${deck}</text>
      <text class="small" x=${cell / 2 - 1} y="61" font-size="17" text-anchor="middle">${Number(left)}</text></g>`,
    )}
    <g data-el="tokens">
      ${tokens.pool.map(
        (/** @type {number} */ left, /** @type {number} */ i) => html`<g key=${i} role="img"
      aria-label=${say("board-pool", { value: i + 1, left, gone: tokens.discard[i] })}
      transform=${`translate(${(3 + i) * cell + cell / 2} 25)`}>
      <${Token} x=${0} y=${0} r=${17} n=${i + 1} />
      <text class="small" y="36" font-size="17" text-anchor="middle">${left}</text></g>`,
      )}</g>
  </g>`;
}

/** The score track with the two bonus marks. @param {{w: number}} props */
export function ScoreTrack({ w }) {
  const { view, say } = usePlay();
  const { marks } = view.board;
  // The same as the points on the track, and after the final count all of them.
  /** @type {number[]} */
  const points = view.scores;
  const top = Math.max(40, Math.ceil((Math.max(...points) + 5) / 10) * 10);
  const x = (/** @type {number} */ vp) => 16 + (vp * (w - 32)) / top;
  const bonus = view.choices.filter((/** @type {any} */ c) => c.do.do === "bonus");
  const step = w < 500 ? 10 : 5;
  return html`<g class="score-track"><rect class="paper" width=${w} height="46" rx="5" />
    ${Array.from(
      { length: top + 1 },
      (_, vp) => html`<path key=${vp} class=${vp % 5 ? "tick" : "tick long"}
    d=${`M${x(vp)} 46v${vp % 5 ? -6 : -11}`} />`,
    )}
    ${Array.from(
      { length: Math.floor(top / step) + 1 },
      (_, i) => html`<text key=${i} class="small" x=${x(i * step)}
    y="32" font-size="17" text-anchor="middle">${i * step}</text>`,
    )}
    ${marks.map(
      (/** @type {number} */ mark, /** @type {number} */ i) => html`<${Target} key=${mark}
    on=${`mark:${mark}`} offers=${i === 0 ? bonus : []} about="bonus" label=${say("board-mark", { mark })} class="mark">
      <path d=${`M${x(mark)} 46V4l12 5l-12 6`} /><circle class="halo" cx=${x(mark) + 3} cy="12" r="13" /><//>`,
    )}
    ${points.map((vp, seat) => {
      const below = points.slice(0, seat).filter((other) => other === vp).length;
      return html`<${Piece} key=${seat} id=${`score:${seat}`} at="score" x=${x(vp) + below * 15}
      y=${12}><${SeatPiece} seat=${seat} x=${0} y=${0} r=${8.5} /><//>`;
    })}</g>`;
}
