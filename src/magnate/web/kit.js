/**
 * What every board is made of: icons, seat marks, targets that can be clicked, focused and asked "why not?",
 * pieces that travel. A board module imports this file and nothing else of the page (docs/add-a-board.md).
 */
import { cls, createContext, h, html, pointing, useContext, useLayoutEffect, useRef, useState } from "./lib.js";
import { ICONS } from "./icons.js";
import { settings } from "./settings.js";
import { hideTip, openMenu, renewTip, showTip } from "./parts/float.js";
import { offering } from "./parts/reach.js";

export { ICONS as SHARED } from "./icons.js";
export { cls, html, h, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./lib.js";

/**
 * @typedef {import("./words.js").Message} Message
 * @typedef {import("./words.js").Say} Say
 *
 * @typedef {object} Choice
 * @property {number} id
 * @property {Record<string, string | number>} do
 * @property {string} on      the board element it belongs to, "" for a button
 * @property {Message} say
 * @property {string} clause
 *
 * @typedef {{say: Message, clauses: string[], reconstructed: string[]}} About
 * @typedef {{name: string, kind: string, style?: string}} SeatInfo
 *
 * @typedef {object} Play                everything a board may know and do
 * @property {any} view                  `State.view` of the viewer
 * @property {Say} say                   a message of the game in the visitor's language
 * @property {(id: string) => boolean} has   whether the game has a message of that id
 * @property {Record<string, About>} catalogue
 * @property {Map<string, Choice[]>} choices   legal choices by board element
 * @property {SeatInfo[]} seats
 * @property {number} me                 my seat, -1 for a spectator
 * @property {string[]} names            the name of each seat
 * @property {(choice: Choice) => void} onChoose
 * @property {(form: Record<string, string | number>) => Promise<{text: string, clause: string}>} onWhy
 * @property {(choice: Choice | null) => void} onPoint   a choice is hovered or focused: show what it would do
 * @property {Set<string>} lit           elements pointed at by the log, the recap or a hint
 * @property {boolean} narrow            drawn on a phone: taller than wide
 * @property {number} mover              whose past move is being shown, -1 for none
 */

/** @type {any} */
const PlayContext = createContext(null);
export const PlayProvider = PlayContext.Provider;

/** The table a component is drawn on. @returns {Play} */
export const usePlay = () => useContext(PlayContext);

// --- icons -------------------------------------------------------------------------------------------

/**
 * An icon inside text or a button.
 * @param {{name: string, set?: Record<string, string>, size?: number | string, label?: string, class?: string}} props
 */
export function Icon({ name, set = ICONS, size = "1.2em", label, class: extra }) {
  return html`<svg class=${cls("icon", extra)} width=${size} height=${size} viewBox="0 0 512 512"
    role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <path d=${set[name] ?? ICONS[name]} fill="currentColor" /></svg>`;
}

/**
 * An icon inside an SVG board, centred on x and y.
 * @param {{name: string, set?: Record<string, string>, x: number, y: number, size: number, fill?: string,
 *   class?: string}} props
 */
export function Glyph({ name, set = ICONS, x, y, size, fill = "currentColor", class: extra }) {
  const scale = size / 512;
  return html`<path class=${extra} transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    d=${set[name] ?? ICONS[name]} fill=${fill} />`;
}

// --- seats -------------------------------------------------------------------------------------------

export const LETTERS = "ABCDEF";

/** Outline of each seat's shape in a box from -1 to 1. */
const SHAPES = [
  "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
  "M-.86-.86H.86V.86H-.86Z",
  "M0-1.12L1.12 .82H-1.12Z",
  "M0-1.18L1.18 0L0 1.18L-1.18 0Z",
  "M-.55-.98H.55L1.1 0L.55 .98H-.55L-1.1 0Z",
  "M-.38-1H.38V-.38H1V.38H.38V1H-.38V.38H-1V-.38H-.38Z",
];

/** @param {number} seat */
export const shapeOf = (seat) => SHAPES[settings.value.shapes ? seat % SHAPES.length : 0];

/**
 * The mark of a seat inside an SVG board: colour, shape and letter.
 * @param {{seat: number, x: number, y: number, r: number, letter?: boolean, hollow?: boolean, class?: string}} props
 */
export function SeatPiece({ seat, x, y, r, letter = true, hollow = false, class: extra }) {
  const low = settings.value.shapes && seat % SHAPES.length === 2 ? 0.28 : 0.02;
  return html`<g class=${cls("seat-piece", hollow && "hollow", extra)} data-seat=${seat}
  transform=${`translate(${x} ${y})`}>
    <path d=${shapeOf(seat)} transform=${`scale(${r})`} vector-effect="non-scaling-stroke" />
    <path class="rim" d=${shapeOf(seat)} transform=${`scale(${r * 0.8})`} vector-effect="non-scaling-stroke" />
    ${
      letter &&
      html`<text y=${r * low} font-size=${r * 1.3} text-anchor="middle"
    dominant-baseline="central">${LETTERS[seat]}</text>`
    }
  </g>`;
}

/** A standing figure in a box from -1 to 1. */
const FIGURE =
  "M0-1.1a.42.42 0 0 1 .32.7C.66-.27 1.1-.1 1.1.18c0 .24-.33.28-.58.23L.84 1.08H.2L0 .62-.2 1.08H-.84" +
  "L-.52.41C-.77.46-1.1.42-1.1.18c0-.28.44-.45.78-.58A.42.42 0 0 1 0-1.1Z";

/**
 * A pawn of a seat: a figure in its colour with its letter.
 * @param {{seat: number, x: number, y: number, r: number, hollow?: boolean}} props
 */
export function Pawn({ seat, x, y, r, hollow = false }) {
  return html`<g class=${cls("seat-piece pawn", hollow && "hollow")} data-seat=${seat}
  transform=${`translate(${x} ${y})`}>
    <path d=${FIGURE} transform=${`scale(${r})`} vector-effect="non-scaling-stroke" />
    <text y=${r * 0.12} font-size=${r * 0.92} text-anchor="middle" dominant-baseline="central">${LETTERS[seat]}</text>
  </g>`;
}

/**
 * The mark of a seat in text.
 * @param {{seat: number, size?: number, label?: string}} props
 */
export function SeatMark({ seat, size = 22, label }) {
  return html`<svg class="seat-mark" width=${size} height=${size} viewBox="-1.3 -1.3 2.6 2.6"
    role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <${SeatPiece} seat=${seat} x=${0} y=${0} r=${1} /></svg>`;
}

// --- legend ----------------------------------------------------------------------------------------------

/**
 * The legend of a title: each sign beside what it means.
 * @param {{signs: [any, string][], wide?: number}} props   drawings in a box `wide` by 26, and what they mean
 */
export function Signs({ signs, wide = 60 }) {
  return html`<dl class="signs">${signs.map(
    ([sign, text]) => html`<div key=${text}><dt><svg viewBox=${`0 0 ${wide} 26`} width=${wide} height="26"
      aria-hidden="true">${sign}</svg></dt><dd>${text}</dd></div>`,
  )}</dl>`;
}

// --- targets -----------------------------------------------------------------------------------------

/**
 * Whether an element, or a place within it (`track:west:3` of `track:west`), is pointed at.
 * @param {Set<string>} lit @param {string} on
 */
const pointedAt = (lit, on) => lit.has(on) || [...lit].some((element) => element.startsWith(`${on}:`));

/**
 * Something on the board that can be pointed at. When a legal choice belongs to it, it glows and can be
 * clicked; when none does, clicking asks why not.
 *
 * @param {object} props
 * @param {string} props.on       element id, as in a choice's `on`
 * @param {string} props.label    its name, read aloud
 * @param {string} [props.about]  key of the catalogue to explain it by
 * @param {Record<string, string | number>} [props.why]   the attempt to ask about when nothing is legal here
 * @param {(choice: Choice) => boolean} [props.pick]   only these of its choices
 * @param {Choice[]} [props.offers]   these choices instead of those that belong to `on` (a button drawn on the board)
 * @param {string} [props.tag]    "g" inside SVG, "div" inside HTML
 * @param {string} [props.class]
 * @param {string} [props.transform]
 * @param {any} [props.children]
 */
export function Target({ on, label, about, why, pick, offers, tag = "g", class: extra, transform, children }) {
  const play = usePlay();
  const ref = useRef(/** @type {any} */ (null));
  const all = offers ?? play.choices.get(on) ?? [];
  const choices = pick ? all.filter(pick) : all;
  const legal = choices.length > 0;
  const explained = about !== undefined && play.catalogue[about];
  const silent = !legal && !why && !explained;
  const name = !legal
    ? label
    : choices.length === 1
      ? `${label}: ${play.say(choices[0].say)}`
      : `${label}: ${play.say("ui-several", { count: choices.length })}`;

  const content = { about: explained || null, choices, title: label };
  useLayoutEffect(() => {
    renewTip(ref.current, content);
    if (ref.current) offering(ref.current, content);
  });

  const point = () => {
    showTip(ref.current, content);
    play.onPoint(choices.length === 1 ? choices[0] : null);
  };
  const leave = () => {
    hideTip();
    play.onPoint(null);
  };
  /** @param {Event} event */
  const act = (event) => {
    event.stopPropagation();
    hideTip();
    if (choices.length === 1) {
      play.onChoose(choices[0]);
    } else if (choices.length > 1) {
      openMenu(ref.current, { title: label, choices });
    } else if (why) {
      const anchor = ref.current;
      openMenu(anchor, { title: label, refusal: play.onWhy(why), about: explained || null });
    } else {
      openMenu(ref.current, { title: label, about: explained || null });
    }
  };
  useLayoutEffect(() => leave, [on]);
  const looks = {
    transform,
    "data-el": on,
    class: cls("target", legal && "legal", !legal && why && "quiet", pointedAt(play.lit, on) && "lit", extra),
  };
  if (silent) return html`<${tag} ...${looks}>${children}<//>`;
  const button = {
    ref,
    role: "button",
    tabindex: legal ? 0 : -1,
    "aria-label": name,
    "aria-disabled": legal ? undefined : "true",
    onClick: act,
    ...pointing(point, leave),
    onKeyDown: (/** @type {KeyboardEvent} */ e) => {
      if (e.key === "Enter" || e.key === " ") {
        e.preventDefault();
        act(e);
      }
    },
  };
  // The outline is the button and lies on top: what is drawn beneath it stays a picture, its name says it all.
  const parts = [children].flat();
  const outline = parts.find((part) => part?.props?.class === "halo");
  if (!outline) return html`<${tag} ...${looks} ...${button}>${children}<//>`;
  return html`<${tag} ...${looks}><g aria-hidden="true">${parts.filter((part) => part !== outline)}</g>
    ${h(outline.type, { ...outline.props, ...button })}<//>`;
}

/**
 * A button on the board that only changes what is shown (whose district, which tab). Its child with class `halo` is
 * the button, or
 * else a copy of its first `rect`.
 * @param {{label: string, on?: boolean, onPress: () => void, transform?: string, class?: string, children?: any}} props
 */
export function Press({ label, on, onPress, transform, class: extra, children }) {
  const parts = [children].flat();
  const halo = parts.find((part) => part?.props?.class === "halo");
  const outline = halo ?? parts.find((part) => part?.type === "rect");
  return html`<g class=${cls("press", on && "on", extra)}
  transform=${transform}><g aria-hidden="true">${parts.filter((part) => part !== halo)}</g>
    ${h(outline.type, {
      ...outline.props,
      class: "halo",
      role: "button",
      tabindex: 0,
      "aria-label": label,
      "aria-pressed": on === undefined ? undefined : String(on),
      onClick: onPress,
      onKeyDown: (/** @type {KeyboardEvent} */ e) => {
        if (e.key === "Enter" || e.key === " ") {
          e.preventDefault();
          onPress();
        }
      },
    })}</g>`;
}

/**
 * Arrow keys walk over the targets of a board, legal or not, towards the nearest one in that direction.
 * @param {KeyboardEvent} event
 */
export function walk(event) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = document.activeElement;
  const root = /** @type {Element} */ (event.currentTarget);
  if (!step || !from || !root.contains(from) || !from.matches("[data-el], [data-el] > .halo")) return;
  const a = from.getBoundingClientRect();
  const ax = a.left + a.width / 2;
  const ay = a.top + a.height / 2;
  let best = null;
  let least = Infinity;
  for (const node of root.querySelectorAll(".target[tabindex], .halo[tabindex]")) {
    const b = node.getBoundingClientRect();
    const dx = b.left + b.width / 2 - ax;
    const dy = b.top + b.height / 2 - ay;
    const along = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (along > 2 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside;
      best = node;
    }
  }
  if (best) {
    event.preventDefault();
    /** @type {HTMLElement} */ (best).focus();
  }
}

