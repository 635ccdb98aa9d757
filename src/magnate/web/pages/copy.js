/** "My copy": every figure of a game beside a box for what is printed, checked at once and kept in this browser. */
import { html, useEffect, useMemo, useState } from "../lib.js";
import { figuresOf, gameOf, lookAt } from "../api.js";
import { keep, kept } from "../storage.js";
import { useSay } from "../words.js";
import { useGame } from "../parts/game.js";
import { problemOf } from "../parts/problem.js";
import { Page } from "../parts/shell.js";

const PAUSE = 400;
const SHOWN = 120;
const EMPTY = { values: {}, text: "", changes: [] };

/** What an owner has typed for a game, and the file made of it. @param {string} id */
export const copyOf = (id) => kept(`copy.${id}`, EMPTY);

/** What is typed, as a figure of the same kind as ours; null when it is not one. @param {any} ours @param {string} typed */
function read(ours, typed) {
  if (typeof ours === "boolean") return typed === "true" ? true : typed === "false" ? false : null;
  if (typeof ours === "number") return /^-?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) : null;
  return typed;
}

/** @param {{id: string}} props */
export function CopyPage({ id }) {
  const say = useSay(id);
  const game = useGame(id);
  const [figures, setFigures] = useState(/** @type {any[]} */ ([]));
  const [about, setAbout] = useState(/** @type {Record<string, any>} */ ({}));
  const [mine, setMine] = useState(/** @type {any} */ (copyOf(id)));
  const [found, setFound] = useState(/** @type {any} */ ({ problem: "", conflicts: [], about: {} }));
  const [wanted, setWanted] = useState("");
  const [only, setOnly] = useState(true);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    figuresOf(id).then(setFigures, (error) => setProblem(problemOf(error, say)));
    gameOf(id).then(
      (one) => setAbout(one.catalogue ?? {}),
      () => undefined,
    );
  }, [id]);

  /** Look at a file, and keep it when it is sound. @param {any} body @param {Record<string, any>} values */
  const look = async (body, values) => {
    try {
      const answer = await lookAt(id, body);
      setFound(answer);
      setProblem("");
      if (answer.problem) return;
      const next = { values, text: answer.text, changes: answer.changes };
      keep(`copy.${id}`, next);
      setMine(next);
    } catch (error) {
      setProblem(problemOf(error, say));
    }
  };
  useEffect(() => {
    if (!mine.typed) return;
    const timer = setTimeout(() => look({ values: mine.values }, mine.values), PAUSE);
    return () => clearTimeout(timer);
  }, [mine]);

  /** @param {any} figure @param {string} typed */
  const type = (figure, typed) => {
    const values = { ...mine.values };
    const value = read(figure.value, typed.trim());
    if (typed.trim() === "" || value === null) delete values[figure.place];
    else values[figure.place] = value;
    setMine({ ...mine, values, typed: true });
  };
  /** @param {any} event @param {boolean} merging */
  const bring = async (event, merging) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    const text = await file.text();
    const answer = merging ? { components: mine.text, other: text } : { components: text };
    const looked = await lookAt(id, answer).catch((error) => ({ problem: problemOf(error, say), conflicts: [] }));
    setFound({ about: {}, ...looked });
    if (looked.problem) return;
    const values = Object.fromEntries(
      looked.changes
        .filter((/** @type {any} */ c) => c.theirs !== null)
        .map((/** @type {any} */ c) => [c.place, c.theirs]),
    );
    const next = { values, text: looked.text, changes: looked.changes };
    keep(`copy.${id}`, next);
    setMine(next);
  };
  const left = figures.filter((one) => one.source === "reconstructed" && !(one.place in mine.values)).length;
  const all = figures.filter((one) => one.source === "reconstructed").length;
  const rows = useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    return figures.filter(
      (one) =>
        (!only || one.source === "reconstructed" || one.place in mine.values) &&
        words.every((word) =>
          `${one.place} ${one.about} ${about[one.about] ? said(one) : ""}`.toLowerCase().includes(word),
        ),
    );
  }, [figures, wanted, only, about, found, mine.values]);
  /** What the piece of a figure says, with the corrections where there are some. @param {any} one */
  function said(one) {
    const entry = found.about?.[one.about] ?? about[one.about];
    return entry ? say(entry.say.id, entry.say.args) : "";
  }
  const href = useMemo(() => `data:application/toml;charset=utf-8,${encodeURIComponent(mine.text)}`, [mine.text]);
  return html`<${Page} title=${game ? say("ui-copy-of", { game: say("game-name") }) : say("ui-my-copy")} class="copy">
  <div data-game=${id}>
    <p>${say("ui-copy-note")}</p>
    <p><label>${say("ui-copy-left", { left, all })}
      <meter min="0" max=${all} value=${all - left}>${all - left}/${all}</meter></label></p>
    <p class="row search">
      <input type="search" aria-label=${say("ui-copy-search")} placeholder=${say("ui-copy-search")} value=${wanted}
        onInput=${/** @param {any} e */ (e) => setWanted(e.target.value)} />
      <label><input type="checkbox" checked=${only}
        onChange=${/** @param {any} e */ (e) => setOnly(e.target.checked)} /> ${say("ui-copy-only")}</label></p>
    <p class="row">
      ${
        mine.changes.length > 0 &&
        html`<a class="button" download=${`my-${id}.toml`} href=${href}>${say("ui-copy-export")}</a>`
      }
      <label class="button">${say("ui-copy-import")}
        <input type="file" accept=".toml" hidden onChange=${/** @param {any} e */ (e) => bring(e, false)} /></label>
      <label class="button">${say("ui-copy-merge")}
        <input type="file" accept=".toml" hidden onChange=${/** @param {any} e */ (e) => bring(e, true)} /></label>
      <a class="button go" href=${`#/new/${id}?copy=mine`}>${say("ui-copy-play")}</a></p>
    <p role="status">${say("ui-copy-changed", { count: mine.changes.length })}</p>
    ${(problem || found.problem) && html`<p class="problem" role="alert">${problem || found.problem}</p>`}
    ${
      found.conflicts.length > 0 &&
      html`<ul class="conflicts">${found.conflicts.map(
        (/** @type {any} */ one) =>
          html`<li key=${one.place}>${say("ui-copy-conflict", {
            place: one.place,
            one: String(one.ours),
            two: String(one.theirs),
          })}</li>`,
      )}</ul>`
    }
    <table><thead><tr><th scope="col">${say("ui-copy-piece")}</th><th scope="col">${say("ui-copy-place")}</th>
      <th scope="col">${say("ui-copy-here")}</th><th scope="col">${say("ui-copy-source")}</th>
      <th scope="col">${say("ui-copy-printed")}</th></tr></thead>
    <tbody>${rows.slice(0, SHOWN).map(
      (one, i) => html`<tr key=${one.place} class=${one.place in mine.values ? "changed" : ""}>
      <td>${one.about && one.about !== rows[i - 1]?.about ? said(one) : ""}</td>
      <th scope="row"><code>${one.place}</code></th><td>${String(one.value)}</td>
      <td>${say(`ui-source-${one.source}`)}</td>
      <td><input aria-label=${say("ui-copy-box", { place: one.place })} size="6"
        inputmode=${typeof one.value === "number" ? "numeric" : "text"}
        value=${one.place in mine.values ? String(mine.values[one.place]) : ""}
        onChange=${/** @param {any} e */ (e) => type(one, e.target.value)} /></td></tr>`,
    )}</tbody></table>
    ${rows.length > SHOWN && html`<p class="fine">${say("ui-copy-more", { count: rows.length - SHOWN })}</p>`}
  </div></${Page}>`;
}
