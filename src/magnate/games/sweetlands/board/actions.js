/** Action areas, free actions, milestones. */
import { Lines, Piece, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Disc, figures, Head } from "/games/sweetlands/board/headings.js";
import { groups, lean, least, Pic, Tokens } from "/games/sweetlands/board/tokens.js";

const FREE = ["settle", "hire", "buy", "sell", "swap", "melt", "dismiss"];

/**
 * An action area: price, effect, and slots with the cards the next one costs.
 * @param {{area: any, x: number, y: number, w: number, h: number}} props
 */
function Area({ area, x, y, w, h }) {
  const { say, has, catalogue } = usePlay();
  const args = figures(catalogue, `area-${area.id}`);
  const next = area.slots.indexOf(null);
  const name = say(`area-${area.id}`);
  const state = !area.open
    ? say("board-opens", { round: area.from })
    : next < 0
      ? say("board-full")
      : say("board-slot", { cards: next + 1 });
  const r = 11;
  const low = h > 66; // slots below the price where there is no room beside it
  const many = area.slots.length > 1;
  const taken = low ? 0 : area.open ? area.slots.length * 23 + 2 : 0;
  const room = w - taken - 12;
  const mid = low ? 32 : h - 19;
  const tall = low ? 20 : 34;
  const dear = args.cost?.id !== "cost-nothing";
  return html`<${Target} on=${`area:${area.id}`} about=${`area-${area.id}`} label=${`${name}, ${state}`}
  why=${{ do: "area", area: area.id }} transform=${`translate(${x} ${y})`}
  class=${cls("area", area.kind, !area.open && "closed", next < 0 && "full")}>
    <rect class="leaf" width=${w} height=${h} rx="8" />
    <${Lines} text=${has(`board-area-${area.id}`) ? say(`board-area-${area.id}`) : name} x=${7} y=${12} size=${13}
        chars=${Math.floor((w - 10) / 6.2)} lines=${1} anchor="start"
        class="area-name" />
    ${
      !area.open &&
      html`<text class="small" x=${w - 7} y=${h - 6} text-anchor="end"
    font-size=${least()}>${say("board-opens-short", { round: area.from })}</text>`
    }
    <${Tokens} of=${args.cost} x=${7} y=${mid - (area.open ? 0 : 5)} w=${dear ? room * 0.47 : 0} h=${tall} size=${14}
        anchor="start" />
    ${
      !(many && !low && w < 120) &&
      html`<${Tokens} of=${many && !low ? lean(args.effect) : args.effect}
    x=${dear ? 7 + room * 0.76 : 7 + room / 2} y=${mid - (area.open ? 0 : 5)} w=${dear ? room * 0.48 : room} h=${tall}
    size=${15} />`
    }
    ${
      area.open &&
      area.slots.map((/** @type {any} */ owner, /** @type {number} */ i) => {
        const sx = low ? w / 2 + (i - (area.slots.length - 1) / 2) * 27 : w - 4 - r - (area.slots.length - 1 - i) * 23;
        const sy = h - 4 - r;
        return html`<g key=${i} class=${cls("slot", i === next && "next")}><circle cx=${sx} cy=${sy} r=${r} />
        ${
          owner === null
            ? html`<text x=${sx} y=${sy + 0.5} text-anchor="middle" dominant-baseline="central"
        font-size="13">${i + 1}</text>`
            : html`<${Piece} id=${`disc:${area.id}:${i}`} at=${`area:${area.id}`} x=${sx}
          y=${sy}><${Disc} owner=${owner} x=${0} y=${0} r=${r - 0.4} /><//>`
        }</g>`;
      })
    }
    <rect class="halo" width=${w} height=${h} rx="8" /><//>`;
}

const BASE = 76;

const ROW = 56;

/**
 * Where the parts of the panel of actions begin.
 * @param {any} board
 * @param {number} seat
 * @param {number} w
 * @param {boolean} milestones
 */
