/** The market: nine cards with workers between them. */
import { Pawn, Piece, Target, cls, html, usePlay } from "/static/kit.js";
import { CARD_H, CARD_W, Face } from "/games/spyrium/board/cards.js";
import { packing, Token } from "/games/spyrium/board/signs.js";

/** @param {{scale: number, gapX: number, gapY: number}} props */
export function Market({ scale, gapX, gapY }) {
  const { view, say, me } = usePlay();
  const { board } = view;
  const w = CARD_W * scale;
  const h = CARD_H * scale;
  const place = (/** @type {number} */ slot) => [
    ((slot - 1) % 3) * (w + gapX),
    Math.floor((slot - 1) / 3) * (h + gapY),
  ];
  const name = (/** @type {number} */ slot) => {
    const { card } = board.market[slot - 1];
    return card ? say(`card-${card.id}`) : say("board-empty");
  };
  /** @param {string} named @param {any} slot */
  const priced = (named, slot) => {
    const due = bill(slot, view, me);
    if (!due) return named;
    const word = due.short > 0 ? "board-short" : due.from ? "board-from" : "board-bill";
    return `${named}, ${say(word, { n: due.n, short: due.short })}`;
  };
  const asksToken = view.choices.some((/** @type {any} */ c) => c.do.do === "token");
  return html`<g>
    ${board.market.map((/** @type {any} */ slot, /** @type {number} */ i) => {
      const [x, y] = place(i + 1);
      const chosen = board.pending.slot === i + 1;
      return html`<${Target} key=${slot.id} on=${slot.id}
      label=${priced(say("board-slot", { slot: i + 1, card: name(i + 1), around: slot.around }), slot)}
        about=${slot.card?.id} why=${slot.card ? { do: "card", slot: i + 1 } : undefined}
        transform=${`translate(${x} ${y})`} class=${cls("slot", chosen && "chosen")}>
        ${
          slot.card
            ? html`<${Piece} id=${`card:${i}:${slot.card.id}:${view.round}`} at=${slot.id} x=${0}
        y=${0}><g transform=${`scale(${scale})`}><${Face} card=${slot.card} /></g><//>`
            : html`<rect class="void" width=${w} height=${h} rx="6" />`
        }
        <rect class="halo" x="-1" y="-1" width=${w + 2} height=${h + 2} rx="8" />
      <//>`;
    })}
    ${board.market.map((/** @type {any} */ slot, /** @type {number} */ i) =>
      slot.tokens.map((/** @type {number} */ value, /** @type {number} */ k) => {
        const [x, y] = place(i + 1);
        const r = 14 * Math.max(scale, 0.8);
        const tx = x + w - r - 5;
        const ty = y + (slot.card?.symbols?.length ? 84 : 56) * scale + k * r * 1.75;
        const offers =
          asksToken && board.pending.slot === i + 1
            ? view.choices.filter((/** @type {any} */ c) => c.do.do === "token" && c.do.value === value)
            : [];
        const token = html`<${Token} x=${tx} y=${ty} r=${r} n=${value} />`;
        return offers.length === 0
          ? html`<g key=${`${i}/${k}`}>${token}</g>`
          : html`<${Target} key=${`${i}/${k}`} on=${`token:${i + 1}:${k}`} offers=${offers}
        label=${say("board-token", { value })}>${token}<circle class="halo" cx=${tx} cy=${ty} r=${r + 2} /><//>`;
      }),
    )}
    ${board.gaps.map((/** @type {any} */ gap) => {
      const [a, b] = gap.slots;
      const across = b === a + 1;
      const [x, y] = place(a);
      const box = across
        ? { x: x + w + 2, y: y + 6, w: gapX - 4, h: h - 12 }
        : { x: x + 6, y: y + h + 2, w: w - 12, h: gapY - 4 };
      /** @type {number[]} */
      const crowd = gap.workers.flatMap((/** @type {number} */ n, /** @type {number} */ seat) => Array(n).fill(seat));
      const { r, at } = packing(crowd.length, box.w - 4, box.h - 4);
      const id = gap.id.slice(4);
      return html`<${Target} key=${gap.id} on=${gap.id}
      label=${say("board-gap", { gap: id, one: name(a), two: name(b), workers: crowd.length })}
        about="gap" why=${{ do: "place", gap: id }} class=${cls("gap", board.pending.gap === id && "chosen")}
        transform=${`translate(${box.x} ${box.y})`}>
        <rect class="lane" width=${box.w} height=${box.h} rx="10" />
        ${crowd.map((seat, i) => {
          const [px, py] = at(i);
          const nth = crowd.slice(0, i).filter((s) => s === seat).length;
          return html`<${Piece} key=${`${seat}/${nth}`} id=${`worker:${gap.id}:${seat}:${nth}`} at=${gap.id}
          x=${px + 2} y=${py + 2}><${Pawn} seat=${seat} x=${0} y=${0} r=${r} /><//>`;
        })}
        <rect class="halo" width=${box.w} height=${box.h} rx="10" />
      <//>`;
    })}
    ${board.market.map(
      (/** @type {any} */ slot, /** @type {number} */ i) =>
        slot.card &&
        html`<${Price} key=${slot.id} slot=${slot} x=${place(i + 1)[0] + w} y=${place(i + 1)[1] - 2}
          scale=${Math.max(scale, 0.75)} />`,
    )}
  </g>`;
}

/**
 * What a card comes to for me, all in all, and whether I can pay it: in full on a new plot, or less by what I replace.
 * @param {any} slot @param {any} view @param {number} me
 */
function bill(slot, view, me) {
  const seat = me >= 0 ? me : view.actor;
  if (seat < 0 || !slot.card) return null;
  const { full, least } = slot.prices[seat];
  const { money } = view.board.players[seat];
  const n = money < full && money >= least ? least : full;
  return { n, short: Math.max(0, n - money), from: n < full };
}

/**
 * The workers around a card, and its bill with a tick or a cross; above everything that glows.
 * @param {{slot: any, x: number, y: number, scale: number}} props
 */
function Price({ slot, x, y, scale }) {
  const { view, me } = usePlay();
  const due = bill(slot, view, me);
  if (!due) return null;
  const place = `translate(${x - (badgeWidth(due) - 6) * scale} ${y}) scale(${scale})`;
  return html`<g transform=${place} aria-hidden="true"><${Badge} due=${due} around=${slot.around} /></g>`;
}

/** @param {{n: number, from: boolean}} due */
const badgeWidth = ({ n, from }) => 32 + `£${n}`.length * 9.5 + (from ? 20 : 0);

/**
 * A bill: two arrows where it is so low only in place of another building, a tick or a cross; before it the workers
 * around the card.
 * @param {{due: {n: number, short: number, from: boolean}, around?: number}} props
 */
export function Badge({ due, around = 0 }) {
  const wide = badgeWidth(due);
  return html`<g class=${cls("bill", due.short > 0 && "short")}>
    ${around > 0 && html`<g transform="translate(-15 0)"><${Crowd} n=${around} w=${50} /></g>`}
    <rect y="-12.5" width=${wide} height="25" rx="12.5" />
    ${
      due.from && html`<path class="instead" transform="translate(17 0)" d="M-8-3.500H7L3-7.500M8 3.500H-7L-3 7.500" />`
    }
    <text x=${due.from ? 28 : 8} font-size="18" dominant-baseline="central">£${due.n}</text>
    <path class="verdict"
        transform=${`translate(${wide - 13} 0)`} d=${due.short > 0 ? "M-5-5L5 5M5-5L-5 5" : "M-6 0L-2 5L6-6"} /></g>`;
}

/** The workers around a card. @param {{n: number, w?: number}} props */
export const Crowd = ({ n, w = 42 }) =>
  html`<g class="crowd"><rect x="-21" y="-11.5" width=${w} height="23" rx="11.5" />
    <text font-size="18" text-anchor="middle" dominant-baseline="central">+${n}</text></g>`;
