// The service worker: answers with what this device keeps of the site, before and without the network. It keeps nothing
// itself, pages do (kept_files.js). The site's build puts a line before this one with the constants EDITION, the
// name of all pages and files together, and LISTS, the names of the lists of them.
//
// Whatever goes wrong here, the network answers, as if there were no worker.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
// One cache for every edition. The path tells the sites of one host apart.
const place = new URL(scope).pathname;
const cacheName = `mustermead-${EDITION}${place}`;
/** @param {string} name */
const isOurs = (name) => /^mustermead-\w+$/.test(name.slice(0, -place.length)) && name.endsWith(place);

/**
 * The address under which a page or a file is kept; none for what this worker leaves alone. What a table in a frame is
 * asked for stands behind its page's address. Frames in pages of other sites have no worker.
 * @param {Request} request
 */
const keyOf = ({ method, url }) => {
  if (method !== "GET" || !url.startsWith(scope)) return undefined;
  const path = url.slice(scope.length).replace(/[?#].*$/s, "");
  if (path.startsWith("v/")) return scope + path;
  const page = path.replace(/(^|\/)index\.html$/, "$1");
  return page === "" || page.endsWith("/") ? scope + page : undefined;
};

/**
 * @param {string} key
 * @param {string} [cacheName]
 */
const find = (key, cacheName) => caches.match(key, { cacheName, ignoreVary: true }).catch(() => undefined);

/**
 * What a file in `v/` holds never changes, so any edition's will do. A page is this edition's: it names its files.
 * @param {string} key
 */
const findFirst = (key) => find(key, key.startsWith(`${scope}v/`) ? undefined : cacheName);

/**
 * A page that cannot be had: the home page of its language says so; else that of the language that somebody comes from,
 * or of any that is kept.
 * @param {string} key
 * @param {string} referrer
 */
const sayMissing = async (key, referrer) => {
  /** @param {string} address */
  const homeOf = (address) => scope + (/^[\w-]+\//.exec(address.slice(scope.length))?.[0] ?? "");
  const kept = await caches.open(cacheName).then((cache) => cache.keys());
  const others = kept.map(({ url }) => url).filter((url) => /^[\w-]+\/$/.test(url.slice(scope.length)));
  for (const home of [homeOf(key), homeOf(referrer), ...others]) {
    if (home !== key && (await find(home))) return Response.redirect(`${home}?missing`);
  }
  return undefined;
};

/**
 * @param {Request} request
 * @param {string} key
 */
const answer = async (request, key) => {
  const kept = await findFirst(key);
  if (kept) return kept;
  /** @type {() => Response | Promise<Response>} */
  let failure;
  try {
    const answered = await fetch(request);
    if (answered.status < 500) return answered;
    failure = () => answered;
  } catch (error) {
    failure = () => Promise.reject(error);
  }
  // A page of another edition is as good as it was; its files are there too.
  const other = await find(key);
  if (other || request.mode !== "navigate") return other ?? failure();
  return (await sayMissing(key, request.referrer).catch(() => undefined)) ?? failure();
};

// What lies in `v/` the browser takes from a cache by itself where it can be told so, and starts no worker for it: what is
// not there comes from the network all the same.
worker.addEventListener("install", (event) => {
  if (!event.addRoutes) return;
  const urlPattern = new URLPattern({ pathname: `${place}v/*`, baseURL: scope });
  event.waitUntil(event.addRoutes({ condition: { urlPattern }, source: "cache" }).catch(() => {}));
});

worker.addEventListener("fetch", (event) => {
  const key = keyOf(event.request);
  if (key) event.respondWith(answer(event.request, key));
});

// This edition and the one before stay: pages that are open go on with theirs. The browser lists caches in the order in
// which they were made.
const removeOld = async () => {
  await caches.open(cacheName);
  const others = (await caches.keys()).filter((name) => isOurs(name) && name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

worker.addEventListener("activate", (event) => event.waitUntil(removeOld().catch(() => {})));

worker.addEventListener("message", ({ data, ports: [port] }) => {
  // Somebody has accepted this version. Until then it waits.
  if (data === "use") worker.skipWaiting();
  if (data === "edition") port.postMessage({ lists: LISTS, cacheName });
});
