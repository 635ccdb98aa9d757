/** The project tabs of a seat, and the departments on display. */
import { Glyph, Lines, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Caption, PROJECT_ICONS, TABS, fits, gained, named, unsure } from "/games/carnegie/board/pieces.js";
import { doings, SignRow } from "/games/carnegie/board/signs.js";

/** @typedef {import("/static/kit.js").Choice} Choice */

/** One section of a tab. @param {{seat: number, tab: any, i: number, w: number, h: number}} props */
function Section({ seat, tab, i, w, h }) {
  const { say } = usePlay();
  const section = tab.sections[i];
  const disc = tab.discs.includes(i + 1);
  const pays = tab.uncovered.includes(i + 1) && section.income;
  const text = section.max_plus
    ? say("board-limit", { n: section.max_plus })
    : section.end_vp
      ? `${section.end_vp}★`
      : (section.income ?? []).map((/** @type {any} */ gain) => gained(gain, say).replace(/ /g, "\u00a0")).join(" / ");
  const short = w < 44 ? text.replace(/\u00a0/g, "").replace(" / ", h > 32 ? " " : "/") : text;
  const guessed = tab.unsure.includes(`sections.${i + 1}`);
  const lean = w < 44;
  return html`<g
  class=${cls("section", i < tab.exposed && "out", pays && "pays", section.end_vp || section.max_plus ? "end" : "")}>
    <rect width=${w} height=${h} rx="3" />
    ${
      section.disc &&
      !disc &&
      i >= tab.exposed &&
      html`<circle class="disc-place" cx=${lean ? 8 : 11}
    cy=${lean ? 8 : h / 2} r=${lean ? 5 : 6.5} />`
    }
    ${
      disc &&
      html`<${SeatPiece} seat=${seat} x=${lean ? 9 : 12} y=${lean ? 9 : h / 2} r=${lean ? 6 : 8}
    letter=${false} />`
    }
    <${Lines} text=${short} x=${lean || !section.disc ? w / 2 : w / 2 + 10}
        y=${lean && section.disc ? h - (short.includes(" ") ? 13 : 8) : h / 2} size=${11}
        chars=${short.includes(" ") && lean ? 3 : lean ? 7 : 6} lines=${lean && !short.includes(" ") ? 1 : 2}
        class=${cls(guessed && "unsure")} /></g>`;
}

/**
 * The strips to draw: one for each tab, and while the side of a tab is being chosen only its two sides.
 * @param {any} board @param {any} company @param {boolean} mine @returns {{kind: string, tab: any, side: string}[]}
 */
function strips(board, company, mine) {
  const choosing = mine ? board.sides?.tab : undefined;
  return (choosing ? [choosing] : TABS).flatMap((kind) => {
    const tab = company.tabs.find((/** @type {any} */ x) => x.tab === kind);
    if (!choosing) return [{ kind, tab, side: "" }];
    return ["A", "B"].map((side) => ({ kind, tab: { ...tab, ...board.sides[side], side }, side }));
  });
}

/**
 * One tab: its name, its sections, the prices of the steps to come.
 * @param {{seat: number, kind: string, tab: any, side: string, y: number, w: number, h: number}} props
 */
function Strip({ seat, kind, tab, side, y, w, h }) {
  const { view, say } = usePlay();
  const mine = seat === view.you;
  const bound = seat === view.actor && view.board.turn.project === kind;
  const roomy = w > 400;
  const name = roomy ? 100 : 26;
  const cell = (w - name) / 7;
  return html`<${Target} on=${mine ? `tab:${kind}` : `rival-tab:${seat}:${kind}`} about=${`tab:${kind}`}
  why=${mine ? { do: "tab", tab: kind } : undefined}
  pick=${side ? (/** @type {Choice} */ c) => c.do.side === side : undefined}
      label=${say("board-tab-at", {
        tab: say(`tab-${kind}`),
        side: tab.side,
        exposed: tab.exposed,
        ready: tab.discs.length,
      })} transform=${`translate(0 ${y})`} class=${cls(bound && "in-hand")}>
    <rect class="strip" width=${w} height=${h} rx="4" />
    <${Glyph} name=${PROJECT_ICONS[kind]} x=${14} y=${h / 2 - (roomy ? 0 : 6)} size=${roomy ? 20 : 14} />
    <text class="tab-name" x=${roomy ? 28 : 14} y=${roomy ? h / 2 + 0.5 : h - 7}
        text-anchor=${roomy ? "start" : "middle"}
        dominant-baseline="central">${roomy ? `${say(`board-tab-${kind}`)} ${tab.side}` : tab.side}</text>
    ${tab.sections.map(
      (/** @type {any} */ _, /** @type {number} */ i) => html`<g key=${i}
    transform=${`translate(${name + i * cell} 2)`}>
      <${Section} seat=${seat} tab=${tab} i=${i} w=${cell - 3} h=${h - 4} /></g>`,
    )}
    ${tab.steps.map(
      (/** @type {number} */ step, /** @type {number} */ i) =>
        i + 1 >= tab.exposed &&
        html`<g key=${i}
    class=${cls("step", tab.unsure.includes(`steps.${i + 1}`) && "guessed")}>
      <circle cx=${name + (i + 1) * cell - 1.5} cy=${h - 7} r="6.5" />
      <text x=${name + (i + 1) * cell - 1.5} y=${h - 6.5} text-anchor="middle" dominant-baseline="central">${step}
      </text></g>`,
    )}
    <rect class="halo" x="1" y="1" width=${w - 2} height=${h - 2} rx="4" /><//>`;
}

