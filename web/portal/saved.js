// Shows the games saved in this browser on the home page, the last one first. It reads summaries and pictures, never
// the games themselves.

import { FIRST, PLACES, goingOn, page, picture, pin, remove, watch } from "../games.js";

// How many are added at a time.
const MORE = 20;

const main = document.querySelector("main");
const section = document.querySelector("section.saved");
const list = section.querySelector("ul");
const more = section.querySelector("[data-more]");
const status = section.querySelector("[role=status]");
const empty = section.querySelector("template").content.firstElementChild;
const words = document.getElementById("words").content;
const cards = new Map([...document.querySelectorAll(".card")].map((card) => [card.dataset.game, card]));

const word = (key) => words.querySelector(`[data-key="${key}"]`)?.textContent;

const stateOf = ({ game, state, over }) => word(state) ?? word(`${game} ${state}`) ?? word(over ? "over" : "open");

const whoOf = ({ people, computers: [level] }) => {
  if (people === 0) return word("watched");
  if (people === 1) return word(`computer-${level}`);
  return word(`${level ? "mixed" : "people"}-${people}`);
};

const dayOf = (time) => new Date(time).toDateString();

const show = (time, changed) => {
  const { lang } = document.documentElement;
  // Browsers take plain `sr` for Cyrillic letters, and plain `en` for the American order. The page writes all its
  // numbers with these digits.
  const locale = `${{ en: "en-GB", sr: "sr-Latn" }[lang] ?? lang}-u-nu-latn`;
  const isToday = dayOf(changed) === dayOf(Date.now());
  time.dateTime = new Date(changed).toISOString();
  time.textContent = new Date(changed).toLocaleString(locale, isToday ? { timeStyle: "short" } : { dateStyle: "medium" });
};

// The picture of the board as it was left; the board alone where there is none.
const draw = async (view, { uid, game }) => {
  const kept = await picture(uid).catch(() => {});
  // Read as HTML: pictures of earlier builds name no namespace, and as XML would be no drawings.
  const svg = kept && new DOMParser().parseFromString(kept, "text/html").querySelector("svg");
  const drawn = svg ? document.importNode(svg, true) : cards.get(game).querySelector("svg").cloneNode(true);
  if (!svg) drawn.replaceChildren(drawn.querySelector(".board-alone"));
  drawn.setAttribute("class", "picture");
  drawn.setAttribute("aria-hidden", "true");
  view.replaceChildren(drawn);
};

// The browser could not do it this time; nothing has changed.
const fail = () => {
  status.textContent = word("failed");
};

const entryOf = (summary) => {
  const { uid, game, changed, pinned } = summary;
  const entry = empty.cloneNode(true);
  const part = (selector) => entry.querySelector(selector);
  const card = cards.get(game);
  part("a").href = `${card.querySelector("a").getAttribute("href")}#${uid}`;
  part("b").textContent = card.querySelector("a").textContent;
  part("[data-state]").textContent = stateOf(summary) ?? "";
  part("[data-who]").textContent = whoOf(summary) ?? "";
  show(part("time"), changed);
  draw(part(".view"), summary);
  part("[data-pin]").ariaPressed = String(Boolean(pinned));
  const on = (selector, work) => part(selector).addEventListener("click", () => work().catch(fail));
  on("[data-pin]", () => pin(uid, pinned ? 0 : 1).then(() => refresh(uid)));
  let undo;
  on("[data-delete]", async () => {
    undo = await remove(uid);
    // It keeps its place, so that nothing moves under the finger.
    entry.classList.add("deleted");
    status.textContent = word("deleted");
    part(".gone").hidden = false;
    part("[data-undo]").focus();
    mark();
  });
  on("[data-undo]", () => undo().then(() => refresh(uid)));
  return entry;
};

// Cards of games that have been begun say so.
const mark = async () => {
  const going = await goingOn([...cards.keys()]);
  for (const [game, card] of cards) card.querySelector(".going-on").hidden = !going[game];
};

let next;

const add = async (count, after) => {
  const found = await page(count, after);
  // A game of a later version of this site is not ours to show.
  const known = found.games.filter(({ game }) => cards.has(game));
  next = found.next;
  more.hidden = !next;
  return known.map(entryOf);
};

const reserve = (n) => {
  document.documentElement.dataset.places = n;
  try {
    localStorage[PLACES] = n;
  } catch {
    // Then the list pushes the rest down when it comes.
  }
};

// An installed app may ask for the last game that is not finished, in place of this page.
const goOn = async () => {
  const [game, uid] = Object.entries(await goingOn([...cards.keys()]))[0] ?? [];
  if (game) location.replace(`${cards.get(game).querySelector("a").href}#${uid}`);
};
if (new URLSearchParams(location.search).has("last")) goOn().catch(() => {});

// Lists the first games anew, and gives the focus back to the pin of the game that was touched.
const refresh = async (uid) => {
  const entries = await add(Math.max(FIRST, list.children.length));
  list.replaceChildren(...entries);
  reserve(Math.min(entries.length, FIRST));
  mark();
  if (uid) list.querySelector(`a[href$="#${uid}"]`)?.parentElement.querySelector("[data-pin]").focus();
};

more.addEventListener("click", async () => {
  const entries = await add(MORE, next);
  list.append(...entries);
  entries[0]?.querySelector("a").focus();
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
