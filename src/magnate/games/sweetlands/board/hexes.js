/** A territory: hexes with terrain, tiles, roads on the edges, properties, rabbits, ports and draw zones. */
import { Piece, Target, cls, html, usePlay } from "/static/kit.js";
import { least, Pic } from "/games/sweetlands/board/tokens.js";

/** @type {Record<string, string>} */
const LANDS = { W: "wheat", F: "forest", M: "mine", S: "sea", X: "special", C: "capital", D: "zone" };

/** Hexes of a smaller radius have no room for everything. */
const SMALLEST = 26;

/** A pointy hexagon of radius s around the origin. @param {number} s */
export const hexagon = (s) =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = (Math.PI / 3) * i - Math.PI / 2;
      return `${(s * Math.cos(a)).toFixed(1)},${(s * Math.sin(a)).toFixed(1)}`;
    })
    .join(" ");

/** Where a cell lies; even rows are indented by half a hex. @param {number} r @param {number} c @param {number} w */
const middle = (r, c, w) => [c * w + (r % 2 === 0 ? w : w / 2), (r * 1.5 + 1) * (w / Math.sqrt(3))];

/** Row and column of a cell id. @param {string} id */
const place = (id) => (/r(-?\d+)c(-?\d+)/.exec(id) ?? ["", "0", "0"]).slice(1).map(Number);

/** What is printed on a hex: the letter of its row, its number in the row. @param {number} r @param {number} c */
const printed = (r, c) => `${String.fromCharCode(65 + r)}${c + 1}`;

/** Middle and angle of an edge. @param {string} id @param {number} w */
function edgeAt(id, w) {
  const [a, b] = id.split("|").map((cell) => {
    const [r, c] = place(cell);
    return middle(r, c, w);
  });
  return {
    x: (a[0] + b[0]) / 2,
    y: (a[1] + b[1]) / 2,
    turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90,
  };
}

/** How high a map of a width is. @param {number} w */
export const mapHeight = (w) => (6 * 1.5 + 2) * (w / 8 / Math.sqrt(3));

/** What lies on a hex. @param {any} heir @param {string} id @param {string} token */
function hexOf(heir, id, token) {
  const tile = heir.tiles[id];
  const flipped = Boolean(tile?.endsWith("+"));
  const name = tile?.replace("+", "");
  return {
    land: LANDS[token[0]],
    tile: name,
    flipped,
    special: name && /^X\d/.test(name),
    property: heir.properties[id],
    rabbit: heir.rabbits_at.includes(id),
    zone: heir.zones.includes(id),
  };
}

/**
 * A whole map; `small` leaves out what cannot be told apart at that size, `still` is a picture nobody clicks.
 * @param {{heir: any, seat: number, w: number, small?: boolean, still?: boolean}} props
 */
