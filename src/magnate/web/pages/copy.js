/** "My copy": every piece of a game as it is drawn here, each figure beside a box for what is printed. */
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { copyAt, dropCopy, figuresOf, keepCopy, lookAt } from "../api.js";
import { person } from "../person.js";
import { keep, kept } from "../storage.js";
import { hasWord, useSay } from "../words.js";
import { useGame } from "../parts/game.js";
import { Printed, dataOf } from "../parts/printed.js";
import { problemOf } from "../parts/problem.js";
import { Page } from "../parts/shell.js";

const PAUSE = 400;
const SHOWN = 24;
const EMPTY = { text: "", values: {}, changes: [] };

/** An owner's file of a game as this browser keeps it, and what it says. @param {string} id */
export const copyOf = (id) => ({ ...EMPTY, ...kept(`copy.${id}`, EMPTY) });

/** An owner's file of a game, from this browser or else from the server. @param {string} id */
export async function broughtCopy(id) {
  const here = copyOf(id);
  if (here.text) return here;
  const { text, values, changes } = await copyAt(id, person());
  const there = { text, values, changes };
  if (text) keep(`copy.${id}`, there);
  return there;
}

/**
 * What is typed, as a figure of the same kind as ours; null when it is not one.
 * @param {any} ours
 * @param {string} typed
 */
function read(ours, typed) {
  if (typeof ours === "boolean") return typed === "true" ? true : typed === "false" ? false : null;
  if (typeof ours === "number") return /^-?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) : null;
  return typed;
}

/**
 * Figures by the piece they belong to, in their order.
 * @param {any[]} figures
 * @returns {{about: string, rows: any[]}[]}
 */
