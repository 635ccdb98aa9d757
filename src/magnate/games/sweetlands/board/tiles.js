/** Round board, skill tiles, special tiles, final scoring. */
import { Lines, Piece, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Milestones } from "/games/sweetlands/board/actions.js";
import { Disc, figures, Head } from "/games/sweetlands/board/headings.js";
import { groups, lean, least, Pic, Tokens } from "/games/sweetlands/board/tokens.js";

/** @typedef {import("/static/kit.js").Play} Play */

/** Where the parts of the panel of tiles begin. @param {any} board @param {number} w @param {boolean} milestones */
function tilesPlan(board, w, milestones) {
  const piles = Object.keys(board.piles).length;
  const many = piles > 12; // with the advanced ones everything moves closer
  const pa = many ? 5 : w > 400 ? 4 : 3;
  const dense = many && w < 400;
  const ph = dense ? 45 : 54;
  const across = dense ? 5 : 4;
  const gap = dense ? 14 : 20;
  const rows = Math.ceil(board.spots.length / across);
  const spot = dense ? 64 : 66;
  const skills = 20 + rows * spot + gap;
  const specials = skills + Math.ceil(piles / pa) * ph + gap;
  const finals = specials + 52 + (board.finals.length ? gap : 0);
  const goals = finals + (board.finals.length ? 60 : 0) + gap - 2;
  return {
    pa,
    ph,
    across,
    spot,
    skills,
    specials,
    finals,
    goals,
    high: milestones && board.milestones.length ? goals + 56 : goals - 20,
  };
}

/** How high the panel of tiles gets. @param {any} board @param {number} w @param {boolean} milestones */
export const tilesHeight = (board, w, milestones) => tilesPlan(board, w, milestones).high;

/** Round board, skill tiles, special tiles, final scoring. @param {{w: number, milestones: boolean}} props */
export function Tiles({ w, milestones }) {
  const { view, say, catalogue } = usePlay();
  const { board } = view;
  const piles = Object.entries(board.piles);
  const { pa, ph, across, spot: sh, skills, specials, finals, goals } = tilesPlan(board, w, milestones);
  const cw = (w + 6) / across;
  const pw = (w + 6) / pa;
  const sw = (w + 6) / 6;
  return html`<g class="tiles">
    <${Head} text=${say("board-round-board")} y=${14} w=${w}
        note=${say("board-deck", { deck: board.deck, discard: board.discard.length })} mark=${true} />
    ${board.spots.map(
      (/** @type {any} */ spot, /** @type {number} */ i) => html`<${Target} key=${spot.spot}
    on=${`spot:${spot.spot}`} about=${`round-${spot.tile}`}
    label=${[
      say("name-spot", { n: spot.spot }),
      say(`round-${spot.tile}`),
      spot.pass && say("board-pass-tile", { tile: say(`round-${spot.pass}`) }),
    ]
      .filter(Boolean)
      .join(", ")} why=${{ do: "spot", spot: spot.spot }}
          transform=${`translate(${(i % across) * cw} ${20 + Math.floor(i / across) * sh})`}
          class=${cls("spot", spot.pass && "with-pass")}>
      <rect class="leaf" width=${cw - 6} height=${sh - 6} rx="8" />
      ${
        spot.pass &&
        html`<g
      class="hanging"><rect x="4" y="4" width=${cw - 14} height="21" rx="5" />
        <${Pic} name="flag" x=${14} y=${14.5} size=${13} />
        <${Tokens} of=${lean(figures(catalogue, `round-${spot.pass}`).effect)} x=${cw / 2 + 6} y=${14.5} w=${cw - 36}
            h=${20} size=${14} /></g>`
      }
      <text class="small" x="8" y=${spot.pass ? 42 : 13} dominant-baseline="central" font-size=${least()}>${spot.spot}
      </text>
      <${Tokens} of=${figures(catalogue, `round-${spot.tile}`).effect} x=${(cw - 6) / 2 - (spot.pawn !== null ? 8 : 0)}
          y=${spot.pass ? 43 : 32} w=${cw - (spot.pawn !== null ? 54 : 30)} h=${spot.pass ? 33 : 40} size=${16} />
      ${
        spot.pawn !== null &&
        html`<${Piece} id=${`pawn:${spot.pawn}`} at=${`spot:${spot.spot}`} x=${cw - 21}
      y=${sh - 22}><${Disc} owner=${spot.pawn} x=${0} y=${0} r=${11} /><//>`
      }
      <rect class="halo" width=${cw - 6} height=${sh - 6} rx="8" /><//>`,
    )}
    <${Head} text=${say("board-skills")} y=${skills - 6} w=${w} />
    ${piles.map(
      ([id, n], i) => html`<${Target} key=${id} on=${`pile:${id}`} about=${`skill-${id}`}
    label=${say("board-pile", { tile: say(`skill-${id}`), n: Number(n) })} why=${{ do: "skill", tile: id }}
    transform=${`translate(${(i % pa) * pw} ${skills + Math.floor(i / pa) * ph})`}
    class=${cls("skill", kindOf(catalogue, id), Number(n) === 0 && "gone")}>
      <rect class="leaf" width=${pw - 6} height=${ph - 5} rx="8" /><${SkillFace} id=${id} w=${pw - 6} h=${ph - 5} />
      <text class="small" x=${pw - 11} y="9" text-anchor="end" dominant-baseline="central" font-size=${least()}>×${n}
      </text>
      <rect class="halo" width=${pw - 6} height=${ph - 5} rx="8" /><//>`,
    )}
    <${Head} text=${say("board-specials")} y=${specials - 6} w=${w} />
    ${[1, 2, 3, 4, 5, 6].map(
      (n, i) => html`<${Target} key=${n} on=${`special:X${n}`} about=${`special-X${n}`}
    label=${say(`special-X${n}`)} why=${{ do: "special", tile: `X${n}` }}
    transform=${`translate(${i * sw} ${specials})`} class="special-tile">
      <rect class="leaf" width=${sw - 6} height="48" rx="8" />
      <${Tokens} of=${figures(catalogue, `special-X${n}`).effect} x=${(sw - 6) / 2} y=${24} w=${sw - 9} h=${46}
          size=${15} /><rect class="halo" width=${sw - 6} height="48" rx="8" /><//>`,
    )}
    ${
      board.finals.length > 0 &&
      html`<${Head} text=${say("board-finals")} y=${finals - 6} w=${w}
    note=${say("board-finals-note", figures(catalogue, `final-${board.finals[0].id}`))} />`
    }
    ${board.finals.map(
      (/** @type {any} */ tile, /** @type {number} */ i) => html`<${Final} key=${tile.id} tile=${tile}
    x=${i * ((w + 6) / 2)} y=${finals} w=${(w + 6) / 2 - 6} />`,
    )}
    ${milestones && html`<${Milestones} w=${w} y=${goals} />`}
  </g>`;
}

/**
 * A final scoring tile with where everybody stands, the phantom among them.
 * @param {{tile: any, x: number, y: number, w: number}} props
 */
function Final({ tile, x, y, w }) {
  const { say, seats } = usePlay();
  const places = [
    ...tile.counts.map((/** @type {number} */ n, /** @type {number} */ seat) => ({ seat, n })),
    { seat: -1, n: tile.neutral },
  ].sort((a, b) => b.n - a.n);
  const step = Math.min(46, (w - 10) / places.length);
  const r = step < 40 ? 7.5 : 10.7;
  const label = places
    .map((place) => `${place.seat < 0 ? say("board-phantom") : (seats[place.seat]?.name ?? "")} ${place.n}`)
    .join(", ");
  return html`<${Target} on=${`final:${tile.id}`} about=${`final-${tile.id}`}
  label=${`${say(`final-${tile.id}`)}: ${label}`} transform=${`translate(${x} ${y})`} class="final">
    <rect class="leaf" width=${w} height="54" rx="8" />
    <${Lines} text=${say(`final-${tile.id}`)} x=${w / 2} y=${13} size=${13} chars=${Math.floor(w / 6.2)} lines=${1} />
    ${places.map(
      (place, i) => html`<g key=${place.seat}
    transform=${`translate(${(w - step * places.length) / 2 + i * step} 37)`}>
      ${
        place.seat < 0
          ? html`<circle class="ghost" cx=${r} r=${r - 1} />`
          : html`<${SeatPiece} seat=${place.seat}
      x=${r} y=${0} r=${r} letter=${r > 9} />`
      }
      <text x=${2 * r + 2} y="0.5" dominant-baseline="central" font-size="13.5">${place.n}</text></g>`,
    )}
    <rect class="halo" width=${w} height="54" rx="8" /><//>`;
}

