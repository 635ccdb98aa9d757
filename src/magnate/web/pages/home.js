/** Home: the games, each with a picture, seats, length and weight; two clicks from a game against bots. */
import { html, useEffect, useState, useStore } from "../lib.js";
import { games, myTables, style } from "../api.js";
import { Icon } from "../kit.js";
import { settings } from "../settings.js";
import { kept } from "../storage.js";
import { useSay } from "../words.js";
import { learn } from "../parts/guide.js";
import { Bar } from "../parts/shell.js";

/** The games there are, with their colours. */
export function useGames() {
  const [list, setList] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    games().then(
      (all) => {
        for (const game of all) if (game.files?.includes("theme.css")) style(game.id, "theme.css");
        setList(all);
      },
      () => setList([]),
    );
  }, []);
  return list;
}

/** "2–5", or "2, 4". @param {number[]} seats */
export function seatRange(seats) {
  const all = seats.length > 1 && seats[seats.length - 1] - seats[0] === seats.length - 1;
  return all ? `${seats[0]}–${seats[seats.length - 1]}` : seats.join(", ");
}

/** @param {{game: any}} props */
function GameCard({ game }) {
  const say = useSay();
  const { lang, name } = useStore(settings);
  const words = game.texts[lang];
  return html`<article class="game-card" data-game=${game.id}>
    ${
      game.files?.includes("cover.svg")
        ? html`<img class="cover" src=${`/games/${game.id}/cover.svg`} alt=""
    width="400" height="240" />`
        : html`<div class="cover blank" aria-hidden="true"></div>`
    }
    <div class="words">
      <h2>${words["game-name"]}</h2>
      <p class="tagline">${words["game-tagline"]}</p>
      <ul class="facts">
        <li><${Icon} name="friends" /> <span>${say("ui-seats-count", { seats: seatRange(game.seats) })}</span></li>
        <li><${Icon} name="hourglass" /> <span>${words["game-length"]}</span></li>
        <li><${Icon} name="scales" /> <span>${words["game-weight"]}</span></li>
      </ul>
      <p class="row">
        <a class="button go" href=${`#/new/${game.id}`}
            aria-label=${say("ui-play-game", { game: words["game-name"] })}><${Icon} name="play" /> ${say("ui-play")}
            </a>
        ${
          game.guide &&
          html`<button class="learn" onClick=${() => learn(game.id, name)}
        aria-label=${say("ui-learn-game", { game: words["game-name"] })}><${Icon} name="hint" /> ${say("ui-learn")}
        </button>`
        }
        ${
          game.seats.includes(1) &&
          html`<a class="button" href=${`#/new/${game.id}?with=solo`}
        aria-label=${say("ui-solo-game", { game: words["game-name"] })}>${say("ui-solo")}</a>`
        }
        <a class="button" href=${`#/new/${game.id}?with=friends`}>${say("ui-with-friends")}</a></p>
      <p class="row links"><a class="quiet-link" href=${`#/rules/${game.id}`}>${say("ui-rules")}</a>
        <a class="quiet-link" href=${`#/daily/${game.id}`}><${Icon} name="star" size="1em" /> ${say("ui-daily")}</a></p>
    </div>
  </article>`;
}

/** Tables where it is my turn and those I am invited to, on top of home. */
function Waiting() {
  const say = useSay();
  const [tables, setTables] = useState(/** @type {any[]} */ ([]));
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    myTables().then(setTables, () => undefined);
    if (kept("session", "")) {
      import("../people.js")
        .then(({ ask }) => ask("/me/invitations"))
        .then(({ invitations }) => setAsked(invitations.length))
        .catch(() => undefined);
    }
  }, []);
  const open = tables.filter((table) => table.status !== "over");
  if (open.length + asked === 0) return null;
  const turns = open.filter((table) => table.your_turn).length;
  return html`<p class="waiting row">
    ${
      open.length > 0 &&
      html`<a href="#/mine"><${Icon} name="hourglass" />${" "}
        ${say("ui-waiting-tables", { count: open.length, turns })}</a>`
    }
    ${asked > 0 && html`<a href="#/mine"><${Icon} name="friends" /> ${say("ui-asked-tables", { count: asked })}</a>`}
  </p>`;
}

export function HomePage() {
  const say = useSay();
  const list = useGames();
  document.title = "Magnate";
  return html`<${Bar} /><main class="home-page">
    <header class="hero"><h1>Magnate</h1><p>${say("ui-welcome")}</p><${Waiting} /></header>
    <div class="games"
        aria-busy=${list === null}>${
          list
            ? list.map((game) => html`<${GameCard} key=${game.id} game=${game} />`)
            : [0, 1, 2, 3].map((i) => html`<div key=${i} class="game-card blank"></div>`)
        }</div>
    ${list && list.length === 0 && html`<p>${say("ui-no-games")}</p>`}
    <footer class="fine"><p>${say("ui-credits")}</p></footer>
  </main>`;
}
