/** Motion: pieces travel from where they were to where they are, gains fly to the panel of the player who has them. */
import { moving } from "../settings.js";
import { useLayoutEffect, useRef } from "../lib.js";

const TIME = 280;
/** A gain can be read before it flies. */
const GAIN_TIME = 1000;
/** The icon of figures that tell what the end would bring. */
const FORECAST = "trophy";
const EASE = "cubic-bezier(.3,.7,.3,1)";

/** @typedef {{left: number, top: number, width: number, height: number}} Place */

/** @param {Element} node @param {Element} root @returns {Place} */
function placeOf(node, root) {
  const a = node.getBoundingClientRect();
  const b = root.getBoundingClientRect();
  return { left: a.left - b.left, top: a.top - b.top, width: a.width, height: a.height };
}

/** @param {Place} a @param {Place} b */
const away = (a, b) => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 3;

/**
 * Let a piece arrive from a place; SVG units may differ from pixels.
 * @param {Element} node
 * @param {Place} from
 * @param {Place} to
 */
function arrive(node, from, to) {
  const drawn = /** @type {SVGGraphicsElement} */ (node);
  const scale = drawn.ownerSVGElement ? (drawn.getScreenCTM()?.a ?? 1) : 1;
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: TIME, easing: EASE });
}

/**
 * Send a mark from one element to another, for what is not drawn as a piece of its own.
 * @param {Element} root
 * @param {Place} from
 * @param {Place} to
 * @param {number} seat
 */
function flash(root, from, to, seat) {
  const dot = document.createElement("i");
  dot.className = "flying";
  if (seat >= 0) dot.dataset.seat = String(seat);
  root.append(dot);
  const at = (/** @type {Place} */ p) => `translate(${p.left + p.width / 2}px, ${p.top + p.height / 2}px)`;
  const flight = dot.animate([{ transform: at(from) }, { transform: at(to) }], { duration: TIME, easing: EASE });
  flight.onfinish = () => dot.remove();
  flight.oncancel = () => dot.remove();
}

/**
 * The panel of a seat; on a phone, its place on the strip that is always in sight.
 * @param {Element} root
 * @param {string | number} seat
 */
const panelOf = (root, seat) =>
  root.querySelector(`.strip .holding[data-seat="${seat}"]`) ?? root.querySelector(`.seat[data-seat="${seat}"]`);

/**
 * Where an element is drawn; what of a seat is not in sight is at its panel.
 * @param {Element} root
 * @param {string} el
 */
function drawnAt(root, el) {
  const seat = /^seat:(\d+)$/.exec(el);
  const own = /:(\d+)(:|$)/.exec(el);
  return (
    (seat ? panelOf(root, seat[1]) : root.querySelector(`[data-el="${CSS.escape(el)}"]`)) ??
    (own && panelOf(root, own[1])) ??
    null
  );
}

/**
 * The figures of a seat that differ, without those that only forecast the end.
 * @param {Record<string, number>[]} before
 * @param {Record<string, number>[]} after
 * @param {Record<string, any>} icons
 */
function changes(before, after, icons) {
  return after.flatMap((figures, seat) =>
    Object.entries(figures)
      .filter(([name]) => icons[name] !== FORECAST)
      .map(([name, value]) => ({ seat, name, by: value - (before[seat]?.[name] ?? value) }))
      .filter(({ by }) => by !== 0),
  );
}

/** Whether something on the board is in sight: on a phone the board is scrolled. @param {Element} node */
function inSight(node) {
  const [box, pane] = [node, node.closest(".board-pane") ?? node].map((one) => one.getBoundingClientRect());
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= pane.left && x <= pane.right && y >= pane.top && y <= pane.bottom;
}

/**
 * What a seat gained flies to its panel, what it paid comes from there; without motion it stands at the panel a while.
 * @param {Element} root
 * @param {{seat: number, name: string, by: number}} change
 * @param {import("../session.js").Event[]} events
 * @param {number} place   how many of this seat fly already
 */
