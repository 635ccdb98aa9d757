/** The board of sixty sites, the auction under way, and the bank table. */
import { Glyph, Lines, Piece, SeatPiece, Target, cls, html, usePlay, useState } from "/static/kit.js";
import { ICONS } from "/games/industry/icons.js";

/** @typedef {import("/static/kit.js").Play} Play */

export const FIGURES = {
  cash: "coin", prestige: "star", "if-ended": "trophy", developed: "factory", undeveloped: "hourglass",
  jokers: { name: "joker", set: ICONS }, subsidies: "banknote",
};

/** The picture of each site, by the end of its name. @type {Record<string, string>} */
const PICTURES = {
  "port": "port", "railway-station": "station", "pumping-station": "pump", "power-station": "plant", "quarry": "quarry", "clay-pit": "clay",
  "brickworks": "brick", "sawmill": "sawmill", "iron-ore-mine": "ore", "coal-mine": "coal", "construction": "construction", "engineering": "engineering",
  "shipyard": "shipyard", "ceramics-works": "ceramic", "lime-kiln": "lime", "glassworks": "glass", "ironworks": "iron", "bank": "bank", "chemistry": "chemistry",
  "steam-power": "steam", "chemical-works": "chemical", "cable-works": "cable", "cement-works": "cement", "machine-works": "machine", "steel-mill": "steel",
  "stock-exchange": "exchange", "electricity": "electricity", "mechanisation": "mechanisation", "refinery": "refinery", "household-appliances": "appliance",
  "plastics-factory": "plastic", "computer-factory": "computers", "car-factory": "car", "aircraft-factory": "aircraft", "electronics": "electronics",
  "automation": "automation", "pharmaceutical-plant": "pharma", "genetics-plant": "dna", "fibre-optics-plant": "fibre", "solar-cell-factory": "solar",
  "robot-factory": "robot", "satellite-works": "satellite", "internet": "internet", "robotics": "robotics",
};

/** @type {Record<string, string>} */
const NETWORK_ICONS = { river: "river", railway: "railway", pipeline: "pipeline", "power-line": "power" };

const CELL_W = 66;
const CELL_H = 92;
const GUTTER_X = 9;
const GUTTER_Y = 10;

/** The picture of a cell. @param {any} cell */
const picture = (cell) => (cell.kind === "joker" ? cell.joker : (PICTURES[cell.name.replace(/^site-/, "")] ?? "machine"));

/** A thaler with an amount. @param {{x: number, y: number, r: number, n: number | string}} props */
function Thaler({ x, y, r, n }) {
  return html`<g class="thaler" transform=${`translate(${x} ${y})`}><circle r=${r} /><text font-size=${r * 1.35} text-anchor="middle" dominant-baseline="central">${n}</text></g>`;
}

/** Prestige on a shield. @param {{x: number, y: number, r: number, n: number | string}} props */
function Prestige({ x, y, r, n }) {
  return html`<g class="prestige" transform=${`translate(${x} ${y})`}><path d=${`M${-r} ${-r}H${r}V${r * 0.2}L0 ${r * 1.15}L${-r} ${r * 0.2}Z`} /><text y=${-r * 0.16} font-size=${r * 1.3} text-anchor="middle" dominant-baseline="central">${n}</text></g>`;
}

/** A resource. @param {{id: string, x: number, y: number, size: number}} props */
function Resource({ id, x, y, size }) {
  return html`<g class="resource"><rect x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} rx=${size * 0.2} /><${Glyph} name=${id} set=${ICONS} x=${x} y=${y} size=${size * 0.82} /></g>`;
}

/** Whether a cell is not to be had, and which attempt to ask about. @param {any} cell @param {string} phase */
const attempt = (cell, phase) => (phase === "development" ? { do: "develop", cell: cell.id } : { do: "offer", cell: cell.id });

// --- a site --------------------------------------------------------------------------------------------

