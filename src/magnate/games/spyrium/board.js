/** The market of nine cards with workers between them, the event, the tracks, and the district of a seat. */
import { Glyph, Lines, Piece, Press, SeatPiece, Target, cls, html, usePlay, useState } from "/static/kit.js";
import { ICONS } from "/games/spyrium/icons.js";

/** @typedef {import("/static/kit.js").Play} Play */

const CARD_W = 166;
const CARD_H = 158;

export const FIGURES = {
  vp: "laurels", money: "coin", spyrium: "crystal", workers: "worker", active: { name: "hand" }, income: { name: "residence", set: ICONS },
  buildings: { name: "factory", set: ICONS }, standing: "trophy",
};

/** The picture of a card: its id without era and step. @param {string} id */
function picture(id) {
  const word = id.replace(/^[A-C]_/, "").replace(/_\d$/, "").toLowerCase();
  /** @type {Record<string, string>} */
  const other = { univ: "university", t_automation: "automation", t_capital: "capital", t_crane: "crane", t_trade: "trade", t_engineering: "engineering", t_lobbying: "lobbying", t_taylorism: "taylorism" };
  return other[word] ?? word;
}

/** @type {Record<string, string>} */
const EVENT_ICONS = {
  E_TOKEN: "event-token", E_RESIDENCE: "event-residence", E_BUY_VP: "event-vp", E_SELL: "event-sell", E_REUSE: "event-reuse",
  E_RECRUIT: "event-recruit", E_LATE: "event-late",
};

// --- small signs ---------------------------------------------------------------------------------------

/** A crystal. @param {{x: number, y: number, s: number}} props */
function Crystal({ x, y, s }) {
  return html`<g class="crystal" transform=${`translate(${x} ${y}) scale(${s / 20})`}>
    <path d="M0-10L6-3L4 9L-4 9L-6-3Z" /><path class="shade" d="M0-10L6-3L4 9L0 1Z" /><path class="edge" d="M-6-3L0 1L6-3M0 1V9" /></g>`;
}

/** A laurel disc with points. @param {{x: number, y: number, r: number, n: number | string}} props */
function Points({ x, y, r, n }) {
  return html`<g class="vp" transform=${`translate(${x} ${y})`}><path d=${`M0 ${-r}L${r * 0.3} ${-r * 0.62}L${r * 0.87} ${-r * 0.5}L${r * 0.76} 0L${r * 0.87} ${r * 0.5}L${r * 0.3} ${r * 0.62}L0 ${r}L${-r * 0.3} ${r * 0.62}L${-r * 0.87} ${r * 0.5}L${-r * 0.76} 0L${-r * 0.87} ${-r * 0.5}L${-r * 0.3} ${-r * 0.62}Z`} />
    <text font-size=${r * 1.05} text-anchor="middle" dominant-baseline="central">${n}</text></g>`;
}

/** A coin with an amount. @param {{x: number, y: number, r: number, n: number | string}} props */
function Coin({ x, y, r, n }) {
  return html`<g class="coin" transform=${`translate(${x} ${y})`}><circle r=${r} /><circle class="rim" r=${r * 0.82} />
    <text font-size=${r * 1.02} text-anchor="middle" dominant-baseline="central">£${n}</text></g>`;
}

/** A numbered token. @param {{x: number, y: number, r: number, n: number | string}} props */
function Token({ x, y, r, n }) {
  return html`<g class="token" transform=${`translate(${x} ${y})`}><path d=${`M${-r * 0.42} ${-r}H${r * 0.42}L${r} ${-r * 0.42}V${r * 0.42}L${r * 0.42} ${r}H${-r * 0.42}L${-r} ${r * 0.42}V${-r * 0.42}Z`} />
    <text font-size=${r * 1.25} text-anchor="middle" dominant-baseline="central">${n}</text></g>`;
}

/** A row of signs, centred in a width: what an effect takes and gives. @param {{items: any[], x: number, y: number, size?: number, room?: number}} props */
function Row({ items, x, y, size: wanted = 19, room = 150 }) {
  const shares = items.map((item) => (typeof item === "string" && /^\d/.test(item) ? 0.72 : 1.2));
  const size = Math.min(wanted, room / shares.reduce((sum, share) => sum + share, 0));
  const widths = shares.map((share) => share * size);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return html`<g class="row">${items.map((item, i) => {
    const at = x - whole / 2 + widths.slice(0, i).reduce((sum, width) => sum + width, 0) + widths[i] / 2;
    if (item === ">") return html`<path key=${i} class="arrow" d=${`M${at - size * 0.36} ${y}h${size * 0.56}m${-size * 0.26} ${-size * 0.24}l${size * 0.26} ${size * 0.24}l${-size * 0.26} ${size * 0.24}`} />`;
    if (item === "worker") return html`<${Glyph} key=${i} name="worker" x=${at} y=${y} size=${size * 1.05} />`;
    if (item === "spyrium") return html`<${Crystal} key=${i} x=${at} y=${y} s=${size} />`;
    if (item === "token") return html`<${Token} key=${i} x=${at} y=${y} r=${size * 0.5} n="?" />`;
    if (item === "residence") return html`<${Glyph} key=${i} name="residence" set=${ICONS} x=${at} y=${y} size=${size * 1.15} />`;
    if (item.vp !== undefined) return html`<${Points} key=${i} x=${at} y=${y} r=${size * 0.72} n=${item.vp} />`;
    if (item.money !== undefined) return html`<${Coin} key=${i} x=${at} y=${y} r=${size * 0.56} n=${item.money} />`;
    return html`<text key=${i} x=${at} y=${y} font-size=${size * 0.9} text-anchor="middle" dominant-baseline="central">${item}</text>`;
  })}</g>`;
}

