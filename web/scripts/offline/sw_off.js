// The way out of a service worker that does harm: the owner of a site copies this file over `sw.js`. It removes what was
// kept of the site, and then itworker. Games that people play are not in its reach.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const remove = async () => {
  const place = new URL(worker.registration.scope).pathname;
  /** @param {string} name */
  const isOurs = (name) => /^mustermead-\w+$/.test(name.slice(0, -place.length)) && name.endsWith(place);
  const ours = (await caches.keys()).filter(isOurs);
  await Promise.all(ours.map((name) => caches.delete(name)));
};

const leave = () =>
  remove()
    .catch(() => {})
    .then(() => worker.registration.unregister());

worker.addEventListener("install", () => {
  worker.skipWaiting();
  // At once: a worker that is busy is replaced only when it rests, and that can take minutes. The installation must not
  // wait for this, which waits for the installation.
  leave();
});
worker.addEventListener("activate", (event) => event.waitUntil(leave()));

// A page asks for its edition when it has registered a worker. While pages of before are open, that brings back one that
// is on its way out, and does not activate it again. It gets no answer, and so keeps nothing.
worker.addEventListener("message", (event) => event.waitUntil(leave()));
