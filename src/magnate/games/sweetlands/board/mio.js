/** The solo game: Mio, the cat that sits on action areas, and the points one plays for. */
import { Lines, Target, cls, html, usePlay } from "/static/kit.js";
import { Pic, Tokens, Words, groups, least } from "/games/sweetlands/board/tokens.js";

/** The points so far on their way to the two goals. @param {{w: number, h: number}} props */
export function Goal({ w, h }) {
  const { view, say } = usePlay();
  const { mio } = view.board;
  const points = view.scores[0];
  const most = mio.legendary * 1.08;
  /** @param {number} n */
  const at = (n) => Math.max(0, Math.min(1, n / most)) * (w - 4) + 2;
  const bar = 9;
  return html`<g class="goal-bar" role="img"
  aria-label=${say("board-goal", { points, promising: mio.promising, legendary: mio.legendary })}>
    <rect class="groove" y=${h - bar} width=${w} height=${bar} rx=${bar / 2} />
    <rect class="filled" y=${h - bar} width=${Math.max(bar, at(points))} height=${bar} rx=${bar / 2} />
    <text x="1" y=${(h - bar) / 2} dominant-baseline="central" font-size="14"
        class="caption">${say("board-goal-now", { points })}</text>
    ${[
      ["promising", mio.promising],
      ["legendary", mio.legendary],
    ].map(
      ([name, n], i) => html`<g key=${name}
    class=${cls("mark-of", points > n && "reached")}><path d=${`M${at(n)} ${h - bar - 3}V${h + 1}`} />
      <text x=${i ? Math.min(w, at(n) + 18) : at(n) - 4} y=${(h - bar) / 2} text-anchor="end"
          dominant-baseline="central" font-size=${least() + 0.5}>${i ? "★★" : "★"}${n}</text></g>`,
    )}
  </g>`;
}

/** How the game ended, in the place of the queue. @param {{w: number}} props */
export function Outcome({ w }) {
  const { view, say } = usePlay();
  const { outcome, mio } = view.board;
  return html`<g
  class=${cls("outcome", mio.rank)}><rect width=${w} height="44" rx="10" />
    <${Pic} name=${mio.rank ? "trophy" : "mio"} x=${24} y=${22} size=${26} />
    <${Words} text=${say(outcome)} x=${46} y=${22} w=${w - 54} h=${38} size=${14} /></g>`;
}

export const MIO_HEIGHT = 520;

/** What Mio does this round and by which rule. @param {{w: number}} props */
export function Mio({ w }) {
  const { view, say, catalogue } = usePlay();
  const { mio } = view.board;
  const cw = (w + 8) / 2;
  const decks = ["A", "B"];
  return html`<g class="mio">
    <rect class="leaf" width=${w} height="84" rx="10" />
    <g class="mio-disc"><circle cx="34" cy="42" r="24" /><${Pic} name="mio" x=${34} y=${42} size=${34} /></g>
    <g transform="translate(70 12)"><${Goal} w=${w - 84} h=${28} /></g>
    <${Words}
        text=${say(mio.rank ? `board-goal-${mio.rank}` : "board-goal-short", {
          promising: mio.promising,
          legendary: mio.legendary,
          more: mio.promising + 1 - view.scores[0],
        })} x=${70} y=${64} w=${w - 80} h=${30} />
    <text class="caption" x="0" y="106" font-size="15">${say("board-mio-round", { round: view.round })}</text>
    ${mio.shown.length === 0 && html`<text class="small" x="0" y="128" font-size="13">${say("board-mio-waits")}</text>`}
    ${mio.shown.map(
      (/** @type {string} */ id, /** @type {number} */ i) => html`<${Target} key=${id} on=${`mio:${id}`}
    about=${`mio-${id}`} label=${say(`mio-${id}`)} transform=${`translate(${i * cw} 116)`} class="mio-card">
      <rect class="leaf" width=${cw - 8} height="132" rx="10" />
      <text class="caption" x="12" y="22" font-size="15">${say(`mio-${id}`)}</text>
      ${mio.blocks
        .filter((/** @type {any} */ block) => block.card === id)
        .map(
          (
            /** @type {any} */ block,
            /** @type {number} */ k,
          ) => html`<g key=${k} transform=${`translate(8 ${34 + k * 32})`}
              class=${cls("block", !block.placed && "skipped")}>
        <g class="mio-disc"><circle cx="13" cy="13" r="11" />
          <${Pic} name=${block.placed ? "mio" : "cross"} x=${13} y=${13} size=${14} /></g>
        <${Lines} text=${say(`area-${block.area}`)} x=${30} y=${block.placed ? 13 : 6} size=${13.5}
            chars=${Math.floor((cw - 82) / 6.1)} lines=${1} anchor="start" />
        ${
          !block.placed &&
          html`<text class="small" x="30" y="20.5" dominant-baseline="central"
        font-size=${least()}>${say("board-mio-skipped")}</text>`
        }
        <${Tokens} of=${groups(/** @type {any} */ (catalogue[`area-${block.area}`].say).args.effect)} x=${cw - 36}
            y=${13} w=${42} h=${24} size=${14} /></g>`,
        )}
      <rect class="halo" width=${cw - 8} height="132" rx="10" /><//>`,
    )}
    <text class="caption" x="0" y="276" font-size="15">${say("board-mio-how")}</text>
    ${["board-mio-rule-cards", "board-mio-rule-slots", "board-mio-rule-pawn", "board-mio-rule-points"].map(
      (rule, i) => html`<g key=${rule} transform=${`translate(0 ${288 + i * 46})`}>
      <circle class="bullet" cx="12" cy="18" r="11" />
      <text x="12" y="18.5" text-anchor="middle" dominant-baseline="central" font-size="13">${i + 1}</text>
      <${Words} text=${say(rule, { spot: mio.spot })} x=${32} y=${18} w=${w - 34} h=${44} size=${13.5} /></g>`,
    )}
    <g transform="translate(0 476)">
      ${decks.map(
        (deck, i) => html`<g key=${deck}
      transform=${`translate(${i * cw} 0)`}><rect class="leaf" width=${cw - 8} height="32" rx="8" />
        <text x=${(cw - 8) / 2} y="16.5" text-anchor="middle" dominant-baseline="central"
            font-size="13.5">${say("board-mio-deck", { deck, n: mio.left[i] })}</text></g>`,
      )}</g>
  </g>`;
}
