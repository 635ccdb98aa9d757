/** My profile, if I want one: how I come back to it, my games and figures, my friends, my devices. */
import { cls, html, useEffect, useState, useStore } from "../lib.js";
import { Refused, call } from "../api.js";
import * as people from "../people.js";
import { settings } from "../settings.js";
import { useSay } from "../words.js";
import { Friends, Invitations } from "../parts/friends.js";
import { History, Statistics } from "../parts/played.js";
import { problemOf } from "../parts/problem.js";
import { Page } from "../parts/shell.js";
import { Sure } from "../parts/sure.js";
import { useGames } from "./home.js";

/** What went wrong; a passkey that was not given is a wish, no fault. @param {any} error @param {any} say */
const trouble = (error, say) => (error instanceof DOMException ? say("ui-passkey-none") : problemOf(error, say));

/** A passkey belongs to a name; where the address is bare figures there can be none. */
const BARE = /^([\d.]+|\[.*\])$/;

/** Whether passkeys work here: the server knows them, and so does this browser. */
function usePasskeys() {
  const [can, setCan] = useState(false);
  useEffect(() => {
    call("/api/people").then(
      ({ passkeys }) => setCan(passkeys && "PublicKeyCredential" in globalThis && !BARE.test(location.hostname)),
      () => undefined,
    );
  }, []);
  return can;
}

/** Twelve words, shown once. @param {{phrase: string, onDone: () => void}} props */
function Phrase({ phrase, onDone }) {
  const say = useSay();
  return html`<section class="box phrase" aria-label=${say("ui-phrase")}><h2>${say("ui-phrase")}</h2>
    <p>${say("ui-phrase-note")}</p>
    <ol>${phrase.split(" ").map((word, i) => html`<li key=${i}>${word}</li>`)}</ol>
    <p><button class="go" onClick=${onDone}>${say("ui-phrase-done")}</button></p></section>`;
}

/**
 * Make a profile, or come back to one; `onBusy` is told while that is under way.
 * @param {{can: boolean, onPhrase: (phrase: string) => void, onBusy: (busy: boolean) => void}} props
 */
function Welcome({ can, onPhrase, onBusy }) {
  const say = useSay();
  const [name, setName] = useState(settings.value.name);
  const [phrase, setPhrase] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<any>} work */
  const attempt = async (work) => {
    setBusy(true);
    onBusy(true);
    setProblem("");
    try {
      await work();
    } catch (error) {
      setProblem(trouble(error, say));
      setBusy(false);
    }
    onBusy(false);
  };
  const withPhrase = () =>
    attempt(async () => {
      await people.create(name.trim());
      onPhrase(await people.makePhrase());
    });
  const withPasskey = () =>
    attempt(async () => {
      await people.create(name.trim());
      try {
        await people.addPasskey();
      } catch (error) {
        // Without the passkey nothing would lead back to it.
        await people.erase();
        throw error;
      }
    });
  return html`<p>${say("ui-profile-note")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <section><h2>${say("ui-profile-new")}</h2>
      <p><label>${say("ui-your-name")} <input type="text" maxlength="40" value=${name}
        onInput=${/** @param {any} e */ (e) => setName(e.target.value)} /></label></p>
      <p class="row">
        ${
          can &&
          html`<button class="go" disabled=${busy || !name.trim()}
            onClick=${withPasskey}>${say("ui-profile-with-passkey")}</button>`
        }
        <button class=${cls(!can && "go")} disabled=${busy || !name.trim()} onClick=${withPhrase}>
          ${say("ui-profile-with-phrase")}</button></p></section>
    <section><h2>${say("ui-profile-back")}</h2>
      ${
        can &&
        html`<p><button disabled=${busy}
          onClick=${() => attempt(people.signInByPasskey)}>${say("ui-sign-in-passkey")}</button></p>`
      }
      <form onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        attempt(() => people.signInByPhrase(phrase));
      }}>
        <p><label>${say("ui-sign-in-words")}<br />
          <textarea rows="3" maxlength="300" autocomplete="off" autocapitalize="none" spellcheck=${false}
              value=${phrase}
            onInput=${/** @param {any} e */ (e) => setPhrase(e.target.value)}></textarea></label></p>
        <p><button type="submit" disabled=${busy || !phrase.trim()}>${say("ui-sign-in-phrase")}</button></p></form>
    </section>`;
}

/** Name and colour. @param {{me: any, attempt: (work: () => Promise<any>) => void}} props */
function Facts({ me, attempt }) {
  const say = useSay();
  const [name, setName] = useState(me.name);
  const colours = [null, 0, 1, 2, 3, 4, 5];
  return html`<form class="row" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(() => people.change({ name: name.trim() }));
  }}><label>${say("ui-your-name")} <input type="text" maxlength="40" value=${name}
      onInput=${/** @param {any} e */ (e) => setName(e.target.value)} /></label>
    <button type="submit"
        disabled=${!name.trim() || name.trim() === me.name}>${say("ui-profile-rename")}</button></form>
    <fieldset class="seg"><legend>${say("ui-colour")}</legend>
      ${colours.map(
        (colour) => html`<label key=${String(colour)} class=${cls(me.colour === colour && "on")}>
          <input type="radio" name="colour" checked=${me.colour === colour}
            onChange=${() => attempt(() => people.change(colour === null ? { no_colour: true } : { colour }))} />
          ${
            colour !== null &&
            html`<svg class="swatch" viewBox="0 0 10 10" width="16" height="16" aria-hidden="true"
            style=${{ color: `var(--hue-${colour})` }}><circle cx="5" cy="5" r="5" fill="currentColor" /></svg>`
          }
          ${say(`ui-colour-${colour ?? "none"}`)}</label>`,
      )}</fieldset>`;
}