// --- room --------------------------------------------------------------------------------------------------

/**
 * The room the board has, in pixels: across and down.
 * @param {{current: SVGSVGElement | null}} ref   of the board's own svg
 * @returns {number[]}
 */
export function useRoom(ref) {
  const [room, setRoom] = useState([884, 770]);
  useLayoutEffect(() => {
    const pane = ref.current?.parentElement;
    if (!pane) return undefined;
    const measure = () => {
      const style = getComputedStyle(pane);
      const w = pane.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const h = pane.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      setRoom((old) => (Math.abs(old[0] - w) + Math.abs(old[1] - h) < 2 ? old : [w, h]));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(pane);
    return () => watch.disconnect();
  }, []);
  return room;
}

// --- pieces ------------------------------------------------------------------------------------------

/**
 * A piece that travels when its place changes. `id` names the piece while it exists, `at` the element it is on.
 * @param {{id: string, at: string, x: number, y: number, children?: any}} props
 */
export function Piece({ id, at, x, y, children }) {
  const { lit } = usePlay();
  return html`<g transform=${`translate(${x} ${y})`}><g class=${cls("piece", lit.has(at) && "lit")} data-piece=${id}
      data-at=${at}>${children}</g>
    </g>`;
}

/** Letters that are much narrower or wider than most, in ems. @type {[string, number][]} */
const WIDTHS = [
  ["iîïjlIJ'’.,:;!| \u00a0", 0.27],
  ["rftsRF", 0.39],
  ["mwMW", 0.84],
  ["ABCDGHKNOPQUVXYZÉ", 0.62],
];

/** About how wide a word is in the page's text face, in ems. @param {string} text */
export const ems = (text) =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? 0.54), 0);

