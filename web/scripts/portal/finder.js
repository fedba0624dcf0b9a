// Finds games on the home page: by name, by players, dice and time, or by chance. Without this script all games are
// there, and the form is hidden by the style sheet.

import { plain } from "./plain.js";

/** @param {string} selector */
const elements = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

const form = /** @type {HTMLFormElement} */ (document.querySelector(".finder"));
const cards = elements(".card");
const families = elements(".family");
/** @param {string} selector */
const part = (selector) => /** @type {HTMLElement} */ (form.querySelector(selector));
const status = part("[role=status]");
const showAll = part("[data-all]");
const words = /** @type {HTMLTemplateElement} */ (document.getElementById("words")).content;

const names = new Map(cards.map((card) => [card, plain(card.dataset.names ?? "")]));

/**
 * @param {HTMLElement} card
 * @param {Record<string, string>} wanted what stands in the form
 */
const fits = (card, { name, players, dice, minutes }) =>
  plain(name)
    .split(/\s+/)
    .every((part) => names.get(card)?.includes(part)) &&
  (!players || card.dataset.players?.split(" ").includes(players)) &&
  (!dice || card.dataset.dice === dice) &&
  (!minutes || Number(card.dataset.minutes) <= Number(minutes));

const found = () => cards.filter(({ hidden }) => !hidden);

const find = () => {
  const wanted = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form)));
  for (const card of cards) card.hidden = !fits(card, wanted);
  for (const family of families) family.hidden = !family.querySelector(".card:not([hidden])");
  const n = found().length;
  const isFiltered = n < cards.length;
  status.textContent = isFiltered ? (words.querySelector(`[data-key="found-${n}"]`)?.textContent ?? "") : "";
  showAll.hidden = !isFiltered;
};

for (const type of ["input", "change"]) form.addEventListener(type, find);
form.addEventListener("reset", () => {
  // The button goes away, and the fields are emptied after this event.
  setTimeout(find);
  /** @type {HTMLElement} */ (form.elements.namedItem("name")).focus();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const [first, ...others] = found();
  if (first && !others.length) first.querySelector("a")?.click();
});
part("[data-surprise]").addEventListener("click", () => {
  const all = found();
  all[Math.floor(Math.random() * all.length)]?.querySelector("a")?.click();
});

// A browser may have filled the form in when the reader came back. Then they see it.
find();
const around = form.closest("details");
if (around && !showAll.hidden) around.open = true;
