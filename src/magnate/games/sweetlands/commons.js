/** What belongs to everybody: action areas, free actions, milestones, round board, tiles, characters to choose from, rivals. */
import { Lines, Piece, SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Pic, Tokens, Words, groups } from "/games/sweetlands/tokens.js";
import { Territory, mapHeight } from "/games/sweetlands/hexes.js";

const FREE = ["settle", "hire", "buy", "sell", "swap", "melt", "dismiss"];

/** The figures of an explanation. @param {import("/static/kit.js").Play["catalogue"]} catalogue @param {string} key */
const figures = (catalogue, key) => /** @type {any} */ (catalogue[key]?.say)?.args ?? {};

/** A disc of a seat or of Mio. @param {{owner: any, x: number, y: number, r: number}} props */
function Disc({ owner, x, y, r }) {
  if (owner === "mio") return html`<g class="mio-disc"><circle cx=${x} cy=${y} r=${r} /><${Pic} name="mio" x=${x} y=${y} size=${r * 1.5} /></g>`;
  return html`<${SeatPiece} seat=${owner} x=${x} y=${y} r=${r} />`;
}

/** An action area: price, effect, and slots with the cards the next one costs. @param {{area: any, x: number, y: number, w: number, h: number}} props */
function Area({ area, x, y, w, h }) {
  const { say, catalogue } = usePlay();
  const args = figures(catalogue, `area-${area.id}`);
  const next = area.slots.indexOf(null);
  const name = say(`area-${area.id}`);
  const state = !area.open ? say("board-opens", { round: area.from }) : next < 0 ? say("board-full") : say("board-slot", { cards: next + 1 });
  const r = 9.5;
  const right = w - 8 - r;
  const low = h > 70; // slots below the price where there is no room beside it
  const taken = low ? 6 : area.open ? area.slots.length * 22 + 6 : 54;
  const room = w - taken - 8;
  const mid = low ? h / 2 - 2 : h - 17;
  const dear = args.cost?.id !== "cost-nothing";
  return html`<${Target} on=${`area:${area.id}`} about=${`area-${area.id}`} label=${`${name}, ${state}`} why=${{ do: "area", area: area.id }} transform=${`translate(${x} ${y})`} class=${cls("area", area.kind, !area.open && "closed", next < 0 && "full")}>
    <rect class="leaf" width=${w} height=${h} rx="8" />
    <${Lines} text=${name} x=${8} y=${13} size=${13} chars=${Math.floor((w - 14) / 6.6)} lines=${1} anchor="start" class="area-name" />
    <${Tokens} of=${args.cost} x=${8} y=${mid} w=${room * 0.44} h=${low ? 30 : h - 22} size=${14} anchor="start" />
    <${Tokens} of=${args.effect} x=${dear ? 8 + room * 0.74 : 8 + room / 2} y=${mid} w=${dear ? room * 0.5 : room} h=${low ? 30 : h - 22} size=${15.5} />
    ${!area.open ? html`<text class="small" x=${w - 8} y=${h - 12} text-anchor="end" font-size="12">${say("board-opens-short", { round: area.from })}</text>`
      : area.slots.map((/** @type {any} */ owner, /** @type {number} */ i) => {
        const sx = right - (area.slots.length - 1 - i) * 22;
        return html`<g key=${i} class=${cls("slot", i === next && "next")}><circle cx=${sx} cy=${h - 17} r=${r} />
          ${owner === null ? html`<text x=${sx} y=${h - 16.5} text-anchor="middle" dominant-baseline="central" font-size="12.5">${i + 1}</text>`
            : html`<${Piece} id=${`disc:${area.id}:${i}`} at=${`area:${area.id}`} x=${sx} y=${h - 17}><${Disc} owner=${owner} x=${0} y=${0} r=${r - 1.5} /><//>`}</g>`;
      })}
    <rect class="halo" width=${w} height=${h} rx="8" /><//>`;
}

/** A heading. @param {{text: string, y: number, w: number, note?: string}} props */
const Head = ({ text, y, w, note }) => html`<g><text class="caption" x="0" y=${y} font-size="15">${text}</text>${note && html`<text class="small" x=${w} y=${y} text-anchor="end" font-size="12.5">${note}</text>`}</g>`;