function fly(root, { seat, name, by }, events, place) {
  const panel = panelOf(root, seat);
  const figure = root.querySelector(`.seat[data-seat="${seat}"] .figure-${CSS.escape(name)}`);
  if (!panel || !figure) return;
  const source = events
    .filter((event) => event.seat === seat)
    .flatMap((event) => [...event.moved.map(([, , to]) => to), ...event.on])
    .map((el) => el && root.querySelector(`.board-pane [data-el="${CSS.escape(el)}"]`))
    .find((node) => node && inSight(node));
  const chip = document.createElement("i");
  chip.className = by > 0 ? "gain up" : "gain down";
  chip.dataset.seat = String(seat);
  chip.setAttribute("aria-hidden", "true");
  chip.textContent = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
  const icon = figure.querySelector("svg");
  if (icon) chip.append(icon.cloneNode(true));
  root.append(chip);
  // A figure that its panel draws in another way has no place of its own.
  const shown = panel.querySelector(`.figure-${CSS.escape(name)}`);
  const end = placeOf(shown && shown.clientWidth > 0 ? shown : panel, root);
  const start = source ? placeOf(source, root) : end;
  const at = (/** @type {Place} */ p, /** @type {number} */ down = 0) =>
    `translate(${p.left + p.width / 2}px, ${p.top + p.height / 2 + down}px) translate(-50%, -50%)`;
  const [from, to] = by > 0 ? [at(start, 26 * place), at(end)] : [at(end), at(start, 26 * place)];
  const frames = moving()
    ? [
        { transform: from, offset: 0 },
        { transform: from, offset: 0.45 },
        { transform: to, offset: 0.9 },
        { transform: to, opacity: 0 },
      ]
    : [{ transform: at(end) }, { transform: at(end) }];
  const flight = chip.animate(frames, {
    duration: GAIN_TIME,
    easing: EASE,
    delay: moving() ? TIME / 2 : 0,
    fill: "both",
  });
  flight.onfinish = () => chip.remove();
  flight.oncancel = () => chip.remove();
}

/**
 * Animate the pieces (`data-piece`) under a root after each drawing. New pieces come from where the last events say.
 * @param {{current: Element | null}} ref
 * @param {import("../session.js").Event[]} events  what happened since the last drawing
 * @param {unknown} version  changes with the position
 * @param {Record<string, number>[]} figures  of each seat in this position
 * @param {Record<string, any>} icons  of the figures
 */
export function useTravel(ref, events, version, figures, icons) {
  const known = useRef({
    places: /** @type {Map<string, Place>} */ (new Map()),
    figures: /** @type {Record<string, number>[]} */ ([]),
    width: 0,
    version: /** @type {unknown} */ (undefined),
  });
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    /** @type {Map<string, Place>} */
    const places = new Map();
    const nodes = moving() ? [...root.querySelectorAll("[data-piece]")] : [];
    for (const node of nodes) places.set(String(node.getAttribute("data-piece")), placeOf(node, root));
    const before = known.current;
    const width = root.clientWidth;
    const another = before.version !== undefined && before.version !== version && before.width === width;
    if (another && events.length > 0) {
      /** @type {Record<number, number>} */
      const flying = {};
      for (const change of changes(before.figures, figures, icons)) {
        fly(root, change, events, flying[change.seat] ?? 0);
        flying[change.seat] = (flying[change.seat] ?? 0) + 1;
      }
    }
    if (moving() && another) {
      const moves = events.flatMap((event) =>
        event.moved.map(([, from, to]) => ({ from, to, seat: event.seat, used: false })),
      );
      for (const node of nodes) {
        const id = String(node.getAttribute("data-piece"));
        const to = /** @type {Place} */ (places.get(id));
        const from = before.places.get(id);
        if (from && away(from, to)) arrive(node, from, to);
        else if (!from) {
          const move = moves.find((m) => !m.used && m.to === node.getAttribute("data-at"));
          const origin = move && drawnAt(root, move.from);
          if (move && origin) {
            move.used = true;
            arrive(node, placeOf(origin, root), to);
          }
        }
      }
      for (const move of moves) {
        if (move.used || !move.from || !move.to) continue;
        const [from, to] = [drawnAt(root, move.from), drawnAt(root, move.to)];
        if (from && to && from !== to) flash(root, placeOf(from, root), placeOf(to, root), move.seat);
      }
    }
    known.current = { places, figures, width, version };
  }, [version]);
}
