// Navigation between pages. A page in another language, or of another game of the same program, replaces this one part
// by part, so that the app and its current game keep running.

const root = document.documentElement;

const take = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
};

const takeTable = async (lang, name) => {
  // The message tables of a build are next to this file.
  const text = await take(new URL(`words/${lang}/${name}.txt`, import.meta.url).href);
  // Some hosts serve their own page for a missing file.
  if (!text.startsWith(`${lang} `)) throw new Error(`no words of ${lang} for ${name}`);
  return text;
};

// The tables with the messages of all pages.
const tables = ["portal"];

// The messages of all pages and of a page's game, in the page's language.
export const takeWords = async ({ lang, dataset }) => {
  const words = await Promise.all([...tables, dataset.words].map((name) => takeTable(lang, name)));
  // The late part may have come in between.
  return words.length > tables.length ? words : takeWords({ lang, dataset });
};

// The app's late part has messages of its own.
export const takeLateWords = async () => {
  if (tables.length < 2) tables.push("late");
  const { lang } = root;
  const words = await takeWords(root);
  if (root.lang === lang) window.mustermead.words = words;
};

// If several navigations were started, only the last one counts.
let latest = 0;

const move = async (address) => {
  const own = ++latest;
  const page = new DOMParser().parseFromString(await take(address), "text/html");
  const next = page.documentElement;
  if (next.dataset.build !== root.dataset.build) throw new Error("that page is of another build");
  if (next.dataset.program !== root.dataset.program) throw new Error("that page has another program");
  const words = await takeWords(next);
  if (own !== latest) return;
  // At the other address a relative URL would lead elsewhere.
  const icon = document.querySelector("link[rel=icon]");
  if (icon) icon.href = icon.href;
  history.replaceState(history.state, "", new URL(address).pathname + location.search + location.hash);
  for (const { name, value } of next.attributes) root.setAttribute(name, value);
  document.title = page.title;
  // That page has not failed to start.
  page.getElementById("trouble").hidden = true;
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

// The app calls this when it opens another game. If that page cannot be fetched, this one stays.
export const moveToGame = (game) => {
  move(pageOf(game)).catch(() => {});
};

// The app calls this when a saved game needs another program. `how` is "assign", or "replace" to leave no history entry
// for this page.
export const goToGame = (how, game, uid) => location[how](`${pageOf(game)}${location.search}#${uid}`);

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[hreflang]");
  const isPlain = !(event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  // Without the app there is nothing to preserve; the app removes `#progress` from the page.
  if (!link || link.target || !isPlain || document.getElementById("progress")) return;
  event.preventDefault();
  move(link.href).then(
    () => document.querySelector(".menu summary")?.focus({ preventScroll: true }),
    () => location.assign(link.href + location.search + location.hash),
  );
});