function pieces(figures) {
  /** @type {Map<string, {about: string, rows: any[]}>} */
  const found = new Map();
  for (const one of figures) {
    const name = one.about || one.place.split(/[.[]/)[0];
    const piece = found.get(name) ?? { about: one.about, rows: /** @type {any[]} */ ([]) };
    piece.rows.push(one);
    found.set(name, piece);
  }
  return [...found.values()];
}

/**
 * What a figure is that stands on no piece, in the words of the game: those of its place, or of what holds it.
 * @param {string} game @param {string} place @param {import("../words.js").Say} say
 */
function meaning(game, place, say) {
  const names = place.replace(/\[\d+\]/g, "").split(".");
  const n = Number(/\[(\d+)\][^[]*$/.exec(place)?.[1] ?? 0);
  for (let end = names.length; end > 0; end -= 1) {
    const word = `copy-${names.slice(0, end).join("-")}`;
    if (hasWord(game, word)) return say(word, { n });
  }
  return "";
}

/** @param {{id: string}} props */
export function CopyPage({ id }) {
  const say = useSay(id);
  const game = useGame(id);
  const [printed, setPrinted] = useState(/** @type {any} */ ({ figures: [], view: null }));
  const [mine, setMine] = useState(/** @type {any} */ (copyOf(id)));
  const [typed, setTyped] = useState(/** @type {Record<string, any>} */ ({}));
  const [found, setFound] = useState(/** @type {any} */ ({ problem: "", conflicts: [], about: {}, view: null }));
  const [saved, setSaved] = useState(false);
  const [checking, setChecking] = useState(0);
  const [wanted, setWanted] = useState("");
  const [only, setOnly] = useState(true);
  const [shown, setShown] = useState(SHOWN);
  const [problem, setProblem] = useState("");
  const figures = useMemo(
    () =>
      printed.figures.map((/** @type {any} */ one) => ({
        ...one,
        about: one.about || game?.drawn.part?.(one.place) || "",
      })),
    [printed, game],
  );

  const looks = useRef(0);

  /**
   * Look at a file, and keep it here and on the server when it is sound; an answer that a later look has overtaken
   * says nothing any more.
   * @param {any} body
   */
  const look = async (body) => {
    looks.current += 1;
    const number = looks.current;
    setChecking((count) => count + 1);
    try {
      const answer = await lookAt(id, body);
      if (number !== looks.current) return;
      // Typing settles one conflict and leaves the others.
      setFound(body.values ? { ...answer, conflicts: found.conflicts } : answer);
      setProblem("");
      if (answer.problem) return;
      const next = { text: answer.text, values: answer.values, changes: answer.changes };
      keep(`copy.${id}`, next);
      setMine(next);
      setTyped({});
      setSaved(false);
      await (next.text ? keepCopy(id, person(), next.text) : dropCopy(id, person()));
      setSaved(true);
    } catch (error) {
      if (number === looks.current) setProblem(problemOf(error, say));
    } finally {
      setChecking((count) => count - 1);
    }
  };
  useEffect(() => {
    figuresOf(id).then(setPrinted, (error) => setProblem(problemOf(error, say)));
    broughtCopy(id).then(
      (one) => one.text && look({ components: one.text }),
      (error) => setProblem(problemOf(error, say)),
    );
  }, [id]);
  useEffect(() => {
    if (Object.keys(typed).length === 0) return undefined;
    const timer = setTimeout(() => look({ components: mine.text, values: typed }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  /** @param {any} figure @param {string} text */
  const type = (figure, text) => {
    const value = read(figure.value, text.trim());
    setTyped({ ...typed, [figure.place]: text.trim() === "" ? null : (value ?? text.trim()) });
  };
  /** @param {any} event @param {boolean} merging */
  const bring = async (event, merging) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    if (!merging && mine.text && !window.confirm(say("ui-copy-replace-sure"))) return;
    const text = await file.text();
    setTyped({});
    await look(merging ? { components: mine.text, other: text } : { components: text });
  };
  const forget = () => {
    if (!window.confirm(say("ui-copy-forget-sure"))) return;
    look({ components: "" });
  };
  /** Settle a conflict for the other file. @param {any} one */
  const take = (one) => {
    setFound({ ...found, conflicts: found.conflicts.filter((/** @type {any} */ other) => other !== one) });
    setTyped({ ...typed, [one.place]: one.theirs });
  };
  const values = useMemo(
    () => Object.fromEntries(Object.entries({ ...mine.values, ...typed }).filter(([, value]) => value !== null)),
    [mine.values, typed],
  );
  const all = figures.filter((/** @type {any} */ one) => one.source === "reconstructed").length;
  const left = figures.filter(
    (/** @type {any} */ one) => one.source === "reconstructed" && !(one.place in values),
  ).length;
  const catalogue = useMemo(() => ({ ...(game?.catalogue ?? {}), ...found.about }), [game, found.about]);
  const data = useMemo(() => dataOf(figures, found.problem ? mine.values : values), [figures, values, found]);
  /** What the piece of a figure says, with the corrections where there are some. @param {string} about */
  const said = (about) => (catalogue[about] ? say(catalogue[about].say.id, catalogue[about].say.args) : "");
  const means = (/** @type {any} */ one) => (one.about ? "" : meaning(id, one.place, say));
  const told = (/** @type {any} */ one) => said(one.about) || means(one);
  const rows = useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    return pieces(
      figures.filter(
        (/** @type {any} */ one) =>
          (!only || one.source === "reconstructed" || one.place in values) &&
          words.every((word) => `${one.place} ${one.about} ${told(one)}`.toLowerCase().includes(word)),
      ),
    );
  }, [figures, wanted, only, catalogue, values]);
  const href = useMemo(() => `data:application/toml;charset=utf-8,${encodeURIComponent(mine.text)}`, [mine.text]);
  const view = found.view ?? printed.view;
  return html`<${Page} title=${game ? say("ui-copy-of", { game: say("game-name") }) : say("ui-my-copy")}
      class="my-copy">
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
      ${mine.text && html`<a class="button" download=${`my-${id}.toml`} href=${href}>${say("ui-copy-export")}</a>`}
      <label class="button">${say("ui-copy-import")}
        <input type="file" accept=".toml" class="unseen"
          onChange=${/** @param {any} e */ (e) => bring(e, false)} /></label>
      <label class="button">${say("ui-copy-merge")}
        <input type="file" accept=".toml" class="unseen"
          onChange=${/** @param {any} e */ (e) => bring(e, true)} /></label>
      ${mine.text && html`<button type="button" onClick=${forget}>${say("ui-copy-forget")}</button>`}
      <a class="button go" href=${`#/new/${id}?copy=mine`}>${say("ui-copy-play")}</a></p>
    <p role="status">${checking > 0 ? say("ui-copy-checking") : say("ui-copy-changed", { count: mine.changes.length })}
      ${mine.text && saved && checking === 0 ? ` ${say("ui-copy-saved")}` : ""}</p>
    ${(problem || found.problem) && html`<p class="problem" role="alert">${problem || found.problem}</p>`}
    ${
      found.conflicts.length > 0 &&
      html`<ul class="conflicts">${found.conflicts.map(
        (/** @type {any} */ one) =>
          html`<li key=${one.place}>${say("ui-copy-conflict", {
            place: one.place,
            one: String(one.ours),
            two: String(one.theirs),
          })}${" "}
            <button type="button" class="small" aria-label=${say("ui-copy-take", { place: one.place, two: one.theirs })}
              onClick=${() => take(one)}>${say("ui-copy-take-other")}</button></li>`,
      )}</ul>`
    }
    <table><thead><tr><th scope="col">${say("ui-copy-place")}</th>
      <th scope="col">${say("ui-copy-here")}</th><th scope="col">${say("ui-copy-source")}</th>
      <th scope="col">${say("ui-copy-printed")}</th></tr></thead>
    ${rows.slice(0, shown).map(
      (piece) => html`<tbody key=${piece.rows[0].place}>
      <tr class="piece"><td colspan="4"><div>
        ${
          game &&
          view &&
          html`<${Printed} game=${game} about=${piece.about} view=${view} data=${data} catalogue=${catalogue}
            say=${say} />`
        }
        <p>${piece.about ? said(piece.about) : say("ui-copy-general")}</p></div></td></tr>
      ${piece.rows.map(
        (one) => html`<tr key=${one.place} class=${one.place in values ? "changed" : ""}>
        <th scope="row"><code>${one.place}</code> <span class="means">${means(one)}</span></th>
        <td>${String(one.value)}</td>
        <td>${say(`ui-source-${one.source}`)}</td>
        <td><input aria-label=${say("ui-copy-box", { place: one.place })} size="6"
          inputmode=${typeof one.value === "number" ? "numeric" : "text"}
          value=${one.place in values ? String(values[one.place]) : ""}
          onChange=${/** @param {any} e */ (e) => type(one, e.target.value)} /></td></tr>`,
      )}</tbody>`,
    )}</table>
    ${
      rows.length > shown &&
      html`<p><button type="button" onClick=${() => setShown(shown + SHOWN)}>${say("ui-copy-more", {
        count: rows.length - shown,
      })}</button></p>`
    }
  </div></${Page}>`;
}
