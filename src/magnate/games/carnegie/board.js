/**
 * Carnegie's table, drawn in true pixels so that no text gets smaller than it is written here.
 *
 * - Wide (about 884 by 770, a screen of 1440 by 900): everything at once, no tabs.
 * - Middle (a laptop of 1366 by 768): donations, research (transport and project tabs) and departments share one place.
 * - Tall (a tablet of 1024 by 768): timeline, donations, project tabs and departments share one place beside the
 * company; map and
 *   transport stay.
 * - Column (a tablet held upright): the same one below the other, with timeline, donations, research and departments
 * in one place.
 * - Phone: four pages (timeline and donations, map, company and departments, research).
 *
 * What shares a place is never needed together in one decision; a page comes to the front when a choice is to be made
 * on it, and
 * its tab counts the choices that wait there. Rivals' companies are one click away on the row above the company.
 */
import { Press, cls, html, useLayoutEffect, useRef, usePlay, useRoom, useState } from "/static/kit.js";
import { Andrew } from "/games/carnegie/board/andrew.js";
import { ICONS } from "/games/carnegie/icons.js";
import { Company, Status, Switch } from "/games/carnegie/board/company.js";
import { Country } from "/games/carnegie/board/country.js";
import { Donations } from "/games/carnegie/board/donations.js";
import { Display, Projects } from "/games/carnegie/board/projects.js";
import { Legend } from "/games/carnegie/board/signs.js";
import { RegionCards, Tracks, Zones } from "/games/carnegie/board/regions.js";
import { TIMELINE_H, Timeline } from "/games/carnegie/board/timeline.js";

/** @typedef {import("/static/kit.js").Play} Play */

export { Legend };
export { part, printed } from "/games/carnegie/board/printed.js";

export const FIGURES = {
  money: "coin",
  goods: "save",
  vp: "star",
  active: "person",
  away: "train",
  reserve: "hourglass",
  discs: { name: "dice", set: ICONS },
  projects: "factory",
  departments: "bank",
  donations: { name: "heart", set: ICONS },
};

/** What a seat did is told without these sentences. */
export const ASIDE = /^log-(sell|turn|welfare|final)/;

/**
 * Where an element of the log is drawn: the spaces and tabs of a rival have names of their own.
 * @param {string} element @param {number} seat @param {number} me
 */
export function placed(element, seat, me) {
  if (seat < 0 || seat === me) return element;
  return element.replace(/^space:/, `rival:${seat}:`).replace(/^tab:([a-z]+).*$/, `rival-tab:${seat}:$1`);
}

/** Which element belongs to which panel. @type {Record<string, string>} */
const PANEL_OF = {
  row: "timeline",
  cell: "donations",
  track: "transport",
  tab: "projects",
  "rival-tab": "projects",
  display: "departments",
  space: "company",
  rival: "company",
  reserved: "company",
  "choice-tile": "company",
  city: "map",
  zone: "map",
};

/** @param {string} element */
const panelOf = (element) => PANEL_OF[element.split(":")[0]] ?? "";

/**
 * On a phone: a new position or page brings what can be chosen into sight, unless some of it already is.
 * @param {{current: SVGSVGElement | null}} ref @param {boolean} narrow @param {unknown} view @param {string} page
 */
function useSight(ref, narrow, view, page) {
  useLayoutEffect(() => {
    const pane = ref.current?.parentElement;
    if (!narrow || !pane) return;
    pane.scrollTop = 0;
    const legal = [...pane.querySelectorAll(".target.legal, .target.lit")].map((node) => node.getBoundingClientRect());
    const { top, bottom } = pane.getBoundingClientRect();
    if (legal.length === 0 || legal.some((place) => place.top >= top && place.bottom <= bottom)) return;
    pane.scrollTop = legal[0].bottom - bottom + 12;
  }, [view, page, narrow]);
}

/**
 * The page in front: the one asked for, until the choices to be made, or what the lesson points at, are all on another.
 * @param {Record<string, string[]>} pages the panels on each page
 * @returns {[string, (page: string) => void, Record<string, number>]}
 */
