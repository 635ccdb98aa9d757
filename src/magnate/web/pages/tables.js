/** My tables: those this browser holds a seat at. */
import { html, useEffect, useState } from "../lib.js";
import { myTables } from "../api.js";
import { signedIn } from "../people.js";
import { useSay } from "../words.js";
import { Invitations } from "../parts/friends.js";
import { Unfetched } from "../parts/problem.js";
import { Row } from "../parts/row.js";
import { Page } from "../parts/shell.js";
import { useGames } from "./home.js";

export function MinePage() {
  const say = useSay();
  const games = useGames() ?? [];
  const [tables, setTables] = useState(/** @type {any[] | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const load = () => {
    setProblem(null);
    myTables().then(setTables, setProblem);
  };
  useEffect(load, []);
  return html`<${Page} title=${say("ui-mine")} class="tables">
    ${signedIn() && html`<${Invitations} games=${games} />`}
    ${problem !== null && html`<${Unfetched} error=${problem} onAgain=${load} />`}
    ${
      tables &&
      tables.length === 0 &&
      html`<p>${say("ui-mine-empty")}</p>
        <p><a class="button go" href="#/">${say("ui-play")}</a></p>`
    }
    <ul class="table-list">
      ${(tables ?? []).map((table) => html`<${Row} key=${table.id} table=${table} games=${games} />`)}</ul>
  </${Page}>`;
}
