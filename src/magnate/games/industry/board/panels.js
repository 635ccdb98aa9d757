/** Beside the sites: the auction, the development, the bank and the networks. */
import { Glyph, Lines, Pawn, Piece, Target, cls, html, usePlay } from "/static/kit.js";
import { Resource, Thaler, Works } from "/games/industry/board/signs.js";
import { CELL_H, CELL_W, Site } from "/games/industry/board/sites.js";
import { ICONS } from "/games/industry/icons.js";

/** @type {Record<string, string>} */
const NETWORK_ICONS = { river: "river", railway: "railway", pipeline: "pipeline", "power-line": "power" };

/** How the choices of the auctioneer are called on a button that has no room for their bill. */
const BRIEF = new Map(["sell", "keep"].map((what) => [what, { id: `choice-${what}`, args: {} }]));

/**
 * A button drawn on the board.
 * @param {{choice: any, x: number, y: number, w: number, h?: number, text?: string, main?: boolean}} props
 */
function Act({ choice, x, y, w, h = 34, text, main = false }) {
  const { say } = usePlay();
  const whole = text ?? say(choice.say);
  const inOne = Math.max(3, Math.floor((w - 14) / 8));
  // Two lines of full size are higher than a low button; smaller ones hold more letters each.
  const size = whole.length > inOne && h < 40 ? 15 : 18;
  const chars = Math.floor((inOne * 18) / size);
  const brief = BRIEF.get(choice.do.do);
  const said = brief && whole.length > 1.9 * chars ? say(brief) : whole;
  return html`<${Target} on=${choice.on || `act:${choice.id}`} offers=${[choice]} label=${say("board-act")}
  transform=${`translate(${x} ${y})`} class=${cls("act", main && "main")}>
    <rect class="face" width=${w} height=${h} rx="6" />
    <${Lines} text=${said} x=${w / 2} y=${h / 2} size=${size} chars=${chars} lines=${2} />
    <rect class="halo" width=${w} height=${h} rx="6" /><//>`;
}

/**
 * Where the buttons of an auction stand: the amounts in rows that share the room there is, and beside them (on a phone
 * below) what else can be said.
 * @param {number} w @param {number} h @param {boolean} narrow @param {boolean} tall @param {number} bids
 */
function buttons(w, h, narrow, tall, bids) {
  const left = narrow ? 12 : 92;
  const beside = narrow ? 0 : tall ? 250 : 160;
  const step = tall ? 62 : narrow ? 42 : 38;
  const top = narrow ? 134 : 104;
  const perRow = Math.max(4, Math.floor((w - left - 8 - beside) / step));
  const rows = Math.max(1, Math.ceil(bids / perRow));
  const down = narrow ? 38 : Math.min(step, (h - top - 4) / rows);
  return {
    bid: (/** @type {number} */ i) => ({
      x: left + (i % perRow) * step,
      y: top + Math.floor(i / perRow) * down,
      w: step - 5,
      h: down - 4,
    }),
    other: (/** @type {number} */ i, /** @type {number} */ all) => {
      if (narrow) return { x: 12, y: h - 44 - (all - 1 - i) * 42, w: w - 24, h: 36 };
      const high = Math.min(tall ? 64 : 40, (h - top - 4) / all);
      return bids > 0
        ? { x: w - beside, y: top + i * high, w: beside - 12, h: high - 4 }
        : { x: 12 + i * ((w - 16) / all), y: h - high - 4, w: (w - 16) / all - 8, h: high - 4 };
    },
  };
}

/**
 * The auction under way, with what can be said drawn as buttons.
 * @param {{w: number, h: number, narrow: boolean, cellH?: number}} props
 */
