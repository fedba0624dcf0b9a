// Begins an embedded page: puts into its head what stands there in a template. A page without an origin, as in a frame in
// a sandbox, can load no modules; it fetches none of them, and `start.js` loads another script. This one stands in the
// page itself, before that.
{
  const isDisk = location.protocol === "file:";
  const { content } = /** @type {HTMLTemplateElement} */ (document.getElementById("held"));
  /** @param {string} selector */
  const put = (selector) =>
    document.head.append(.../** @type {DocumentFragment} */ (content.cloneNode(true)).querySelectorAll(selector));
  // Without an origin WebKit does not know what 'self' is.
  const policy = content.querySelector("meta");
  if (policy && origin === "null" && !isDisk) {
    policy.content = policy.content.replaceAll("'self'", `'self' ${location.origin}`);
  }
  put("meta");
  if (origin !== "null" && !isDisk) {
    put("link");
    // Modules that are put into a page do not wait for the rest of it, as those do that stand in it.
    addEventListener("DOMContentLoaded", () => put("script"));
  }
  // Whoever is on the site needs no link to it: not below a lesson, a study or a puzzle. What the dialog about
  // embedding shows is as others see it. A frame of a page from disk may not look around; it is there alone.
  const isOwn = () => {
    if (isDisk) return parent !== window;
    const { frameElement: frame } = window;
    return "build" in (frame?.ownerDocument.documentElement.dataset ?? {}) && !frame?.closest(".embedding");
  };
  addEventListener("DOMContentLoaded", () => isOwn() && document.querySelector(".portal")?.remove());
}