/** The four project tabs of a seat. @param {{w: number, h: number, seat: number}} props */
export function Projects({ w, h, seat }) {
  const { view, say, seats } = usePlay();
  const mine = seat === view.you;
  const rows = strips(view.board, view.board.seats[seat], mine);
  const row = Math.min(56, (h - 20) / rows.length);
  return html`<g
  class="panel tabs">
    <${Caption} text=${mine ? say("board-projects") : say("board-projects-of", { name: seats[seat]?.name ?? "" })}
        news=${say("board-unsure")} w=${w} />
    ${rows.map(
      ({ kind, tab, side }, i) => html`<${Strip} key=${kind + side} seat=${seat} kind=${kind} tab=${tab}
    side=${side} y=${20 + i * row} w=${w} h=${row - 3} />`,
    )}</g>`;
}

/** Department tiles to be had. @param {{w: number, h: number}} props */
export function Display({ w, h }) {
  const play = usePlay();
  const { view, say } = play;
  const cw = (w + 3) / 4;
  const ch = (h - 20) / 4;
  const left = view.board.display.reduce((/** @type {number} */ sum, /** @type {any} */ tile) => sum + tile.count, 0);
  return html`<g
  class="panel display"><${Caption} text=${say("word-display")} news=${say("board-tiles-left", { n: left })} w=${w} />
    ${view.board.display.map((/** @type {any} */ tile, /** @type {number} */ i) => {
      const full = named(tile.id, say);
      const tall = ch > 42;
      const room = Math.floor((cw - (tall ? 8 : 50)) / 5.2);
      const lines = ch >= 56 ? 2 : 1;
      return html`<${Target} key=${tile.tile} on=${`display:${tile.tile}`} about=${`display:${tile.tile}`}
      why=${{ do: "tile", tile: tile.tile }} label=${say("board-display", { name: full, count: tile.count })}
      transform=${`translate(${(i % 4) * cw} ${20 + Math.floor(i / 4) * ch})`}
      class=${cls(
        "tile",
        tile.count === 0 && "gone",
        view.actor === view.you && view.board.turn.tile === tile.tile && "in-hand",
      )}>
      <rect class=${`type ${tile.type}`} width=${cw - 3} height=${ch - 3} rx="4" />
      <${Lines} text=${cw >= 100 && fits(full, room, lines) ? full : named(tile.id, say, true)}
          x=${tall ? (cw - 3) / 2 : 5} y=${tall ? (lines === 2 ? 13 : 11) : (ch - 3) / 2 - 7} size=${11.5}
          chars=${room} lines=${lines} anchor=${tall ? "middle" : "start"} class="on-type" />
      <g class="on-type"><${SignRow}
          items=${doings(tile.id, play.catalogue[`display:${tile.tile}`]?.say.args ?? {}, play.say)}
          x=${tall ? (cw - 3) / 2 : 5} y=${tall ? (lines === 2 ? 33 : 25) : (ch - 3) / 2 + 7}
          room=${tall ? cw - 8 : cw - 48} anchor=${tall ? "middle" : "start"} /></g>
      <text class="on-type count" x=${cw - 7} y=${tall ? ch - 8 : 14} text-anchor="end">×${tile.count}</text>
      ${
        tile.stations > 0 &&
        html`<text
      class=${cls("on-type", "desk-price", unsure(play, `display:${tile.tile}`) && "unsure")} x=${tall ? 5 : cw - 7}
      y=${ch - 8}
      text-anchor=${tall ? "start" : "end"}>${"▫".repeat(tile.stations)}${say("board-gain-money", { n: tile.price })}
      </text>`
      }
      <rect class="halo" x="1" y="1" width=${cw - 5} height=${ch - 5} rx="4" /><//>`;
    })}</g>`;
}
