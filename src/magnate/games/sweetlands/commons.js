/** What belongs to everybody: action areas, free actions, milestones, round board, tiles, rivals. */
import { Lines, Piece, Press, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Pic, Tokens, groups, lean, least } from "/games/sweetlands/tokens.js";
import { Territory, mapHeight } from "/games/sweetlands/hexes.js";

const FREE = ["settle", "hire", "buy", "sell", "swap", "melt", "dismiss"];

/** The figures of an explanation. @param {import("/static/kit.js").Play["catalogue"]} catalogue @param {string} key */
export const figures = (catalogue, key) => /** @type {any} */ (catalogue[key]?.say)?.args ?? {};

/** A disc of a seat or of Mio. @param {{owner: any, x: number, y: number, r: number}} props */
function Disc({ owner, x, y, r }) {
  if (owner === "mio") return html`<g class="mio-disc"><circle cx=${x} cy=${y} r=${r} /><${Pic} name="mio" x=${x} y=${y} size=${r * 1.5} /></g>`;
  return html`<${SeatPiece} seat=${owner} x=${x} y=${y} r=${r} />`;
}

/** The sign of reconstructed figures; pointing at it explains it. @param {{x: number, y: number}} props */
export function Mark({ x, y }) {
  const { say } = usePlay();
  return html`<${Target} on="provenance" about="provenance" label=${say("board-reconstructed")} class="provenance" transform=${`translate(${x} ${y})`}><circle r="8.5" /><text text-anchor="middle" dominant-baseline="central" y="0.5" font-size="14">≈</text><circle class="halo" r="9.5" /><//>`;
}

/** A heading. @param {{text: string, y: number, w: number, note?: string, mark?: boolean}} props */
export const Head = ({ text, y, w, note, mark = false }) => html`<g><text class="caption" x=${0} y=${y} font-size="15">${text}</text>${note && (text.length * 8.6 + note.length * 6.1 < w) && html`<text class="small" x=${w - (mark ? 22 : 0)} y=${y} text-anchor="end" font-size="12.5">${note}</text>`}${mark && html`<${Mark} x=${w - 10} y=${y - 5} />`}</g>`;

/** An action area: price, effect, and slots with the cards the next one costs. @param {{area: any, x: number, y: number, w: number, h: number}} props */
function Area({ area, x, y, w, h }) {
  const { say, catalogue } = usePlay();
  const args = figures(catalogue, `area-${area.id}`);
  const next = area.slots.indexOf(null);
  const name = say(`area-${area.id}`);
  const state = !area.open ? say("board-opens", { round: area.from }) : next < 0 ? say("board-full") : say("board-slot", { cards: next + 1 });
  const r = 11;
  const low = h > 66; // slots below the price where there is no room beside it
  const many = area.slots.length > 1;
  const taken = low ? 0 : area.open ? area.slots.length * 23 + 2 : 0;
  const room = w - taken - 12;
  const mid = low ? 32 : h - 19;
  const tall = low ? 20 : 34;
  const dear = args.cost?.id !== "cost-nothing";
  return html`<${Target} on=${`area:${area.id}`} about=${`area-${area.id}`} label=${`${name}, ${state}`} why=${{ do: "area", area: area.id }} transform=${`translate(${x} ${y})`} class=${cls("area", area.kind, !area.open && "closed", next < 0 && "full")}>
    <rect class="leaf" width=${w} height=${h} rx="8" />
    <${Lines} text=${name} x=${7} y=${12} size=${13} chars=${Math.floor((w - 10) / 6.2)} lines=${1} anchor="start" class="area-name" />
    ${!area.open && html`<text class="small" x=${w - 7} y=${h - 6} text-anchor="end" font-size=${least()}>${say("board-opens-short", { round: area.from })}</text>`}
    <${Tokens} of=${args.cost} x=${7} y=${mid - (area.open ? 0 : 5)} w=${dear ? room * 0.47 : 0} h=${tall} size=${14} anchor="start" />
    ${!(many && !low && w < 120) && html`<${Tokens} of=${many && !low ? lean(args.effect) : args.effect} x=${dear ? 7 + room * 0.76 : 7 + room / 2} y=${mid - (area.open ? 0 : 5)} w=${dear ? room * 0.48 : room} h=${tall} size=${15} />`}
    ${area.open && area.slots.map((/** @type {any} */ owner, /** @type {number} */ i) => {
      const sx = low ? w / 2 + (i - (area.slots.length - 1) / 2) * 27 : w - 4 - r - (area.slots.length - 1 - i) * 23;
      const sy = h - 4 - r;
      return html`<g key=${i} class=${cls("slot", i === next && "next")}><circle cx=${sx} cy=${sy} r=${r} />
        ${owner === null ? html`<text x=${sx} y=${sy + 0.5} text-anchor="middle" dominant-baseline="central" font-size="13">${i + 1}</text>`
          : html`<${Piece} id=${`disc:${area.id}:${i}`} at=${`area:${area.id}`} x=${sx} y=${sy}><${Disc} owner=${owner} x=${0} y=${0} r=${r - 0.4} /><//>`}</g>`;
    })}
    <rect class="halo" width=${w} height=${h} rx="8" /><//>`;
}

