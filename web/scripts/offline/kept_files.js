// What this device keeps of the site: a cache for every edition, which pages fill and the service worker reads.
//
// `keep` rejects with an error whose name says why: "Full" where no space is left, "Changed" where the host sends
// something else than the page's own version, and any other name where the network or the browser failed.

/**
 * What a service worker keeps.
 * @typedef {object} Edition
 * @property {Record<string, string>} lists the names of its lists, by language or "all"
 * @property {string} cacheName
 * @property {Set<string>} taken the lists that were taken
 * @property {Map<string, number>} sizes in bytes, by path
 * @property {Map<string, string | number>} names by which pages call themselves, by path
 */

// This file lies in `v/<name>/portal/`.
export const site = new URL("../../../", import.meta.url).href;

// The local storage key that says whether everything is to be kept.
const WISH = "mustermead-keep";
// How many files are fetched at a time.
const AT_ONCE = 3;

// The names of our caches. The path tells the sites of one host apart.
const place = new URL(site).pathname;
/** @param {string} name */
const isOurs = (name) => /^mustermead-\w+$/.test(name.slice(0, -place.length)) && name.endsWith(place);

/**
 * @param {string} name
 * @param {string} why
 */
const failure = (name, why) => Object.assign(new Error(why), { name });

// "all" where somebody wants to keep everything, "paused" where they have stopped it, "" otherwise.
export const wish = {
  get: () => {
    try {
      return localStorage.getItem(WISH) ?? "";
    } catch {
      return "";
    }
  },
  /** @param {string} wanted */
  set: (wanted) => {
    try {
      if (wanted) localStorage.setItem(WISH, wanted);
      else localStorage.removeItem(WISH);
    } catch {
      // Then the next page knows nothing of it.
    }
  },
};

/**
 * The edition of a worker: the names of its lists and of its cache, and what the lists say that were taken.
 * @param {ServiceWorker} worker
 * @returns {Promise<Edition>}
 */
export const editionOf = async (worker) => {
  const edition = await new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage("edition", [port2]);
  });
  // A worker of an earlier layout has no lists.
  return { lists: {}, ...edition, taken: new Set(), sizes: new Map(), names: new Map() };
};

/**
 * The path of the list of what a language has, or of what "all" have in common.
 * @param {Edition} edition
 * @param {string} of
 */
export const listOf = ({ lists }, of) => `v/${lists[of]}/files/${of}.json`;

/**
 * Takes lists of an edition, those of all languages if none are named: the sizes of pages and files by their paths below
 * the site's root, and the names by which pages call themselves. The name of a file is in its path.
 * @param {Edition} edition
 * @param {string[]} [wanted]
 */
export const takeLists = async (edition, wanted = Object.keys(edition.lists)) => {
  const { lists, sizes, names, taken } = edition;
  /** @param {string} of */
  const take = async (of) => {
    const list = listOf(edition, of);
    const answer = await fetch(site + list);
    if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
    // Of pages and words the list has the size of all together.
    /** @type {{ bytes?: number, [path: string]: string | number | undefined }} */
    const { bytes, ...said } = await answer.json();
    const files = /** @type {[string, string | number][]} */ (Object.entries(said));
    // With it the rest can be counted without a network.
    sizes.set(list, 0);
    // Embedded pages are in every list.
    /** @param {string} path */
    const isShared = (path) => path.startsWith("embed/");
    const n = files.filter(([path]) => !isShared(path)).length;
    for (const [path, own] of files) {
      if (isShared(path)) sizes.set(path, 0);
      else sizes.set(path, bytes ? bytes / n : Number(own));
      names.set(path, own);
    }
    taken.add(of);
  };
  await Promise.all(wanted.filter((of) => lists[of] && !taken.has(of)).map(take));
};

/**
 * The path of a file without its name; of a page none.
 * @param {string} path
 */
export const fileOf = (path) => /^v\/[^/]+\/(.*)$/.exec(path)?.[1];
/**
 * Whether a file, by its path without its name, is of the program that all games have in common.
 * @param {string} file
 */
export const isOfProgram = (file) => /^(app\.js|worker\.js|\w+\.wasm)$/.test(file);
// The name of all these together.
const PROGRAM = "the program";
/**
 * Whether a file is left to when it is needed: where somebody saves data, what dialogs and networks need.
 * @param {string} path
 */
export const isSpared = (path) => Boolean(navigator.connection?.saveData) && /\/(late\.wasm|networks\.bin)$/.test(path);

/** @param {string} path */
const isPage = (path) => !path.startsWith("v/");
/** @param {string} path */
const isText = (path) => !/\.(wasm|bin)$/.test(path);

/**
 * The name by which a page calls itself. Hosts that make pages smaller write attributes without quotes, or with others.
 * @param {string} page
 */
