/** Setting up a table: who sits where, the options of the game. Ready to start as it opens. */
import { capital, cls, html, useEffect, useLayoutEffect, useState, useStore } from "../lib.js";
import { makeTable } from "../api.js";
import { Icon, SeatMark } from "../kit.js";
import { go, route } from "../router.js";
import { settings } from "../settings.js";
import { hasWord, useSay } from "../words.js";
import { duration } from "../parts/duration.js";
import { useGame } from "../parts/game.js";
import { keepLinks } from "../parts/invite.js";
import { problemOf } from "../parts/problem.js";
import { Page } from "../parts/shell.js";
import { broughtCopy, copyOf } from "./copy.js";

const KINDS = ["me", "screen", "friend", "open", "bot"];

/** @param {{id: string}} props */
export function SetupPage({ id }) {
  const say = useSay(id);
  const game = useGame(id);
  const { query } = useStore(route);
  const { name, colour, level: wished, lang } = useStore(settings);
  const [seats, setSeats] = useState(/** @type {any[]} */ ([]));
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}));
  const [own, setOwn] = useState(copyOf(id));
  const [copy, setCopy] = useState(query.copy === "mine" && own.changes.length > 0);
  const [hidden, setHidden] = useState(query.with !== "open");
  const [clock, setClock] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  /** @type {string[]} */
  const timed = (game?.levels ?? []).filter((/** @type {string} */ level) => /^\d+$/.test(level));
  // Above the levels that decide within their time there may be one that thinks as long as it likes.
  const graded = (game?.levels ?? []).includes("master") ? [...timed, "master"] : timed;
  // Players from outside have no words of ours; the simple bots are offered only where there is no other.
  const outside = (game?.levels ?? []).filter((/** @type {string} */ level) => !hasWord(id, `level-${level}`));
  /** @type {string[]} */
  const bots = graded.length > 0 ? [...graded, ...outside] : (game?.levels ?? []);
  const level = bots.includes(wished)
    ? wished
    : (timed[Math.floor(timed.length / 2)] ?? (bots.includes("greedy") ? "greedy" : "random"));
  const kind = { friends: "friend", open: "open" }[query.with] ?? "bot";
  const other = () => ({ kind, name: "", level });
  useEffect(() => {
    broughtCopy(id).then(setOwn, () => undefined);
  }, [id]);
  useLayoutEffect(() => {
    if (!game || bots.length === 0) return;
    const wanted = query.with === "solo" && game.seats.includes(1) ? 1 : game.seats.includes(3) ? 3 : game.seats[0];
    setSeats(Array.from({ length: wanted }, (_, i) => (i === 0 ? { kind: "me", name: "", level } : other())));
    setOptions(Object.fromEntries(game.options.map((/** @type {any} */ option) => [option.name, option.default])));
  }, [game, bots.length, query.with]);
  if (!game) return html`<${Page} title=${say("ui-new-table")} />`;

  /** "600+10" in words. @param {string} value */
  const clockWords = (value) => {
    const [base, step] = value.split("+").map((seconds) => duration(Number(seconds), lang));
    return say("ui-clock-value", { base, step });
  };

  /** The options that mean something with so many players. */
  const offered = game.options.filter(
    (/** @type {any} */ option) => option.seats === null || option.seats.includes(seats.length),
  );
  /** The styles a bot may have; only those of a graded level have one. @param {any} seat @returns {string[]} */
  const stylesFor = (seat) => (seat.kind === "bot" && graded.includes(seat.level) ? game.styles : []);
  /** @param {number} count */
  const resize = (count) => setSeats(Array.from({ length: count }, (_, i) => seats[i] ?? other()));
  /** @param {number} at @param {any} fields */
  const change = (at, fields) => setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...fields } : seat)));
  /** @param {Event} event */
  const start = async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem("");
    const [base, step] = clock.split("+").map(Number);
    try {
      const made = await makeTable({
        game: id,
        options: Object.fromEntries(offered.map((/** @type {any} */ option) => [option.name, options[option.name]])),
        private: hidden,
        seats: seats.map((seat) => ({
          kind: seat.kind,
          ...(seat.kind === "bot" ? { level: seat.level, style: stylesFor(seat).length ? seat.style : "" } : {}),
          ...(seat.kind === "me" && colour !== null ? { colour } : {}),
          ...(seat.kind !== "bot" && seat.kind !== "open"
            ? { name: seat.name || (seat.kind === "me" ? name : "") || undefined }
            : {}),
        })),
        ...(clock ? { clock: { base, step } } : {}),
        ...(copy ? { components: own.text } : {}),
        ...(query.seed ? { seed: query.seed } : {}),
      });
      keepLinks(made.table.id, made.keys ?? {});
      go(`/table/${made.table.id}`);
    } catch (error) {
      setProblem(problemOf(error, say));
      setBusy(false);
    }
  };
  return html`<${Page} title=${say("game-name")} class="setup"><div data-game=${id} class="setup-box">
    <p class="about">${say("game-about")}</p>
    <form onSubmit=${start}>
      ${
        game.seats.length > 1 &&
        html`<fieldset
      class="seg"><legend>${say("ui-how-many")}</legend>
        ${game.seats.map(
          (/** @type {number} */ n) => html`<label key=${n} class=${cls(seats.length === n && "on")}>
        <input type="radio" name="count" checked=${seats.length === n} onChange=${() => resize(n)} />
        ${n === 1 ? say("ui-solo") : n}</label>`,
        )}</fieldset>`
      }
      <ol class="seat-rows">${seats.map(
        (seat, i) => html`<li key=${i}>
        <${SeatMark} seat=${i} size=${30} />
        <select aria-label=${say("ui-seat-kind", { seat: i + 1 })} value=${seat.kind}
            onChange=${/** @param {any} e */ (e) => change(i, { kind: e.target.value })}>
          ${KINDS.filter((kind) => kind !== "me" || seat.kind === "me" || !seats.some((s) => s.kind === "me")).map(
            (kind) => html`<option key=${kind} value=${kind}
            selected=${kind === seat.kind}>${say(`ui-kind-${kind}`)}</option>`,
          )}
        </select>
        ${
          seat.kind === "bot"
            ? html`<select aria-label=${say("ui-seat-level", { seat: i + 1 })} value=${seat.level}
        onChange=${
          /** @param {any} e */ (e) => {
            change(i, { level: e.target.value });
            settings.patch({ level: e.target.value });
          }
        }>
            ${bots.map(
              (bot) => html`<option key=${bot} value=${bot}
            selected=${bot === seat.level}>${say(`level-${bot}`)}</option>`,
            )}</select>
            ${
              stylesFor(seat).length > 0 &&
              html`<select aria-label=${say("ui-seat-style", { seat: i + 1 })} value=${seat.style ?? ""}
                title=${seat.style ? say(`style-${seat.style}-about`) : say("ui-style-any-about")}
                onChange=${/** @param {any} e */ (e) => change(i, { style: e.target.value })}>
              ${["", ...game.styles].map(
                (style) => html`<option key=${style} value=${style} selected=${style === (seat.style ?? "")}>
                ${style ? capital(say(`style-${style}`)) : say("ui-style-any")}</option>`,
              )}</select>`
            }`
            : seat.kind === "open"
              ? html`<span class="fine">${say("ui-open-note")}</span>`
              : html`<input aria-label=${say("ui-seat-named", { seat: i + 1 })}
          placeholder=${seat.kind === "me" && name ? name : say("ui-name")} maxlength="40" value=${seat.name}
              onInput=${
                /** @param {any} e */ (e) => {
                  change(i, { name: e.target.value });
                  if (seat.kind === "me") settings.patch({ name: e.target.value });
                }
              } />`
        }
      </li>`,
      )}</ol>
      ${offered.map(
        (/** @type {any} */ option) => html`<fieldset class="seg"
      key=${option.name}><legend>${say(`option-${option.name}`)}</legend>
        ${option.values.map(
          (/** @type {any} */ value) => html`<label key=${String(value)}
        class=${cls(options[option.name] === value && "on")}>
          <input type="radio" name=${option.name} checked=${options[option.name] === value}
              onChange=${() => setOptions({ ...options, [option.name]: value })} />
          ${
            hasWord(id, `option-${option.name}-${value}`)
              ? say(`option-${option.name}-${value}`)
              : typeof value === "boolean"
                ? say(value ? "ui-yes" : "ui-no")
                : String(value)
          }</label>`,
        )}
        ${hasWord(id, `option-${option.name}-help`) && html`<p class="fine">${say(`option-${option.name}-help`)}</p>`}
      </fieldset>`,
      )}
      ${
        own.changes.length > 0 &&
        html`<p><label><input type="checkbox" checked=${copy}
        onChange=${/** @param {any} e */ (e) => setCopy(e.target.checked)} /> ${say("ui-copy-use", {
          count: own.changes.length,
        })}</label></p>`
      }
      <details open=${query.with === "open"}><summary>${say("ui-more")}</summary>
        <p><label>
            <input type="checkbox" checked=${!hidden}
                onChange=${/** @param {any} e */ (e) => setHidden(!e.target.checked)} /> ${say("ui-public")}</label></p>
        <p><label>
            ${say("ui-clock")} <select value=${clock} onChange=${/** @param {any} e */ (e) => setClock(e.target.value)}>
          <option value="">${say("ui-clock-none")}</option>
          ${["600+10", "1200+20", "259200+43200"].map(
            (value) => html`<option key=${value}
          value=${value}>${clockWords(value)}
          </option>`,
          )}
        </select></label></p>
      </details>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <p class="row start">
        <button class="go big" type="submit"
            disabled=${busy || seats.length === 0}><${Icon} name="play" /> ${say("ui-start")}</button></p>
      <p class="row">
        <a class="button" href=${`#/daily/${id}`}><${Icon} name="star" /> ${say("ui-daily")}</a>
        <a class="quiet-link" href=${`#/rules/${id}`}>${say("ui-rules")}</a>
        <a class="quiet-link" href=${`#/copy/${id}`}>${say("ui-my-copy")}</a></p>
    </form>
    ${
      game.files?.includes("cover.svg") &&
      html`<img class="cover" src=${`/games/${id}/cover.svg`} alt="" width="400"
    height="240" />`
    }
  </div></${Page}>`;
}
