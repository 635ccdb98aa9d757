/** Before the game begins: ask a friend to a free seat. */
import { html, useEffect, useState } from "../lib.js";
import { ask } from "../people.js";
import { useSay } from "../words.js";
import { problemOf } from "./problem.js";

/** @param {{table: string, seat: string, link?: string}} props   the free seat's name, and its key if it has one */
export function AskFriend({ table, seat, link }) {
  const say = useSay();
  const [friends, setFriends] = useState(/** @type {any[]} */ ([]));
  const [said, setSaid] = useState("");
  useEffect(() => {
    ask("/me/friends").then(
      (answer) => setFriends(answer.friends.filter((/** @type {any} */ friend) => friend.state === "agreed")),
      () => undefined,
    );
  }, []);
  /** @param {any} event */
  const invite = async (event) => {
    const friend = friends.find(({ id }) => id === event.target.value);
    if (!friend) return;
    try {
      await ask("/me/invitations", { body: { table, friend: friend.id, key: link } });
      setSaid(say("ui-friend-invited", { name: friend.name }));
    } catch (error) {
      setSaid(problemOf(error, say));
    }
  };
  if (friends.length === 0) return null;
  return html`<span class="row"><select aria-label=${say("ui-friend-invite-to", { seat })} onChange=${invite}>
      <option value="">${say("ui-friend-invite")}</option>
      ${friends.map(({ id, name }) => html`<option key=${id} value=${id}>${name}</option>`)}</select>
    ${said && html`<span role="status" class="fine">${said}</span>`}</span>`;
}
