/** Pieces by themselves, as they are printed: for owners who compare them with their copy. */
import { html } from "/static/kit.js";
import { CARD_H, CARD_W, EventCard, Face } from "/games/spyrium/board/cards.js";
import { Residence, ScoreTrack, Supply } from "/games/spyrium/board/tracks.js";

/** What is printed on a card, from its components. @param {string} id @param {any} card */
function face(id, card) {
  /** @param {any} effect */
  const number = (effect) => (typeof effect === "number" ? effect : 0);
  const { effects = [], symbols = [] } = card;
  const once = effects.find((/** @type {any} */ effect) => ["build", "call"].includes(effect.trigger));
  return {
    id,
    kind: card.kind,
    price: card.price,
    vp: card.vp ?? 0,
    symbols,
    effects: effects
      .filter((/** @type {any} */ effect) => effect.trigger === "exploit")
      .map((/** @type {any} */ { cost = {}, gain = {} }) => ({
        workers: cost.workers ?? 0,
        pays: cost.spyrium ?? 0,
        spyrium: gain.spyrium ?? 0,
        vp: gain.vp ?? 0,
      })),
    gives: once
      ? {
          pays: number(once.cost?.spyrium),
          spyrium: number(once.gain.spyrium),
          vp: number(once.gain.vp),
          workers: number(once.gain.workers),
          residence: number(once.gain.residence_action),
        }
      : {},
    token: card.token?.use,
  };
}

/** The tracks and the supply beside the market. @type {Record<string, {draw: any, box: number[]}>} */
const BESIDE = {
  track: { draw: html`<${Residence} w=${360} seat=${-1} />`, box: [0, 18, 360, 76] },
  bonus: { draw: html`<${ScoreTrack} w=${560} />`, box: [0, 0, 560, 48] },
  tokens: { draw: html`<${Supply} w=${360} />`, box: [180, 0, 180, 72] },
};

/**
 * The piece that a figure without a name of its own stands on; "" for one that is printed nowhere, such as a sum.
 * @param {string} place
 */
export const part = (place) =>
  place.startsWith("residence_track") ? "track" : place.startsWith("bonuses") ? "bonus" : "";

/**
 * A piece of the catalogue: its drawing and the box it fills; null where there is none.
 * @param {string} about
 * @param {{view: any, data: any}} from   a first position, and the components
 */
export function printed(about, { view, data }) {
  if (data.cards[about])
    return { draw: html`<${Face} card=${face(about, data.cards[about])} />`, box: [0, 0, CARD_W, CARD_H] };
  if (BESIDE[about]) return BESIDE[about];
  if (!data.events[about]) return null;
  const board = { ...view.board, event: { id: about, token: 0 }, players: [] };
  return {
    draw: html`<${EventCard} w=${300} h=${96} />`,
    box: [0, 0, 300, 96],
    play: { view: { ...view, board, choices: [] } },
  };
}
