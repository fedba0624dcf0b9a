// What this device keeps of the site: a cache for every edition, which pages fill and the service worker reads.
//
// `keep` rejects with an error whose name says why: "Full" where no space is left, "Changed" where the host sends
// something else than the page's own version, and any other name where the network or the browser failed.

// This file lies in `v/<build>/portal/`.
export const site = new URL("../../../", import.meta.url).href;

// The local storage key that says whether everything is to be kept.
const WISH = "mustermead-keep";
// How many files are fetched at a time.
const AT_ONCE = 3;

// The names of our caches. The path tells the sites of one host apart.
const place = new URL(site).pathname;
const isOurs = (name) => /^mustermead-\w+$/.test(name.slice(0, -place.length)) && name.endsWith(place);

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
  set: (wanted) => {
    try {
      if (wanted) localStorage.setItem(WISH, wanted);
      else localStorage.removeItem(WISH);
    } catch {
      // Then the next page knows nothing of it.
    }
  },
};

// The edition of a worker: its name, its build, the name of its cache, and the sizes of all its pages and files by their
// paths below the site's root.
export const editionOf = async (worker) => {
  const edition = await new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage("edition", [port2]);
  });
  const list = `v/${edition.build}/files-${edition.edition}.json`;
  const answer = await fetch(site + list);
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  const sizes = new Map(Object.entries(await answer.json()));
  return { ...edition, sizes, list };
};

// Whether a file of a build, by its path there, is of the program that all games have in common.
export const isOfProgram = (file) => /^(app\.js|worker\.js|\w+\.wasm)$/.test(file);
// The name of all these together.
const PROGRAM = "the program";
// Whether a file is left to when it is needed: where somebody saves data, what dialogs and networks need.
export const isSpared = (path) => Boolean(navigator.connection?.saveData) && /\/(late\.wasm|networks\.bin)$/.test(path);

const isPage = (path) => !path.startsWith("v/");
const isText = (path) => !/\.(wasm|bin)$/.test(path);

// The build that a page says it is of. Hosts that make pages smaller write attributes without quotes, or with others.
const buildOf = (page) => /<html\b[^>]*\sdata-build\s*=\s*["']?(\w+)/i.exec(page)?.[1];

// Whether an answer is the file that was asked for. Some hosts serve a page of their own for a missing file.
const check = async (answer, path, { build, sizes }) => {
  const start = isText(path) ? (await answer.clone().text()).trimStart() : "";
  const isOther = isPage(path)
    ? buildOf(start) !== build
    : isText(path)
      ? /^<(!doctype|html)/i.test(start)
      : (await answer.clone().blob()).size !== sizes.get(path);
  if (!answer.ok || answer.redirected || isOther) throw failure("Changed", `${path}: ${answer.status}`);
};

const keepOne = async (cache, path, edition, signal) => {
  // Files never change; a page that the browser has at hand may be an old one.
  const answer = await fetch(site + path, { signal, cache: isPage(path) ? "no-cache" : "default" });
  await check(answer, path, edition);
  await cache.put(site + path, answer).catch((error) => {
    throw error.name === "QuotaExceededError" ? failure("Full", `${error}`) : error;
  });
};

// Those of the paths that are not kept yet.
export const lacking = async ({ cacheName }, paths) => {
  const cache = await caches.open(cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return paths.filter((path) => !there.has(site + path));
};

// Keeps pages and files by their paths, and calls `step` with each path. What is there already is not fetched again.
export const keep = async (edition, paths, { signal, step = () => {} } = {}) => {
  const cache = await caches.open(edition.cacheName);
  const rest = await lacking(edition, paths);
  let failed;
  const work = async () => {
    while (rest.length && !failed) {
      const path = rest.shift();
      await keepOne(cache, path, edition, signal).then(
        () => step(path),
        (error) => (failed ??= error),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failed) throw failed;
};

// What other editions keep, as this one has it: the same pages, and what they need. Whatever somebody has opened once goes
// on working without a network when a new version has come.
export const carryOver = async (edition) => {
  const { cacheName, sizes } = edition;
  // Games and scripts by their folders, whose files may have other names now; words one by one.
  const part = (path) => {
    const [, file] = /^v\/[^/]+\/(.*)$/.exec(path) ?? [];
    if (file === undefined) return path;
    if (isOfProgram(file)) return PROGRAM;
    return /^(words|icons|screenshots)\//.test(file) ? file : file.slice(0, file.indexOf("/") + 1);
  };
  const others = (await caches.keys()).filter((name) => isOurs(name) && name !== cacheName);
  const kept = await Promise.all(others.map(async (name) => (await caches.open(name)).keys()));
  const parts = new Set(kept.flat().map(({ url }) => part(url.slice(site.length))));
  // In editions before this one each folder of games had a program of its own.
  if (kept.flat().some(({ url }) => url.endsWith(".wasm"))) parts.add(PROGRAM);
  await keep(edition, [...sizes.keys()].filter((path) => parts.has(part(path)) && !isSpared(path)));
};

// All pages and files of an edition. Its list comes first: with it the rest can be counted without a network.
export const everything = ({ list, sizes }) => [list, ...sizes.keys()];

// Keeps everything. One tab does so at a time.
export const keepAll = (edition, { signal, step } = {}) => {
  const work = () => keep(edition, everything(edition), { signal, step });
  return navigator.locks ? navigator.locks.request("mustermead-keep", { signal }, work) : work();
};

// Removes what is kept of all editions.
export const removeAll = async () => {
  const ours = (await caches.keys()).filter(isOurs);
  await Promise.all(ours.map((name) => caches.delete(name)));
};

// The sentences about all this in the page's language, by their keys.
export const takeWords = async () => {
  const { lang, dataset } = document.documentElement;
  const answer = await fetch(`${site}v/${dataset.build}/words/${lang}/offline.json`);
  return answer.json();
};
