/**
 * Andrew in the solo game: his level and points, the row of VP cards, the card of the round, and why he does what he
 * does.
 */
import { Icon, SeatMark, Target, cls, html, usePlay } from "/static/kit.js";
import { TYPE_ICONS } from "/games/carnegie/board/pieces.js";
import { ICONS } from "/games/carnegie/icons.js";

/** @typedef {import("/static/kit.js").Play} Play */

/**
 * The row of VP cards: how many cards lie under each, and where the card of the round has got to.
 * @param {{andrew: any}} props
 */
function Row({ andrew }) {
  const { say } = usePlay();
  return html`<ol class="vp-cards"
  aria-label=${say("andrew-vp-cards")}>${andrew.vp_cards.map((/** @type {number} */ vp, /** @type {number} */ i) => {
    const here = andrew.place === i && (andrew.card || andrew.back);
    return html`<li key=${i}
    class=${cls(here && "here")}><b>${vp}★</b><span>${say("andrew-under", { n: andrew.under[i] })}</span>
      ${here && html`<i>${andrew.card?.id ?? "?"}</i>`}</li>`;
  })}</ol>`;
}

/** The card face up, its line of the round marked. @param {{card: any, type: string | null}} props */
export function Card({ card, type }) {
  const { say } = usePlay();
  const list = (/** @type {string[]} */ ids, /** @type {string} */ kind) =>
    ids.map((id) => say(`${kind}-${id}`)).join(", ");
  /** @type {Record<string, string>} */
  const lines = {
    HR: say("andrew-line-HR", { slide: card.slide }),
    MG: say("andrew-line-MG", { types: list(card.departments, "short") }),
    CO: list(card.cities, "city"),
    RD: say("andrew-line-RD", { region: say(`region-${card.region}`), steps: card.steps }),
  };
  return html`<div class="andrew-card">
    <p><${Target} tag="span" on=${`card:${card.id}`} about=${`card:${card.id}`} label=${card.id}
        class="card-name"><b>${card.id}</b>
        <//> ${card.advanced ? say("word-advanced") : say("word-normal")} <span
            class="gift"><${Icon} name="heart" set=${ICONS} size="13" label=${say("word-donation")} /> ${card.donation}
            </span></p>
    <ul>
      ${Object.entries(lines).map(
        ([row, text]) => html`<li key=${row}
      class=${cls(row, row === type && "now", row === card.row && "circled")}>
        <span class="row-mark"><${Icon} name=${TYPE_ICONS[row]} set=${ICONS} size="13" />${say(`short-${row}`)}
        </span> ${text}</li>`,
      )}</ul>
  </div>`;
}

/** @param {{view: any}} props */
export function Andrew({ view }) {
  const { say } = usePlay();
  const { andrew, type } = view.board;
  const tiles = andrew.tiles.reduce((/** @type {number} */ sum, /** @type {any} */ tile) => sum + tile.count, 0);
  return html`<div class="andrew-panel" data-el="andrew">
    <header><${SeatMark} seat=${1} size=${24} />
      <div><strong>${say("andrew")}</strong>
        <small>${say("andrew-level", { level: say(`option-andrew-${andrew.level}`) })}</small></div>
        <b class="total">${andrew.score}</b></header>
    ${view.over && html`<p class="verdict">${say(view.board.outcome)}</p>`}
    <${Row} andrew=${andrew} />
    ${andrew.card && html`<${Card} card=${andrew.card} type=${type} />`}
    <ol class="andrew-why"
        aria-label=${say("andrew-reasons")}>
          ${andrew.reasons.map(
            (/** @type {any} */ reason, /** @type {number} */ i) => html`<li key=${i}>${say(reason)}
              </li>`,
          )}</ol>
    <p class="fine">
      ${
        andrew.next
          ? say("andrew-next", {
              row: say(`type-${andrew.next.row}`),
              advanced: andrew.next.advanced ? 1 : 0,
              left: andrew.left,
            })
          : ""
      } ${say("andrew-owns", { discs: andrew.discs, tiles })}</p>
    <dl class="andrew-sheet">
      ${view.automa.map(
        (/** @type {any} */ line) => html`<div
      key=${line.name}><dt>${say(`board-${line.name}`)}</dt><dd>${line.points}</dd></div>`,
      )}</dl>
  </div>`;
}