/** Action areas, free actions, milestones. @param {{w: number, seat: number}} props */
export function Actions({ w, seat }) {
  const { view, say, catalogue } = usePlay();
  const { board, you } = view;
  /** @param {string} kind */
  const of = (kind) => board.areas.filter((/** @type {any} */ area) => area.kind === kind);
  const third = (w + 6) / 3;
  const fourth = (w + 6) / 4;
  const special = of("special");
  const mine = you >= 0 ? you : seat;
  const heir = board.heirs[mine];
  const base = 20;
  const tall = baseHeight(w);
  const advanced = base + 2 * tall + 20;
  const extra = advanced + 2 * 58 + 20;
  const free = extra + Math.ceil(special.length / 3) * 58 + 20;
  const last = free + 2 * 52 + (heir.abilities.length || heir.character ? 52 : 0) + 20;
  const extras = [...heir.abilities.map((/** @type {string} */ id) => ({ on: `ability:${mine}:${id}`, name: say(`ability-${id}`), pic: "person", why: { do: "ability", name: id }, used: heir.used.includes(id), about: `char-${heir.character}` })),
    ...(heir.character ? [{ on: `clock:${mine}`, name: say("free-clock"), pic: "clock", why: { do: "clock" }, used: heir.built.clock > 0, about: "free-clock" }] : [])];
  return html`<g class="actions">
    <${Head} text=${say("board-base")} y=${14} w=${w} note=${say("board-slot-note")} />
    ${of("base").map((/** @type {any} */ area, /** @type {number} */ i) => html`<${Area} key=${area.id} area=${area} x=${(i % 3) * third} y=${base + Math.floor(i / 3) * tall} w=${third - 6} h=${tall - 6} />`)}
    <${Head} text=${say("board-advanced")} y=${advanced - 6} w=${w} />
    ${of("advanced").map((/** @type {any} */ area, /** @type {number} */ i) => html`<${Area} key=${area.id} area=${area} x=${(i % 3) * third} y=${advanced + Math.floor(i / 3) * 58} w=${third - 6} h=${52} />`)}
    <${Head} text=${say("board-special")} y=${extra - 6} w=${w} />
    ${special.map((/** @type {any} */ area, /** @type {number} */ i) => html`<${Area} key=${area.id} area=${area} x=${(i % 3) * third} y=${extra + Math.floor(i / 3) * 58} w=${third - 6} h=${52} />`)}
    <${Head} text=${say("board-free-actions")} y=${free - 6} w=${w} />
    ${FREE.map((id, i) => {
      const args = figures(catalogue, `free-${id}`);
      const at = i ? i + 1 : 0; // settling has the longest price and takes two places
      const fw = (i ? fourth : 2 * fourth) - 6;
      return html`<${Target} key=${id} on=${`free:${id}`} about=${`free-${id}`} label=${say(`free-${id}`)} why=${{ do: "free", action: id }} transform=${`translate(${(at % 4) * fourth} ${free + Math.floor(at / 4) * 52})`} class="free">
        <rect class="leaf" width=${fw} height="46" rx="14" /><text class="area-name" x=${fw / 2} y="17" text-anchor="middle" font-size="13">${say(`free-${id}`)}</text>
        <${Tokens} of=${[...groups(args.cost), [{ text: "▸" }, ...groups(args.effect).flat()]]} x=${fw / 2} y=${32} w=${fw - 6} h=${18} size=${13.5} /><rect class="halo" width=${fw} height="46" rx="14" /><//>`;
    })}
    ${extras.map((one, i) => html`<${Target} key=${one.on} on=${one.on} about=${one.about} label=${one.name} why=${one.why} transform=${`translate(${i * fourth} ${free + 104})`} class=${cls("free own", one.used && "used")}>
      <rect class="leaf" width=${fourth - 6} height="46" rx="14" /><${Pic} name=${one.pic} x=${16} y=${23} size=${20} /><${Lines} text=${one.name} x=${(fourth + 18) / 2} y=${23} size=${12.5} chars=${Math.floor((fourth - 40) / 5.8)} lines=${2} /><rect class="halo" width=${fourth - 6} height="46" rx="14" /><//>`)}
    <${Milestones} w=${w} y=${last} />
  </g>`;
}

/** Base areas are drawn taller where they are narrow. @param {number} w */
const baseHeight = (w) => (w < 400 ? 84 : 64);

/** How high the panel of actions gets. @param {any} board @param {number} seat @param {number} w */
export const actionsHeight = (board, seat, w) => {
  const special = board.areas.filter((/** @type {any} */ area) => area.kind === "special").length;
  return 220 + 2 * baseHeight(w) + Math.ceil(special / 3) * 58 + 124 + (board.heirs[seat].character ? 52 : 0) + 72;
};

/** Milestones and who has claimed them. @param {{w: number, y: number}} props */
function Milestones({ w, y }) {
  const { view, say, catalogue } = usePlay();
  const tiles = view.board.milestones;
  if (!tiles.length) return null;
  const cw = (w + 6) / tiles.length;
  return html`<g class="milestones"><${Head} text=${say("board-milestones")} y=${y - 6} w=${w} />
    ${tiles.map((/** @type {any} */ tile, /** @type {number} */ i) => {
      const args = figures(catalogue, `milestone-${tile.id}`);
      const gone = tile.owner === "gone";
      return html`<${Target} key=${tile.id} on=${`milestone:${tile.id.slice(0, 2)}`} about=${`milestone-${tile.id}`} label=${`${say(`milestone-${tile.id}`)}${typeof tile.owner === "number" ? `, ${say(`seat-${tile.owner}`)}` : gone ? `, ${say("board-gone")}` : ""}`} why=${{ do: "milestone", tile: tile.id.slice(0, 2) }} transform=${`translate(${i * cw} ${y})`} class=${cls("milestone", gone && "gone")}>
        <rect class="leaf" width=${cw - 6} height="56" rx="8" /><${Lines} text=${say(`milestone-${tile.id.slice(0, 2)}`)} x=${(cw - 6) / 2} y=${15} size=${12.5} chars=${Math.floor((cw - 8) / 6)} lines=${2} />
        ${typeof tile.owner === "number" ? html`<${SeatPiece} seat=${tile.owner} x=${(cw - 6) / 2} y=${41} r=${11} />` : html`<${Tokens} of=${args.need} x=${(cw - 6) / 2} y=${41} w=${cw - 14} size=${16} />`}
        <rect class="halo" width=${cw - 6} height="56" rx="8" /><//>`;
    })}</g>`;
}

/** Round board, skill tiles, special tiles, final scoring, Mio. @param {{w: number}} props */
export function Tiles({ w }) {
  const { view, say, catalogue } = usePlay();
  const { board } = view;
  const across = 4;
  const cw = (w + 6) / across;
  const rows = Math.ceil(board.spots.length / across);
  const piles = Object.entries(board.piles);
  const many = piles.length > 12;
  const pa = many ? 6 : 4;
  const pw = (w + 6) / pa;
  const ph = many ? 52 : 56;
  const skills = 20 + rows * 70 + 22;
  const specials = skills + Math.ceil(piles.length / pa) * ph + 22;
  const finals = specials + 54 + 22;
  const mio = finals + (board.finals.length ? 62 : -12);
  const sw = (w + 6) / 6;
  return html`<g class="tiles">
    <${Head} text=${say("board-round-board")} y=${14} w=${w} note=${say("board-deck", { deck: board.deck, discard: board.discard.length })} />
    ${board.spots.map((/** @type {any} */ spot, /** @type {number} */ i) => html`<${Target} key=${spot.spot} on=${`spot:${spot.spot}`} about=${`round-${spot.tile}`} label=${[say("name-spot", { n: spot.spot }), say(`round-${spot.tile}`), spot.pass && say("board-pass-tile", { tile: say(`round-${spot.pass}`) })].filter(Boolean).join(", ")} why=${{ do: "spot", spot: spot.spot }} transform=${`translate(${(i % across) * cw} ${20 + Math.floor(i / across) * 70})`} class=${cls("spot", spot.pass && "with-pass")}>
      <rect class="leaf" width=${cw - 6} height="64" rx="8" />
      ${spot.pass && html`<g class="hanging"><rect x="4" y="4" width=${cw - 14} height="22" rx="5" /><${Pic} name="flag" x=${15} y=${15} size=${13} /><${Tokens} of=${figures(catalogue, `round-${spot.pass}`).effect} x=${cw / 2 + 4} y=${15} w=${cw - 44} h=${20} size=${14} /></g>`}
      <text class="small" x="8" y=${spot.pass ? 48 : 20} font-size="12">${spot.spot}</text>
      <${Tokens} of=${figures(catalogue, `round-${spot.tile}`).effect} x=${cw / 2 - 6} y=${spot.pass ? 45 : 34} w=${cw - 58} h=${spot.pass ? 34 : 44} size=${17} />
      ${spot.pawn !== null && html`<${Piece} id=${`pawn:${spot.pawn}`} at=${`spot:${spot.spot}`} x=${cw - 22} y=${46}><${Disc} owner=${spot.pawn} x=${0} y=${0} r=${11} /><//>`}
      <rect class="halo" width=${cw - 6} height="64" rx="8" /><//>`)}
    <${Head} text=${say("board-skills")} y=${skills - 6} w=${w} />
    ${piles.map(([id, n], i) => html`<${Target} key=${id} on=${`pile:${id}`} about=${`skill-${id}`} label=${say("board-pile", { tile: say(`skill-${id}`), n: Number(n) })} why=${{ do: "skill", tile: id }} transform=${`translate(${(i % pa) * pw} ${skills + Math.floor(i / pa) * ph})`} class=${cls("skill", kindOf(catalogue, id), Number(n) === 0 && "gone")}>
      <rect class="leaf" width=${pw - 6} height=${ph - 6} rx="8" /><${SkillFace} id=${id} w=${pw - 6} h=${ph - 6} /><text class="small" x=${pw - 11} y="13" text-anchor="end" font-size="12">×${n}</text>
      <rect class="halo" width=${pw - 6} height=${ph - 6} rx="8" /><//>`)}
    <${Head} text=${say("board-specials")} y=${specials - 6} w=${w} />
    ${[1, 2, 3, 4, 5, 6].map((n, i) => html`<${Target} key=${n} on=${`special:X${n}`} about=${`special-X${n}`} label=${say(`special-X${n}`)} why=${{ do: "special", tile: `X${n}` }} transform=${`translate(${i * sw} ${specials})`} class="special-tile">
      <rect class="leaf" width=${sw - 6} height="50" rx="8" /><${Tokens} of=${figures(catalogue, `special-X${n}`).effect} x=${(sw - 6) / 2} y=${25} w=${sw - 12} h=${46} size=${15} /><rect class="halo" width=${sw - 6} height="50" rx="8" /><//>`)}
    ${board.finals.length > 0 && html`<${Head} text=${say("board-finals")} y=${finals - 6} w=${w} />`}
    ${board.finals.map((/** @type {any} */ tile, /** @type {number} */ i) => html`<${Target} key=${tile.id} on=${`final:${tile.id}`} about=${`final-${tile.id}`} label=${say(`final-${tile.id}`)} transform=${`translate(${i * ((w + 6) / 2)} ${finals})`} class="final">
      <rect class="leaf" width=${(w + 6) / 2 - 6} height="46" rx="8" /><${Lines} text=${say("board-final", { name: say(`final-${tile.id}`), n: tile.neutral })} x=${(w / 2) / 2} y=${23} size=${13} chars=${Math.floor(w / 14)} lines=${2} /><rect class="halo" width=${(w + 6) / 2 - 6} height="46" rx="8" /><//>`)}
    ${board.mio && html`<${Mio} w=${w} y=${mio} />`}
  </g>`;
}
/** How high the panel of tiles gets. @param {any} board */
export const tilesHeight = (board) => {
  const piles = Object.keys(board.piles).length;
  const skills = piles > 12 ? Math.ceil(piles / 6) * 52 : Math.ceil(piles / 4) * 56;
  return 42 + Math.ceil(board.spots.length / 4) * 70 + skills + 98 + (board.finals.length ? 50 : 0) + (board.mio ? 76 : 0);
};

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
    ${drawn ? html`<${Tokens} of=${effect} x=${w / 2} y=${h / 2 + 5} w=${w - 10} h=${h - 18} size=${15} />` : html`<${Lines} text=${say(`skill-${id}`)} x=${w / 2} y=${h / 2 + 6} size=${12} chars=${Math.floor((w - 8) / 5.8)} lines=${2} />`}</g>`;
}

/** The skill tiles of a seat. @param {{heir: any, seat: number, w: number}} props */
export function OwnSkills({ heir, seat, w }) {
  const { say, catalogue } = usePlay();
  const cw = Math.min(76, (w + 4) / Math.max(1, heir.skills.length));
  return html`<g class="own-skills">${heir.skills.map((/** @type {any} */ tile, /** @type {number} */ i) => html`<${Target} key=${tile.tile} on=${`skill:${seat}:${tile.tile}`} about=${`skill-${tile.tile}`} label=${`${say(`skill-${tile.tile}`)}${tile.down ? `, ${say("board-down")}` : ""}`} why=${{ do: "use", tile: tile.tile }} transform=${`translate(${i * cw} 0)`} class=${cls("skill", kindOf(catalogue, tile.tile), tile.down && "down")}>
    <rect class="leaf" width=${cw - 4} height="42" rx="8" /><${SkillFace} id=${tile.tile} w=${cw - 4} h=${42} /><rect class="halo" width=${cw - 4} height="42" rx="8" /><//>`)}</g>`;
}

/** Mio's cards of this round, and the goals of a solo game. @param {{w: number, y: number}} props */
function Mio({ w, y }) {
  const { view, say, catalogue } = usePlay();
  const { mio } = view.board;
  return html`<g class="mio" transform=${`translate(0 ${y})`}>
    <rect class="leaf" width=${w} height="70" rx="8" /><g class="mio-disc"><circle cx="26" cy="35" r="18" /><${Pic} name="mio" x=${26} y=${35} size=${26} /></g>
    <${Lines} text=${say("board-mio-goal", { promising: mio.promising, legendary: mio.legendary, points: view.scores[0] })} x=${52} y=${16} size=${13} chars=${Math.floor((w - 60) / 6.2)} lines=${1} anchor="start" />
    ${mio.shown.length ? mio.shown.map((/** @type {string} */ id, /** @type {number} */ i) => html`<${Target} key=${id} on=${`mio:${id}`} about=${`mio-${id}`} label=${say(`mio-${id}`)} transform=${`translate(${52 + i * ((w - 56) / 2)} 28)`} class="mio-card"><rect width=${(w - 56) / 2 - 6} height="36" rx="6" />
      <${Lines} text=${areasOf(catalogue, id).map((area) => say(`area-${area}`)).join(", ")} x=${((w - 56) / 2 - 6) / 2} y=${18} size=${12.5} chars=${Math.floor((w - 70) / 12.4)} lines=${2} /><rect class="halo" width=${(w - 56) / 2 - 6} height="36" rx="6" /><//>`)
      : html`<text class="small" x="52" y="50" font-size="13">${say("board-mio-waits")}</text>`}
  </g>`;
}

/** The areas a card of Mio occupies. @param {import("/static/kit.js").Play["catalogue"]} catalogue @param {string} id @returns {string[]} */
function areasOf(catalogue, id) {
  const { areas } = figures(catalogue, `mio-${id}`);
  const parts = areas?.id === "area-named" ? [areas] : Object.values(areas?.args ?? {});
  return parts.map((part) => String(part.args?.area ?? "").replace("@area-", "")).filter(Boolean);
}

/** Characters and maps to choose from. @param {{w: number}} props */
export function Setup({ w }) {
  const { view, say, catalogue, choices } = usePlay();
  const maps = [...choices.keys()].some((on) => on.startsWith("map:"));
  const cw = (w + 6) / 2;
  if (maps) {
    const ids = Object.keys(catalogue).filter((key) => key.startsWith("map-"));
    return html`<g class="setup"><${Head} text=${say("prompt-map")} y=${14} w=${w} />${ids.map((key, i) => {
      const args = figures(catalogue, key);
      const unit = (cw - 80) / 24;
      const parts = ["wheat", "forest", "mine", "sea", "special", "zones", "ports"];
      return html`<${Target} key=${key} on=${key.replace("-", ":")} about=${key} label=${say(key)} why=${{ do: "map", map: key.slice(4) }} transform=${`translate(${(i % 2) * cw} ${24 + Math.floor(i / 2) * 170})`} class="map-tile">
        <rect class="leaf" width=${cw - 6} height="160" rx="10" /><text class="caption" x="12" y="24" font-size="16">${say(key)}</text>
        ${parts.map((part, k) => html`<g key=${part} transform=${`translate(12 ${42 + k * 16})`}><rect class=${`bar t-${part === "zones" ? "zone" : part === "ports" ? "sea" : part}`} x="24" y="-6" width=${args[part] * unit} height="12" rx="4" /><${Pic} name=${{ zones: "draw", ports: "port", special: "lollipop" }[part] ?? part} x=${8} y=${0} size=${14} /><text x=${30 + args[part] * unit} y="4.5" font-size="13">${args[part]}</text></g>`)}
        <rect class="halo" width=${cw - 6} height="160" rx="10" /><//>`;
    })}</g>`;
  }
  const ids = Object.keys(catalogue).filter((key) => /^char-[a-z]+$/.test(key));
  return html`<g class="setup"><${Head} text=${say("prompt-character")} y=${14} w=${w} />${ids.map((key, i) => {
    const args = figures(catalogue, key);
    const taken = view.board.heirs.findIndex((/** @type {any} */ heir) => `char-${heir.character}` === key);
    return html`<${Target} key=${key} on=${key.replace("-", ":")} about=${key} label=${say(key)} why=${{ do: "character", who: key.slice(5) }} transform=${`translate(${(i % 2) * cw} ${22 + Math.floor(i / 2) * 104})`} class=${cls("character", taken >= 0 && "taken")}>
      <rect class="leaf" width=${cw - 6} height="98" rx="10" /><text class="caption" x="10" y="20" font-size="15">${say(key)}</text>
      ${taken >= 0 && html`<${SeatPiece} seat=${taken} x=${cw - 24} y=${16} r=${10} />`}
      <${Tokens} of=${args.start} x=${10} y=${35} w=${cw - 20} size=${13} anchor="start" />
      <g><${Pic} name="up" x=${16} y=${53} size=${11} /><${Tokens} of=${args.income} x=${24} y=${53} w=${cw - 34} size=${13} anchor="start" /></g>
      <${Words} text=${say(args.base)} x=${10} y=${79} w=${cw - 22} h=${36} class="small" />
      <rect class="halo" width=${cw - 6} height="98" rx="10" /><//>`;
  })}</g>`;
}

/** All heirs side by side: small maps and what decides the game; a click shows their boards. @param {{w: number, onSeat: (seat: number) => void}} props */
export function Rivals({ w, onSeat }) {
  const { view, say, seats } = usePlay();
  const cw = (w + 6) / 2;
  const map = cw - 26;
  const high = mapHeight(map) + 112;
  return html`<g class="rivals">${view.board.heirs.map((/** @type {any} */ heir, /** @type {number} */ s) => html`<g key=${s} transform=${`translate(${(s % 2) * cw} ${Math.floor(s / 2) * (high + 8)})`} class="rival" role="button" tabindex="0" aria-label=${say("board-lands-of", { name: seats[s]?.name ?? "" })}
    onClick=${() => onSeat(s)} onKeyDown=${(/** @type {KeyboardEvent} */ e) => (e.key === "Enter" || e.key === " ") && (e.preventDefault(), onSeat(s))}>
    <g aria-hidden="true"><rect class="leaf" width=${cw - 6} height=${high} rx="10" /><${SeatPiece} seat=${s} x=${20} y=${18} r=${11} />
    <text class="caption" x="38" y="24" font-size="14">${(seats[s]?.name ?? "").slice(0, 12)}</text><text class="caption" x=${cw - 16} y="24" text-anchor="end" font-size="16">${view.scores?.[s] ?? ""}★</text>
    <text class="small" x="10" y="44" font-size="12.5">${heir.character ? say(`char-${heir.character}`) : ""}${heir.passed ? ` · ${say("board-passed")}` : ""}</text>
    <g transform="translate(10 52)">${heir.map && html`<${Territory} heir=${heir} seat=${s} w=${map} small=${true} />`}</g>
    <${Tokens} of=${[["cities", "city"], ["ports", "port"], ["rabbits", "rabbit"], ["food", "food"], ["wagon", "wagon"], ["played", "played"]].map(([key, icon]) => [{ text: String(heir[key]) }, { icon }])} x=${(cw - 6) / 2} y=${high - 38} w=${cw - 20} size=${14} />
    <${Tokens} of=${Object.entries(heir.tracks).map(([track, n]) => [{ text: String(n) }, { icon: track }])} x=${(cw - 6) / 2} y=${high - 16} w=${cw - 20} size=${14} /></g>
    <rect class="ring" width=${cw - 6} height=${high} rx="10" /></g>`)}</g>`;
}
/** How high the comparison gets. @param {number} w @param {number} seats */
export const rivalsHeight = (w, seats) => Math.ceil(seats / 2) * (mapHeight((w + 6) / 2 - 26) + 120);
