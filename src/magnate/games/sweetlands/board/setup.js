/** Before the first round: the gallery of characters, then the maps, each as it is printed. */
import { SeatPiece, Target, cls, html, usePlay } from "/static/kit.js";
import { Head, figures } from "/games/sweetlands/board/headings.js";
import { Territory, mapHeight } from "/games/sweetlands/board/hexes.js";
import { Pic, Tokens, Words, groups } from "/games/sweetlands/board/tokens.js";

/** Whether maps are on offer. @param {Map<string, any>} choices */
const onMaps = (choices) => [...choices.keys()].some((on) => on.startsWith("map:"));

/** How many stand side by side. @param {number} w @param {boolean} maps */
const across = (w, maps) => (w > 800 ? 3 : w > 500 || maps ? 2 : 1);

/**
 * A card of the gallery: how wide and how high.
 * @param {number} w
 * @param {number} h
 * @param {boolean} maps
 * @param {number} number
 */
function cardSize(w, h, maps, number) {
  const n = across(w, maps);
  const rows = Math.ceil(number / n);
  const cw = (w + 8) / n;
  const wanted = maps ? mapHeight(cw - 22) + 56 : 140;
  return { n, cw, ch: h ? Math.min(wanted, (h - 24) / rows) : wanted };
}

/**
 * How high the gallery gets where the height is free.
 * @param {number} w
 * @param {Map<string, any>} choices
 * @param {any} board
 * @param {any} catalogue
 */
export function setupHeight(w, choices, board, catalogue) {
  const maps = onMaps(choices);
  const number = maps ? board.maps.length : people(catalogue).length;
  const { n, ch } = cardSize(w, 0, maps, number);
  return 24 + Math.ceil(number / n) * ch;
}

/** @param {any} catalogue */
const people = (catalogue) => Object.keys(catalogue).filter((key) => /^char-[a-z]+$/.test(key));

/** Characters or maps to choose from. @param {{w: number, h: number}} props */
export function Setup({ w, h }) {
  return onMaps(usePlay().choices) ? html`<${Maps} w=${w} h=${h} />` : html`<${Characters} w=${w} h=${h} />`;
}

/** @param {{w: number, h: number}} props */
function Characters({ w, h }) {
  const { view, say, catalogue } = usePlay();
  const keys = people(catalogue);
  const { n, cw, ch } = cardSize(w, h, false, keys.length);
  const free = new Set(view.board.people.map((/** @type {any} */ one) => `char-${one.id}`));
  return html`<g
  class="setup"><${Head} text=${say("prompt-character")} y=${14} w=${w} mark=${true} />${keys.map((key, i) => {
    const args = figures(catalogue, key);
    const taken = view.board.heirs.findIndex((/** @type {any} */ heir) => `char-${heir.character}` === key);
    const wide = cw - 8;
    const high = ch - 7;
    const flat = high < 100; // on a small screen every line counts
    const from = flat ? 30 : 42;
    // The longer text gets more of the room.
    const [base, clock] = [say(args.base), say(args.clock)];
    const ratio = base.length / (base.length + clock.length);
    const text = (high - from - 1) * Math.min(0.6, Math.max(0.4, ratio));
    const below = high - from - 1 - text;
    const middle = from + text + below / 2;
    return html`<${Target} key=${key} on=${key.replace("-", ":")} about=${key} label=${say(key)}
    why=${{ do: "character", who: key.slice(5) }}
    transform=${`translate(${(i % n) * cw} ${22 + Math.floor(i / n) * ch})`}
    class=${cls("character", !free.has(key) && "taken")}>
      <rect class="leaf" width=${wide} height=${high} rx="10" />
      <text class="caption" x="10" y=${flat ? 10 : 13} dominant-baseline="central" font-size="15">${say(key)}</text>
      ${taken >= 0 && html`<${SeatPiece} seat=${taken} x=${wide - 18} y=${16} r=${11} />`}
      <${Tokens} of=${args.start} x=${10} y=${flat ? 24 : 32} w=${wide * 0.56} h=${17} size=${13} anchor="start" />
      <g><${Pic} name="up" x=${wide * 0.56 + 12} y=${flat ? 24 : 32} size=${11} />
        <${Tokens} of=${args.income} x=${wide * 0.56 + 20} y=${flat ? 24 : 32} w=${wide * 0.44 - 22} h=${17} size=${13}
            anchor="start" /></g>
      <${Words} text=${base} x=${10} y=${from + text / 2} w=${wide - 18} h=${text + 1.5} size=${13} />
      <g class="under-clock"><rect x="4" y=${from + text} width=${wide - 8} height=${below - 1} rx="7" />
        <${Pic} name="clock" x=${18} y=${middle} size=${17} />
        <${Tokens} of=${flat ? groups(args.need).slice(-1) : args.need} x=${52} y=${middle} w=${48}
            h=${below} size=${13} /></g>
      <${Words} text=${clock} x=${80} y=${middle} w=${wide - 88} h=${below + 1.5} size=${13} />
      <rect class="halo" width=${wide} height=${high} rx="10" /><//>`;
  })}</g>`;
}

/** @param {{w: number, h: number}} props */
function Maps({ w, h }) {
  const { view, say, catalogue } = usePlay();
  const { maps } = view.board;
  const { n, cw, ch } = cardSize(w, h, true, maps.length);
  const wide = cw - 8;
  const high = ch - 8;
  const size = Math.min(wide - 14, ((high - 48) * 8 * Math.sqrt(3)) / 11);
  return html`<g
  class="setup"><${Head} text=${say("prompt-map")} y=${14} w=${w} mark=${true} />
    ${maps.map((/** @type {any} */ map, /** @type {number} */ i) => {
      const args = figures(catalogue, `map-${map.id}`);
      const bare = { rows: map.rows, tiles: {}, roads: [], properties: {}, rabbits_at: [], zones: [] };
      const parts = [
        ["wheat", "t-wheat"],
        ["forest", "t-forest"],
        ["mine", "t-mine"],
        ["sea", "t-sea"],
        ["special", "lollipop"],
      ];
      return html`<${Target} key=${map.id} on=${`map:${map.id}`} about=${`map-${map.id}`} label=${say(`map-${map.id}`)}
    why=${{ do: "map", map: map.id }} transform=${`translate(${(i % n) * cw} ${24 + Math.floor(i / n) * ch})`}
    class=${cls("map-tile", !map.free && "taken")}>
      <rect class="leaf" width=${wide} height=${high} rx="10" />
      <text class="caption" x="12" y="15" dominant-baseline="central" font-size="15">${say(`map-${map.id}`)}</text>
      <g transform=${`translate(${(wide - size) / 2} 27)`}>
        <${Territory} heir=${bare} seat=${-1} w=${size} still=${true} /></g>
      <${Tokens} of=${parts.map(([part, icon]) => [{ text: String(args[part]) }, { icon }])} x=${wide / 2}
          y=${high - 12} w=${wide - 8} h=${18} size=${13.5} />
      <rect class="halo" width=${wide} height=${high} rx="10" /><//>`;
    })}</g>`;
}