/**
 * The ways back to my profile.
 * @param {{me: any, can: boolean, attempt: (work: () => Promise<any>) => void,
 *   onPhrase: (phrase: string) => void}} props
 */
function Ways({ me, can, attempt, onPhrase }) {
  const say = useSay();
  const none = !me.phrase && me.passkeys.length === 0;
  const last = !me.phrase && me.passkeys.length === 1;
  const words = () => attempt(async () => onPhrase(await people.makePhrase()));
  return html`<section><h2>${say("ui-ways")}</h2>
    ${none && html`<p class="problem" role="alert">${say("ui-ways-none")}</p>`}
    <ul class="plain-list">${me.passkeys.map(
      (/** @type {any} */ one) => html`<li key=${one.id} class="row">
        <span>${say("ui-passkey-of", { device: one.label || one.site })}</span>
        <${Sure} label=${say("ui-drop")} name=${say("ui-passkey-drop", { device: one.label || one.site })}
          note=${say(last ? "ui-ways-last" : "ui-passkey-drop-sure")} class="small plain"
          onYes=${() =>
            attempt(async () => {
              await people.ask(`/me/passkeys/${one.id}`, { method: "DELETE" });
              await people.refresh();
            })} /></li>`,
    )}
    ${me.phrase && html`<li>${say("ui-phrase-there")}</li>`}</ul>
    <p class="row">
      ${can && html`<button onClick=${() => attempt(people.addPasskey)}>${say("ui-passkey-add")}</button>`}
      ${
        me.phrase
          ? html`<${Sure} label=${say("ui-phrase-again")} note=${say("ui-phrase-again-sure")} onYes=${words} />`
          : html`<button onClick=${words}>${say("ui-phrase-make")}</button>`
      }</p></section>`;
}

/** The devices I am signed in on. @param {{me: any, attempt: (work: () => Promise<any>) => void}} props */
function Devices({ me, attempt }) {
  const say = useSay();
  const { lang } = useStore(settings);
  const none = !me.phrase && me.passkeys.length === 0;
  const out = () => attempt(people.signOut);
  return html`<section><h2>${say("ui-devices")}</h2>
    <ul class="plain-list">${me.devices.map((/** @type {any} */ one) => {
      const when = new Date(one.seen * 1000).toLocaleDateString(lang, { dateStyle: "medium" });
      const name = one.device || "?";
      return html`<li key=${one.id}
          class="row"><span>${say(one.here ? "ui-device-here" : "ui-device-seen", { name, when })}</span>
        ${
          !one.here &&
          html`<button class="small plain" aria-label=${say("ui-device-out", { name })}
            onClick=${() =>
              attempt(async () => {
                await people.ask(`/me/devices/${one.id}`, { method: "DELETE" });
                await people.refresh();
              })}>${say("ui-sign-out")}</button>`
        }</li>`;
    })}</ul>
    <p class="fine">${say("ui-sign-out-note")}</p>
    <p class="row">
      ${
        none
          ? html`<${Sure} label=${say("ui-sign-out-here")} note=${say("ui-sign-out-lost")} onYes=${out} />`
          : html`<button onClick=${out}>${say("ui-sign-out-here")}</button>`
      }
      <${Sure} label=${say("ui-erase")} note=${say("ui-erase-sure")} class="plain"
        onYes=${() => attempt(people.erase)} /></p></section>`;
}

/** Who is signed in here. @param {{me: any, can: boolean, onPhrase: (phrase: string) => void}} props */
function Mine({ me, can, onPhrase }) {
  const say = useSay();
  const games = useGames() ?? [];
  const [problem, setProblem] = useState("");
  const [stray, setStray] = useState(people.strays().length);
  /** @param {() => Promise<any>} work */
  const attempt = async (work) => {
    setProblem("");
    try {
      await work();
      setStray(people.strays().length);
    } catch (error) {
      setProblem(trouble(error, say));
    }
  };
  return html`${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <${Facts} me=${me} attempt=${attempt} />
    <${Invitations} games=${games} />
    <p><a class="button" href="#/mine">${say("ui-mine")}</a></p>
    ${
      stray > 0 &&
      html`<p class="row"><span>${say("ui-strays", { count: stray })}</span>
        <button onClick=${() => attempt(people.claimStrays)}>${say("ui-strays-claim")}</button></p>`
    }
    <${Statistics} games=${games} />
    <${History} games=${games} />
    <${Friends} me=${me} />
    <${Ways} me=${me} can=${can} attempt=${attempt} onPhrase=${onPhrase} />
    <${Devices} me=${me} attempt=${attempt} />`;
}

export function ProfilePage() {
  const say = useSay();
  const me = useStore(people.profile);
  const can = usePasskeys();
  const [phrase, setPhrase] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!people.signedIn()) return;
    people
      .sync()
      .then(people.refresh)
      .catch((error) => {
        // Signed out elsewhere: the page then offers to come back.
        if (!(error instanceof Refused)) setProblem(problemOf(error, say));
      });
  }, []);
  const waiting = !me && people.signedIn();
  return html`<${Page} title=${say("ui-profile")} class="profile">
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${phrase && html`<${Phrase} phrase=${phrase} onDone=${() => setPhrase("")} />`}
    ${(busy || (!me && !waiting)) && html`<${Welcome} can=${can} onPhrase=${setPhrase} onBusy=${setBusy} />`}
    ${me && !busy && !phrase && html`<${Mine} key=${me.id} me=${me} can=${can} onPhrase=${setPhrase} />`}
  </${Page}>`;
}