function usePage(pages) {
  const { choices, lit, view } = usePlay();
  const names = Object.keys(pages);
  const [page, setPage] = useState(names[0]);
  /** @param {Iterable<string>} elements @returns {Record<string, number>} */
  const count = (elements) => {
    const panels = [...elements].map(panelOf);
    return Object.fromEntries(
      names.map((name) => [name, panels.filter((panel) => pages[name].includes(panel)).length]),
    );
  };
  const waiting = count(choices.keys());
  const wanted = [...choices.keys()].length > 0 ? waiting : count(lit);
  useLayoutEffect(() => {
    const next = names.find((name) => wanted[name] > 0);
    if (next && !wanted[page]) setPage(next);
  }, [view, JSON.stringify(wanted)]);
  return [names.includes(page) ? page : names[0], setPage, waiting];
}

/** What a tab needs beside its word, in letters. */
const ROOM = 5;

/**
 * The tabs of the pages, each with the number of choices that wait there.
 * @param {{pages: string[], page: string, onPage: (page: string) => void, waiting: Record<string, number>,
 *   w: number, h?: number}} props
 */
function PageTabs({ pages, page, onPage, waiting, w, h = 26 }) {
  const { say } = usePlay();
  const words = pages.map((name) => say(`board-page-${name}`));
  // A longer word has the wider tab, so that its number does not stand on it.
  const share = w / words.reduce((sum, word) => sum + word.length + ROOM, 0);
  const tabs = words.map((word) => (word.length + ROOM) * share);
  const starts = tabs.map((_, i) => tabs.slice(0, i).reduce((sum, width) => sum + width, 0));
  return html`<g
  class="page-tabs">
    ${pages.map(
      (name, i) => html`<${Press} key=${name} class="page-tab" on=${name === page}
    label=${`${say(`board-page-${name}`)}${waiting[name] ? `, ${say("board-waiting", { n: waiting[name] })}` : ""}`}
    onPress=${() => onPage(name)} transform=${`translate(${starts[i]} 0)`}>
    <rect x="1" width=${tabs[i] - 2} height=${h} rx="6" />
    <text x=${tabs[i] / 2 - (waiting[name] ? 10 : 0)} y=${h / 2 + 0.5} text-anchor="middle"
        dominant-baseline="central">${words[i]}</text>
    ${
      waiting[name] > 0 &&
      html`<g
    class="badge"><circle cx=${tabs[i] - 12} cy=${h / 2} r="8" />
      <text x=${tabs[i] - 12} y=${h / 2 + 0.5} text-anchor="middle" dominant-baseline="central">${waiting[name]}</text>
    </g>`
    }
    <rect class="halo" x="1" width=${tabs[i] - 2} height=${h} rx="6" /><//>`,
    )}</g>`;
}

/**
 * A company with whose it is and what there is to spend.
 * @param {{w: number, h: number, seat: number, onSeat: (seat: number) => void}} props
 */
function CompanyPanel({ w, h, seat, onSeat }) {
  return html`<${Switch} seat=${seat} onSeat=${onSeat} w=${w} />
    <g transform="translate(0 28)"><${Status} w=${w} seat=${seat} /></g>
    <g transform="translate(0 58)"><${Company} w=${w} h=${h - 58} seat=${seat} /></g>`;
}

/** @param {{name: string, w: number, h: number, seat: number}} props */
function Page({ name, w, h, seat }) {
  if (name === "timeline") return html`<${Timeline} w=${w} />`;
  if (name === "donations") return html`<${Donations} w=${w} h=${Math.min(h, 240)} />`;
  if (name === "departments") return html`<${Display} w=${w} h=${Math.min(h, 270)} />`;
  if (name === "projects") return html`<${Projects} w=${w} h=${Math.min(h, 212)} seat=${seat} />`;
  const tracks = 20 + Math.min(42, (h * 0.52 - 20) / 4) * 4;
  return html`<${Tracks} w=${w} h=${tracks} />
    <g transform=${`translate(0 ${tracks + 2})`}><${Projects} w=${w} h=${Math.min(h - tracks - 2, 170)} seat=${seat} />
    </g>`;
}

/** @param {{w: number, h: number, seat: number, onSeat: (seat: number) => void}} props */
function Wide({ w, h, seat, onSeat }) {
  const right = Math.max(312, w * 0.355);
  const left = w - right - 12;
  const mapH = Math.min(left * 0.66, h - 420);
  const below = mapH + 6 + 76 + 8;
  const company = Math.min(404, w * 0.455);
  const rest = w - company - 12;
  return html`<${Country} w=${left} h=${mapH} />
    <g transform=${`translate(0 ${mapH + 6})`}><${RegionCards} w=${left} h=${76} /></g>
    <g transform=${`translate(${left + 12} 0)`}><${Timeline} w=${right} />
      <g transform=${`translate(0 ${TIMELINE_H + 6})`}><${Donations} w=${right} h=${below - TIMELINE_H - 12} /></g></g>
    <g transform=${`translate(0 ${below})`}>
      <${CompanyPanel} w=${company} h=${h - below} seat=${seat} onSeat=${onSeat} /></g>
    <g transform=${`translate(${company + 12} ${below})`}>
      <${Projects} w=${rest} h=${(h - below) / 2 - 2} seat=${seat} />
      <g transform=${`translate(0 ${(h - below) / 2 + 2})`}><${Display} w=${rest} h=${(h - below) / 2 - 2} /></g></g>`;
}

/** @param {{w: number, h: number, seat: number, onSeat: (seat: number) => void}} props */
function Middle({ w, h, seat, onSeat }) {
  const pages = { donations: ["donations"], research: ["transport", "projects"], departments: ["departments"] };
  const [page, setPage, waiting] = usePage(pages);
  const right = Math.max(300, w * 0.38);
  const left = w - right - 10;
  const mapH = Math.min(left * 0.62, h * 0.5);
  const below = mapH + 36;
  return html`<${Country} w=${left} h=${mapH} /><g transform=${`translate(0 ${mapH + 4})`}><${Zones} w=${left} /></g>
    <g transform=${`translate(0 ${below})`}><${CompanyPanel} w=${left} h=${h - below} seat=${seat} onSeat=${onSeat} />
    </g>
    <g transform=${`translate(${left + 10} 0)`}><${Timeline} w=${right} />
      <g transform=${`translate(0 ${TIMELINE_H + 6})`}>
        <${PageTabs} pages=${Object.keys(pages)} page=${page} onPage=${setPage} waiting=${waiting} w=${right} />
      <g transform="translate(0 32)"><${Page} name=${page} w=${right} h=${h - TIMELINE_H - 38} seat=${seat} /></g></g>
  </g>`;
}

/** @param {{w: number, h: number, seat: number, onSeat: (seat: number) => void}} props */
function Tall({ w, h, seat, onSeat }) {
  const pages = {
    timeline: ["timeline"],
    donations: ["donations"],
    projects: ["projects"],
    departments: ["departments"],
  };
  const [page, setPage, waiting] = usePage(pages);
  const mapH = Math.min(w * 0.56, h - 368);
  const below = mapH + 86;
  const left = Math.floor(w * 0.51);
  const right = w - left - 8;
  return html`<${Country} w=${w} h=${mapH} />
    <g transform=${`translate(0 ${mapH + 4})`}><${RegionCards} w=${w} h=${76} /></g>
    <g transform=${`translate(0 ${below})`}><${CompanyPanel} w=${left} h=${h - below} seat=${seat} onSeat=${onSeat} />
    </g>
    <g transform=${`translate(${left + 8} ${below})`}>
      <${PageTabs} pages=${Object.keys(pages)} page=${page} onPage=${setPage} waiting=${waiting} w=${right} />
      <g transform="translate(0 30)"><${Page} name=${page} w=${right} h=${h - below - 30} seat=${seat} /></g></g>`;
}

/** @param {{w: number, h: number, seat: number, onSeat: (seat: number) => void}} props */
function Column({ w, h, seat, onSeat }) {
  const pages = {
    timeline: ["timeline"],
    donations: ["donations"],
    research: ["transport", "projects"],
    departments: ["departments"],
  };
  const [page, setPage, waiting] = usePage(pages);
  const mapH = w * 0.62;
  const company = Math.min(340, h * 0.34);
  return html`<${Country} w=${w} h=${mapH} /><g transform=${`translate(0 ${mapH + 4})`}><${Zones} w=${w} /></g>
    <g transform=${`translate(0 ${mapH + 38})`}><${CompanyPanel} w=${w} h=${company} seat=${seat} onSeat=${onSeat} />
    </g>
    <g transform=${`translate(0 ${mapH + company + 48})`}>
      <${PageTabs} pages=${Object.keys(pages)} page=${page} onPage=${setPage} waiting=${waiting} w=${w} />
      <g transform="translate(0 32)"><${Page} name=${page} w=${w} h=${h - mapH - company - 80} seat=${seat} /></g></g>`;
}

/** The pages of the phone: the panels on each, and how high it is. */
const PHONE = {
  timeline: ["timeline", "donations"],
  map: ["map"],
  company: ["company", "departments"],
  research: ["transport", "projects"],
};
/** @type {Record<string, number>} */
const PHONE_H = { timeline: TIMELINE_H + 228, map: 404, company: 576, research: 386 };

/** @param {{name: string, w: number, seat: number, onSeat: (seat: number) => void}} props */
function PhonePage({ name, w, seat, onSeat }) {
  if (name === "timeline")
    return html`<${Timeline} w=${w} />
    <g transform=${`translate(0 ${TIMELINE_H + 8})`}><${Donations} w=${w} h=${220} /></g>`;
  if (name === "map")
    return html`<${Country} w=${w} h=${372} /><g transform="translate(0 376)"><${Zones} w=${w} />
    </g>`;
  if (name === "company")
    return html`<${CompanyPanel} w=${w} h=${350} seat=${seat} onSeat=${onSeat} />
    <g transform="translate(0 358)"><${Display} w=${w} h=${216} /></g>`;
  return html`<${Tracks} w=${w} h=${188} /><g transform="translate(0 194)"><${Projects} w=${w} h=${190} seat=${seat} />
    </g>`;
}

/**
 * With less height than this (panels beside each other, or all above each other) the board is shown smaller, not packed
 * more tightly.
 */
const LEAST_H = { beside: 480, above: 640 };

/** @param {Play} props */
export default function Board({ view, say, narrow, me, choices, mover }) {
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [w, room] = useRoom(ref);
  const h = Math.max(w >= 540 ? LEAST_H.beside : LEAST_H.above, room);
  const [shown, setShown] = useState(-1);
  const [page, setPage, waiting] = usePage(PHONE);
  useLayoutEffect(() => {
    if ([...choices.keys()].some((element) => /^(space|tab):/.test(element))) setShown(-1);
  }, [view]);
  useSight(ref, narrow, view, page);
  const looked = shown >= 0 && shown < view.board.seats.length ? shown : Math.max(0, me);
  const seat = mover >= 0 ? mover : looked;
  if (narrow) {
    return html`<svg ref=${ref} class="carnegie phone" viewBox=${`0 0 ${w} ${48 + PHONE_H[page]}`} role="group"
    aria-label=${say("game-name")}>
      <${PageTabs} pages=${Object.keys(PHONE)} page=${page} onPage=${setPage} waiting=${waiting} w=${w} h=${34} />
      <g transform="translate(0 42)"><${PhonePage} name=${page} w=${w} seat=${seat} onSeat=${setShown} /></g></svg>`;
  }
  const Layout = w >= 840 && h >= 700 ? Wide : w >= 790 ? Middle : w >= 540 ? Tall : Column;
  const scale = Layout === Wide ? Math.max(1, Math.min(w / 884, h / 770)) : 1;
  const [vw, vh] = [w / scale, h / scale];
  return html`<svg ref=${ref} class=${cls("carnegie", Layout === Wide && "wide")} viewBox=${`0 0 ${vw} ${vh}`}
  role="group" aria-label=${say("game-name")}><${Layout} w=${vw} h=${vh} seat=${seat} onSeat=${setShown} /></svg>`;
}

/** In the solo game Andrew sits below the human's figures. @param {{seat: number, view: any}} props */
export function SeatArea({ view }) {
  return view.board.andrew ? html`<${Andrew} view=${view} />` : null;
}