function actionsPlan(board, seat, w, milestones) {
  const special = board.areas.filter((/** @type {any} */ area) => area.kind === "special").length;
  const many = special > 6 && w > 420; // with imitation boards there are too many for three in a row
  const across = many ? 4 : 3;
  const freeHigh = w < 400 ? 46 : 49;
  const base = 20;
  const advanced = base + 2 * BASE + 18;
  const extra = advanced + 2 * ROW + 18;
  const free = extra + Math.ceil(special / across) * ROW + 18;
  const last = free + 2 * freeHigh + (board.heirs[seat].character ? freeHigh : 0) + 20;
  return {
    across,
    freeHigh,
    base,
    advanced,
    extra,
    free,
    last,
    high: milestones && board.milestones.length ? last + 60 : last - 22,
  };
}

/**
 * How high the panel of actions gets.
 * @param {any} board
 * @param {number} seat
 * @param {number} w
 * @param {boolean} milestones
 */
export const actionsHeight = (board, seat, w, milestones) => actionsPlan(board, seat, w, milestones).high;

/** Action areas, free actions, milestones. @param {{w: number, seat: number, milestones: boolean}} props */
export function Actions({ w, seat, milestones }) {
  const { view, say, catalogue } = usePlay();
  const { board, you } = view;
  /** @param {string} kind */
  const of = (kind) => board.areas.filter((/** @type {any} */ area) => area.kind === kind);
  const mine = you >= 0 ? you : seat;
  const heir = board.heirs[mine];
  const { across, freeHigh, base, advanced, extra, free, last } = actionsPlan(board, mine, w, milestones);
  const third = (w + 6) / 3;
  const fourth = (w + 6) / 4;
  const part = (w + 6) / across;
  const extras = [
    ...heir.abilities.map((/** @type {string} */ id) => ({
      on: `ability:${mine}:${id}`,
      name: say(`ability-${id}`),
      pic: "person",
      why: { do: "ability", name: id },
      used: heir.used.includes(id),
      about: `char-${heir.character}`,
    })),
    ...(heir.character
      ? [
          {
            on: `clock:${mine}`,
            name: say("free-clock"),
            pic: "clock",
            why: { do: "clock" },
            used: heir.built.clock > 0,
            about: "free-clock",
          },
        ]
      : []),
  ];
  const fh = freeHigh - 5;
  return html`<g class="actions">
    <${Head} text=${say("board-base")} y=${14} w=${w} note=${say("board-slot-note")} />
    ${of("base").map(
      (/** @type {any} */ area, /** @type {number} */ i) => html`<${Area} key=${area.id} area=${area}
    x=${(i % 3) * third} y=${base + Math.floor(i / 3) * BASE} w=${third - 6} h=${BASE - 5} />`,
    )}
    <${Head} text=${say("board-advanced")} y=${advanced - 5} w=${w} />
    ${of("advanced").map(
      (/** @type {any} */ area, /** @type {number} */ i) => html`<${Area} key=${area.id}
    area=${area} x=${(i % 3) * third} y=${advanced + Math.floor(i / 3) * ROW} w=${third - 6} h=${ROW - 5} />`,
    )}
    <${Head} text=${say("board-special")} y=${extra - 5} w=${w} />
    ${of("special").map(
      (/** @type {any} */ area, /** @type {number} */ i) => html`<${Area} key=${area.id} area=${area}
    x=${(i % across) * part} y=${extra + Math.floor(i / across) * ROW} w=${part - 6} h=${ROW - 5} />`,
    )}
    <${Head} text=${say("board-free-actions")} y=${free - 5} w=${w} />
    ${FREE.map((id, i) => {
      const args = figures(catalogue, `free-${id}`);
      const at = i ? i + 1 : 0; // settling has the longest price and takes two places
      const fw = (i ? fourth : 2 * fourth) - 6;
      return html`<${Target} key=${id} on=${`free:${id}`} about=${`free-${id}`} label=${say(`free-${id}`)}
      why=${{ do: "free", action: id }}
      transform=${`translate(${(at % 4) * fourth} ${free + Math.floor(at / 4) * freeHigh})`} class="free">
        <rect class="leaf" width=${fw} height=${fh} rx="14" />
        <text class="area-name" x=${fw / 2} y="12" text-anchor="middle" dominant-baseline="central"
            font-size="13">${say(`free-${id}`)}</text>
        <${Tokens}
            of=${[
              [
                ...(w < 420 ? lean(args.cost) : groups(args.cost)).flat(),
                { text: "▸" },
                ...(w < 420 ? lean(args.effect) : groups(args.effect)).flat(),
              ],
            ]} x=${fw / 2} y=${fh - 14} w=${fw - 4} h=${18} size=${13} />
            <rect class="halo" width=${fw} height=${fh} rx="14" /><//>`;
    })}
    ${extras.map(
      (one, i) => html`<${Target} key=${one.on} on=${one.on} about=${one.about} label=${one.name}
    why=${one.why} transform=${`translate(${i * fourth} ${free + 2 * freeHigh})`}
    class=${cls("free own", one.used && "used")}>
      <rect class="leaf" width=${fourth - 6} height=${fh} rx="14" />
      <${Pic} name=${one.pic} x=${14} y=${fh / 2} size=${18} />
      <${Lines} text=${one.name} x=${(fourth + 16) / 2} y=${fh / 2} size=${13}
          chars=${Math.max(8, Math.floor((fourth - 30) / 6.1))} lines=${2} />
          <rect class="halo" width=${fourth - 6} height=${fh} rx="14" /><//>`,
    )}
    ${milestones && html`<${Milestones} w=${w} y=${last} />`}
  </g>`;
}

/** Milestones: who has claimed them, or how far the viewer is. @param {{w: number, y: number}} props */
export function Milestones({ w, y }) {
  const { view, say, has, catalogue } = usePlay();
  const tiles = view.board.milestones;
  if (!tiles.length) return null;
  const cw = (w + 6) / tiles.length;
  const { vp, limit } = figures(catalogue, `milestone-${tiles[0].id}`);
  return html`<g
  class="milestones">
    <${Head} text=${say("board-milestones", { vp })} y=${y - 6} w=${w}
        note=${say("board-milestones-note", { limit })} />
    ${tiles.map((/** @type {any} */ tile, /** @type {number} */ i) => {
      const args = figures(catalogue, `milestone-${tile.id}`);
      const gone = tile.owner === "gone";
      const kind = tile.id.slice(0, 2);
      const have = view.you >= 0 ? tile.have[view.you] : null;
      const far = have ? have.map((/** @type {number[]} */ [n, need]) => `${Math.min(n, need)}/${need}`).join(" ") : "";
      const signs = groups(args.need)
        .flat()
        .filter((sign) => sign.icon || !have);
      const said = typeof tile.owner === "number" ? say(`seat-${tile.owner}`) : gone ? say("board-gone") : far;
      return html`<${Target} key=${tile.id} on=${`milestone:${tile.id.slice(0, 2)}`} about=${`milestone-${tile.id}`}
      label=${`${say(`milestone-${tile.id}`)}, ${said}`} why=${{ do: "milestone", tile: tile.id.slice(0, 2) }}
      transform=${`translate(${i * cw} ${y})`} class=${cls("milestone", gone && "gone")}>
        <rect class="leaf" width=${cw - 6} height="54" rx="8" />
        <${Lines} text=${say(`${has(`board-milestone-${kind}`) ? "board-" : ""}milestone-${kind}`)}
            x=${(cw - 6) / 2} y=${14} size=${least()}
            chars=${Math.max(9, Math.floor((cw - 6) / 6))} lines=${2} />
        ${
          typeof tile.owner === "number"
            ? html`<${SeatPiece} seat=${tile.owner} x=${(cw - 6) / 2} y=${40}
        r=${11.5} />`
            : html`<${Tokens} of=${[[...(have ? [{ text: far }] : []), ...signs]]} x=${(cw - 6) / 2} y=${40}
        w=${cw - 10} size=${15} />`
        }
        <rect class="halo" width=${cw - 6} height="54" rx="8" /><//>`;
    })}</g>`;
}
