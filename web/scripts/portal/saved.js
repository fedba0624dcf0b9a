// Shows the games saved in this browser on the home page, the last one first. It reads summaries and pictures, never
// the games themselves.

import { FIRST, goingOn, keepPlaces, page, picture, pin, remove, watch } from "../page/games.js";

/**
 * @typedef {import("../page/games.js").Summary} Summary
 * @typedef {import("../page/games.js").Place} Place
 */

// How many are added at a time.
const MORE = 20;

/**
 * An element that the page has.
 * @param {string} selector
 * @param {ParentNode} [around]
 */
const part = (selector, around = document) => /** @type {HTMLElement} */ (around.querySelector(selector));
/**
 * The link of a card or an entry.
 * @param {ParentNode} around
 */
const linkOf = (around) => /** @type {HTMLAnchorElement} */ (around.querySelector("a"));

const main = part("main");
const section = part("section.saved");
const list = part("ul", section);
const more = part("[data-more]", section);
const status = part("[role=status]", section);
const template = /** @type {HTMLTemplateElement} */ (section.querySelector("template"));
const empty = /** @type {HTMLElement} */ (template.content.firstElementChild);
const words = /** @type {HTMLTemplateElement} */ (document.getElementById("words")).content;
const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".card")]);
const cards = new Map(all.map((card) => [card.dataset.game ?? "", card]));
/**
 * The card of a game that the page has.
 * @param {string} game
 */
const cardOf = (game) => /** @type {HTMLElement} */ (cards.get(game));

/** @param {string} key */
const word = (key) => words.querySelector(`[data-key="${key}"]`)?.textContent;

/** @param {Summary} summary */
const stateOf = ({ game, state, over }) => word(state) ?? word(`${game} ${state}`) ?? word(over ? "over" : "open");

/** @param {Summary} summary */
const whoOf = ({ people, levels: [level] }) => {
  if (people === 0) return word("watched");
  if (people === 1) return word(`computer-${level}`);
  return word(`${level ? "mixed" : "people"}-${people}`);
};

/** @param {number} time */
const dayOf = (time) => new Date(time).toDateString();

/** @type {Record<string, string>} */
const LOCALES = { en: "en-GB", sr: "sr-Latn" };

/**
 * @param {HTMLTimeElement} time
 * @param {number} changed
 */
const show = (time, changed) => {
  const { lang } = document.documentElement;
  // Browsers take plain `sr` for Cyrillic letters, and plain `en` for the American order. The page writes all its
  // numbers with these digits.
  const locale = `${LOCALES[lang] ?? lang}-u-nu-latn`;
  const isToday = dayOf(changed) === dayOf(Date.now());
  time.dateTime = new Date(changed).toISOString();
  /** @type {Intl.DateTimeFormatOptions} */
  const format = isToday ? { timeStyle: "short" } : { dateStyle: "medium" };
  time.textContent = new Date(changed).toLocaleString(locale, format);
};

/**
 * The picture of the board as it was left; the board alone where there is none.
 * @param {HTMLElement} view
 * @param {Summary} summary
 */
const draw = async (view, { uid, game }) => {
  const kept = await picture(uid).catch(() => undefined);
  // Read as HTML: pictures of earlier builds name no namespace, and as XML would be no drawings.
  const svg = kept && new DOMParser().parseFromString(kept, "text/html").querySelector("svg");
  const whole = /** @type {SVGElement} */ (svg ?? cardOf(game).querySelector("svg"));
  const drawn = document.importNode(whole, true);
  if (!svg) drawn.replaceChildren(part(".board-alone", drawn));
  drawn.setAttribute("class", "picture");
  drawn.setAttribute("aria-hidden", "true");
  view.replaceChildren(drawn);
};

// The browser could not do it this time; nothing has changed.
const fail = () => {
  status.textContent = word("failed") ?? "";
};

/** @param {Summary} summary */
const entryOf = (summary) => {
  const { uid, game, changed, pinned } = summary;
  const entry = /** @type {HTMLElement} */ (empty.cloneNode(true));
  const link = linkOf(cardOf(game));
  linkOf(entry).href = `${link.getAttribute("href")}#${uid}`;
  part("b", entry).textContent = link.textContent;
  part("[data-state]", entry).textContent = stateOf(summary) ?? "";
  part("[data-who]", entry).textContent = whoOf(summary) ?? "";
  show(/** @type {HTMLTimeElement} */ (entry.querySelector("time")), changed);
  draw(part(".view", entry), summary);
  part("[data-pin]", entry).ariaPressed = String(Boolean(pinned));
  /**
   * @param {string} selector
   * @param {() => Promise<void>} work
   */
  const on = (selector, work) => part(selector, entry).addEventListener("click", () => work().catch(fail));
  on("[data-pin]", () => pin(uid, pinned ? 0 : 1).then(() => refresh(uid)));
  /** @type {() => Promise<void>} */
  let undo;
  on("[data-delete]", async () => {
    undo = await remove(uid);
    // It keeps its place, so that nothing moves under the finger.
    entry.classList.add("deleted");
    status.textContent = word("deleted") ?? "";
    part(".gone", entry).hidden = false;
    part("[data-undo]", entry).focus();
    mark();
  });
  on("[data-undo]", () => undo().then(() => refresh(uid)));
  return entry;
};

// Cards of games that have been begun say so.
const mark = async () => {
  const going = await goingOn([...cards.keys()]);
  for (const [game, card] of cards) part(".going-on", card).hidden = !going[game];
};

/** @type {Place | undefined} */
let next;

/**
 * @param {number} count
 * @param {Place} [after]
 */
const add = async (count, after) => {
  const found = await page(count, after);
  // A game of a later version of this site is not ours to show.
  const known = found.games.filter(({ game }) => cards.has(game));
  next = found.next;
  more.hidden = !next;
  return known.map(entryOf);
};

/** @param {number} n */
const reserve = (n) => {
  document.documentElement.dataset.places = `${n}`;
  keepPlaces(n);
};

// An installed app may ask for the last game that is not finished, in place of this page.
const goOn = async () => {
  const [game, uid] = Object.entries(await goingOn([...cards.keys()]))[0] ?? [];
  if (game) location.replace(`${linkOf(cardOf(game)).href}#${uid}`);
};
if (new URLSearchParams(location.search).has("last")) goOn().catch(() => {});

/**
 * Lists the first games anew, and gives the focus back to the pin of the game that was touched.
 * @param {string} [uid]
 */
const refresh = async (uid) => {
  const entries = await add(Math.max(FIRST, list.children.length));
  list.replaceChildren(...entries);
  reserve(Math.min(entries.length, FIRST));
  mark();
  const entry = uid && list.querySelector(`a[href$="#${uid}"]`)?.parentElement;
  if (entry) part("[data-pin]", entry).focus();
};

more.addEventListener("click", async () => {
  const entries = await add(MORE, next);
  list.append(...entries);
  entries[0]?.querySelector("a")?.focus();
});

const start = () =>
  refresh()
    .catch(() => reserve(0))
    .then(() => (main.dataset.idle = ""));
// A game that was just deleted keeps its place, and its undo, while other tabs play on.
watch(() => list.querySelector(".deleted") || start());
// Games of today show a time and others a date, so the list is made anew on another day.
let day = dayOf(Date.now());
document.addEventListener("visibilitychange", () => {
  if (document.hidden || day === dayOf(Date.now())) return;
  day = dayOf(Date.now());
  list.querySelector(".deleted") || start();
});
// The page comes back as it was left, from a table where the game went on.
addEventListener("pageshow", ({ persisted }) => persisted && start());
start();
