/** The map: regions, cities with their slots, routes, and the links between the large cities with their worth. */
import { Glyph, Piece, Press, SeatPiece, Target, cls, html, usePlay, useState } from "/static/kit.js";
import { Coin, Disc, PROJECT_ICONS, REGIONS, seatOf, wide } from "/games/carnegie/board/pieces.js";
import { BORDERS, COAST, REGION_NAMES, REGION_SHAPES } from "/games/carnegie/board/map.js";

/** Where a city's name would best stand, when not below its slots. @type {Record<string, string>} */
const NAME_AT = {
  "salt-lake-city": "above",
  omaha: "left",
  "st-paul": "left",
  phoenix: "right",
  charleston: "right",
  washington: "right",
  duluth: "above",
  fargo: "above",
  seattle: "above",
  dallas: "right",
  "san-antonio": "left",
  boise: "right",
  memphis: "left",
  portland: "right",
  "el-paso": "left",
  cincinnati: "above",
};
/** How often each name is given the best place beside the others. */
const ROUNDS = 3;
/** Named even where there is room for few names. @param {any} city */
const leading = (city) => city.size !== "small";

/** Where a point of the map data is drawn. @param {number[]} xy @param {number} w @param {number} h */
const at = ([x, y], w, h) => [((x - 0.03) / 0.85) * w, ((y - 0.375) / 0.56) * h];

/**
 * The middle of every city and the places of its slots, spread a little where the map is small.
 * @param {any[]} cities @param {number} w @param {number} h
 * @returns {Record<string, {x: number, y: number, slots: number[][]}>}
 */
function placed(cities, w, h) {
  const spread = w < 480 ? 1.4 : 1;
  return Object.fromEntries(
    cities.map((city) => {
      const points = city.slots.map((/** @type {any} */ s) => at(s.xy, w, h));
      const [x, y] = [0, 1].map(
        (i) => points.reduce((/** @type {number} */ sum, /** @type {number[]} */ p) => sum + p[i], 0) / points.length,
      );
      return [
        city.id,
        {
          x,
          y,
          slots: points.map((/** @type {number[]} */ p) => [
            x + (p[0] - x) * spread,
            y + (p[1] - y) * (spread > 1 ? 1.1 : 1),
          ]),
        },
      ];
    }),
  );
}

/** @param {{w: number, h: number}} props */
export function Country({ w, h }) {
  const { view, say, has } = usePlay();
  const { board } = view;
  const [pinned, setPinned] = useState(-1);
  const [pointed, setPointed] = useState(-1);
  const small = w < 480;
  const places = placed(board.cities, w, h);
  const row = h < 330 ? 17 : 19;
  const r = small ? 8 : Math.min(11, w / 60, h / 33);
  const box = { x: w - (small ? 80 : 112), y: h - 6 - row * board.seats.length, w: small ? 76 : 108 };
  const titles = names(
    board.cities,
    places,
    w,
    h,
    r,
    small,
    [{ x: box.x, y: box.y - 14, w: box.w + 4, h: h - box.y + 14 }, ...REGIONS.map((name) => regionBox(name, w, h))],
    (id) => say(has(`board-city-${id}`) ? `board-city-${id}` : `city-${id}`),
  );
  const seat = pointed >= 0 ? pointed : pinned >= 0 ? pinned : Math.max(0, view.you);
  return html`<g class=${cls("map", small && "small-map")}>
    <rect class="sea" width=${w} height=${h} rx="8" />
    <g transform=${`scale(${w / 1000} ${h / 560})`} aria-hidden="true">
      <clipPath id="coast"><path d=${COAST} /></clipPath>
      <clipPath id="frame"><rect x="1" y="1" width="998" height="558" rx="12" /></clipPath>
      <g clip-path="url(#frame)"><path class="shore wide" d=${COAST} /><path class="shore" d=${COAST} />
        <g clip-path="url(#coast)">
          ${REGIONS.map((name) => html`<path key=${name} class=${`land ${name}`} d=${REGION_SHAPES[name]} />`)}
          <path class="border" d=${BORDERS} /></g>
        <path class="coast" d=${COAST} /></g>
    </g>
    ${REGIONS.map(
      (name) => html`<text key=${name} class=${`region-name ${name}`} aria-hidden="true"
    x=${(REGION_NAMES[name][0] / 1000) * w} y=${(REGION_NAMES[name][1] / 560) * h} text-anchor="middle"
    font-size=${small ? 11 : 13}>${say(`region-${name}`)}</text>`,
    )}
    ${board.routes.map(
      (/** @type {string[]} */ [a, b]) => html`<g key=${a + b} class="route"
    aria-hidden="true"><path class="bed" d=${line([a, b], places)} /><path class="ties" d=${line([a, b], places)} />
    </g>`,
    )}
    <${Links} seat=${seat} plans=${pointed >= 0 || pinned >= 0} places=${places} r=${r} />
    ${board.cities.map(
      (/** @type {any} */ city) => html`<${City} key=${city.id} city=${city} place=${places[city.id]}
    r=${r} small=${small} title=${titles[city.id]} />`,
    )}
    <${LinkWorths} seat=${seat} plans=${pointed >= 0 || pinned >= 0} places=${places} />
    <${LinkBox} seat=${seat} pinned=${pinned} onPoint=${setPointed} onPin=${setPinned} x=${box.x} y=${box.y}
        row=${row} w=${box.w} small=${small} />
  </g>`;
}

