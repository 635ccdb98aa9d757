/** The rules of a game, clause by clause, searchable. */
import { cls, html, useEffect, useMemo, useRef, useState, useStore } from "../lib.js";
import { clausesOf } from "../api.js";
import { route } from "../router.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";
import { useGame } from "../parts/game.js";
import { Page } from "../parts/shell.js";

/** Lower case without accents and with the apostrophe of a keyboard, for searching. @param {string} text */
const flat = (text) => text.normalize("NFD").replace(/[̀-ͯ]/g, "").replaceAll("’", "'").toLowerCase();

/** @param {{id: string}} props */
export function RulesPage({ id }) {
  const say = useSay(id);
  const game = useGame(id);
  const { lang } = useStore(settings);
  const { query } = useStore(route);
  const [clauses, setClauses] = useState(/** @type {any[] | null} */ (null));
  const [wanted, setWanted] = useState("");
  const [rulings, setRulings] = useState(false);
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    clausesOf(id).then(setClauses, () => setClauses([]));
  }, [id]);
  useEffect(() => {
    if (clauses && query.clause)
      ref.current?.querySelector(`[id="${CSS.escape(query.clause)}"]`)?.scrollIntoView({ block: "center" });
  }, [clauses, query.clause]);
  const sections = useMemo(() => {
    const words = flat(wanted).split(/\s+/).filter(Boolean);
    /** @type {Map<string, any[]>} */
    const found = new Map();
    for (const clause of clauses ?? []) {
      const section = typeof clause.section === "object" ? clause.section[lang] : clause.section;
      const text = flat(`${clause.id} ${section} ${clause.text[lang]}`);
      if ((!rulings || clause.tag === "ruling") && words.every((word) => text.includes(word)))
        found.set(section, [...(found.get(section) ?? []), clause]);
    }
    return [...found];
  }, [clauses, wanted, rulings, lang]);
  const count = sections.reduce((sum, [, list]) => sum + list.length, 0);
  return html`<${Page} title=${game ? say("ui-rules-of", { game: say("game-name") }) : say("ui-rules")}
  class="rules"><div ref=${ref} data-game=${id}>
    <p class="row search">
      <input type="search" aria-label=${say("ui-search")} placeholder=${say("ui-search")} value=${wanted}
        onInput=${/** @param {any} e */ (e) => setWanted(e.target.value)} />
      <label><input type="checkbox" checked=${rulings}
        onChange=${/** @param {any} e */ (e) => setRulings(e.target.checked)} /> ${say("ui-rulings-only")}</label>
      <span role="status">${clauses && say("ui-clauses", { count })}</span>
      <a class="button go" href=${`#/new/${id}`}>${say("ui-play")}</a></p>
    <p class="fine">${say("ui-rules-note")}</p>
    ${sections.map(
      ([section, list]) => html`<section key=${section}><h2>${section}</h2>
      <dl>
        ${list.map(
          (clause) => html`<div key=${clause.id} id=${clause.id}
        class=${cls("clause-row", clause.id === query.clause && "here")}>
        <dt><a href=${`#/rules/${id}?clause=${clause.id}`}>${clause.id}
          </a> <span class=${`tag ${clause.tag}`}
              title=${say(`ui-tag-${clause.tag}-note`)}>${say(`ui-tag-${clause.tag}`)}</span></dt>
        <dd>${clause.text[lang]}${
          clause.why[lang] && html`<p class="fine why">${say("ui-ruling-why", { reason: clause.why[lang] })}</p>`
        }${
          clause.option &&
          html`<p class="fine">${say("ui-ruling-option", { option: say(`option-${clause.option}`) })}</p>`
        }${
          clause.code.length > 0 &&
          html`<details class="places"><summary>${say("ui-in-the-code")}</summary>
            <ul>${[...clause.code, ...clause.proofs].map((place) => html`<li><code>${place}</code></li>`)}</ul>
          </details>`
        }</dd></div>`,
        )}</dl></section>`,
    )}
    ${clauses && count === 0 && html`<p>${say("ui-nothing-found")}</p>`}
  </div></${Page}>`;
}
