/** The sites in their columns and eras, with the roads and lines between them. */
import { Glyph, Piece, Target, cls, html, usePlay } from "/static/kit.js";
import { picture, Prestige, Resource, Thaler, Works } from "/games/industry/board/signs.js";
import { ICONS } from "/games/industry/icons.js";

export const CELL_W = 66;

export const CELL_H = 92;

const GUTTER_X = 9;

export const GUTTER_Y = 10;

/** Whether a cell cannot be chosen, and which attempt to ask about. @param {any} cell @param {string} phase */
const attempt = (cell, phase) =>
  phase === "development" ? { do: "develop", cell: cell.id } : { do: "offer", cell: cell.id };

/**
 * A site; one that is higher than `CELL_H` also has larger figures.
 * @param {{cell: any, dim: boolean, marked: boolean, h?: number}} props
 */
export function Site({ cell, dim, marked, h = CELL_H }) {
  const { view } = usePlay();
  const tall = h > CELL_H;
  const owned = cell.owner >= 0;
  const bonus = cell.kind === "bonus";
  const networks = bonus ? [cell.network] : (cell.networks ?? []);
  const sale = cell.state === "up" || cell.state === "lot";
  const plain = bonus || cell.kind === "joker";
  const aside = tall && owned;
  const art = {
    // A discount stands beside the picture.
    x: aside ? 45 : CELL_W / 2 - (cell.discount ? 10 : 0),
    y: (plain ? 46 : 42) + (h - CELL_H) / 3,
    size: aside ? 31 : plain ? 38 : cell.discount ? 27 : 33,
  };
  return html`<g class=${cls("site", cell.kind, `is-${cell.state}`, dim && "dim", sale && "sale", marked && "marked")}
  data-owner=${owned ? cell.owner : undefined}>
    <rect class="plate" width=${CELL_W} height=${h} rx="5" />
    ${owned && html`<rect class="tint" width=${CELL_W} height=${h} rx="5" data-seat=${cell.owner} />`}
    <text class="id" x="5" y=${tall ? 19 : 16} font-size=${tall ? 18.5 : 15}>${cell.id}</text>
    ${cell.price !== undefined && html`<${Thaler} x=${CELL_W - 14} y=${14} r=${tall ? 13.7 : 10.5} n=${cell.price} />`}
    ${cell.state !== "taken" && html`<${Glyph} name=${picture(cell)} set=${ICONS} ...${art} class="art" />`}
    ${
      cell.kind === "joker" &&
      cell.state !== "taken" &&
      html`<text class="wild" x=${CELL_W - 14} y="20" font-size="20"
    text-anchor="middle">★</text>`
    }
    ${
      bonus &&
      html`<text class="times" x=${CELL_W / 2} y=${h - 8} font-size="19" text-anchor="middle">×${cell.times}
        </text><g class=${`net ${cell.network}`}><rect x="0" y=${h - 6} width=${CELL_W} height="6" /></g>`
    }
    ${(cell.needs ?? []).map(
      (/** @type {string} */ need, /** @type {number} */ i) => html`<${Resource} key=${need}
    id=${need} x=${(tall ? 11 : 13) + i * (tall ? 18 : 20)} y=${h - 22} size=${17.5} />`,
    )}
    ${cell.makes && html`<g class="makes"><path d="M3 26v32l7-4v-24z" /></g>`}
    ${
      cell.discount &&
      html`<text class="times discount" x=${CELL_W - 12} y=${tall ? 48 : 44} font-size=${tall ? 18.5 : 16}
          text-anchor="middle">−${cell.discount}
        </text>`
    }
    ${
      cell.prestige > 0 &&
      html`<${Prestige} x=${CELL_W - 14} y=${h - (tall ? 26 : 22)} r=${tall ? 14.2 : 10}
        n=${cell.points ?? cell.prestige} />`
    }
    ${
      !bonus &&
      networks.map(
        (/** @type {string} */ network, /** @type {number} */ i) => html`<g key=${network}
    class=${`net ${network}`}>
      <rect x=${(i * CELL_W) / networks.length} y=${h - 9} width=${CELL_W / networks.length} height="9" /></g>`,
      )
    }
    ${
      owned &&
      html`<${Piece} id=${`property:${cell.id}`} at=${`cell:${cell.id}`} x=${tall ? 19 : CELL_W / 2 + 0.5}
    y=${tall ? 39 : 15}><${Works} seat=${cell.owner} x=${0} y=${0} r=${tall ? 11 : 9.2}
        built=${cell.state === "built"} />
      ${
        cell.state !== "built" &&
        html`<g class="clock"
      transform=${tall ? "translate(0 21)" : "translate(-24 22)"}><circle r="7.5" /><path d="M0-4.500V0L3 2" /></g>`
      }<//>`
    }
    ${cell.state === "lost" && html`<path class="strike" d=${`M6 22L${CELL_W - 6} ${h - 12}`} />`}
    ${
      cell.state === "lot" &&
      html`<g
    class="gavel"><circle cx=${CELL_W / 2} cy="0" r="12" />
      <${Glyph} name="gavel" set=${ICONS} x=${CELL_W / 2} y=${0} size=${16} /></g>`
    }
    ${
      view.board.site?.cell === cell.id &&
      html`<rect class="working" x="2" y="2" width=${CELL_W - 4}
    height=${h - 4} rx="4" />`
    }
  </g>`;
}

/** @param {{narrow: boolean, net: string, cellH?: number}} props */
export function Sites({ narrow, net, cellH = CELL_H }) {
  const { view, say, has } = usePlay();
  const { board } = view;
  const letters = board.columns.map((/** @type {any} */ column) => column.id);
  const stepX = CELL_W + GUTTER_X;
  const stepY = cellH + GUTTER_Y;
  const tall = cellH > CELL_H;
  const left = narrow ? 36 : 42;
  const top = narrow ? 30 : 72;
  /** @param {string} id */
  const place = (id) => {
    const column = letters.indexOf(id[0]);
    const era = Number(id.slice(1)) - 1;
    return narrow ? [left + era * stepX, top + column * stepY] : [left + column * stepX, top + era * stepY];
  };
  /** @type {Record<string, any>} */
  const byId = Object.fromEntries(board.cells.map((/** @type {any} */ cell) => [cell.id, cell]));
  const cash = view.actor >= 0;
  const now = board.era - 1;
  /** @param {string[]} pair */
  const link = ([a, b]) => {
    const [ax, ay] = place(a);
    const [bx, by] = place(b);
    const dx = Math.sign(bx - ax);
    const dy = Math.sign(by - ay);
    return {
      x1: ax + CELL_W / 2 + dx * (CELL_W / 2 - 5),
      y1: ay + cellH / 2 + dy * (cellH / 2 - 5),
      x2: bx + CELL_W / 2 - dx * (CELL_W / 2 - 5),
      y2: by + cellH / 2 - dy * (cellH / 2 - 5),
    };
  };
  /** @param {string[]} pair */
  const holder = ([a, b]) => {
    const [one, two] = [byId[a], byId[b]];
    return one.owner >= 0 && one.owner === two.owner && one.state === "built" && two.state === "built" ? one.owner : -1;
  };
  const groups = [
    ["joker", 0, 2],
    ["bonus", 2, 4],
    ["factory", 4, 10],
    ["technology", 10, 12],
  ];
  return html`<g class="sites">
    ${
      !narrow &&
      groups.map(
        ([kind, from, to]) => html`<g key=${kind}
    class="group-label"><path d=${`M${left + Number(from) * stepX} 22H${left + Number(to) * stepX - GUTTER_X}`} />
      <text x=${left + (Number(from) * stepX + Number(to) * stepX - GUTTER_X) / 2} y="16" font-size="18"
          text-anchor="middle">${has(`board-group-${kind}`) ? say(`board-group-${kind}`) : say(`kind-${kind}`)}</text>
        </g>`,
      )
    }
    ${
      narrow
        ? html`<rect class="era-now" x=${left + now * stepX - 4} y=${top - 26} width=${CELL_W + 8}
    height=${12 * stepY + 22} rx="6" />`
        : html`<rect class="era-now" x=${left - 36} y=${top + now * stepY - 5} width=${12 * stepX + 34}
      height=${cellH + 10} rx="6" />`
    }
    ${Array.from({ length: board.eras }, (_, i) => {
      const [x, y] = narrow ? [left + i * stepX + CELL_W / 2, top - 13] : [left - 20, top + i * stepY + cellH / 2];
      return html`<${Target} key=${i} on=${`era:${i + 1}`} about=${`era:${i + 1}`}
      label=${say("board-era", { era: i + 1 })} class=${cls("era", i === now && "now")}>
        <circle cx=${x} cy=${y} r=${tall ? 14 : 12} />
        <text x=${x} y=${y} font-size=${tall ? 18 : 16} text-anchor="middle"
            dominant-baseline="central">${["I", "II", "III", "IV", "V"][i]}</text>
            <circle class="halo" cx=${x} cy=${y} r="15" /><//>`;
    })}
    ${board.columns.map((/** @type {any} */ column, /** @type {number} */ i) => {
      const [x, y] = narrow ? [left - 20, top + i * stepY + cellH / 2] : [left + i * stepX + CELL_W / 2, 44];
      return html`<${Target} key=${column.id} on=${column.on} about=${column.on}
      label=${say(`board-column-${column.place}`, { column: column.id })} class=${cls("column", `is-${column.place}`)}>
        <circle cx=${x} cy=${y} r="15" />
        <text x=${x} y=${y} font-size="18" text-anchor="middle" dominant-baseline="central">${column.id}</text>
        ${column.thaler && html`<circle class="coin-dot" cx=${x + 12} cy=${y - 10} r="5" />`}
        <circle class="halo" cx=${x} cy=${y} r="17" /><//>`;
    })}
    ${board.cells.map((/** @type {any} */ cell) => {
      const [x, y] = place(cell.id);
      const inNet = net !== "" && ((cell.networks ?? []).includes(net) || cell.network === net);
      const label = say("board-site", {
        cell: cell.id,
        name: say(cell.name),
        state: say(`board-state-${cell.state}`, { owner: cell.owner >= 0 ? say(`seat-${cell.owner}`) : "" }),
      });
      return html`<${Target} key=${cell.id} on=${cell.on} about=${cell.on} label=${label}
      why=${cash ? attempt(cell, board.phase) : undefined} transform=${`translate(${x} ${y})`}>
        <${Site} cell=${cell} dim=${cell.state === "later" && !inNet} marked=${inNet} h=${cellH} />
        <rect class="halo" x="-1" y="-1" width=${CELL_W + 2} height=${cellH + 2} rx="6" /><//>`;
    })}
    ${[
      ["road", board.roads],
      ["line", board.lines],
    ].flatMap(([kind, pairs]) =>
      pairs.map((/** @type {string[]} */ pair) => {
        const { x1, y1, x2, y2 } = link(pair);
        const who = holder(pair);
        return html`<g key=${pair.join()} class=${cls("link", kind, who >= 0 && "held")}
      data-seat=${who >= 0 ? who : undefined}
      aria-hidden="true"><path class="bed" d=${`M${x1} ${y1}L${x2} ${y2}`} />
        <path class="mark" d=${`M${x1} ${y1}L${x2} ${y2}`} /></g>`;
      }),
    )}
  </g>`;
}