export function Territory({ heir, seat, w, small = false, still = small }) {
  const { say, choices } = usePlay();
  const cw = w / 8;
  const s = cw / Math.sqrt(3);
  const shape = hexagon(s - (small ? 0.6 : 1.2));
  const cells = heir.rows.flatMap((/** @type {string} */ line, /** @type {number} */ r) =>
    line
      .split(" ")
      .map((token, c) => ({ id: `r${r}c${c}`, r, c, token }))
      .filter((cell) => cell.token !== "_"),
  );
  const open = [...choices].filter(([on]) => on.startsWith(`edge:${seat}:`));
  const long = s - (small ? 1 : 4);
  return html`<g class=${cls("territory", small && "small")}>
    ${cells.map((/** @type {any} */ cell) => {
      const [x, y] = middle(cell.r, cell.c, cw);
      const hex = hexOf(heir, cell.id, cell.token);
      const kind = hex.special ? "special" : (hex.tile ?? hex.land);
      const face = html`<g transform=${`translate(${x} ${y})`}
      class=${cls("hex", `t-${kind}`, hex.tile && "tile", hex.flipped && "turned", hex.zone && "open")}>
        ${hex.tile && !small && html`<polygon class="rim" points=${shape} transform="translate(0 2.6)" />`}
        <polygon class="face" points=${shape} />
        ${hex.flipped && html`<polygon class="icing" points=${hexagon(s * (small ? 0.72 : 0.8))} />`}
        ${
          small
            ? hex.property && html`<circle class="stands" r=${s * 0.42} />`
            : html`<${Marks} hex=${hex}
        token=${cell.token} s=${s} name=${printed(cell.r, cell.c)} />`
        }
      </g>`;
      if (still) return html`<g key=${cell.id}>${face}</g>`;
      const land = hex.special
        ? say(`special-${hex.tile}`)
        : ["wheat", "forest", "mine", "sea"].includes(hex.land)
          ? say(`terrain-${hex.land}`)
          : say(hex.land === "zone" ? "hex-draw_zone" : `hex-${hex.land}`);
      const state = [
        hex.tile && say(hex.flipped ? "board-turned" : "board-fresh"),
        hex.property && say(`prop-${hex.property}`),
        hex.rabbit && say("prop-rabbit"),
        cell.token.includes("@") && say("hex-port"),
        cell.token.includes("!") && say("symbol-skill"),
        cell.token.includes("$") && say("symbol-diamond"),
      ].filter(Boolean);
      const about = hex.property
        ? `prop-${hex.property}`
        : hex.special
          ? `special-${hex.tile}`
          : cell.token.includes("@")
            ? "hex-port"
            : hex.land === "zone"
              ? "hex-draw_zone"
              : ["capital", "special"].includes(hex.land)
                ? `hex-${hex.land}`
                : `terrain-${hex.land}`;
      return html`<${Target} key=${cell.id} on=${`cell:${seat}:${cell.id}`} about=${about}
      label=${[`${land} ${printed(cell.r, cell.c)}`, ...state].join(", ")}
      why=${{ do: hex.tile || hex.land === "capital" ? "site" : "land", cell: cell.id }}>
        ${face}<polygon class="halo" points=${hexagon(s * 0.78)} transform=${`translate(${x} ${y})`} /><//>`;
    })}
    ${heir.roads.map((/** @type {string} */ id) => {
      const { x, y, turn } = edgeAt(id, cw);
      const h = small ? 3 : s < SMALLEST ? 6 : 8;
      return html`<${Piece} key=${id} id=${`road:${seat}:${id}`} at=${`edge:${seat}:${id}`} x=${x}
      y=${y}><g class="road" transform=${`rotate(${turn})`}>
        <rect x=${-long / 2} y=${-h / 2} width=${long} height=${h} rx=${h / 2} />
        ${!small && html`<path d=${`M${-long / 2 + 4} 0H${long / 2 - 3}`} />`}</g><//>`;
    })}
    ${
      !still &&
      open.map(([on, [choice]]) => {
        const { x, y, turn } = edgeAt(on.slice(`edge:${seat}:`.length), cw);
        return html`<${Target} key=${`open-${on}`} on=${on} label=${say(choice.say)}
      class="edge" transform=${`translate(${x} ${y}) rotate(${turn})`}>
        <rect class="bed" x=${-long / 2} y="-4" width=${long} height="8" rx="4" />
        <rect class="halo" x=${-long / 2} y="-5" width=${long} height="10" rx="5" /><//>`;
      })
    }
  </g>`;
}

/** The pictures on a hex, and its name. @param {{hex: any, token: string, s: number, name: string}} props */
function Marks({ hex, token, s, name }) {
  const bare = !hex.property;
  // On a small map the ground under a property is told by its colour: there is room for the name alone.
  const tight = !bare && s < SMALLEST;
  return html`<g>
    <text class="hex-name" x=${bare || tight ? 0 : s * 0.14} y=${-s * (tight ? 0.56 : 0.64)} text-anchor="middle"
        dominant-baseline="central"
        font-size=${least()}>${name}</text>
    ${
      hex.land === "capital" &&
      !tight &&
      html`<${Pic} name="capital" x=${bare ? 0 : -s * 0.36}
    y=${bare ? s * 0.1 : -s * 0.48} size=${bare ? s * 0.95 : s * 0.4} />`
    }
    ${hex.land === "zone" && html`<${Pic} name="draw" x=${0} y=${0} size=${s * 0.9} />`}
    ${
      !["capital", "zone"].includes(hex.land) &&
      !tight &&
      html`<g
    class="terrain-mark">
      <${Pic} name=${hex.special || (hex.land === "special" && !hex.tile) ? "lollipop" : (hex.tile ?? hex.land)}
          x=${bare ? 0 : -s * 0.36} y=${bare ? 0 : -s * 0.46} size=${bare ? s * 0.86 : s * 0.38} /></g>`
    }
    ${
      hex.property &&
      html`<g
    class=${`stand k-${hex.property}`}><circle r=${s * 0.5} cy=${s * 0.12} />
      <${Pic} name=${hex.property} x=${0} y=${s * 0.12} size=${s * 0.72} /></g>`
    }
    ${
      hex.rabbit &&
      html`<g
    class="bunny"><circle cx=${s * 0.46} cy=${s * 0.42} r=${s * 0.27} />
      <${Pic} name="rabbit" x=${s * 0.46} y=${s * 0.42} size=${s * 0.42} /></g>`
    }
    ${
      token.includes("@") &&
      html`<g
    class="mark port"><circle cx="0" cy=${s * 0.64} r=${s * 0.24} />
      <${Pic} name="port" x=${0} y=${s * 0.64} size=${s * 0.34} /></g>`
    }
    ${
      !hex.tile &&
      token.includes("!") &&
      html`<g
    class="mark"><circle cx="0" cy=${s * 0.62} r=${s * 0.24} />
      <${Pic} name="skill" x=${0} y=${s * 0.62} size=${s * 0.34} /></g>`
    }
    ${
      !hex.tile &&
      token.includes("$") &&
      html`<g
    class="mark"><circle cx="0" cy=${s * 0.62} r=${s * 0.24} />
      <${Pic} name="diamond" x=${0} y=${s * 0.62} size=${s * 0.32} /></g>`
    }
  </g>`;
}
