// The messages of a page: tables in the page's language, which a build has next to this file.

const root = document.documentElement;

export const takeTable = async (lang, name) => {
  const address = new URL(`words/${lang}/${name}.txt`, import.meta.url).href;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const text = await answer.text();
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