const nameOf = (page) => /<html\b[^>]*\sdata-name\s*=\s*["']?(\w+)/i.exec(page)?.[1];

/**
 * Whether an answer is the file that was asked for. Some hosts serve a page of their own for a missing file.
 * @param {Response} answer
 * @param {string} path
 * @param {Edition} edition
 */
const check = async (answer, path, { names, sizes }) => {
  const start = isText(path) ? (await answer.clone().text()).trimStart() : "";
  const isOther = isPage(path)
    ? nameOf(start) !== names.get(path)
    : isText(path)
      ? /^<(!doctype|html)/i.test(start)
      : (await answer.clone().blob()).size !== sizes.get(path);
  if (!answer.ok || answer.redirected || isOther) throw failure("Changed", `${path}: ${answer.status}`);
};

/**
 * What another edition keeps that this one has as well: a file of this name, or a page that calls itself the same.
 * @param {string} path
 * @param {Edition} edition
 */
const atHand = async (path, { cacheName, names }) => {
  const others = (await caches.keys()).filter((name) => isOurs(name) && name !== cacheName);
  for (const other of others) {
    const found = await caches.match(site + path, { cacheName: other, ignoreVary: true });
    if (found && (!isPage(path) || nameOf(await found.clone().text()) === names.get(path))) return found;
  }
  return undefined;
};

/**
 * @param {string} path
 * @param {Edition} edition
 * @param {AbortSignal} [signal]
 */
const fetchOne = async (path, edition, signal) => {
  // Files never change; a page that the browser has at hand may be an old one.
  const answer = await fetch(site + path, { signal, cache: isPage(path) ? "no-cache" : "default" });
  await check(answer, path, edition);
  return answer;
};

/**
 * @param {Cache} cache
 * @param {string} path
 * @param {Edition} edition
 * @param {AbortSignal} [signal]
 */
const keepOne = async (cache, path, edition, signal) => {
  const answer = (await atHand(path, edition)) ?? (await fetchOne(path, edition, signal));
  await cache.put(site + path, answer).catch((error) => {
    throw error.name === "QuotaExceededError" ? failure("Full", `${error}`) : error;
  });
};

/**
 * Those of the paths that are not kept yet.
 * @param {Edition} edition
 * @param {string[]} paths
 */
export const lacking = async ({ cacheName }, paths) => {
  const cache = await caches.open(cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return paths.filter((path) => !there.has(site + path));
};

/**
 * Keeps pages and files by their paths, and calls `step` with each path. What is there already is not fetched again.
 * @param {Edition} edition
 * @param {string[]} paths
 * @param {{ signal?: AbortSignal, step?: (path: string) => void }} [how]
 */
export const keep = async (edition, paths, { signal, step = () => {} } = {}) => {
  const cache = await caches.open(edition.cacheName);
  const rest = await lacking(edition, paths);
  /** @type {Error | undefined} */
  let failed;
  const work = async () => {
    while (rest.length && !failed) {
      const path = /** @type {string} */ (rest.shift());
      await keepOne(cache, path, edition, signal).then(
        () => step(path),
        (error) => (failed ??= error),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failed) throw failed;
};

/**
 * What other editions keep, as this one has it: the same pages, and what they need. Whatever somebody has opened once goes
 * on working without a network when a new version has come.
 * @param {Edition} edition
 */
export const carryOver = async (edition) => {
  const { cacheName, lists, sizes } = edition;
  /**
   * Games and scripts by their folders, whose files may have other names now; words one by one.
   * @param {string} path
   */
  const part = (path) => {
    const file = fileOf(path);
    if (file === undefined) return path;
    if (isOfProgram(file)) return PROGRAM;
    return /^(words|icons|screenshots)\//.test(file) ? file : file.slice(0, file.indexOf("/") + 1);
  };
  const others = (await caches.keys()).filter((name) => isOurs(name) && name !== cacheName);
  const kept = await Promise.all(others.map(async (name) => (await caches.open(name)).keys()));
  const parts = new Set(kept.flat().map(({ url }) => part(url.slice(site.length))));
  // The languages of pages and of words.
  const langs = [...parts].map((part) => part.replace(/^words\//, "").split("/")[0]).filter((lang) => lists[lang]);
  await takeLists(edition, [...new Set(langs)]);
  // In editions before this one each folder of games had a program of its own.
  if (kept.flat().some(({ url }) => url.endsWith(".wasm"))) parts.add(PROGRAM);
  await keep(
    edition,
    [...sizes.keys()].filter((path) => parts.has(part(path)) && !isSpared(path)),
  );
};

/**
 * All pages and files in the lists of an edition.
 * @param {Edition} edition
 */
export const everything = ({ sizes }) => [...sizes.keys()];

/**
 * Keeps everything. One tab does so at a time.
 * @param {Edition} edition
 * @param {{ signal?: AbortSignal, step?: (path: string) => void }} [how]
 */
export const keepAll = (edition, { signal, step } = {}) => {
  const work = async () => {
    await takeLists(edition);
    await keep(edition, everything(edition), { signal, step });
  };
  return navigator.locks ? navigator.locks.request("mustermead-keep", { signal }, work) : work();
};

// Removes what is kept of all editions.
export const removeAll = async () => {
  const ours = (await caches.keys()).filter(isOurs);
  await Promise.all(ours.map((name) => caches.delete(name)));
};

/**
 * The sentences about all this in the page's language, by their keys.
 * @returns {Promise<Record<string, string>>}
 */
export const takeWords = async () => {
  const { lang, dataset } = document.documentElement;
  // The last one that the page names.
  const name = dataset.tables?.split(" ").at(-1);
  const answer = await fetch(`${site}v/${name}/words/${lang}/offline.json`);
  return answer.json();
};
