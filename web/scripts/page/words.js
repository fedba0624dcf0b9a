// The messages of a page: tables in the page's language. The page says where they are.

const root = document.documentElement;

/**
 * The text of a table for a page, which its root element names.
 * @param {HTMLElement} page
 * @param {string} name
 */
export const takeTable = async ({ lang, dataset }, name) => {
  const all = (dataset.tables ?? "").split(", ").map((names) => names.split(" "));
  const idx = ["", "portal", dataset.words, "late", `${dataset.game}-studies`].indexOf(name);
  const [file] = all.flatMap((names) => (names[0] === lang ? names[idx] : []));
  const address = new URL(`../${file}/words/${lang}/${name}.txt`, import.meta.url).href;
  const answer = await fetch(address);
  if (!answer.ok) throw Object.assign(new Error(`${address}: ${answer.status}`), { address });
  const text = await answer.text();
  // Some hosts serve their own page for a missing file.
  if (!text.startsWith(`${lang} `)) throw new Error(`no words of ${lang} for ${name}`);
  return text;
};

// The tables with the messages of all pages.
const tables = ["portal"];

/**
 * The messages of all pages and of a page's game, in the page's language.
 * @param {HTMLElement} page
 * @returns {Promise<string[]>}
 */
export const takeWords = async (page) => {
  const words = await Promise.all([...tables, page.dataset.words ?? ""].map((name) => takeTable(page, name)));
  // The late part may have come in between.
  return words.length > tables.length ? words : takeWords(page);
};

// The app's late part has messages of its own.
export const takeLateWords = async () => {
  if (tables.length < 2) tables.push("late");
  const { lang } = root;
  const words = await takeWords(root);
  if (root.lang === lang) window.mustermead.words = words;
};
