/** Friends: my code for them, those who ask, and the tables they ask me to. */
import { html, useEffect, useState, useStore } from "../lib.js";
import { keepKey } from "../keys.js";
import { ask, change } from "../people.js";
import { go } from "../router.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";
import { problemOf } from "./problem.js";
import { Sure } from "./sure.js";

/** The tables friends ask me to. @param {{games: any[]}} props */
export function Invitations({ games }) {
  const say = useSay();
  const { lang } = useStore(settings);
  const [asked, setAsked] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState("");
  const load = () =>
    ask("/me/invitations").then(
      (answer) => setAsked(answer.invitations),
      () => undefined,
    );
  useEffect(() => void load(), []);
  /** @param {string} id @param {boolean} yes */
  const answer = async (id, yes) => {
    try {
      const { table, key } = await ask(`/me/invitations/${id}`, { body: { yes } });
      if (key) keepKey(table, key);
      if (table) go(`/table/${table}`);
      else await load();
    } catch (error) {
      setProblem(problemOf(error, say));
      await load();
    }
  };
  if (asked.length === 0 && !problem) return null;
  return html`<section class="box"><h2>${say("ui-invitations")}</h2>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <ul class="plain-list">${asked.map(({ id, by, table }) => {
      const game = games.find((one) => one.id === table.game)?.texts[lang]["game-name"] ?? table.game;
      return html`<li key=${id} class="row"><span>${say("ui-invitation", { name: by, game: table.name || game })}</span>
        <button class="go small" onClick=${() => answer(id, true)}>${say("ui-invitation-yes")}</button>
        <button class="small" onClick=${() => answer(id, false)}>${say("ui-invitation-no")}</button></li>`;
    })}</ul></section>`;
}

/** @param {{me: any}} props */
export function Friends({ me }) {
  const say = useSay();
  const [friends, setFriends] = useState(/** @type {any[]} */ ([]));
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  /** Do something about friends, and show who they are then. @param {() => Promise<any>} work */
  const after = async (work) => {
    setProblem("");
    try {
      await work();
      setFriends((await ask("/me/friends")).friends);
    } catch (error) {
      setProblem(problemOf(error, say));
    }
  };
  useEffect(() => void after(async () => undefined), []);
  /** @param {Event} event */
  const add = (event) => {
    event.preventDefault();
    after(async () => {
      await ask("/me/friends", { body: { code } });
      setCode("");
    });
  };
  return html`<section><h2>${say("ui-friends")}</h2>
    <p>${say("ui-friend-code")} <strong class="code">${me.code}</strong>${" "}
      <button class="small plain"
          onClick=${() => after(() => change({ code: true }))}>${say("ui-friend-code-new")}</button></p>
    <form class="row" onSubmit=${add}><label>${say("ui-friend-add")}${" "}
      <input type="text" maxlength="40" autocomplete="off" value=${code}
        onInput=${/** @param {any} e */ (e) => setCode(e.target.value)} /></label>
      <button type="submit" disabled=${!code.trim()}>${say("ui-friend-ask")}</button></form>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <ul class="plain-list">${friends.map(
      ({ id, name, state }) => html`<li key=${id} class="row"><strong>${name}</strong>
        ${state === "asks" && html`<span class="fine">${say("ui-friend-asks")}</span>`}
        ${state === "asked" && html`<span class="fine">${say("ui-friend-asked")}</span>`}
        ${
          state === "asks" &&
          html`<button class="small go" onClick=${() => after(() => ask("/me/friends", { body: { friend: id } }))}>
            ${say("ui-friend-agree")}</button>`
        }
        <${Sure} label=${say("ui-drop")} name=${say("ui-friend-drop", { name })} note=${say("ui-friend-drop-sure")}
          class="small plain" onYes=${() => after(() => ask(`/me/friends/${id}`, { method: "DELETE" }))} /></li>`,
    )}</ul></section>`;
}
