// Where the page is among its sisters. The page in another language, or of another game of the same program, takes the
// place of this one part by part, so that the app and the game on its table go on.

const root = document.documentElement;

const take = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
};

const takeTable = async (lang, name) => {
  // The tables of a build lie beside this file.
  const text = await take(new URL(`words/${lang}/${name}.txt`, import.meta.url).href);
  // Some hosts have a page of their own for what is not there.
  if (!text.startsWith(`${lang} `)) throw new Error(`no words of ${lang} for ${name}`);
  return text;
};

// The words of the portal and of a page's game, in the page's language.
export const takeWords = ({ lang, dataset }) =>
  Promise.all(["portal", dataset.words].map((name) => takeTable(lang, name)));

// Of several moves that were begun only the last one counts.
let latest = 0;

const move = async (address) => {
  const own = ++latest;
  const page = new DOMParser().parseFromString(await take(address), "text/html");
  const next = page.documentElement;
  if (next.dataset.build !== root.dataset.build) throw new Error("that page is of another build");
  if (next.dataset.program !== root.dataset.program) throw new Error("that page has another program");
  const words = await takeWords(next);
  if (own !== latest) return;
  // From the other address a relative one would lead elsewhere.
  const icon = document.querySelector("link[rel=icon]");
  if (icon) icon.href = icon.href;
  history.replaceState(history.state, "", new URL(address).pathname + location.search + location.hash);
  for (const { name, value } of next.attributes) root.setAttribute(name, value);
  document.title = page.title;
  for (const part of page.querySelectorAll("[data-part]")) {
    document.querySelector(`[data-part="${part.dataset.part}"]`)?.replaceWith(part);
  }
  window.mustermead.words = words;
  dispatchEvent(new Event("placed"));
};

const pageOf = (game) => {
  const { root: up, page } = root.dataset;
  return new URL(`${up}${page === "embed" ? page : root.lang}/${game}/`, location.href).href;
};

// What the app asks for when another game comes to the table. Where that page cannot be had, this one stays.
export const moveToGame = (game) => {
  move(pageOf(game)).catch(() => {});
};

// What the app asks for when a kept game needs another program. `how` is "assign", or "replace" where nobody should come
// back to this page.
export const goToGame = (how, game, uid) => location[how](`${pageOf(game)}${location.search}#${uid}`);

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[hreflang]");
  const isPlain = !(event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  // Without the app there is nothing to be kept; it takes what tells of trouble off the page.
  if (!link || link.target || !isPlain || document.getElementById("trouble")) return;
  event.preventDefault();
  move(link.href).then(
    () => document.querySelector(".menu summary")?.focus({ preventScroll: true }),
    () => location.assign(link.href + location.search + location.hash),
  );
});
