/** The seats round the table: who, how many points, key figures, and what each did last. */
import { cls, html, useEffect, useState, useStore } from "../lib.js";
import { Icon, LETTERS, SeatMark, usePlay } from "../kit.js";
import { settings } from "../settings.js";
import { DAY, days } from "./duration.js";

/**
 * The figures of a seat: an icon (or a word) and a number each.
 * @param {{figures: Record<string, number>, after?: Record<string, number> | null, icons: Record<string, any>}} props
 */
export function Figures({ figures, after, icons }) {
  const { say } = usePlay();
  return html`<dl class="figures">${Object.entries(figures).map(([name, value]) => {
    const label = say(`figure-${name}`);
    const icon = icons[name];
    const change = after && after[name] !== undefined && after[name] !== value ? after[name] : null;
    return html`<div class=${cls("figure", `figure-${name}`, change !== null && "changes")} key=${name} title=${label}>
      <dt>
        ${
          icon
            ? html`<${Icon} name=${icon.name ?? icon} set=${icon.set} size="1.05em" /><span class="unseen">${label}
            </span>`
            : label
        }</dt>
      <dd>${value}${change !== null && html`<ins> → ${change}</ins>`}</dd>
    </div>`;
  })}</dl>`;
}

/**
 * The time a seat has left, ticking while it is the one to decide.
 * @param {{clock: any, seat: number}} props
 */
function Clock({ clock, seat }) {
  const { say } = usePlay();
  const { lang } = useStore(settings);
  const running = clock.running === seat;
  const [seen] = useState(() => ({ clock, at: Date.now() }));
  if (seen.clock !== clock) Object.assign(seen, { clock, at: Date.now() });
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const left = Math.max(0, Math.round(clock.left[seat] - (running ? (Date.now() - seen.at) / 1000 : 0)));
  const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const digits = (/** @type {number} */ n) => String(n).padStart(2, "0");
  // Nobody reads the seconds of a clock that runs for days.
  const text = left >= DAY ? days(left, lang) : h > 0 ? `${h}:${digits(m)}:${digits(s)}` : `${m}:${digits(s)}`;
  return html`<p
  class=${cls("clock-left", running && "running", left < 30 && "short")}>
    <${Icon} name="clock" size="1em" label=${say("ui-time-left")} /> ${text}</p>`;
}

/**
 * One seat.
 * @param {{seat: number, info: any, latest: string, preview: any, icons: Record<string, any>, Area: any,
 *          active: boolean, clock?: any, onHand?: () => void, onBack?: () => void}} props
 */
export function SeatPanel({ seat, info, latest, preview, icons, Area, active, clock, onHand, onBack }) {
  const play = usePlay();
  const { view, say, me } = play;
  const points = view.scores[seat];
  const next = preview?.scores?.after[seat];
  const role =
    info.played_by === "bot" && info.kind !== "bot"
      ? say(info.resigned ? "ui-resigned" : "ui-handed-over")
      : info.kind === "bot"
        ? say("ui-bot", { level: say(`level-${info.level}`) }) + (info.style ? ` · ${say(`style-${info.style}`)}` : "")
        : info.kind === "open"
          ? say("ui-seat-open")
          : info.kind === "friend"
            ? say("ui-seat-friend")
            : seat === me
              ? say("ui-you")
              : info.here === false
                ? say("ui-away")
                : "";
  const lit = play.lit.has(`seat:${seat}`);
  return html`<section class=${cls("seat", active && "active", seat === me && "me", lit && "lit")} data-seat=${seat}
  data-el=${`seat:${seat}`}
      aria-label=${`${LETTERS[seat]}, ${play.seats[seat].name}`}>
    <header>
      <${SeatMark} seat=${seat} size=${26} />
      <div class="who"><strong>${play.seats[seat].name}</strong>${
        role &&
        html`<small
          title=${info.style ? say(`style-${info.style}-about`) : undefined}>${role}</small>`
      }</div>
      ${
        onHand &&
        html`<button class="plain icon-only hand-over" title=${say("ui-hand-over")}
      aria-label=${say("ui-hand-over")} onClick=${onHand}><${Icon} name="robot" size="18" /></button>`
      }
      <div class="points" title=${say("ui-points")}>
        <span class="unseen">${say("ui-points")}: </span>${points}
        ${next !== undefined && next !== points && html`<ins> → ${next}</ins>`}
      </div>
    </header>
    <${Figures} figures=${view.figures[seat]} after=${preview?.figures?.after[seat]} icons=${icons} />
    ${clock && html`<${Clock} clock=${clock} seat=${seat} />`}
    ${Area && html`<${Area} seat=${seat} view=${view} />`}
    ${latest && seat !== me && html`<p class="latest">${latest}</p>`}
    ${view.winners?.includes(seat) && html`<p class="won"><${Icon} name="laurels" /> ${say("ui-winner")}</p>`}
    ${onBack && html`<button class="small" onClick=${onBack}>${say("ui-take-back")}</button>`}
  </section>`;
}