/** "n of it" as signs: one is drawn alone, more with a number. @param {string} sign @param {number} n */
const many = (sign, n) => (n <= 0 ? [] : n === 1 ? [sign] : [String(n), sign]);

/** What a card gives when called or built. @param {any} card */
function gift(card) {
  const { pays = 0, spyrium = 0, vp = 0, workers = 0, residence = 0 } = card.gives;
  const takes = [...many("spyrium", pays), ...(card.token === "pay_money" ? ["£", "token"] : [])];
  const gains = [
    ...(card.token === "gain_spyrium" ? ["token", "spyrium"] : []), ...(card.token === "gain_vp" ? ["token", { vp: "" }] : []),
    ...many("spyrium", spyrium), ...(vp ? [{ vp }] : []), ...many("worker", workers), ...(residence ? ["residence"] : []),
  ];
  return gains.length === 0 ? [] : takes.length ? [...takes, ">", ...gains] : gains;
}

/** What exploiting costs and gives. @param {any} effect */
const yields = (effect) => [
  ...many("worker", effect.workers), ...many("spyrium", effect.pays), ">", ...many("spyrium", effect.spyrium), ...(effect.vp ? [{ vp: effect.vp }] : []),
];

// --- cards ---------------------------------------------------------------------------------------------

/** The outline of a card by kind: buildings square, characters arched, techniques with cut corners. @param {string} kind */
function outline(kind) {
  if (kind === "character") return `M0 26Q0 0 26 0H${CARD_W - 26}Q${CARD_W} 0 ${CARD_W} 26V${CARD_H - 6}Q${CARD_W} ${CARD_H} ${CARD_W - 6} ${CARD_H}H6Q0 ${CARD_H} 0 ${CARD_H - 6}Z`;
  if (kind === "technique") return `M16 0H${CARD_W - 16}L${CARD_W} 16V${CARD_H - 16}L${CARD_W - 16} ${CARD_H}H16L0 ${CARD_H - 16}V16Z`;
  return `M4 0H${CARD_W - 4}Q${CARD_W} 0 ${CARD_W} 4V${CARD_H - 4}Q${CARD_W} ${CARD_H} ${CARD_W - 4} ${CARD_H}H4Q0 ${CARD_H} 0 ${CARD_H - 4}V4Q0 0 4 0Z`;
}

/** The face of a card, 166 by 158. @param {{card: any}} props */
function Face({ card }) {
  const { say } = usePlay();
  const { kind } = card;
  const effects = card.effects ?? [];
  const given = gift(card);
  const rows = [...(given.length ? [given] : []), ...effects.map(yields)];
  const deep = Math.max(rows.length, 1);
  const line = deep > 2 ? 24 : 27;
  const top = CARD_H - 10 - deep * line;
  return html`<g class=${`card ${kind}`}>
    <path class="paper" d=${outline(kind)} />
    <g transform=${`translate(4 4) scale(${(CARD_W - 8) / CARD_W} ${(CARD_H - 8) / CARD_H})`}><path class="inner" d=${outline(kind)} /></g>
    <ellipse class="vignette" cx=${CARD_W / 2} cy=${(38 + top) / 2 + 2} rx=${46} ry=${Math.min(36, (top - 38) / 2)} />
    <${Glyph} name=${picture(card.id)} set=${ICONS} x=${CARD_W / 2} y=${(38 + top) / 2 + 2} size=${Math.min(54, top - 46)} class="art" />
    <${Lines} text=${say(`card-${card.id}`)} x=${CARD_W / 2 + (kind === "building" ? 0 : 6)} y=${22} size=${20} chars=${14} lines=${2} class="name" />
    <${Coin} x=${21} y=${50} r=${17} n=${card.price} />
    ${(card.symbols ?? []).map((/** @type {string} */ symbol, /** @type {number} */ i) => html`<g key=${symbol} class="family"><circle cx=${CARD_W - 19} cy=${50 + i * 27} r="12" />
      <${Glyph} name=${symbol === "research" ? "research" : symbol} set=${ICONS} x=${CARD_W - 19} y=${50 + i * 27} size=${17} /></g>`)}
    ${rows.length > 0 && html`<path class="strip" d=${`M8 ${top}H${CARD_W - 8}`} />`}
    ${rows.map((items, i) => html`<${Row} key=${i} items=${items} x=${card.vp ? 65 : CARD_W / 2} y=${top + line * 0.55 + i * line} size=${rows.length > 2 ? 19 : 21} room=${card.vp ? 116 : 150} />`)}
    ${card.vp > 0 && html`<${Points} x=${CARD_W - 23} y=${CARD_H - 24} r=${17} n=${card.vp} />`}
    ${kind === "technique" && html`<text class="kind" x=${CARD_W / 2} y=${CARD_H - 16} text-anchor="middle" font-size="15">${say("board-technique")}</text>`}
  </g>`;
}

