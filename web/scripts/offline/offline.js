// Playing offline: registers the service worker, keeps what the page needs to be played without a network, and offers
// new versions. `theme.js` imports this file after the page has loaded.

import {
  carryOver,
  editionOf,
  fileOf,
  isOfProgram,
  isSpared,
  keep,
  keepAll,
  listOf,
  site,
  takeLists,
  wish,
} from "./kept_files.js";

const root = document.documentElement;
// How long a tab goes without asking for a new version, in milliseconds.
const HOUR = 3_600_000;

/**
 * When the app has started, or at once where there is none: nothing here may slow that down.
 * @returns {Promise<unknown>}
 */
const started = () =>
  new Promise((done) => {
    // The app removes this element.
    const isRunning = () => !document.getElementById("progress");
    const finish = () => (window.requestIdleCallback ?? setTimeout)(done);
    if (isRunning()) return finish();
    const watcher = new MutationObserver(() => {
      if (!isRunning()) return;
      watcher.disconnect();
      finish();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });

/**
 * The path of a page below the site's root.
 * @param {string} address
 */
const pathOf = (address) => address.slice(site.length).replace(/(index\.html)?([?#].*)?$/s, "");

/**
 * What the page needs to be played offline: itself, what says how its game is played, its studies with the table on which
 * they are solved, its home page, what all pages share, the program with its games, and its words.
 * @param {import("./kept_files.js").Edition} edition
 */
const ofPage = (edition) => {
  const { sizes } = edition;
  const { lang, dataset } = root;
  const { program, words, game } = dataset;
  const page = pathOf(location.href);
  // The home page says how much of everything is kept.
  const wanted = dataset.page === "home" ? Object.keys(edition.lists) : ["all", lang];
  const lists = wanted.map((of) => listOf(edition, of));
  const pages = [...lists, page, `${page}how-to-play/`, `${page}studies/`, `embed/${game}/`, `${lang}/`];
  const tables = ["portal.txt", "late.txt", "offline.json", `${words}.txt`, `${game}-studies.txt`].map(
    (name) => `words/${lang}/${name}`,
  );
  /** @param {string} path */
  const isNeeded = (path) => {
    const file = fileOf(path);
    if (file === undefined || isSpared(path)) return false;
    if (!file.includes("/")) return Boolean(program) || !isOfProgram(file);
    return ["portal", program].includes(file.split("/")[0]) || tables.includes(file);
  };
  return [...new Set([...pages, ...[...sizes.keys()].filter(isNeeded)])].filter((path) => sizes.has(path));
};

/** @param {ServiceWorkerRegistration} registration */
const offerWhenReady = (registration) => {
  const offer = () => {
    if (registration.waiting && registration.active) {
      import("./new_version.js").then(({ offer }) => offer(registration)).catch(() => {});
    }
  };
  const watch = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", watch);
  watch();
  offer();
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    // This clock goes on while the device sleeps, and somebody may set it back.
    if (document.visibilityState !== "visible" || Math.abs(Date.now() - asked) < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
};

/** @param {import("./kept_files.js").Edition} edition */
const keepPage = async (edition) => {
  await takeLists(edition, root.dataset.page === "home" ? undefined : ["all", root.lang]);
  // The worker may be of another version: what it keeps is its own.
  if (edition.names.get(pathOf(location.href)) !== root.dataset.name) return;
  await keep(edition, ofPage(edition));
  root.dataset.kept = "page";
  // Nobody waits for what was opened before. Where everything is wanted, the home page sees to it and shows it.
  const isVisited = () => (root.dataset.kept = "visited");
  if (wish.get() !== "all") carryOver(edition).then(isVisited, () => {});
  else if (root.dataset.page !== "home") await keepAll(edition);
};

// Whether a policy of the host has forbidden the worker.
let isForbidden = false;
addEventListener("securitypolicyviolation", ({ disposition, effectiveDirective }) => {
  isForbidden ||=
    disposition === "enforce" && /^(worker-src|child-src|script-src|require-trusted|trusted)/.test(effectiveDirective);
});

/**
 * Why this browser keeps nothing for this site, by the name of the sentence about it, and the media type of the worker's
 * script where that is the reason. Browsers hardly say it themselves.
 * @returns {Promise<[why: string, kind?: string]>}
 */
const whyRefused = async () => {
  if (!isSecureContext) return ["refused-http"];
  if (!navigator.serviceWorker) return ["refused"];
  const answer = await fetch(`${site}sw.js`, { cache: "no-store" }).catch(() => undefined);
  if (isForbidden) return ["refused-policy"];
  if (!answer) return ["no-network"];
  const { status, headers } = answer;
  const type = (headers.get("Content-Type") ?? "?").split(";")[0];
  if ([401, 403, 407].includes(status)) return ["refused-login"];
  // Some hosts serve a page of their own for a missing file.
  if (status === 404 || status === 410 || type === "text/html") return ["refused-missing"];
  return /script/.test(type) ? ["refused"] : ["refused-type", type];
};

const start = async () => {
  await started();
  const isHome = root.dataset.page === "home";
  const section = isHome && import("./keep_all.js");
  if (root.dataset.page === "game") import("../portal/print_table.js").catch(() => {});
  try {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(`${site}sw.js`, { scope: site, updateViaCache: "none" });
    offerWhenReady(registration);
    const { active } = await serviceWorker.ready;
    const edition = await editionOf(/** @type {ServiceWorker} */ (active));
    const keepIt = () => keepPage(edition).catch(() => {});
    addEventListener("moved", keepIt);
    await keepIt();
    // A worker of an earlier layout can tell nothing.
    if (section && edition.lists.all) await (await section).show(edition, keepIt);
  } catch {
    // The page does without. The home page says why.
    if (section) await (await section).showRefused(...(await whyRefused()));
  }
};

start().catch(() => {});
