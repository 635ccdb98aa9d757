/** The district of a seat: workers, buildings, a new plot, techniques. */
import { Glyph, Lines, Pawn, Piece, Press, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { CARD_H, CARD_W, Compact, Face } from "/games/spyrium/board/cards.js";
import { Coin, picture, Row, Token, yields } from "/games/spyrium/board/signs.js";
import { ICONS } from "/games/spyrium/icons.js";

/** Below this many pixels to a unit the face of a card cannot be read: 11 px for its smallest letters of 18 units. */
const READABLE = 11 / 18;

/**
 * @param {{w: number, h: number, seat: number, narrow: boolean, unit?: number, onSeat: (seat: number) => void}} props
 *   `unit`: pixels of the screen to a unit of the drawing
 */
export function District({ w, h, seat, narrow, unit = 1, onSeat }) {
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
  const scale = narrow
    ? Math.min(0.74, (room / perRow - 8) / CARD_W)
    : Math.min(1.15, (h - 34) / CARD_H, (room / count - 10) / CARD_W);
  const compact = !narrow && scale * unit < READABLE;
  const cardW = CARD_W * scale;
  const cardH = compact ? Math.min(CARD_H, h - 34) : CARD_H * scale;
  const stepX = cardW + 10;
  const stepY = cardH + 12;
  const effects = view.choices.filter((/** @type {any} */ c) => c.do.do === "effect");
  /** @param {number} i */
  const spot = (i) => [left + (i % perRow) * stepX + 4, top + Math.floor(i / perRow) * stepY];
  return html`<g class="district">
    <rect class="ground" width=${w} height=${narrow ? top + rows * stepY + 6 : h} rx="8" />
    ${view.board.players.map(
      (/** @type {any} */ _, /** @type {number} */ s) => html`<${Press} key=${s}
    label=${say("board-district-of", { name: seats[s].name })} on=${s === seat} onPress=${() => onSeat(s)} class="tab"
    transform=${`translate(${14 + s * 30} 14)`}>
      <rect x="-13" y="-12" width="26" height="25" rx="4" /><${SeatPiece} seat=${s} x=${0} y=${0} r=${8.5} />
      <rect class="halo" x="-13" y="-12" width="26" height="25" rx="4" /><//>`,
    )}
    <text class="caption" x=${16 + view.seats * 30} y="20" font-size="17">${say("board-district")} ${seats[seat].name}
    </text>
    <g transform=${`translate(6 ${narrow ? 34 : 32})`}>
      <g data-el=${`start:${seat}`} role="img"
          aria-label=${say("board-active", { n: workers.active })}>
            <rect class="start" width=${narrow ? 122 : 172} height=${narrow ? 84 : 66} rx="5" />
            <text class="caption" x="8" y="18" font-size="17">${say("board-start")}</text>
        ${Array.from(
          { length: workers.active },
          (_, i) => html`<${Piece} key=${i} id=${`active:${seat}:${i}`}
        at=${`start:${seat}`} x=${17 + (i % (narrow ? 5 : 7)) * 23}
        y=${narrow ? 36 + Math.floor(i / 5) * 24 : 42}><${Pawn} seat=${seat} x=${0} y=${0} r=${11} /><//>`,
        )}</g>
      <g transform=${narrow ? "translate(130 0)" : "translate(0 72)"}>
        <g data-el=${`inactive:${seat}`} role="img"
            aria-label=${say("board-inactive", { n: workers.inactive })}>
              <rect class="idle" width=${narrow ? 122 : 84} height="66" rx="5" />
              <text class="caption" x="8" y="18" font-size="17">${say("board-used")}</text>
          <${Pawn} seat=${seat} x=${24} y=${42} r=${11} hollow=${true} />
          <text class="number" x="44" y="48" font-size="20">× ${workers.inactive}</text></g>
        <g data-el=${`reserve:${seat}`} transform=${narrow ? "translate(130 0)" : "translate(88 0)"} role="img"
            aria-label=${say("board-reserve", { n: workers.reserve })}>
              <rect class="idle" width=${narrow ? 122 : 84} height="66" rx="5" />
              <text class="caption" x="8" y="18" font-size="17">${say("board-spare")}</text>
          <${Pawn} seat=${seat} x=${24} y=${42} r=${11} hollow=${true} />
          <text class="number" x="44" y="48" font-size="20">× ${workers.reserve}</text></g>
      </g>
    </g>
    ${player.district.map((/** @type {any} */ building, /** @type {number} */ i) => {
      const [x, y] = spot(i);
      const asked = own && effects.length > 0 && view.board.pending.building === i + 1;
      const cx = cardW / 2;
      const cy = cardH / 2;
      const full = compact ? 1 : scale;
      return html`<g
      key=${building.id}>
        <${Target} on=${building.id} about=${building.card.id} class=${cls("building", building.tilted && "tilted")}
            transform=${`translate(${x} ${y})`}
          label=${say(building.tilted ? "board-building-tilted" : "board-building", {
            card: say(`card-${building.card.id}`),
            place: i + 1,
          })} why=${own ? { do: "exploit", building: i + 1 } : undefined}>
        <${Piece} id=${`${building.id}:${building.card.id}`} at=${building.id} x=${0}
            y=${0}>
              <g transform=${
                building.tilted
                  ? `rotate(9 ${cx} ${cy}) translate(${cx * 0.06} ${cy * 0.06}) scale(${full * 0.93})`
                  : `scale(${full})`
              }>${
                compact
                  ? html`<${Compact} card=${building.card} w=${cardW} h=${cardH} />`
                  : html`<${Face} card=${building.card} />`
              }</g><//>
        ${Array.from(
          { length: building.workers },
          (_, k) => html`<${Piece} key=${k} id=${`crew:${building.id}:${k}`}
        at=${building.id} x=${16 + k * 20} y=${cardH - 8}><${Pawn} seat=${seat} x=${0} y=${0} r=${10} />
        <//>`,
        )}
        <rect class="halo" x="-1" y="-1" width=${cardW + 2} height=${cardH + 2} rx="6" />
      <//>
      ${
        asked &&
        effects.map(
          (/** @type {any} */ choice, /** @type {number} */ k) => html`<${Target} key=${choice.id}
      on=${`effect:${choice.do.effect}`} offers=${[choice]} label=${say("board-option")}
      transform=${`translate(${x} ${y + cardH - (effects.length - k) * 34})`} class="options">
        <rect class="option" width=${cardW} height="30" rx="5" />
        <${Row} items=${yields(building.card.effects[Number(choice.do.effect) - 1])} x=${cardW / 2} y=${15}
            size=${19} room=${cardW - 6} /><rect class="halo" width=${cardW} height="30" rx="5" /><//>`,
        )
      }</g>`;
    })}
    ${(() => {
      const [x, y] = spot(player.district.length);
      return html`<${Target} on=${`district:${seat}`} about="district"
      label=${say("board-plot", { money: player.plot })} why=${own ? { do: "plot" } : undefined}
      transform=${`translate(${x} ${y})`} class="plot">
        <rect class="void" width=${cardW} height=${cardH} rx="6" />
        <${Lines} text=${say("board-new-plot")} x=${cardW / 2} y=${cardH / 2 - 20} size=${17}
            chars=${Math.max(7, Math.floor(cardW / 9))} class="caption" />
        <${Coin} x=${cardW / 2} y=${cardH / 2 + 18} r=${16.5} n=${player.plot} />
        <rect class="halo" width=${cardW} height=${cardH} rx="6" /><//>`;
    })()}
  </g>`;
}

/** The techniques and kept tokens of a seat. @param {{w: number, seat: number}} props */
export function Techniques({ w, seat }) {
  const { view, say } = usePlay();
  const { techniques, kept } = view.board.players[seat];
  return html`<g class="techniques" data-el=${`techniques:${seat}`}>
    ${techniques.map(
      (/** @type {any} */ technique, /** @type {number} */ i) => html`<${Target} key=${technique.id}
    on=${`technique:${technique.id}`} about=${technique.id} label=${say(`card-${technique.id}`)}
    transform=${`translate(${(i % 2) * (w / 2)} ${Math.floor(i / 2) * 31})`}
    class=${cls("technique-chip", !technique.fresh && "spent")}>
      <rect width=${w / 2 - 4} height="27" rx="5" />
      <${Glyph} name=${picture(technique.id)} set=${ICONS} x=${15} y=${13.5} size=${20} />
      <${Lines} text=${say(`card-${technique.id}`)} x=${30} y=${14} size=${17} chars=${Math.floor((w / 2 - 36) / 7.4)}
          lines=${1} anchor="start" /><rect class="halo" width=${w / 2 - 4} height="27" rx="5" /><//>`,
    )}
    ${kept.map(
      (/** @type {number} */ value, /** @type {number} */ i) => html`<${Token} key=${i} x=${12 + i * 24}
    y=${Math.ceil(techniques.length / 2) * 31 + 12} r=${10} n=${value} />`,
    )}
  </g>`;
}