/** Pieces in rows that fit a box. @param {number} n @param {number} w @param {number} h @param {number} [most] */
function packing(n, w, h, most = 13) {
  let r = most;
  for (; r > 5; r -= 1) if (Math.floor(w / (2 * r + 2)) * Math.floor(h / (2 * r + 2)) >= n) break;
  const cell = 2 * r + 2;
  const columns = Math.max(1, Math.min(n, Math.floor(w / cell)));
  const rows = Math.ceil(n / columns);
  return { r, at: (/** @type {number} */ i) => {
    const line = Math.floor(i / columns);
    const inLine = line === rows - 1 ? n - line * columns : columns;
    return [w / 2 + ((i % columns) - (inLine - 1) / 2) * cell, h / 2 + (line - (rows - 1) / 2) * cell];
  } };
}

// --- the market ----------------------------------------------------------------------------------------

/** @param {{scale: number, gapX: number, gapY: number}} props */
function Market({ scale, gapX, gapY }) {
  const { view, say } = usePlay();
  const { board } = view;
  const w = CARD_W * scale;
  const h = CARD_H * scale;
  const place = (/** @type {number} */ slot) => [((slot - 1) % 3) * (w + gapX), Math.floor((slot - 1) / 3) * (h + gapY)];
  const name = (/** @type {number} */ slot) => {
    const { card } = board.market[slot - 1];
    return card ? say(`card-${card.id}`) : say("board-empty");
  };
  const asksToken = view.choices.some((/** @type {any} */ c) => c.do.do === "token");
  return html`<g>
    ${board.market.map((/** @type {any} */ slot, /** @type {number} */ i) => {
      const [x, y] = place(i + 1);
      const chosen = board.pending.slot === i + 1;
      return html`<${Target} key=${slot.id} on=${slot.id} label=${say("board-slot", { slot: i + 1, card: name(i + 1), around: slot.around })}
        about=${slot.card?.id} why=${slot.card ? { do: "card", slot: i + 1 } : undefined} transform=${`translate(${x} ${y})`} class=${cls("slot", chosen && "chosen")}>
        ${slot.card ? html`<${Piece} id=${`card:${i}:${slot.card.id}:${view.round}`} at=${slot.id} x=${0} y=${0}><g transform=${`scale(${scale})`}><${Face} card=${slot.card} /></g><//>`
          : html`<rect class="void" width=${w} height=${h} rx="6" />`}
        <rect class="halo" x="-1" y="-1" width=${w + 2} height=${h + 2} rx="8" />
        ${slot.around > 0 && slot.card && html`<g class="crowd" transform=${`translate(${w - 22 * scale} ${-2})`}><rect x=${-18} y=${-10.5} width="36" height="21" rx="10.5" /><text font-size="16" text-anchor="middle" dominant-baseline="central">+${slot.around}</text></g>`}
      <//>`;
    })}
    ${board.market.map((/** @type {any} */ slot, /** @type {number} */ i) => slot.tokens.map((/** @type {number} */ value, /** @type {number} */ k) => {
      const [x, y] = place(i + 1);
      const r = 14 * Math.max(scale, 0.8);
      const tx = x + w - r - 5;
      const ty = y + (slot.card?.symbols?.length ? 84 : 56) * scale + k * r * 1.75;
      const offers = asksToken && board.pending.slot === i + 1 ? view.choices.filter((/** @type {any} */ c) => c.do.do === "token" && c.do.value === value) : [];
      const token = html`<${Token} x=${tx} y=${ty} r=${r} n=${value} />`;
      return offers.length === 0 ? html`<g key=${`${i}/${k}`}>${token}</g>`
        : html`<${Target} key=${`${i}/${k}`} on=${`token:${i + 1}:${k}`} offers=${offers} label=${say("board-token", { value })}>${token}<circle class="halo" cx=${tx} cy=${ty} r=${r + 2} /><//>`;
    }))}
    ${board.gaps.map((/** @type {any} */ gap) => {
      const [a, b] = gap.slots;
      const across = b === a + 1;
      const [x, y] = place(a);
      const box = across ? { x: x + w + 2, y: y + 6, w: gapX - 4, h: h - 12 } : { x: x + 6, y: y + h + 2, w: w - 12, h: gapY - 4 };
      /** @type {number[]} */
      const crowd = gap.workers.flatMap((/** @type {number} */ n, /** @type {number} */ seat) => Array(n).fill(seat));
      const { r, at } = packing(crowd.length, box.w - 4, box.h - 4);
      const id = gap.id.slice(4);
      return html`<${Target} key=${gap.id} on=${gap.id} label=${say("board-gap", { gap: id, one: name(a), two: name(b), workers: crowd.length })}
        about="gap" why=${{ do: "place", gap: id }} class=${cls("gap", board.pending.gap === id && "chosen")} transform=${`translate(${box.x} ${box.y})`}>
        <rect class="lane" width=${box.w} height=${box.h} rx="10" />
        ${crowd.map((seat, i) => {
          const [px, py] = at(i);
          const nth = crowd.slice(0, i).filter((s) => s === seat).length;
          return html`<${Piece} key=${`${seat}/${nth}`} id=${`worker:${gap.id}:${seat}:${nth}`} at=${gap.id} x=${px + 2} y=${py + 2}><${SeatPiece} seat=${seat} x=${0} y=${0} r=${r * 0.92} /><//>`;
        })}
        <rect class="halo" width=${box.w} height=${box.h} rx="10" />
      <//>`;
    })}
  </g>`;
}

// --- beside the market -----------------------------------------------------------------------------------

/** The event of this round, its options, and the one to come. @param {{w: number, h: number, next?: boolean}} props */
function EventCard({ w, h, next = false }) {
  const { view, say } = usePlay();
  const event = next ? view.board.next_event : view.board.event;
  if (!event) return null;
  const options = next ? [] : view.choices.filter((/** @type {any} */ c) => c.do.do === "option" || (c.do.do === "value" && view.board.step === "event-value") || (c.do.do === "printed" && view.board.step === "event-value"));
  const name = say(`event-${event.id}`);
  return html`<g>
    <${Target} on=${next ? "next-event" : "event"} about=${event.id} label=${say(next ? "board-next-event" : "board-event", { event: name })}
        why=${next ? undefined : { do: "event" }} class=${cls("event", next && "next")}>
      <rect class="paper" width=${w} height=${h} rx="4" /><rect class="inner" x="4" y="4" width=${w - 8} height=${h - 8} rx="3" />
      <text class="caption" x="14" y="21" font-size="17">${say(next ? "board-next" : "board-now")}</text>
      <${Glyph} name=${EVENT_ICONS[event.id] ?? "event-token"} set=${ICONS} x=${h * 0.36 + 6} y=${h / 2 + 9} size=${h * 0.48} class="art" />
      <${Lines} text=${name} x=${h * 0.72 + (w - h * 0.72 - 10) / 2} y=${h / 2 + 7} size=${next ? 20 : 25} chars=${Math.floor((w - h * 0.72) / (next ? 10 : 12.5))} class="name" />
      ${event.token > 0 && html`<${Token} x=${w - 24} y=${24} r=${16} n=${event.token} />`}
      ${!next && view.board.players.map((/** @type {any} */ player, /** @type {number} */ seat) => player.event_used && html`<${SeatPiece} key=${seat} seat=${seat} x=${w - 18 - seat * 24} y=${h - 17} r=${9} />`)}
      <rect class="halo" x="-1" y="-1" width=${w + 2} height=${h + 2} rx="6" />
    <//>
    ${options.length > 0 && html`<g class="options">${options.map((/** @type {any} */ choice, /** @type {number} */ i) => html`<${Target} key=${choice.id} on=${`option:${choice.id}`} offers=${[choice]} label=${say("board-option")} transform=${`translate(0 ${h + 4 + i * 42})`}>
      <rect class="option" width=${w} height="38" rx="6" /><${Lines} text=${say(choice.say)} x=${w / 2} y=${19} size=${17} chars=${Math.floor(w / 7.4)} lines=${2} /><rect class="halo" width=${w} height="38" rx="6" /><//>`)}</g>`}
  </g>`;
}

/** The five spaces of the residence track. @param {{w: number, seat: number}} props */
function Residence({ w, seat }) {
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
      return html`<${Target} key=${i} on=${own || up ? `track:${seat}` : `space:${i}`} pick=${(/** @type {any} */ c) => c.do.do === (own ? "score" : "advance")}
          about="track" label=${say("board-space", { value })} why=${own ? { do: "score" } : up ? { do: "advance" } : undefined} transform=${`translate(${i * cell} 20)`} class="space">
        <path class="paper" d=${`M2 16L${cell / 2} 2L${cell - 2} 16V70H2Z`} /><text class="figure" x=${cell / 2} y="29" font-size="19" text-anchor="middle">${value}</text>
        ${here.map((s, k) => {
          const [px, py] = pack.at(k);
          return html`<${Piece} key=${s} id=${`residence:${s}`} at=${`space:${i}`} x=${px + 2} y=${py + 33}><${SeatPiece} seat=${s} x=${0} y=${0} r=${pack.r * 0.92} /><//>`;
        })}
        <path class="halo" d=${`M2 16L${cell / 2} 2L${cell - 2} 16V70H2Z`} />
      <//>`;
    })}</g>`;
}

/** Who is in which phase; the places to go to by a click. @param {{w: number}} props */
function Phases({ w }) {
  const { view, say } = usePlay();
  const cell = w / 3;
  const places = [
    { id: "phase:1", name: say("board-phase-one"), offers: [], why: undefined, who: (/** @type {any} */ p) => !p.passed && p.phase === 1 },
    { id: "phase:2", name: say("board-phase-two"), offers: view.choices.filter((/** @type {any} */ c) => c.do.do === "switch"), why: { do: "switch" }, who: (/** @type {any} */ p) => !p.passed && p.phase === 2 },
    { id: "phase:out", name: say("board-out"), offers: view.choices.filter((/** @type {any} */ c) => c.do.do === "pass"), why: { do: "pass" }, who: (/** @type {any} */ p) => p.passed },
  ];
  return html`<g class="phases">${places.map(({ id, name, offers, why, who }, i) => {
    /** @type {number[]} */
    const here = view.board.players.flatMap((/** @type {any} */ p, /** @type {number} */ s) => (who(p) ? [s] : []));
    const pack = packing(here.length, cell - 8, 44, 11);
    return html`<${Target} key=${id} on=${id} offers=${offers} label=${name} about="phase" why=${why} transform=${`translate(${i * cell} 0)`} class="phase">
      <rect class="paper" x="2" width=${cell - 4} height="72" rx="5" /><text class="caption" x=${cell / 2} y="20" font-size="17" text-anchor="middle">${name}</text>
      ${here.map((s, k) => {
        const [px, py] = pack.at(k);
        return html`<${Piece} key=${s} id=${`marker:${s}`} at=${id} x=${px + 4} y=${py + 25}><${SeatPiece} seat=${s} x=${0} y=${0} r=${pack.r * 0.92} />${view.board.first === s && html`<circle class="first" cx=${pack.r * 0.8} cy=${-pack.r * 0.7} r="4.5" />`}<//>`;
      })}
      <rect class="halo" x="2" width=${cell - 4} height="72" rx="5" /><//>`;
  })}</g>`;
}

/** Decks and tokens that are left. @param {{w: number}} props */
function Supply({ w }) {
  const { view, say } = usePlay();
  const { decks, tokens, era } = view.board;
  const cell = w / 6;
  return html`<g class="supply">
    ${Object.entries(decks).map(([deck, left], i) => html`<g key=${deck} data-el=${`deck:${deck}`} transform=${`translate(${i * cell} 0)`} class=${cls("deck", deck === era && "now")} role="img" aria-label=${say("board-deck", { era: deck, left: Number(left) })}>
      <rect x="7" y="0" width=${cell - 12} height="44" rx="4" /><rect x="4" y="4" width=${cell - 12} height="44" rx="4" /><text x=${cell / 2 - 1} y="26" font-size="22" text-anchor="middle" dominant-baseline="central">${deck}</text><text class="small" x=${cell / 2 - 1} y="66" font-size="17" text-anchor="middle">${Number(left)}</text></g>`)}
    <g data-el="tokens">${tokens.pool.map((/** @type {number} */ left, /** @type {number} */ i) => html`<g key=${i} role="img" aria-label=${say("board-pool", { value: i + 1, left, gone: tokens.discard[i] })} transform=${`translate(${(3 + i) * cell + cell / 2} 25)`}>
      <${Token} x=${0} y=${0} r=${17} n=${i + 1} /><text class="small" y="41" font-size="17" text-anchor="middle">${left}</text></g>`)}</g>
  </g>`;
}

/** The score track with the two bonus marks. @param {{w: number}} props */
function ScoreTrack({ w }) {
  const { view, say } = usePlay();
  const { players, marks } = view.board;
  const top = Math.max(40, Math.ceil((Math.max(...players.map((/** @type {any} */ p) => p.vp)) + 5) / 10) * 10);
  const x = (/** @type {number} */ vp) => 16 + (vp * (w - 32)) / top;
  const bonus = view.choices.filter((/** @type {any} */ c) => c.do.do === "bonus");
  const step = w < 500 ? 10 : 5;
  return html`<g class="score-track"><rect class="paper" width=${w} height="46" rx="5" />
    ${Array.from({ length: top + 1 }, (_, vp) => html`<path key=${vp} class=${vp % 5 ? "tick" : "tick long"} d=${`M${x(vp)} 46v${vp % 5 ? -6 : -11}`} />`)}
    ${Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => html`<text key=${i} class="small" x=${x(i * step)} y="31" font-size="16" text-anchor="middle">${i * step}</text>`)}
    ${marks.map((/** @type {number} */ mark, /** @type {number} */ i) => html`<${Target} key=${mark} on=${`mark:${mark}`} offers=${i === 0 ? bonus : []} about="bonus" label=${say("board-mark", { mark })} class="mark">
      <path d=${`M${x(mark)} 46V4l12 5l-12 6`} /><circle class="halo" cx=${x(mark) + 3} cy="12" r="13" /><//>`)}
    ${players.map((/** @type {any} */ p, /** @type {number} */ seat) => {
      const below = players.slice(0, seat).filter((/** @type {any} */ q) => q.vp === p.vp).length;
      return html`<${Piece} key=${seat} id=${`score:${seat}`} at="score" x=${x(p.vp) + below * 15} y=${12}><${SeatPiece} seat=${seat} x=${0} y=${0} r=${8.5} /><//>`;
    })}</g>`;
}

// --- a district --------------------------------------------------------------------------------------------

/** @param {{w: number, h: number, seat: number, narrow: boolean, onSeat: (seat: number) => void}} props */
function District({ w, h, seat, narrow, onSeat }) {
  const { view, say, seats, me } = usePlay();
  const player = view.board.players[seat];
  const { workers } = player;
  const own = view.actor === seat && me === seat;
  const left = narrow ? 0 : 186;
  const top = narrow ? 128 : 26;
  const count = player.district.length + 1;
  const room = w - left - 6;
  const perRow = narrow ? 3 : count;
  const rows = Math.ceil(count / perRow);
  const scale = narrow ? Math.min(0.74, (room / perRow - 8) / CARD_W) : Math.min((h - 34) / CARD_H, (room / count - 10) / CARD_W);
  const stepX = CARD_W * scale + 10;
  const stepY = CARD_H * scale + 12;
  const effects = view.choices.filter((/** @type {any} */ c) => c.do.do === "effect");
  /** @param {number} i */
  const spot = (i) => [left + (i % perRow) * stepX + 4, top + Math.floor(i / perRow) * stepY];
  return html`<g class="district">
    <rect class="ground" width=${w} height=${narrow ? top + rows * stepY + 6 : h} rx="8" />
    ${view.board.players.map((/** @type {any} */ _, /** @type {number} */ s) => html`<${Press} key=${s} label=${say("board-district-of", { name: seats[s].name })} on=${s === seat} onPress=${() => onSeat(s)} class="tab" transform=${`translate(${14 + s * 30} 14)`}>
      <rect x="-13" y="-12" width="26" height="25" rx="4" /><${SeatPiece} seat=${s} x=${0} y=${0} r=${8.5} /><rect class="halo" x="-13" y="-12" width="26" height="25" rx="4" /><//>`)}
    <text class="caption" x=${16 + view.seats * 30} y="20" font-size="17">${say("board-district")} ${seats[seat].name}</text>
    <g transform=${`translate(6 ${narrow ? 34 : 32})`}>
      <g data-el=${`start:${seat}`} role="img" aria-label=${say("board-active", { n: workers.active })}><rect class="start" width=${narrow ? 122 : 172} height=${narrow ? 84 : 66} rx="5" /><text class="caption" x="8" y="18" font-size="16">${say("board-start")}</text>
        ${Array.from({ length: workers.active }, (_, i) => html`<${Piece} key=${i} id=${`active:${seat}:${i}`} at=${`start:${seat}`} x=${17 + (i % (narrow ? 5 : 7)) * 23} y=${narrow ? 36 + Math.floor(i / 5) * 24 : 42}><${SeatPiece} seat=${seat} x=${0} y=${0} r=${10} /><//>`)}</g>
      <g transform=${narrow ? "translate(130 0)" : "translate(0 72)"}>
        <g data-el=${`inactive:${seat}`} role="img" aria-label=${say("board-inactive", { n: workers.inactive })}><rect class="idle" width=${narrow ? 122 : 84} height="66" rx="5" /><text class="caption" x="8" y="18" font-size="16">${say("board-used")}</text>
          <${SeatPiece} seat=${seat} x=${24} y=${42} r=${10} hollow=${true} /><text class="figure" x="44" y="48" font-size="20">× ${workers.inactive}</text></g>
        <g data-el=${`reserve:${seat}`} transform=${narrow ? "translate(130 0)" : "translate(88 0)"} role="img" aria-label=${say("board-reserve", { n: workers.reserve })}><rect class="idle" width=${narrow ? 122 : 84} height="66" rx="5" /><text class="caption" x="8" y="18" font-size="16">${say("board-spare")}</text>
          <${SeatPiece} seat=${seat} x=${24} y=${42} r=${10} hollow=${true} /><text class="figure" x="44" y="48" font-size="20">× ${workers.reserve}</text></g>
      </g>
    </g>
    ${player.district.map((/** @type {any} */ building, /** @type {number} */ i) => {
      const [x, y] = spot(i);
      const asked = own && effects.length > 0 && view.board.pending.building === i + 1;
      const cx = (CARD_W * scale) / 2;
      const cy = (CARD_H * scale) / 2;
      return html`<g key=${building.id}><${Target} on=${building.id} about=${building.card.id} class=${cls("building", building.tilted && "tilted")} transform=${`translate(${x} ${y})`}
          label=${say(building.tilted ? "board-building-tilted" : "board-building", { card: say(`card-${building.card.id}`), place: i + 1 })} why=${own ? { do: "exploit", building: i + 1 } : undefined}>
        <${Piece} id=${`${building.id}:${building.card.id}`} at=${building.id} x=${0} y=${0}><g transform=${building.tilted ? `rotate(9 ${cx} ${cy}) translate(${cx * 0.06} ${cy * 0.06}) scale(${scale * 0.93})` : `scale(${scale})`}><${Face} card=${building.card} /></g><//>
        ${Array.from({ length: building.workers }, (_, k) => html`<${Piece} key=${k} id=${`crew:${building.id}:${k}`} at=${building.id} x=${16 + k * 20} y=${CARD_H * scale - 8}><${SeatPiece} seat=${seat} x=${0} y=${0} r=${9} /><//>`)}
        <rect class="halo" x="-1" y="-1" width=${CARD_W * scale + 2} height=${CARD_H * scale + 2} rx="6" />
      <//>
      ${asked && effects.map((/** @type {any} */ choice, /** @type {number} */ k) => html`<${Target} key=${choice.id} on=${`effect:${choice.do.effect}`} offers=${[choice]} label=${say("board-option")} transform=${`translate(${x} ${y + CARD_H * scale - (effects.length - k) * 34})`} class="options">
        <rect class="option" width=${CARD_W * scale} height="30" rx="5" /><${Row} items=${yields(building.card.effects[Number(choice.do.effect) - 1])} x=${(CARD_W * scale) / 2} y=${15} size=${17} /><rect class="halo" width=${CARD_W * scale} height="30" rx="5" /><//>`)}</g>`;
    })}
    ${(() => {
      const [x, y] = spot(player.district.length);
      return html`<${Target} on=${`district:${seat}`} about="district" label=${say("board-plot", { money: player.plot })} why=${own ? { do: "plot" } : undefined} transform=${`translate(${x} ${y})`} class="plot">
        <rect class="void" width=${CARD_W * scale} height=${CARD_H * scale} rx="6" /><${Lines} text=${say("board-new-plot")} x=${(CARD_W * scale) / 2} y=${(CARD_H * scale) / 2 - 20} size=${17} chars=${Math.max(7, Math.floor((CARD_W * scale) / 9))} class="caption" />
        <${Coin} x=${(CARD_W * scale) / 2} y=${(CARD_H * scale) / 2 + 18} r=${16} n=${player.plot} /><rect class="halo" width=${CARD_W * scale} height=${CARD_H * scale} rx="6" /><//>`;
    })()}
  </g>`;
}

/** The techniques and kept tokens of a seat. @param {{w: number, seat: number}} props */
function Techniques({ w, seat }) {
  const { view, say } = usePlay();
  const { techniques, kept } = view.board.players[seat];
  return html`<g class="techniques" data-el=${`techniques:${seat}`}>
    ${techniques.map((/** @type {any} */ technique, /** @type {number} */ i) => html`<${Target} key=${technique.id} on=${`technique:${technique.id}`} about=${technique.id} label=${say(`card-${technique.id}`)} transform=${`translate(${(i % 2) * (w / 2)} ${Math.floor(i / 2) * 31})`} class=${cls("technique-chip", !technique.fresh && "spent")}>
      <rect width=${w / 2 - 4} height="27" rx="5" /><${Glyph} name=${picture(technique.id)} set=${ICONS} x=${15} y=${13.5} size=${20} /><${Lines} text=${say(`card-${technique.id}`)} x=${30} y=${14} size=${15} chars=${Math.floor((w / 2 - 36) / 6.6)} lines=${1} anchor="start" /><rect class="halo" width=${w / 2 - 4} height="27" rx="5" /><//>`)}
    ${kept.map((/** @type {number} */ value, /** @type {number} */ i) => html`<${Token} key=${i} x=${12 + i * 24} y=${Math.ceil(techniques.length / 2) * 31 + 12} r=${10} n=${value} />`)}
  </g>`;
}

// --- the board ---------------------------------------------------------------------------------------------

/** @param {Play} props */
export default function Board({ view, say, me, narrow }) {
  const [looked, setLooked] = useState(/** @type {number | null} */ (null));
  const home = me >= 0 ? me : Math.max(0, view.actor);
  const seat = looked ?? home;
  const player = view.board.players[seat];
  const options = view.choices.filter((/** @type {any} */ c) => c.do.do === "option").length;
  if (narrow) {
    const scale = 0.66;
    const w = 396;
    const rows = Math.ceil((player.district.length + 1) / 3);
    const districtH = 128 + rows * (CARD_H * 0.74 + 12) + 8;
    const techH = player.techniques.length || player.kept.length ? Math.ceil(player.techniques.length / 2) * 31 + 34 : 0;
    const market = 3 * CARD_H * scale + 2 * 34;
    const events = market + 14 + 92 + options * 42;
    let y = events + 8;
    const phases = y; y += 82;
    const residence = y; y += 92;
    const score = y; y += 56;
    const district = y; y += districtH;
    const techniques = y; y += techH;
    const supply = y; y += 76;
    return html`<svg class="spyrium" viewBox=${`0 0 ${w + 8} ${y}`} role="group" aria-label=${say("game-name")}>
      <g transform="translate(4 6)">
        <${Market} scale=${scale} gapX=${(w - 3 * CARD_W * scale) / 2} gapY=${34} />
        <g transform=${`translate(0 ${market + 14})`}><${EventCard} w=${236} h=${84} /><g transform="translate(244 0)"><${EventCard} w=${152} h=${84} next=${true} /></g></g>
        <g transform=${`translate(0 ${phases})`}><${Phases} w=${w} /></g>
        <g transform=${`translate(0 ${residence})`}><${Residence} w=${w} seat=${seat} /></g>
        <g transform=${`translate(0 ${score})`}><${ScoreTrack} w=${w} /></g>
        <g transform=${`translate(0 ${district})`}><${District} w=${w} h=${districtH} seat=${seat} narrow=${true} onSeat=${setLooked} /></g>
        <g transform=${`translate(0 ${techniques})`}><${Techniques} w=${w} seat=${seat} /></g>
        <g transform=${`translate(0 ${supply})`}><${Supply} w=${w} /></g>
      </g></svg>`;
  }
  const side = 640;
  const sideW = 278;
  return html`<svg class="spyrium" viewBox="0 0 930 850" role="group" aria-label=${say("game-name")} preserveAspectRatio="xMidYMid meet">
    <g transform="translate(12 12)"><${Market} scale=${1} gapX=${54} gapY=${50} /></g>
    <g transform=${`translate(${side} 12)`}>
      <text class="heading" x="0" y="21" font-size="25">${say("board-round", { round: view.round, rounds: view.board.rounds, era: view.board.era })}</text>
      <g transform="translate(0 188)"><${EventCard} w=${sideW} h=${70} next=${true} /></g>
      <g transform="translate(0 272)"><${Phases} w=${sideW} /></g>
      <g transform="translate(0 358)"><${Residence} w=${sideW} seat=${seat} /></g>
      ${player.techniques.length + player.kept.length > 0 && html`<g transform="translate(0 450)"><${Techniques} w=${sideW + 4} seat=${seat} /></g>`}
      ${player.techniques.length <= 2 && html`<g transform="translate(0 514)"><${Supply} w=${sideW} /></g>`}
      <g transform="translate(0 36)"><${EventCard} w=${sideW} h=${144} /></g>
    </g>
    <g transform="translate(12 600)"><${ScoreTrack} w=${906} /></g>
    <g transform="translate(12 656)"><${District} w=${906} h=${186} seat=${seat} narrow=${false} onSeat=${setLooked} /></g>
  </svg>`;
}

/** In each seat's panel: phase, buildings and techniques as small signs. @param {{seat: number, view: any}} props */
export function SeatArea({ seat, view }) {
  const { say } = usePlay();
  const player = view.board.players[seat];
  return html`<div class="seat-area">
    <span class="phase-chip">${player.passed ? say("board-out") : player.phase === 1 ? say("board-phase-one") : say("board-phase-two")}</span>
    ${player.district.map((/** @type {any} */ building) => html`<${Target} tag="div" key=${building.id} on=${`panel:${building.id}`} about=${building.card.id} label=${say(`card-${building.card.id}`)} class=${cls("mini", building.tilted && "tilted")}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><${Glyph} name=${picture(building.card.id)} set=${ICONS} x=${12} y=${12} size=${20} /></svg><//>`)}
    ${player.techniques.map((/** @type {any} */ technique) => html`<${Target} tag="div" key=${technique.id} on=${`panel:${technique.id}`} about=${technique.id} label=${say(`card-${technique.id}`)} class=${cls("mini technique", !technique.fresh && "spent")}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><${Glyph} name=${picture(technique.id)} set=${ICONS} x=${12} y=${12} size=${20} /></svg><//>`)}
  </div>`;
}