/** A way from city to city. @param {string[]} cities @param {Record<string, {x: number, y: number}>} places */
const line = (cities, places) =>
  `M${cities.map((id) => `${places[id].x.toFixed(1)} ${places[id].y.toFixed(1)}`).join("L")}`;

/**
 * @param {{city: any, place: {x: number, y: number, slots: number[][]}, r: number, title?: Name, small: boolean}} props
 */
function City({ city, place, r, title, small }) {
  const { say } = usePlay();
  const name = say(`city-${city.id}`);
  return html`<g class=${`city ${city.size} of-${city.region}`}>
    ${city.slots.map((/** @type {any} */ slot, /** @type {number} */ i) => {
      const [x, y] = place.slots[i];
      const id = `city:${city.id}:${i + 1}`;
      const alike = city.slots.filter((/** @type {any} */ other) => other.type === slot.type);
      const nth = alike.length > 1 ? say("nth", { number: alike.indexOf(slot) + 1 }) : "";
      const who =
        slot.owner === null
          ? say("board-free")
          : slot.owner === "neutral"
            ? say("board-neutral")
            : slot.owner === "andrew"
              ? say("andrew")
              : say(`seat-${seatOf(slot.owner)}`);
      return html`<${Target} key=${id} on=${id} about=${`city:${city.id}`}
      label=${`${name}, ${say(`slot-${slot.type}`)}${nth}, ${who}`}
      why=${{ do: "build", slot: `${city.id}:${i + 1}` }} class=${cls("slot", slot.type)}>
        <circle class="bed" cx=${x} cy=${y} r=${r} />
        ${
          slot.owner === null
            ? html`<${Glyph} name=${PROJECT_ICONS[slot.type]} x=${x} y=${y} size=${r * 1.4} />`
            : html`<${Piece} id=${`disc:${id}`} at=${id} x=${x}
          y=${y}><${Disc} owner=${slot.owner} x=${0} y=${0} r=${r} /><//>`
        }
        <circle class="halo" cx=${x} cy=${y} r=${r + 1.5} /><//>`;
    })}
    ${
      title
        ? html`<${CityName} city=${city} name=${title} small=${small} />`
        : html`<g
      aria-hidden="true">
        ${city.vp > 0 && html`<${Coin} class="city-vp" x=${place.x + r + 4} y=${place.y + r} text=${city.vp} r=${6} />`}
        ${city.income && html`<${Coin} class="pays" x=${place.x - r - 3} y=${place.y + r} text="$" r=${6} />`}</g>`
    }
  </g>`;
}

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{label: string, size: number, pays: number, text: number, left: number, y: number}} Name */

/** About where the name of a region stands. @param {string} name @param {number} w @param {number} h @returns {Box} */
function regionBox(name, w, h) {
  const [x, y] = REGION_NAMES[name];
  return { x: (x / 1000) * w - 32, y: (y / 560) * h - 11, w: 64, h: 12 };
}

/** How much of two boxes lies on each other. @param {Box} a @param {Box} b */
const shared = (a, b) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/**
 * The places for a name of a width around the slots of its city, the best first.
 * @param {string} side @param {number[][]} slots @param {number} r @param {number} whole
 * @returns {number[][]}
 */
function around(side, slots, r, whole) {
  const [xs, ys] = [0, 1].map((i) => slots.map((s) => s[i]));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = (west + east - whole) / 2;
  const shifts = [0, 8, -8, 16, -16, 24, -24, 32, -32];
  /** @type {Record<string, number[][]>} */
  const places = {
    below: shifts.map((dx) => [middle + dx, south + r + 8]),
    above: shifts.map((dx) => [middle + dx, north - r - 7]),
    right: [south + 1, north, south + 7].map((y) => [east + r + 3, y]),
    left: [south + 1, north, south + 7].map((y) => [west - r - 3 - whole, y]),
  };
  return [...places[side], ...["below", "above", "right", "left"].flatMap((other) => places[other])];
}

/**
 * Where the name of every city stands: beside its slots, clear of other names and of slots as far as there is room.
 * @param {any[]} cities @param {Record<string, {slots: number[][]}>} places @param {number} w @param {number} h
 * @param {number} r @param {boolean} small @param {Box[]} taken   what else stands on the map
 * @param {(id: string) => string} named
 * @returns {Record<string, Name>}
 */
function names(cities, places, w, h, r, small, taken, named) {
  const slots = cities.flatMap(({ id }) =>
    places[id].slots.map(([x, y]) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })),
  );
  /** @type {Record<string, Name & {box: Box}>} */
  const found = {};
  const order = cities.filter((city) => !small || leading(city)).sort((a, b) => b.points - a.points);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const city of order) {
      const label = named(city.id);
      const large = city.size === "large" && !small;
      const size = large ? 13 : 11;
      const text = wide(label, size) * (large ? 1.12 : 1);
      const pays = city.income ? 13 : 0;
      const whole = pays + text + (city.vp > 0 ? 16 : 0) + (city.points > 0 && !small ? 25 : 0);
      const high = large ? 15 : 13;
      delete found[city.id];
      const full = [...slots, ...taken, ...Object.values(found).map(({ box }) => box)];
      let least = Infinity;
      around(small ? "below" : (NAME_AT[city.id] ?? "below"), places[city.id].slots, r, whole).forEach(([x, y], i) => {
        const left = Math.min(Math.max(x, 4), w - whole - 4);
        const box = { x: left - 1, y: y - high / 2, w: whole + 2, h: high };
        const cut = Math.max(0, high / 2 - y) + Math.max(0, y + high / 2 - h);
        const worth = full.reduce((sum, other) => sum + shared(box, other), 0) + cut * 100 + i / 2;
        if (worth >= least) return;
        least = worth;
        found[city.id] = { label, size, pays, text, left, y, box };
      });
    }
  }
  return found;
}

/**
 * The name with what a disc counts there, whether building pays, and the points for links.
 * @param {{city: any, name: Name, small: boolean}} props
 */
function CityName({ city, name: { label, size, pays, text, left, y }, small }) {
  return html`<g class="city-label" data-of=${city.id} aria-hidden="true">
    ${city.income && html`<${Coin} class="pays" x=${left + 6} y=${y} text="$" r=${6} />`}
    <text class="city-name" x=${left + pays} y=${y + 0.5} dominant-baseline="central" font-size=${size}>${label}</text>
    ${city.vp > 0 && html`<${Coin} class="city-vp" x=${left + pays + text + 9} y=${y} text=${city.vp} r=${6.5} />`}
    ${
      city.points > 0 &&
      !small &&
      html`<g
    class="city-links"><rect x=${left + pays + text + 18} y=${y - 7} width="22" height="14" rx="3" />
      <${Glyph} name="rail" x=${left + pays + text + 24} y=${y} size=${10} />
      <text x=${left + pays + text + 35} y=${y + 0.5} text-anchor="middle" dominant-baseline="central">${city.points}
      </text></g>`
    }
  </g>`;
}

// --- links -------------------------------------------------------------------------------------------------

/** Pairs of large cities with no other large city on the way. @param {any} links @param {string[]} large */
const direct = (links, large) =>
  links.pairs.filter((/** @type {any} */ pair) =>
    pair.path.slice(1, -1).every((/** @type {string} */ id) => !large.includes(id)),
  );

/**
 * The links of a seat to be shown: those it has, and on wish those it lacks.
 * @param {any} board @param {number} seat @param {boolean} plans @returns {any[]}
 */
function shownLinks(board, seat, plans) {
  const large = board.cities.filter((/** @type {any} */ c) => c.points > 0).map((/** @type {any} */ c) => c.id);
  return direct(board.seats[seat].links, large).filter((/** @type {any} */ pair) => pair.missing.length === 0 || plans);
}

/**
 * The network of a seat that scores, and on wish what every further link lacks.
 * @param {{seat: number, plans: boolean, places: Record<string, {x: number, y: number}>, r: number}} props
 */
function Links({ seat, plans, places, r }) {
  const { board } = usePlay().view;
  const { links } = board.seats[seat];
  const shown = shownLinks(board, seat, plans);
  const missing = new Set(plans ? shown.flatMap((/** @type {any} */ pair) => pair.missing) : []);
  return html`<g class="links" data-seat=${seat} data-links=${links.worth} aria-hidden="true">
    ${
      plans &&
      shown.map(
        (/** @type {any} */ pair) =>
          pair.missing.length > 0 &&
          html`<path key=${pair.cities.join()}
    class="plan" d=${line(pair.path, places)} />`,
      )
    }
    ${links.routes.map(
      (/** @type {string[]} */ route) => html`<path key=${route.join()} class="link"
    d=${line(route, places)} />`,
    )}
    ${[...missing].map(
      (id) => html`<circle key=${id} class="lacks" cx=${places[id].x} cy=${places[id].y}
    r=${r + 5 + 4 * (board.cities.find((/** @type {any} */ c) => c.id === id).slots.length - 1)} />`,
    )}</g>`;
}

/**
 * What each shown link is worth, above everything else on the map.
 * @param {{seat: number, plans: boolean, places: Record<string, {x: number, y: number}>}} props
 */
function LinkWorths({ seat, plans, places }) {
  const { view, say } = usePlay();
  return html`<g class="links" data-seat=${seat} aria-hidden="true">
    ${shownLinks(view.board, seat, plans).map((/** @type {any} */ pair) => {
      const [a, b] = longest(pair.path.map((/** @type {string} */ id) => places[id]));
      const text =
        pair.missing.length === 0
          ? `${pair.worth}★`
          : say("board-link-lacks", { worth: pair.worth, count: pair.missing.length });
      const width = wide(text, 11) + 10;
      return html`<g key=${`worth ${pair.cities.join()}`} class=${cls("link-worth", pair.missing.length > 0 && "open")}
      transform=${`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
        <rect x=${-width / 2} y="-8" width=${width} height="16" rx="8" />
        <text y="0.5" text-anchor="middle" dominant-baseline="central">${text}</text></g>`;
    })}</g>`;
}

/** The longest leg of a way, where a label hides least. @param {{x: number, y: number}[]} places */
function longest(places) {
  const legs = places.slice(1).map((to, i) => [places[i], to]);
  const far = legs.map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y));
  return legs[far.indexOf(Math.max(...far))];
}

