/** The face of a card, and the event cards. */
import { Glyph, Lines, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Coin, gift, happens, picture, Points, powers, Row, Token, yields } from "/games/spyrium/board/signs.js";
import { ICONS } from "/games/spyrium/icons.js";

export const CARD_W = 166;

export const CARD_H = 158;

/** @type {Record<string, string>} */
const EVENT_ICONS = {
  E_TOKEN: "event-token",
  E_RESIDENCE: "event-residence",
  E_BUY_VP: "event-vp",
  E_SELL: "event-sell",
  E_REUSE: "event-reuse",
  E_RECRUIT: "event-recruit",
  E_LATE: "event-late",
};

/**
 * The outline of a card by kind: buildings square, characters arched, techniques with cut corners.
 * @param {string} kind
 */
function outline(kind) {
  if (kind === "character")
    return (
      `M0 26Q0 0 26 0H${CARD_W - 26}Q${CARD_W} 0 ${CARD_W} 26V${CARD_H - 6}` +
      `Q${CARD_W} ${CARD_H} ${CARD_W - 6} ${CARD_H}H6Q0 ${CARD_H} 0 ${CARD_H - 6}Z`
    );
  if (kind === "technique")
    return `M16 0H${CARD_W - 16}L${CARD_W} 16V${CARD_H - 16}L${CARD_W - 16} ${CARD_H}H16L0 ${CARD_H - 16}V16Z`;
  return (
    `M4 0H${CARD_W - 4}Q${CARD_W} 0 ${CARD_W} 4V${CARD_H - 4}` +
    `Q${CARD_W} ${CARD_H} ${CARD_W - 4} ${CARD_H}H4Q0 ${CARD_H} 0 ${CARD_H - 4}V4Q0 0 4 0Z`
  );
}

/** The face of a card, 166 by 158. @param {{card: any}} props */
export function Face({ card }) {
  const { say, catalogue } = usePlay();
  const { kind } = card;
  const name = say(`card-${card.id}`);
  const long = name.length > 18;
  const effects = card.effects ?? [];
  const given = gift(card);
  const rows = [
    ...(given.length ? [given] : []),
    ...effects.map(yields),
    ...powers(card.id, catalogue[card.id]?.say.args ?? {}),
  ];
  const deep = Math.max(rows.length, 1);
  const line = deep > 2 ? 25 : 28;
  const top = CARD_H - 10 - deep * line;
  return html`<g class=${`card ${kind}`}>
    <path class="paper" d=${outline(kind)} />
    <g transform=${`translate(4 4) scale(${(CARD_W - 8) / CARD_W} ${(CARD_H - 8) / CARD_H})`}>
      <path class="inner" d=${outline(kind)} /></g>
    <ellipse class="vignette" cx=${CARD_W / 2} cy=${(38 + top) / 2 + 2} rx=${46} ry=${Math.min(36, (top - 38) / 2)} />
    <${Glyph} name=${picture(card.id)} set=${ICONS} x=${CARD_W / 2} y=${(38 + top) / 2 + 2}
        size=${Math.min(54, top - 46)} class="art" />
    <${Lines} text=${name} x=${CARD_W / 2 + (long ? 12 : kind === "building" ? 0 : 6)} y=${long ? 27 : 22}
        size=${name.length > 14 ? 18 : 20} chars=${18} lines=${long ? 2 : 1} class="name" />
    <${Coin} x=${21} y=${long ? 64 : 49} r=${16.5} n=${card.price} />
    ${(card.symbols ?? []).map(
      (/** @type {string} */ symbol, /** @type {number} */ i) => html`<g key=${symbol}
    class="family"><circle cx=${CARD_W - 19} cy=${50 + i * 27} r="12" />
      <${Glyph} name=${symbol === "research" ? "research" : symbol} set=${ICONS} x=${CARD_W - 19} y=${50 + i * 27}
          size=${17} /></g>`,
    )}
    ${rows.length > 0 && html`<path class="strip" d=${`M8 ${top}H${CARD_W - 8}`} />`}
    ${rows.map(
      (items, i) => html`<${Row} key=${i} items=${items} x=${CARD_W / 2}
    y=${top + line * 0.55 + i * line} size=${21} room=${152} />`,
    )}
    ${card.vp > 0 && html`<${Points} x=${21} y=${long ? 95 : 80} r=${17} n=${card.vp} />`}
  </g>`;
}

/**
 * A card where there is little room: its picture, its points, and what it costs and gives below each other.
 * @param {{card: any, w: number, h: number}} props
 */