/** @param {import("/static/kit.js").Play["catalogue"]} catalogue @param {string} id */
const kindOf = (catalogue, id) =>
  /** @type {any} */ (catalogue[`skill-${id}`]?.say)?.id.replace("help-skill-", "") ?? "";

/** What a skill tile does. @param {{id: string, w: number, h: number}} props */
function SkillFace({ id, w, h }) {
  const { say, catalogue } = usePlay();
  const { effect } = figures(catalogue, `skill-${id}`);
  const drawn = groups(effect).length > 0;
  const kind = kindOf(catalogue, id);
  /** @type {Record<string, string>} */
  const pics = { flip: "disc", pass: "flag", permanent: "clock", immediate: "bolt" };
  return html`<g><${Pic} name=${pics[kind]} x=${12} y=${12} size=${12} />
    ${
      drawn
        ? html`<${Tokens} of=${effect} x=${w / 2} y=${h / 2 + 6} w=${w - 6} h=${h - 13}
    size=${15} />`
        : html`<${Lines} text=${say(`skill-${id}`)} x=${w / 2} y=${h / 2 + 7} size=${least()}
    chars=${Math.floor((w - 4) / 5.8)} lines=${2} />`
    }</g>`;
}

/** The skill tiles of a seat. @param {{heir: any, seat: number, w: number}} props */
export function OwnSkills({ heir, seat, w }) {
  const { say, catalogue } = usePlay();
  const cw = Math.min(88, (w + 4) / Math.max(1, heir.skills.length));
  return html`<g
  class="own-skills">
    ${heir.skills.map(
      (/** @type {any} */ tile, /** @type {number} */ i) => html`<${Target} key=${tile.tile}
    on=${`skill:${seat}:${tile.tile}`} about=${`skill-${tile.tile}`}
    label=${`${say(`skill-${tile.tile}`)}${tile.down ? `, ${say("board-down")}` : ""}`}
    why=${{ do: "use", tile: tile.tile }} transform=${`translate(${i * cw} 0)`}
    class=${cls("skill", kindOf(catalogue, tile.tile), tile.down && "down")}>
    <rect class="leaf" width=${cw - 4} height="42" rx="8" /><${SkillFace} id=${tile.tile} w=${cw - 4} h=${42} />
    <rect class="halo" width=${cw - 4} height="42" rx="8" /><//>`,
    )}</g>`;
}
