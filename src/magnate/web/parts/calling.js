/** Calls the player here when it becomes their turn. */
import { useEffect, useRef, useStore } from "../lib.js";
import { settings } from "../settings.js";

/** The first view does without. */
const notices = () => import("../notices.js");

/**
 * @param {import("../session.js").Session} session
 * @param {any} table
 * @param {boolean} mine   whether it is my turn
 * @param {import("../words.js").Say} say
 */
export function useCall(session, table, mine, say) {
  const { tell } = useStore(settings);
  const before = useRef(mine);
  useEffect(() => {
    const comes = mine && !before.current;
    before.current = mine;
    if (!comes) return;
    const notice = { table: table.id, title: say("game-name"), body: say("ui-your-turn") };
    notices().then(
      (found) => found.announce(notice),
      () => undefined,
    );
  }, [mine]);
  const seated = tell && table.yours.length > 0 && table.status !== "over";
  useEffect(() => {
    if (!seated) return;
    notices()
      .then((found) => found.follow(table.id, session.key, found.tellsOf(table.id)))
      .catch(() => undefined);
  }, [seated, session.key]);
}