/**
 * What the links of each seat are worth; pointing at one shows it on the map, pressing keeps it shown.
 * @param {{seat: number, pinned: number, onPoint: (seat: number) => void, onPin: (seat: number) => void,
 *   x: number, y: number, w: number, row: number, small: boolean}} props
 */
function LinkBox({ seat, pinned, onPoint, onPin, x, y, w, row, small }) {
  const { view, say, seats } = usePlay();
  return html`<g class="link-box" transform=${`translate(${x} ${y})`}>
    <text class="small" x="2" y="-3" aria-hidden="true">${say("board-links")}</text>
    ${view.board.seats.map((/** @type {any} */ of, /** @type {number} */ s) => {
      const { links } = of;
      const label = say("board-links-of", {
        name: seats[s]?.name ?? "",
        worth: links.worth,
        level: links.level ? say(`level-${links.level}`) : "",
        cities: links.cities.map((/** @type {string} */ id) => say(`city-${id}`)).join(", "),
        count: links.cities.length,
      });
      return html`<g key=${s} onPointerEnter=${() => onPoint(s)} onPointerLeave=${() => onPoint(-1)}
      onFocusIn=${() => onPoint(s)} onFocusOut=${() => onPoint(-1)}>
        <${Press} label=${label} on=${pinned === s} onPress=${() => onPin(pinned === s ? -1 : s)}
            transform=${`translate(0 ${2 + s * row})`} class=${cls("link-row", seat === s && "shown")}>
          <rect width=${w} height=${row - 1} rx="4" />
          <${SeatPiece} seat=${s} x=${10} y=${row / 2 - 0.5} r=${6} letter=${false} />
          <text class="link-sum" x="22" y=${row / 2 + 3.5}>${links.worth}★</text>
          ${
            !small &&
            html`<text class="small" x=${w - 5} y=${row / 2 + 3.5}
          text-anchor="end">${links.level ? say(`level-${links.level}`) : "–"}</text>`
          }
          <title>${label}</title><rect class="halo" width=${w} height=${row - 1} rx="4" /><//></g>`;
    })}</g>`;
}