/** @param {{cell: any, dim: boolean, marked: boolean}} props */
function Site({ cell, dim, marked }) {
  const { view } = usePlay();
  const owned = cell.owner >= 0;
  const bonus = cell.kind === "bonus";
  const networks = bonus ? [cell.network] : (cell.networks ?? []);
  const sale = cell.state === "up" || cell.state === "lot";
  return html`<g class=${cls("site", cell.kind, `is-${cell.state}`, dim && "dim", sale && "sale", marked && "marked")} data-owner=${owned ? cell.owner : undefined}>
    <rect class="plate" width=${CELL_W} height=${CELL_H} rx="5" />
    ${owned && html`<rect class="tint" width=${CELL_W} height=${CELL_H} rx="5" data-seat=${cell.owner} />`}
    <text class="id" x="5" y="16" font-size="15">${cell.id}</text>
    ${cell.price !== undefined && html`<${Thaler} x=${CELL_W - 14} y=${14} r=${10.5} n=${cell.price} />`}
    ${cell.state !== "taken" && html`<${Glyph} name=${picture(cell)} set=${ICONS} x=${CELL_W / 2} y=${bonus || cell.kind === "joker" ? 46 : 42} size=${bonus || cell.kind === "joker" ? 38 : 33} class="art" />`}
    ${cell.kind === "joker" && cell.state !== "taken" && html`<text class="wild" x=${CELL_W - 14} y="20" font-size="20" text-anchor="middle">★</text>`}
    ${bonus && html`<text class="times" x=${CELL_W / 2} y="84" font-size="19" text-anchor="middle">×${cell.times}</text><g class=${`net ${cell.network}`}><rect x="0" y=${CELL_H - 6} width=${CELL_W} height="6" /></g>`}
    ${(cell.needs ?? []).map((/** @type {string} */ need, /** @type {number} */ i) => html`<${Resource} key=${need} id=${need} x=${13 + i * 20} y=${70} size=${17.5} />`)}
    ${cell.makes && html`<g class="makes"><path d="M3 26v32l7-4v-24z" /></g>`}
    ${cell.discount && html`<text class="times" x="15" y="75" font-size="16" text-anchor="middle">−${cell.discount}</text>`}
    ${cell.prestige > 0 && html`<${Prestige} x=${CELL_W - 14} y=${70} r=${10} n=${cell.points ?? cell.prestige} />`}
    ${!bonus && networks.map((/** @type {string} */ network, /** @type {number} */ i) => html`<g key=${network} class=${`net ${network}`}><rect x=${(i * CELL_W) / networks.length} y=${CELL_H - 9} width=${CELL_W / networks.length} height="9" /></g>`)}
    ${owned && html`<${Piece} id=${`property:${cell.id}`} at=${`cell:${cell.id}`} x=${CELL_W / 2 - 1} y=${16}><${SeatPiece} seat=${cell.owner} x=${0} y=${0} r=${9} hollow=${cell.state !== "built"} />
      ${cell.state !== "built" && html`<g class="clock" transform="translate(-24 22)"><circle r="7.5" /><path d="M0-4.500V0L3 2" /></g>`}<//>`}
    ${cell.state === "lost" && html`<path class="strike" d=${`M6 22L${CELL_W - 6} ${CELL_H - 12}`} />`}
    ${cell.state === "lot" && html`<g class="gavel"><circle cx=${CELL_W / 2} cy="0" r="12" /><${Glyph} name="gavel" set=${ICONS} x=${CELL_W / 2} y=${0} size=${16} /></g>`}
    ${view.board.site?.cell === cell.id && html`<rect class="working" x="2" y="2" width=${CELL_W - 4} height=${CELL_H - 4} rx="4" />`}
  </g>`;
}

// --- the board of sites ----------------------------------------------------------------------------------

/** @param {{narrow: boolean, net: string}} props */
function Sites({ narrow, net }) {
  const { view, say, has } = usePlay();
  const { board } = view;
  const letters = board.columns.map((/** @type {any} */ column) => column.id);
  const stepX = CELL_W + GUTTER_X;
  const stepY = CELL_H + GUTTER_Y;
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
    return { x1: ax + CELL_W / 2 + dx * (CELL_W / 2 - 5), y1: ay + CELL_H / 2 + dy * (CELL_H / 2 - 5), x2: bx + CELL_W / 2 - dx * (CELL_W / 2 - 5), y2: by + CELL_H / 2 - dy * (CELL_H / 2 - 5) };
  };
  /** @param {string[]} pair */
  const holder = ([a, b]) => {
    const [one, two] = [byId[a], byId[b]];
    return one.owner >= 0 && one.owner === two.owner && one.state === "built" && two.state === "built" ? one.owner : -1;
  };
  const groups = [["joker", 0, 2], ["bonus", 2, 4], ["factory", 4, 10], ["technology", 10, 12]];
  return html`<g class="sites">
    ${!narrow && groups.map(([kind, from, to]) => html`<g key=${kind} class="group-label"><path d=${`M${left + Number(from) * stepX} 22H${left + Number(to) * stepX - GUTTER_X}`} />
      <text x=${left + (Number(from) * stepX + Number(to) * stepX - GUTTER_X) / 2} y="16" font-size="17" text-anchor="middle">${has(`board-group-${kind}`) ? say(`board-group-${kind}`) : say(`kind-${kind}`)}</text></g>`)}
    ${narrow ? html`<rect class="era-now" x=${left + now * stepX - 4} y=${top - 26} width=${CELL_W + 8} height=${12 * stepY + 22} rx="6" />`
      : html`<rect class="era-now" x=${left - 36} y=${top + now * stepY - 5} width=${12 * stepX + 34} height=${CELL_H + 10} rx="6" />`}
    ${Array.from({ length: board.eras }, (_, i) => {
      const [x, y] = narrow ? [left + i * stepX + CELL_W / 2, top - 13] : [left - 20, top + i * stepY + CELL_H / 2];
      return html`<${Target} key=${i} on=${`era:${i + 1}`} about=${`era:${i + 1}`} label=${say("board-era", { era: i + 1 })} class=${cls("era", i === now && "now")}>
        <circle cx=${x} cy=${y} r="12" /><text x=${x} y=${y} font-size="16" text-anchor="middle" dominant-baseline="central">${["I", "II", "III", "IV", "V"][i]}</text><circle class="halo" cx=${x} cy=${y} r="14" /><//>`;
    })}
    ${board.columns.map((/** @type {any} */ column, /** @type {number} */ i) => {
      const [x, y] = narrow ? [left - 20, top + i * stepY + CELL_H / 2] : [left + i * stepX + CELL_W / 2, 44];
      return html`<${Target} key=${column.id} on=${column.on} about=${column.on} label=${say(`board-column-${column.place}`, { column: column.id })} class=${cls("column", `is-${column.place}`)}>
        <circle cx=${x} cy=${y} r="15" /><text x=${x} y=${y} font-size="18" text-anchor="middle" dominant-baseline="central">${column.id}</text>
        ${column.thaler && html`<circle class="coin-dot" cx=${x + 12} cy=${y - 10} r="5" />`}<circle class="halo" cx=${x} cy=${y} r="17" /><//>`;
    })}
    ${board.cells.map((/** @type {any} */ cell) => {
      const [x, y] = place(cell.id);
      const inNet = net !== "" && ((cell.networks ?? []).includes(net) || cell.network === net);
      const label = say("board-site", { cell: cell.id, name: say(cell.name), state: say(`board-state-${cell.state}`, { owner: cell.owner >= 0 ? say(`seat-${cell.owner}`) : "" }) });
      return html`<${Target} key=${cell.id} on=${cell.on} about=${cell.on} label=${label} why=${cash ? attempt(cell, board.phase) : undefined} transform=${`translate(${x} ${y})`}>
        <${Site} cell=${cell} dim=${cell.state === "later" && !inNet} marked=${inNet} /><rect class="halo" x="-1" y="-1" width=${CELL_W + 2} height=${CELL_H + 2} rx="6" /><//>`;
    })}
    ${[["road", board.roads], ["line", board.lines]].flatMap(([kind, pairs]) => pairs.map((/** @type {string[]} */ pair) => {
      const { x1, y1, x2, y2 } = link(pair);
      const who = holder(pair);
      return html`<g key=${pair.join()} class=${cls("link", kind, who >= 0 && "held")} data-seat=${who >= 0 ? who : undefined} aria-hidden="true"><path class="bed" d=${`M${x1} ${y1}L${x2} ${y2}`} /><path class="mark" d=${`M${x1} ${y1}L${x2} ${y2}`} /></g>`;
    }))}
  </g>`;
}

// --- below the board -----------------------------------------------------------------------------------------

/** A button drawn on the board. @param {{choice: any, x: number, y: number, w: number, h?: number, text?: string, main?: boolean}} props */
function Act({ choice, x, y, w, h = 34, text, main = false }) {
  const { say } = usePlay();
  return html`<${Target} on=${choice.on || `act:${choice.id}`} offers=${[choice]} label=${say("board-act")} transform=${`translate(${x} ${y})`} class=${cls("act", main && "main")}>
    <rect class="face" width=${w} height=${h} rx="6" /><${Lines} text=${text ?? say(choice.say)} x=${w / 2} y=${h / 2} size=${17} chars=${Math.max(3, Math.floor(w / 7.6))} lines=${2} /><rect class="halo" width=${w} height=${h} rx="6" /><//>`;
}