const BASE = 76;
const ROW = 56;

/** Where the parts of the panel of actions begin. @param {any} board @param {number} seat @param {number} w @param {boolean} milestones */
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
  return { across, freeHigh, base, advanced, extra, free, last, high: milestones && board.milestones.length ? last + 60 : last - 22 };
}

/** How high the panel of actions gets. @param {any} board @param {number} seat @param {number} w @param {boolean} milestones */
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
  const extras = [...heir.abilities.map((/** @type {string} */ id) => ({ on: `ability:${mine}:${id}`, name: say(`ability-${id}`), pic: "person", why: { do: "ability", name: id }, used: heir.used.includes(id), about: `char-${heir.character}` })),
    ...(heir.character ? [{ on: `clock:${mine}`, name: say("free-clock"), pic: "clock", why: { do: "clock" }, used: heir.built.clock > 0, about: "free-clock" }] : [])];
  const fh = freeHigh - 5;
  return html`<g class="actions">
    <${Head} text=${say("board-base")} y=${14} w=${w} note=${say("board-slot-note")} />
    ${of("base").map((/** @type {any} */ area, /** @type {number} */ i) => html`<${Area} key=${area.id} area=${area} x=${(i % 3) * third} y=${base + Math.floor(i / 3) * BASE} w=${third - 6} h=${BASE - 5} />`)}
    <${Head} text=${say("board-advanced")} y=${advanced - 5} w=${w} />
    ${of("advanced").map((/** @type {any} */ area, /** @type {number} */ i) => html`<${Area} key=${area.id} area=${area} x=${(i % 3) * third} y=${advanced + Math.floor(i / 3) * ROW} w=${third - 6} h=${ROW - 5} />`)}
    <${Head} text=${say("board-special")} y=${extra - 5} w=${w} />
    ${of("special").map((/** @type {any} */ area, /** @type {number} */ i) => html`<${Area} key=${area.id} area=${area} x=${(i % across) * part} y=${extra + Math.floor(i / across) * ROW} w=${part - 6} h=${ROW - 5} />`)}
    <${Head} text=${say("board-free-actions")} y=${free - 5} w=${w} />
    ${FREE.map((id, i) => {
      const args = figures(catalogue, `free-${id}`);
      const at = i ? i + 1 : 0; // settling has the longest price and takes two places
      const fw = (i ? fourth : 2 * fourth) - 6;
      return html`<${Target} key=${id} on=${`free:${id}`} about=${`free-${id}`} label=${say(`free-${id}`)} why=${{ do: "free", action: id }} transform=${`translate(${(at % 4) * fourth} ${free + Math.floor(at / 4) * freeHigh})`} class="free">
        <rect class="leaf" width=${fw} height=${fh} rx="14" /><text class="area-name" x=${fw / 2} y="12" text-anchor="middle" dominant-baseline="central" font-size="13">${say(`free-${id}`)}</text>
        <${Tokens} of=${[[...(w < 420 ? lean(args.cost) : groups(args.cost)).flat(), { text: "▸" }, ...(w < 420 ? lean(args.effect) : groups(args.effect)).flat()]]} x=${fw / 2} y=${fh - 14} w=${fw - 4} h=${18} size=${13} /><rect class="halo" width=${fw} height=${fh} rx="14" /><//>`;
    })}
    ${extras.map((one, i) => html`<${Target} key=${one.on} on=${one.on} about=${one.about} label=${one.name} why=${one.why} transform=${`translate(${i * fourth} ${free + 2 * freeHigh})`} class=${cls("free own", one.used && "used")}>
      <rect class="leaf" width=${fourth - 6} height=${fh} rx="14" /><${Pic} name=${one.pic} x=${14} y=${fh / 2} size=${18} /><${Lines} text=${one.name} x=${(fourth + 16) / 2} y=${fh / 2} size=${13} chars=${Math.max(8, Math.floor((fourth - 30) / 6.1))} lines=${2} /><rect class="halo" width=${fourth - 6} height=${fh} rx="14" /><//>`)}
    ${milestones && html`<${Milestones} w=${w} y=${last} />`}
  </g>`;
}

/** Milestones: who has claimed them, or how far the viewer is. @param {{w: number, y: number}} props */
function Milestones({ w, y }) {
  const { view, say, catalogue } = usePlay();
  const tiles = view.board.milestones;
  if (!tiles.length) return null;
  const cw = (w + 6) / tiles.length;
  const { vp, limit } = figures(catalogue, `milestone-${tiles[0].id}`);
  return html`<g class="milestones"><${Head} text=${say("board-milestones", { vp })} y=${y - 6} w=${w} note=${say("board-milestones-note", { limit })} />
    ${tiles.map((/** @type {any} */ tile, /** @type {number} */ i) => {
      const args = figures(catalogue, `milestone-${tile.id}`);
      const gone = tile.owner === "gone";
      const have = view.you >= 0 ? tile.have[view.you] : null;
      const far = have ? have.map((/** @type {number[]} */ [n, need]) => `${Math.min(n, need)}/${need}`).join(" ") : "";
      const signs = groups(args.need).flat().filter((sign) => sign.icon || !have);
      const said = typeof tile.owner === "number" ? say(`seat-${tile.owner}`) : gone ? say("board-gone") : far;
      return html`<${Target} key=${tile.id} on=${`milestone:${tile.id.slice(0, 2)}`} about=${`milestone-${tile.id}`} label=${`${say(`milestone-${tile.id}`)}, ${said}`} why=${{ do: "milestone", tile: tile.id.slice(0, 2) }} transform=${`translate(${i * cw} ${y})`} class=${cls("milestone", gone && "gone")}>
        <rect class="leaf" width=${cw - 6} height="54" rx="8" /><${Lines} text=${say(`milestone-${tile.id.slice(0, 2)}`)} x=${(cw - 6) / 2} y=${14} size=${least()} chars=${Math.max(9, Math.floor((cw - 6) / 6))} lines=${2} />
        ${typeof tile.owner === "number" ? html`<${SeatPiece} seat=${tile.owner} x=${(cw - 6) / 2} y=${40} r=${11.5} />` : html`<${Tokens} of=${[[...(have ? [{ text: far }] : []), ...signs]]} x=${(cw - 6) / 2} y=${40} w=${cw - 10} size=${15} />`}
        <rect class="halo" width=${cw - 6} height="54" rx="8" /><//>`;
    })}</g>`;
}

/** Where the parts of the panel of tiles begin. @param {any} board @param {number} w @param {boolean} milestones */
function tilesPlan(board, w, milestones) {
  const piles = Object.keys(board.piles).length;
  const pa = piles > 12 ? (w > 400 ? 5 : 4) : w > 400 ? 4 : 3;
  const ph = 54;
  const rows = Math.ceil(board.spots.length / 4);
  const spot = 66;
  const skills = 20 + rows * spot + 20;
  const specials = skills + Math.ceil(piles / pa) * ph + 20;
  const finals = specials + 52 + (board.finals.length ? 20 : 0);
  const goals = finals + (board.finals.length ? 60 : 0) + 18;
  return { pa, ph, spot, skills, specials, finals, goals, high: milestones && board.milestones.length ? goals + 56 : goals - 20 };
}

/** How high the panel of tiles gets. @param {any} board @param {number} w @param {boolean} milestones */
export const tilesHeight = (board, w, milestones) => tilesPlan(board, w, milestones).high;

/** Round board, skill tiles, special tiles, final scoring. @param {{w: number, milestones: boolean}} props */
export function Tiles({ w, milestones }) {
  const { view, say, catalogue } = usePlay();
  const { board } = view;
  const across = 4;
  const cw = (w + 6) / across;
  const piles = Object.entries(board.piles);
  const { pa, ph, spot: sh, skills, specials, finals, goals } = tilesPlan(board, w, milestones);
  const pw = (w + 6) / pa;
  const sw = (w + 6) / 6;
  return html`<g class="tiles">
    <${Head} text=${say("board-round-board")} y=${14} w=${w} note=${say("board-deck", { deck: board.deck, discard: board.discard.length })} mark=${true} />
    ${board.spots.map((/** @type {any} */ spot, /** @type {number} */ i) => html`<${Target} key=${spot.spot} on=${`spot:${spot.spot}`} about=${`round-${spot.tile}`} label=${[say("name-spot", { n: spot.spot }), say(`round-${spot.tile}`), spot.pass && say("board-pass-tile", { tile: say(`round-${spot.pass}`) })].filter(Boolean).join(", ")} why=${{ do: "spot", spot: spot.spot }} transform=${`translate(${(i % across) * cw} ${20 + Math.floor(i / across) * sh})`} class=${cls("spot", spot.pass && "with-pass")}>
      <rect class="leaf" width=${cw - 6} height=${sh - 6} rx="8" />
      ${spot.pass && html`<g class="hanging"><rect x="4" y="4" width=${cw - 14} height="21" rx="5" /><${Pic} name="flag" x=${14} y=${14.5} size=${13} /><${Tokens} of=${lean(figures(catalogue, `round-${spot.pass}`).effect)} x=${cw / 2 + 6} y=${14.5} w=${cw - 36} h=${20} size=${14} /></g>`}
      <text class="small" x="8" y=${spot.pass ? 42 : 13} dominant-baseline="central" font-size=${least()}>${spot.spot}</text>
      <${Tokens} of=${figures(catalogue, `round-${spot.tile}`).effect} x=${(cw - 6) / 2 - (spot.pawn !== null ? 8 : 0)} y=${spot.pass ? 43 : 32} w=${cw - (spot.pawn !== null ? 54 : 30)} h=${spot.pass ? 33 : 40} size=${16} />
      ${spot.pawn !== null && html`<${Piece} id=${`pawn:${spot.pawn}`} at=${`spot:${spot.spot}`} x=${cw - 21} y=${sh - 22}><${Disc} owner=${spot.pawn} x=${0} y=${0} r=${11} /><//>`}
      <rect class="halo" width=${cw - 6} height=${sh - 6} rx="8" /><//>`)}
    <${Head} text=${say("board-skills")} y=${skills - 6} w=${w} />
    ${piles.map(([id, n], i) => html`<${Target} key=${id} on=${`pile:${id}`} about=${`skill-${id}`} label=${say("board-pile", { tile: say(`skill-${id}`), n: Number(n) })} why=${{ do: "skill", tile: id }} transform=${`translate(${(i % pa) * pw} ${skills + Math.floor(i / pa) * ph})`} class=${cls("skill", kindOf(catalogue, id), Number(n) === 0 && "gone")}>
      <rect class="leaf" width=${pw - 6} height=${ph - 5} rx="8" /><${SkillFace} id=${id} w=${pw - 6} h=${ph - 5} /><text class="small" x=${pw - 11} y="9" text-anchor="end" dominant-baseline="central" font-size=${least()}>×${n}</text>
      <rect class="halo" width=${pw - 6} height=${ph - 5} rx="8" /><//>`)}
    <${Head} text=${say("board-specials")} y=${specials - 6} w=${w} />
    ${[1, 2, 3, 4, 5, 6].map((n, i) => html`<${Target} key=${n} on=${`special:X${n}`} about=${`special-X${n}`} label=${say(`special-X${n}`)} why=${{ do: "special", tile: `X${n}` }} transform=${`translate(${i * sw} ${specials})`} class="special-tile">
      <rect class="leaf" width=${sw - 6} height="48" rx="8" /><${Tokens} of=${figures(catalogue, `special-X${n}`).effect} x=${(sw - 6) / 2} y=${24} w=${sw - 9} h=${46} size=${15} /><rect class="halo" width=${sw - 6} height="48" rx="8" /><//>`)}
    ${board.finals.length > 0 && html`<${Head} text=${say("board-finals")} y=${finals - 6} w=${w} note=${say("board-finals-note", figures(catalogue, `final-${board.finals[0].id}`))} />`}
    ${board.finals.map((/** @type {any} */ tile, /** @type {number} */ i) => html`<${Final} key=${tile.id} tile=${tile} x=${i * ((w + 6) / 2)} y=${finals} w=${(w + 6) / 2 - 6} />`)}
    ${milestones && html`<${Milestones} w=${w} y=${goals} />`}
  </g>`;
}

/** A final scoring tile with where everybody stands, the phantom among them. @param {{tile: any, x: number, y: number, w: number}} props */
function Final({ tile, x, y, w }) {
  const { say, seats } = usePlay();
  const places = [...tile.counts.map((/** @type {number} */ n, /** @type {number} */ seat) => ({ seat, n })), { seat: -1, n: tile.neutral }].sort((a, b) => b.n - a.n);
  const step = Math.min(46, (w - 10) / places.length);
  const r = step < 40 ? 7.5 : 10.7;
  const label = places.map((place) => `${place.seat < 0 ? say("board-phantom") : seats[place.seat]?.name ?? ""} ${place.n}`).join(", ");
  return html`<${Target} on=${`final:${tile.id}`} about=${`final-${tile.id}`} label=${`${say(`final-${tile.id}`)}: ${label}`} transform=${`translate(${x} ${y})`} class="final">
    <rect class="leaf" width=${w} height="54" rx="8" /><${Lines} text=${say(`final-${tile.id}`)} x=${w / 2} y=${13} size=${13} chars=${Math.floor(w / 6.2)} lines=${1} />
    ${places.map((place, i) => html`<g key=${place.seat} transform=${`translate(${(w - step * places.length) / 2 + i * step} 37)`}>
      ${place.seat < 0 ? html`<circle class="ghost" cx=${r} r=${r - 1} />` : html`<${SeatPiece} seat=${place.seat} x=${r} y=${0} r=${r} letter=${r > 9} />`}<text x=${2 * r + 2} y="0.5" dominant-baseline="central" font-size="13.5">${place.n}</text></g>`)}
    <rect class="halo" width=${w} height="54" rx="8" /><//>`;
}

/** @param {import("/static/kit.js").Play["catalogue"]} catalogue @param {string} id */
const kindOf = (catalogue, id) => /** @type {any} */ (catalogue[`skill-${id}`]?.say)?.id.replace("help-skill-", "") ?? "";

/** What a skill tile does. @param {{id: string, w: number, h: number}} props */
function SkillFace({ id, w, h }) {
  const { say, catalogue } = usePlay();
  const { effect } = figures(catalogue, `skill-${id}`);
  const drawn = groups(effect).length > 0;
  const kind = kindOf(catalogue, id);
  /** @type {Record<string, string>} */
  const pics = { flip: "disc", pass: "flag", permanent: "clock", immediate: "bolt" };
  return html`<g><${Pic} name=${pics[kind]} x=${12} y=${12} size=${12} />
    ${drawn ? html`<${Tokens} of=${effect} x=${w / 2} y=${h / 2 + 6} w=${w - 6} h=${h - 13} size=${15} />` : html`<${Lines} text=${say(`skill-${id}`)} x=${w / 2} y=${h / 2 + 7} size=${least()} chars=${Math.floor((w - 4) / 5.8)} lines=${2} />`}</g>`;
}

/** The skill tiles of a seat. @param {{heir: any, seat: number, w: number}} props */
export function OwnSkills({ heir, seat, w }) {
  const { say, catalogue } = usePlay();
  const cw = Math.min(88, (w + 4) / Math.max(1, heir.skills.length));
  return html`<g class="own-skills">${heir.skills.map((/** @type {any} */ tile, /** @type {number} */ i) => html`<${Target} key=${tile.tile} on=${`skill:${seat}:${tile.tile}`} about=${`skill-${tile.tile}`} label=${`${say(`skill-${tile.tile}`)}${tile.down ? `, ${say("board-down")}` : ""}`} why=${{ do: "use", tile: tile.tile }} transform=${`translate(${i * cw} 0)`} class=${cls("skill", kindOf(catalogue, tile.tile), tile.down && "down")}>
    <rect class="leaf" width=${cw - 4} height="42" rx="8" /><${SkillFace} id=${tile.tile} w=${cw - 4} h=${42} /><rect class="halo" width=${cw - 4} height="42" rx="8" /><//>`)}</g>`;
}

/** All heirs side by side: small maps and what decides the game; a click shows their boards. @param {{w: number, onSeat: (seat: number) => void}} props */
export function Rivals({ w, onSeat }) {
  const { view, say, seats } = usePlay();
  const cw = (w + 6) / 2;
  const map = cw - 26;
  const high = mapHeight(map) + 112;
  return html`<g class="rivals">${view.board.heirs.map((/** @type {any} */ heir, /** @type {number} */ s) => html`<${Press} key=${s} label=${say("board-lands-of", { name: seats[s]?.name ?? "" })} onPress=${() => onSeat(s)} transform=${`translate(${(s % 2) * cw} ${Math.floor(s / 2) * (high + 8)})`} class="rival">
    <rect class="leaf" width=${cw - 6} height=${high} rx="10" /><${SeatPiece} seat=${s} x=${20} y=${18} r=${11} />
    <text class="caption" x="38" y="24" font-size="14">${(seats[s]?.name ?? "").slice(0, 12)}</text><text class="caption" x=${cw - 16} y="24" text-anchor="end" font-size="16">${view.scores?.[s] ?? ""}★</text>
    <text class="small" x="10" y="44" font-size=${least()}>${heir.character ? say(`char-${heir.character}`) : ""}${heir.passed ? ` · ${say("board-passed")}` : ""}</text>
    <g transform="translate(10 52)">${heir.map && html`<${Territory} heir=${heir} seat=${s} w=${map} small=${true} />`}</g>
    <${Tokens} of=${[["cities", "city"], ["ports", "port"], ["rabbits", "rabbit"], ["food", "food"], ["wagon", "wagon"], ["played", "played"]].map(([key, icon]) => [{ text: String(heir[key]) }, { icon }])} x=${(cw - 6) / 2} y=${high - 38} w=${cw - 20} size=${14} />
    <${Tokens} of=${Object.entries(heir.tracks).map(([track, n]) => [{ text: String(n) }, { icon: track }])} x=${(cw - 6) / 2} y=${high - 16} w=${cw - 20} size=${14} />
    <rect class="halo" width=${cw - 6} height=${high} rx="10" /><//>`)}</g>`;
}
/** How high the comparison gets. @param {number} w @param {number} seats */
export const rivalsHeight = (w, seats) => Math.ceil(seats / 2) * (mapHeight((w + 6) / 2 - 26) + 120);
