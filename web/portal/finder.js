// Finds games on the home page: by name, by players, dice and time, or by chance. Without this script all games are
// there, and the form is hidden by the style sheet.

const form = document.querySelector(".finder");
const cards = [...document.querySelectorAll(".card")];
const families = [...document.querySelectorAll(".family")];
const status = form.querySelector("[role=status]");
const showAll = form.querySelector("[data-all]");
const words = document.getElementById("words").content;

// Letters without case, accents and vowel signs, so that people find what they spell otherwise.
const plain = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("đ", "d")
    .replaceAll("ς", "σ")
    .replaceAll("ß", "ss")
    .replace(/[ىي]/g, "ي")
    .replaceAll("ة", "ه");

const names = new Map(cards.map((card) => [card, plain(card.dataset.names)]));

const fits = (card, { name, players, dice, minutes }) =>
  plain(name)
    .split(/\s+/)
    .every((part) => names.get(card).includes(part)) &&
  (!players || card.dataset.players.split(" ").includes(players)) &&
  (!dice || card.dataset.dice === dice) &&
  (!minutes || Number(card.dataset.minutes) <= Number(minutes));

const found = () => cards.filter(({ hidden }) => !hidden);

const find = () => {
  const wanted = Object.fromEntries(new FormData(form));
  for (const card of cards) card.hidden = !fits(card, wanted);
  for (const family of families) family.hidden = !family.querySelector(".card:not([hidden])");
  const n = found().length;
  const isFiltered = n < cards.length;
  status.textContent = isFiltered ? words.querySelector(`[data-key="found-${n}"]`)?.textContent : "";
  showAll.hidden = !isFiltered;
};

for (const type of ["input", "change"]) form.addEventListener(type, find);
form.addEventListener("reset", () => {
  // The button goes away, and the fields are emptied after this event.
  setTimeout(find);
  form.elements.name.focus();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const [first, ...others] = found();
  if (first && !others.length) first.querySelector("a").click();
});
form.querySelector("[data-surprise]").addEventListener("click", () => {
  const all = found();
  all[Math.floor(Math.random() * all.length)]?.querySelector("a").click();
});

// A browser may have filled the form in when the reader came back.
find();