/**
 * Text in a box: broken into lines of about `chars` letters, set smaller when the longest still is too wide.
 * With `room`, one line as large as its own letters allow there.
 * @param {{text: string, x: number, y: number, size: number, chars?: number, room?: number, lines?: number,
 *   class?: string, anchor?: string}} props
 */
export function Lines({
  text,
  x,
  y,
  size,
  room,
  chars = Infinity,
  lines = room ? 1 : 2,
  class: extra,
  anchor = "middle",
}) {
  /** @type {string[]} */
  const rows = [];
  for (const word of text.split(" ")) {
    const last = rows[rows.length - 1];
    if (last !== undefined && (last + " " + word).length <= chars) rows[rows.length - 1] = `${last} ${word}`;
    else if (rows.length < lines) rows.push(word);
    else rows[rows.length - 1] = `${last} ${word}`;
  }
  const longest = Math.max(...rows.map((row) => row.length));
  const fit = room ? Math.min(size, room / ems(text)) : longest > chars ? (size * chars) / longest : size;
  return html`<text class=${extra} x=${x} text-anchor=${anchor} font-size=${fit}>
    ${rows.map(
      (row, i) => html`<tspan x=${x} y=${y + (i - (rows.length - 1) / 2) * fit * 1.08}
    dominant-baseline="central">${row}</tspan>`,
    )}
  </text>`;
}