export function Auction({ w, h, narrow, cellH = CELL_H }) {
  const { view, say, seats } = usePlay();
  const { board } = view;
  const { lot } = board;
  /** @type {any} */
  const cell = lot && board.cells.find((/** @type {any} */ c) => c.id === lot.cell);
  const offers = view.choices.filter((/** @type {any} */ c) => c.do.do === "offer");
  const bids = view.choices.filter((/** @type {any} */ c) => c.do.do === "bid");
  const spans = view.choices.filter((/** @type {any} */ c) => c.do.do === "span");
  const plain = view.choices.filter((/** @type {any} */ c) => ["pass", "sell", "keep"].includes(c.do.do));
  const tall = cellH > CELL_H;
  const at = buttons(w, h, narrow, tall, bids.length);
  const acts = [...plain, ...spans];
  return html`<g class="panel auction"><rect class="sheet-of-paper" width=${w} height=${h} rx="8" />
    <text class="caption" x="12" y="22" font-size="18">${say(lot ? "board-auction" : "phase-auction")}</text>
    ${
      board.auctioneer >= 0 &&
      html`<g data-el="auctioneer">
      <text class="small" x=${w - 42} y="22" font-size="18" text-anchor="end">${say("board-auctioneer")}</text>
      <${Piece} id="auctioneer" at="auctioneer" x=${w - 22} y=${17}>
        <${Pawn} seat=${board.auctioneer} x=${0} y=${0} r=${13} /><//></g>`
    }
    ${
      !lot &&
      !view.over &&
      html`<${Lines}
    text=${say("board-up-for-sale", { count: board.columns.filter((/** @type {any} */ c) => c.place === "up").length })}
        x=${w / 2} y=${66} size=${19} chars=${narrow ? 36 : 52} />
      ${offers.map(
        (/** @type {any} */ choice, /** @type {number} */ i) => html`<${Act} key=${choice.id}
      choice=${choice} x=${12 + (i % 2) * ((w - 20) / 2)} y=${96 + Math.floor(i / 2) * (narrow ? 50 : 42)}
      w=${(w - 32) / 2} h=${tall ? 64 : narrow ? 45 : 38} />`,
      )}`
    }
    ${
      lot &&
      html`<g
    transform="translate(12 32)">
      <${Site} cell=${{ ...cell, state: "up", owner: -1 }} dim=${false} marked=${false} h=${cellH} /></g>
      <${Lines} text=${`${cell.id} ${say(cell.name)}`} x=${90} y=${48} size=${21} chars=${24} lines=${1} anchor="start"
          class="name" />
      ${lot.bids.map((/** @type {number} */ bid, /** @type {number} */ seat) => {
        const r = narrow ? 11 : 13;
        const x = 100 + seat * (narrow ? (w - 96) / lot.bids.length : 96);
        const y = narrow ? 78 : 76;
        const says =
          seat === lot.auctioneer ? "" : lot.waiting.includes(seat) ? "…" : bid > 0 ? `${bid}` : say("board-passed");
        return html`<g key=${seat} class=${cls("bid", lot.leader === seat && "leads")} role="img"
        aria-label=${`${seats[seat].name}: ${seat === lot.auctioneer ? say("board-auctioneer") : says}`}>
          <${Pawn} seat=${seat} x=${x} y=${y} r=${r} />
          ${
            bid > 0
              ? html`<${Thaler} x=${x + 31} y=${y} r=${tall ? 15 : 13} n=${bid} />`
              : html`<text x=${x + r + 4} y=${y} font-size=${narrow ? 16 : 18} dominant-baseline="central">
                  ${seat === lot.auctioneer ? "—" : says}</text>`
          }</g>`;
      })}
      ${
        lot.leader >= 0 &&
        plain.length > 0 &&
        plain.some((/** @type {any} */ c) => c.do.do === "sell") &&
        ["sold", "kept"].map(
          (how, i) =>
            html`<text key=${how} class="small" x=${90} y=${(narrow ? 108 : tall ? 110 : 104) + i * 20}
            font-size=${tall ? 18 : 15}>
              ${say(`board-if-${how}`)} ${lot[`if_${how}`]
                .map((/** @type {number} */ cash, /** @type {number} */ s) => `${"ABCD"[s]} ${cash}`)
                .join(" · ")}</text>`,
        )
      }
      ${acts.map(
        (choice, i) => html`<${Act} key=${choice.id} choice=${choice} main=${choice.do.do !== "span"}
        ...${at.other(i, acts.length)} />`,
      )}
      ${bids.map(
        (/** @type {any} */ choice, /** @type {number} */ i) => html`<${Act} key=${choice.id} choice=${choice}
      ...${at.bid(i)}
      text=${String(choice.do.amount)} />`,
      )}`
    }
  </g>`;
}

const IDLE_STEP = 90;
const IDLE_ROW = CELL_H + 10;
const idlePerRow = (/** @type {boolean} */ narrow, /** @type {number} */ w = 0) =>
  narrow ? 4 : Math.max(6, Math.floor(w / IDLE_STEP));

/** How much room the rows of sites still to develop need beyond the first. @param {number} count */
export const idleRoom = (count) => Math.max(0, Math.ceil(count / idlePerRow(true)) - 1) * IDLE_ROW;

/**
 * Where a site still to develop is drawn, and how large: in rows on a phone, in one row that shrinks elsewhere.
 * @param {number} i @param {number} count @param {boolean} narrow @param {number} w
 */
function idlePlace(i, count, narrow, w) {
  const across = idlePerRow(narrow, w);
  if (narrow) return [12 + (i % across) * (IDLE_STEP + 2), 40 + Math.floor(i / across) * IDLE_ROW, 1];
  const scale = Math.min(1, across / count);
  return [12 + i * IDLE_STEP * scale, 40, scale];
}

/**
 * Developing: my sites still to develop, the needs of the one under way.
 * @param {{w: number, h: number, narrow: boolean, cellH?: number}} props
 */
export function Development({ w, h, narrow, cellH = CELL_H }) {
  const { view, say } = usePlay();
  const { board } = view;
  const seat = Math.max(0, view.actor);
  const player = board.players[seat];
  const { site } = board;
  const acts = view.choices.filter((/** @type {any} */ c) => c.do.do === "done");
  const sources = view.choices.filter((/** @type {any} */ c) => c.do.do === "source");
  const develops = view.choices.filter((/** @type {any} */ c) => c.do.do === "develop");
  const cell = site && board.cells.find((/** @type {any} */ c) => c.id === site.cell);
  const tall = cellH > CELL_H;
  const high = tall ? 52 : 36;
  return html`<g class="panel development"><rect class="sheet-of-paper" width=${w} height=${h} rx="8" />
    <text class="caption" x="12" y="22" font-size="18">${say("phase-development")}</text>
    <${Pawn} seat=${seat} x=${w - 22} y=${17} r=${13} />
    ${
      site
        ? html`<g
    transform="translate(12 32)">
        <${Site} cell=${{ ...cell, state: "up", owner: -1 }} dim=${false} marked=${false} h=${cellH} /></g>
        <${Lines} text=${`${cell.id} ${say(cell.name)}`} x=${90} y=${46} size=${21} chars=${26} lines=${1}
            anchor="start" class="name" />
        ${site.needs.map(
          (/** @type {string} */ need, /** @type {number} */ i) => html`<g key=${need}
        transform=${`translate(${100 + i * 150} 76)`}><${Resource} id=${need} x=${0} y=${0} size=${24} />
          <text x="20" y="0" font-size=${tall ? 18 : 16}
              dominant-baseline="central">${say(`resource-${need}`)} ${site.ways[i] ? "✓" : ""}</text></g>`,
        )}
        ${sources.map(
          (/** @type {any} */ choice, /** @type {number} */ i) => html`<${Act} key=${choice.id}
        choice=${choice} x=${12 + (narrow ? 0 : (i * (w - 16)) / sources.length)}
        y=${h - high - 8 - (narrow ? (sources.length - 1 - i) * 40 : 0)} h=${high}
        w=${narrow ? w - 24 : (w - 16) / sources.length - 8} main=${true} />`,
        )}`
        : html`${
            player.idle.length === 0 &&
            html`<${Lines} text=${say("board-nothing-idle")} x=${w / 2} y=${70} size=${18}
          chars=${50} />`
          }
        ${player.idle.map((/** @type {string} */ id, /** @type {number} */ i) => {
          const one = board.cells.find((/** @type {any} */ c) => c.id === id);
          const choice = develops.find((/** @type {any} */ c) => c.do.cell === id);
          const [x, y, scale] = idlePlace(i, player.idle.length, narrow, w);
          return html`<${Target} key=${id} on=${`idle:${id}`} offers=${choice ? [choice] : []} about=${`cell:${id}`}
          why=${{ do: "develop", cell: id }} label=${`${id} ${say(one.name)}`}
          transform=${`translate(${x} ${y}) scale(${scale})`}>
            <${Site} cell=${{ ...one, owner: -1 }} dim=${!choice} marked=${false} h=${cellH} />
            <rect class="halo" x="-1" y="-1" width=${CELL_W + 2} height=${cellH + 2} rx="6" /><//>`;
        })}
        ${acts.map(
          (/** @type {any} */ choice, /** @type {number} */ i) => html`<${Act} key=${choice.id}
        choice=${choice} x=${12 + i * 200} y=${h - high - 4} w=${190} h=${high} main=${true} />`,
        )}`
    }
  </g>`;
}