export function Compact({ card, w, h }) {
  const rows = (card.effects ?? []).flatMap((/** @type {any} */ effect) => {
    const signs = yields(effect);
    const cut = signs.indexOf(">");
    return [signs.slice(0, cut), signs.slice(cut)];
  });
  const line = Math.min(26, (h - 56) / Math.max(1, rows.length));
  return html`<g class=${`card ${card.kind}`}>
    <rect class="paper" width=${w} height=${h} rx="4" /><rect class="inner" x="4" y="4" width=${w - 8} height=${h - 8}
        rx="3" />
    <${Glyph} name=${picture(card.id)} set=${ICONS} x=${w / 2 + 14} y=${30} size=${40} class="art" />
    ${card.vp > 0 && html`<${Points} x=${20} y=${30} r=${18} n=${card.vp} />`}
    ${rows.map(
      (/** @type {any[]} */ items, /** @type {number} */ i) => html`<${Row} key=${i} items=${items} x=${w / 2}
    y=${62 + i * line} size=${20} room=${w - 8} />`,
    )}
  </g>`;
}

/** What is asked about the event, drawn below its card. @param {any} view */
export const eventOptions = (view) =>
  view.choices.filter(
    (/** @type {any} */ { do: { do: verb } }) =>
      verb === "option" || (view.board.step === "event-value" && (verb === "value" || verb === "printed")),
  );

/** The event of this round, its options, and the one to come. @param {{w: number, h: number, next?: boolean}} props */
export function EventCard({ w, h, next = false }) {
  const { view, say, catalogue } = usePlay();
  const event = next ? view.board.next_event : view.board.event;
  if (!event) return null;
  const options = next ? [] : eventOptions(view);
  const name = say(`event-${event.id}`);
  const ways = happens(event.id, catalogue[event.id]?.say.args ?? {});
  // Without the room for a picture beside them, the signs have it all.
  const slim = w < 200;
  const wide = Math.min(h, 144);
  const room = slim ? w - 16 : w - wide * 0.66 - 16;
  const middle = w - 10 - room / 2;
  const across = Math.max(2, Math.floor((wide * 0.66) / 20));
  const top = slim ? 42 : h * (next ? 0.42 : h < 100 ? 0.46 : 0.36);
  // Below each other where there is room, else side by side.
  const lines = h > 100 ? ways : [ways.flatMap((items, i) => (i > 0 ? ["/", ...items] : items))];
  const line = (h - top - 17) / lines.length;
  return html`<g>
    <${Target} on=${next ? "next-event" : "event"} about=${event.id}
        label=${say(next ? "board-next-event" : "board-event", { event: name })}
        why=${next ? undefined : { do: "event" }} class=${cls("event", next && "next")}>
      <rect class="paper" width=${w} height=${h} rx="4" />
      <rect class="inner" x="4" y="4" width=${w - 8} height=${h - 8} rx="3" />
      <${Lines} text=${say(next ? "board-next" : "board-now")} x=${14} y=${16} size=${17} anchor="start" class="caption"
          room=${w - 26 - (event.token > 0 ? 30 : 0)} />
      ${
        !slim &&
        html`<${Glyph} name=${EVENT_ICONS[event.id] ?? "event-token"} set=${ICONS} x=${wide * 0.36 + 6} y=${h / 2 + 9}
          size=${wide * 0.48} class="art" />`
      }
      <${Lines} text=${name} x=${middle} y=${top} size=${next ? 19 : 22} chars=${Math.floor(room / (next ? 9 : 10.5))}
          lines=${1} class="name" />
      ${lines.map(
        (items, i) => html`<${Row} key=${i} items=${items} x=${middle}
      y=${top + 11 + (i + 0.5) * line} size=${Math.min(22, line / 1.76)} room=${room} />`,
      )}
      ${event.token > 0 && html`<${Token} x=${w - 24} y=${24} r=${16} n=${event.token} />`}
      ${
        !next &&
        view.board.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
          // Under the picture, in as many rows as there is room for beside the signs.
          const row = Math.floor(seat / across);
          return (
            player.event_used &&
            html`<${SeatPiece} key=${seat} seat=${seat} x=${slim ? w - 18 - seat * 24 : 15 + (seat % across) * 20}
              y=${h - 15 - (slim ? 0 : row * 20)} r=${9} />`
          );
        })
      }
      <rect class="halo" x="-1" y="-1" width=${w + 2} height=${h + 2} rx="6" />
    <//>
    ${
      options.length > 0 &&
      html`<g
    class="options">
      ${options.map(
        (/** @type {any} */ choice, /** @type {number} */ i) => html`<${Target} key=${choice.id}
      on=${`option:${choice.id}`} offers=${[choice]} label=${say("board-option")}
      transform=${`translate(0 ${h + 4 + i * 42})`}>
      <rect class="option" width=${w} height="38" rx="6" />
      <${Lines} text=${say(choice.say)} x=${w / 2} y=${19} size=${17} chars=${Math.floor(w / 7.4)} lines=${2} />
      <rect class="halo" width=${w} height="38" rx="6" /><//>`,
      )}</g>`
    }
  </g>`;
}