/** The auction under way, with what can be said drawn as buttons. @param {{w: number, h: number, narrow: boolean}} props */
function Auction({ w, h, narrow }) {
  const { view, say, seats } = usePlay();
  const { board } = view;
  const { lot } = board;
  /** @type {any} */
  const cell = lot && board.cells.find((/** @type {any} */ c) => c.id === lot.cell);
  const offers = view.choices.filter((/** @type {any} */ c) => c.do.do === "offer");
  const bids = view.choices.filter((/** @type {any} */ c) => c.do.do === "bid");
  const spans = view.choices.filter((/** @type {any} */ c) => c.do.do === "span");
  const plain = view.choices.filter((/** @type {any} */ c) => ["pass", "sell", "keep"].includes(c.do.do));
  const pad = narrow ? 42 : 38;
  const padLeft = narrow ? 12 : 92;
  const perRow = Math.max(4, Math.floor((w - padLeft - 8) / pad));
  return html`<g class="panel auction"><rect class="sheet-of-paper" width=${w} height=${h} rx="8" />
    <text class="caption" x="12" y="22" font-size="18">${say(lot ? "board-auction" : "phase-auction")}</text>
    <g data-el="auctioneer"><text class="small" x=${w - 42} y="22" font-size="16" text-anchor="end">${say("board-auctioneer")}</text>${board.auctioneer >= 0 && html`<${Piece} id="auctioneer" at="auctioneer" x=${w - 22} y=${17}><${SeatPiece} seat=${board.auctioneer} x=${0} y=${0} r=${11} /><//>`}</g>
    ${!lot && html`<${Lines} text=${say("board-up-for-sale", { count: board.columns.filter((/** @type {any} */ c) => c.place === "up").length })} x=${w / 2} y=${66} size=${19} chars=${narrow ? 36 : 52} />
      ${offers.map((/** @type {any} */ choice, /** @type {number} */ i) => html`<${Act} key=${choice.id} choice=${choice} x=${12 + (i % 2) * ((w - 20) / 2)} y=${96 + Math.floor(i / 2) * 42} w=${(w - 32) / 2} />`)}`}
    ${lot && html`<g transform="translate(12 32)"><${Site} cell=${{ ...cell, state: "up", owner: -1 }} dim=${false} marked=${false} /></g>
      <${Lines} text=${`${cell.id} ${say(cell.name)}`} x=${90} y=${48} size=${21} chars=${24} lines=${1} anchor="start" class="name" />
      ${lot.bids.map((/** @type {number} */ bid, /** @type {number} */ seat) => {
        const x = 100 + seat * (narrow ? 74 : 96);
        const y = narrow ? 78 : 76;
        const says = seat === lot.auctioneer ? "" : lot.waiting.includes(seat) ? "…" : bid > 0 ? String(bid) : say("board-passed");
        return html`<g key=${seat} class=${cls("bid", lot.leader === seat && "leads")} role="img" aria-label=${`${seats[seat].name}: ${seat === lot.auctioneer ? say("board-auctioneer") : says}`}>
          <${SeatPiece} seat=${seat} x=${x} y=${y} r=${11} /><text x=${x + 18} y=${y} font-size=${bid > 0 ? 21 : 16} dominant-baseline="central">${seat === lot.auctioneer ? html`<tspan>—</tspan>` : says}</text></g>`;
      })}
      ${lot.leader >= 0 && plain.length > 0 && plain.some((/** @type {any} */ c) => c.do.do === "sell") && ["sold", "kept"].map((how, i) => html`<text key=${how} class="small" x=${90} y=${(narrow ? 108 : 104) + i * 20} font-size="15">${say(`board-if-${how}`)} ${lot[`if_${how}`].map((/** @type {number} */ cash, /** @type {number} */ s) => `${"ABCD"[s]} ${cash}`).join(" · ")}</text>`)}
      ${[...plain, ...spans].map((/** @type {any} */ choice, /** @type {number} */ i, /** @type {any[]} */ all) => html`<${Act} key=${choice.id} choice=${choice} main=${choice.do.do !== "span"}
        x=${narrow ? 12 : 12 + i * ((w - 16) / all.length)} y=${narrow ? h - 44 - (all.length - 1 - i) * 42 : h - 44} w=${narrow ? w - 24 : (w - 16) / all.length - 8} h=${36} />`)}
      ${bids.map((/** @type {any} */ choice, /** @type {number} */ i) => html`<${Act} key=${choice.id} choice=${choice} x=${padLeft + (i % perRow) * pad} y=${(narrow ? 134 : 104) + Math.floor(i / perRow) * 38} w=${pad - 5} text=${String(choice.do.amount)} />`)}`}
  </g>`;
}

/** Developing: my sites still to develop, the needs of the one under way. @param {{w: number, h: number, narrow: boolean}} props */
function Development({ w, h, narrow }) {
  const { view, say } = usePlay();
  const { board } = view;
  const seat = Math.max(0, view.actor);
  const player = board.players[seat];
  const { site } = board;
  const acts = view.choices.filter((/** @type {any} */ c) => c.do.do === "done");
  const sources = view.choices.filter((/** @type {any} */ c) => c.do.do === "source");
  const develops = view.choices.filter((/** @type {any} */ c) => c.do.do === "develop");
  const cell = site && board.cells.find((/** @type {any} */ c) => c.id === site.cell);
  return html`<g class="panel development"><rect class="sheet-of-paper" width=${w} height=${h} rx="8" />
    <text class="caption" x="12" y="22" font-size="18">${say("phase-development")}</text><${SeatPiece} seat=${seat} x=${w - 22} y=${17} r=${11} />
    ${site ? html`<g transform="translate(12 32)"><${Site} cell=${{ ...cell, state: "up", owner: -1 }} dim=${false} marked=${false} /></g>
        <${Lines} text=${`${cell.id} ${say(cell.name)}`} x=${90} y=${46} size=${21} chars=${26} lines=${1} anchor="start" class="name" />
        ${site.needs.map((/** @type {string} */ need, /** @type {number} */ i) => html`<g key=${need} transform=${`translate(${100 + i * 150} 76)`}><${Resource} id=${need} x=${0} y=${0} size=${24} /><text x="20" y="0" font-size="16" dominant-baseline="central">${say(`resource-${need}`)} ${site.ways[i] ? "✓" : ""}</text></g>`)}
        ${sources.map((/** @type {any} */ choice, /** @type {number} */ i) => html`<${Act} key=${choice.id} choice=${choice} x=${12 + (narrow ? 0 : (i * (w - 16)) / sources.length)} y=${h - 44 - (narrow ? (sources.length - 1 - i) * 40 : 0)} w=${narrow ? w - 24 : (w - 16) / sources.length - 8} main=${true} />`)}`
      : html`${player.idle.length === 0 && html`<${Lines} text=${say("board-nothing-idle")} x=${w / 2} y=${70} size=${18} chars=${50} />`}
        ${player.idle.slice(0, narrow ? 4 : 6).map((/** @type {string} */ id, /** @type {number} */ i) => {
          const one = board.cells.find((/** @type {any} */ c) => c.id === id);
          const choice = develops.find((/** @type {any} */ c) => c.do.cell === id);
          const x = 12 + i * (narrow ? 92 : 90);
          return html`<${Target} key=${id} on=${`idle:${id}`} offers=${choice ? [choice] : []} about=${`cell:${id}`} why=${{ do: "develop", cell: id }} label=${`${id} ${say(one.name)}`} transform=${`translate(${x} 40)`}>
            <${Site} cell=${{ ...one, owner: -1 }} dim=${!choice} marked=${false} /><rect class="halo" x="-1" y="-1" width=${CELL_W + 2} height=${CELL_H + 2} rx="6" /><//>`;
        })}
        ${acts.map((/** @type {any} */ choice, /** @type {number} */ i) => html`<${Act} key=${choice.id} choice=${choice} x=${12 + i * 200} y=${h - 44} w=${190} main=${true} />`)}`}
  </g>`;
}