/**
 * The treasury: the pile of coins that everybody pays into and is paid from.
 * @param {{right: number, tall: boolean}} props
 */
function Treasury({ right, tall }) {
  const { say } = usePlay();
  const text = say("board-treasury");
  const w = text.length * (tall ? 11 : 10) + 66;
  return html`<${Target} on="treasury" about="treasury" label=${text} class="treasury"
  transform=${`translate(${right - w} 3)`}>
    <rect class="slot" width=${w} height="25" rx="5" />
    <${Lines} text=${text} x=${10} y=${13} size=${tall ? 18 : 16} chars=${text.length} lines=${1} anchor="start" />
    ${[44, 32, 20].map((back) => html`<${Thaler} key=${back} x=${w - back} y=${12.5} r=${9} />`)}
    <rect class="halo" width=${w} height="25" rx="5" /><//>`;
}

/**
 * Where each resource comes from now, and the networks.
 * @param {{w: number, h: number, onNet: (net: string) => void, perRow: number, tall?: boolean}} props
 */
export function Bank({ w, h, onNet, perRow, tall = false }) {
  const { view, say } = usePlay();
  const { board } = view;
  const cell = (w - 12) / perRow;
  const left = tall ? 34 : 29;
  const nets = board.networks;
  // Each network has as much room as its name needs.
  const lengths = nets.map((/** @type {any} */ net) => say(`network-${net.id}`).length + 6);
  const share = (w - 16) / lengths.reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);
  const netX = (/** @type {number} */ i) =>
    8 + share * lengths.slice(0, i).reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);
  return html`<g class="panel bank"><rect class="sheet-of-paper" width=${w} height=${h} rx="8" />
    <text class="caption" x="12" y="22" font-size="18">${say("board-bank")}</text>
    <${Treasury} right=${w - 10} tall=${tall} />
    ${board.resources.map((/** @type {any} */ resource, /** @type {number} */ i) => {
      const x = 8 + (i % perRow) * cell;
      const y = 30 + Math.floor(i / perRow) * 34;
      const seller = resource.source.startsWith("seat:") ? Number(resource.source.slice(5)) : -1;
      const state =
        seller >= 0
          ? say("board-from-seat", { name: say(`seat-${seller}`) })
          : resource.source === "treasury"
            ? say("board-from-bank")
            : say("board-from-nobody", { era: resource.from_era });
      const out = seller < 0 && resource.source !== "treasury";
      return html`<${Target} key=${resource.id} on=${resource.on} about=${resource.on}
      label=${`${say(`resource-${resource.id}`)}: ${state}`} transform=${`translate(${x} ${y})`}
      class=${cls("stock", out && "out")}>
        <rect class="slot" x="2" width=${cell - 4} height="31" rx="5" />
        <${Resource} id=${resource.id} x=${left / 2 + 1} y=${15.5} size=${left - 9} />
        <${Lines} text=${say(`resource-${resource.id}`)} x=${left} y=${16} size=${tall ? 18 : 16}
            room=${cell - left - 29} anchor="start" />
        ${
          seller >= 0
            ? html`<${Works} seat=${seller} x=${cell - 17} y=${15.5} r=${10.5} />`
            : resource.source === "treasury"
              ? html`<${Thaler} x=${cell - 15} y=${15.5} r=${tall ? 13 : 10} n=${1} />`
              : html`<text class="small" x=${cell - 17} y="16" font-size=${tall ? 18 : 16} text-anchor="middle"
          dominant-baseline="central">${["", "I", "II", "III", "IV", "V"][resource.from_era]}</text>`
        }
        <rect class="halo" x="2" width=${cell - 4} height="31" rx="5" /><//>`;
    })}
    ${nets.map((/** @type {any} */ net, /** @type {number} */ i) => {
      const netW = share * lengths[i];
      return html`<g
    key=${net.id} onPointerEnter=${() => onNet(net.id)} onPointerLeave=${() => onNet("")}
    onFocusIn=${() => onNet(net.id)} onFocusOut=${() => onNet("")}>
      <${Target} on=${`network:${net.id}`} about=${`network:${net.id}`} label=${say(`network-${net.id}`)}
          transform=${`translate(${netX(i)} ${h - 32})`} class=${`legend net ${net.id}`}>
        <rect width=${netW - 6} height="26" rx="5" />
        <${Glyph} name=${NETWORK_ICONS[net.id] ?? "river"} set=${ICONS} x=${16} y=${13} size=${19} />
        <${Lines} text=${say(`network-${net.id}`)} x=${(netW + 18) / 2} y=${13.5} size=${tall ? 18 : 16}
            room=${netW - 36} />
            <rect class="halo" width=${netW - 6} height="26" rx="5" /><//></g>`;
    })}
  </g>`;
}