/** Where each resource comes from now, and the networks. @param {{w: number, h: number, onNet: (net: string) => void, perRow: number}} props */
function Bank({ w, h, onNet, perRow }) {
  const { view, say } = usePlay();
  const { board } = view;
  const cell = (w - 12) / perRow;
  const nets = board.networks;
  // Each network has as much room as its name needs.
  const lengths = nets.map((/** @type {any} */ net) => say(`network-${net.id}`).length + 5);
  const share = (w - 16) / lengths.reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);
  const netX = (/** @type {number} */ i) => 8 + share * lengths.slice(0, i).reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);
  return html`<g class="panel bank"><rect class="sheet-of-paper" width=${w} height=${h} rx="8" />
    <${Target} on="treasury" about="treasury" label=${say("board-bank")}><text class="caption" x="12" y="22" font-size="18">${say("board-bank")}</text><rect class="halo" x="6" y="4" width="150" height="24" rx="4" /><//>
    ${board.resources.map((/** @type {any} */ resource, /** @type {number} */ i) => {
      const x = 8 + (i % perRow) * cell;
      const y = 30 + Math.floor(i / perRow) * 34;
      const seller = resource.source.startsWith("seat:") ? Number(resource.source.slice(5)) : -1;
      const state = seller >= 0 ? say("board-from-seat", { name: say(`seat-${seller}`) }) : resource.source === "treasury" ? say("board-from-bank") : say("board-from-nobody", { era: resource.from_era });
      return html`<${Target} key=${resource.id} on=${resource.on} about=${resource.on} label=${`${say(`resource-${resource.id}`)}: ${state}`} transform=${`translate(${x} ${y})`} class=${cls("stock", seller < 0 && resource.source !== "treasury" && "out")}>
        <rect class="slot" x="2" width=${cell - 4} height="31" rx="5" /><${Resource} id=${resource.id} x=${18} y=${15.5} size=${24} />
        <${Lines} text=${say(`resource-${resource.id}`)} x=${35} y=${16} size=${16} chars=${Math.floor((cell - 62) / 8)} lines=${1} anchor="start" />
        ${seller >= 0 ? html`<${SeatPiece} seat=${seller} x=${cell - 17} y=${15.5} r=${9.5} />` : resource.source === "treasury" ? html`<${Thaler} x=${cell - 17} y=${15.5} r=${10} n=${1} />`
          : html`<text class="small" x=${cell - 17} y="16" font-size="16" text-anchor="middle" dominant-baseline="central">${["", "I", "II", "III", "IV", "V"][resource.from_era]}</text>`}
        <rect class="halo" x="2" width=${cell - 4} height="31" rx="5" /><//>`;
    })}
    ${nets.map((/** @type {any} */ net, /** @type {number} */ i) => { const netW = share * lengths[i]; return html`<g key=${net.id} onPointerEnter=${() => onNet(net.id)} onPointerLeave=${() => onNet("")} onFocusIn=${() => onNet(net.id)} onFocusOut=${() => onNet("")}>
      <${Target} on=${`network:${net.id}`} about=${`network:${net.id}`} label=${say(`network-${net.id}`)} transform=${`translate(${netX(i)} ${h - 32})`} class=${`legend net ${net.id}`}>
        <rect width=${netW - 6} height="26" rx="5" /><${Glyph} name=${NETWORK_ICONS[net.id] ?? "river"} set=${ICONS} x=${16} y=${13} size=${19} /><${Lines} text=${say(`network-${net.id}`)} x=${(netW - 6 + 26) / 2} y=${13.5} size=${16} chars=${Math.floor((netW - 34) / 7.2)} lines=${1} /><rect class="halo" width=${netW - 6} height="26" rx="5" /><//></g>`; })}
  </g>`;
}

// --- the whole -------------------------------------------------------------------------------------------------

/** @param {Play} props */
export default function Board({ view, say, narrow }) {
  const [net, setNet] = useState("");
  const developing = view.board.phase === "development";
  const Panel = developing ? Development : Auction;
  /** @param {string[]} verbs */
  const count = (verbs) => view.choices.filter((/** @type {any} */ c) => verbs.includes(c.do.do)).length;
  if (narrow) {
    const w = 404;
    const panel = developing ? 146 + 42 * Math.max(1, count(["source"])) : 138 + Math.ceil(count(["bid"]) / 9) * 38 + count(["pass", "sell", "keep", "span"]) * 42 + Math.ceil(count(["offer"]) / 2) * 42;
    const bank = 200;
    const grid = 30 + 12 * (CELL_H + GUTTER_Y) + 8;
    return html`<svg class="industry" viewBox=${`0 0 ${w + 16} ${panel + grid + bank + 30}`} role="group" aria-label=${say("game-name")}>
      <g transform="translate(8 6)"><${Panel} w=${w} h=${panel} narrow=${true} /></g>
      <g transform=${`translate(6 ${panel + 18})`}><${Sites} narrow=${true} net=${net} /></g>
      <g transform=${`translate(8 ${panel + grid + 22})`}><${Bank} w=${w} h=${bank} onNet=${setNet} perRow=${3} /></g></svg>`;
  }
  return html`<svg class="industry" viewBox="0 0 950 800" role="group" aria-label=${say("game-name")} preserveAspectRatio="xMidYMid meet">
    <g transform="translate(4 6)"><${Sites} narrow=${false} net=${net} /></g>
    <g transform="translate(8 596)"><${Panel} w=${540} h=${198} narrow=${false} /></g>
    <g transform="translate(558 596)"><${Bank} w=${386} h=${198} onNet=${setNet} perRow=${3} /></g>
  </svg>`;
}

/** In each seat's panel: jokers, the subsidy, what the seat makes. @param {{seat: number, view: any}} props */
export function SeatArea({ seat, view }) {
  const { say } = usePlay();
  const player = view.board.players[seat];
  const mini = (/** @type {string} */ name) => html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><${Glyph} name=${name} set=${ICONS} x=${12} y=${12} size=${19} /></svg>`;
  return html`<div class="seat-area">
    ${view.board.first === seat && html`<${Target} tag="div" on="first" about="first" label=${say("board-first")} class="mini chip">${say("board-first")}<//>`}
    <${Target} tag="div" on=${`subsidy:${seat}`} about=${`subsidy:${seat}`} label=${say(`board-subsidy-${player.subsidy}`)} why=${player.subsidy === "available" && view.you === seat ? { do: "subsidy" } : undefined} class=${cls("mini chip", player.subsidy === "taken" && "gone")}>${say("board-subsidy")}<//>
    ${player.jokers.map((/** @type {any} */ joker) => html`<${Target} tag="div" key=${joker.id} on=${joker.on} about=${joker.on} label=${say("board-joker", { resource: say(`resource-${joker.resource}`) })} class="mini joker">${mini(joker.resource)}<//>`)}
    ${player.makes.map((/** @type {string} */ made) => html`<${Target} tag="div" key=${made} on=${`made:${made}`} about=${`resource:${made}`} label=${say(`resource-${made}`)} class="mini">${mini(made)}<//>`)}
  </div>`;
}
