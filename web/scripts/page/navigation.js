// Navigation between pages. A page in another language, or of another game of the same program, replaces this one part
// by part, so that the app and its current game keep running. `boot.js` fetches this file when somebody goes there.

import { takeWords } from "./words.js";

const root = document.documentElement;

// If several navigations were started, only the last one counts.
let latest = 0;

/** @param {string} address */
const move = async (address) => {
  const own = ++latest;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = page.documentElement;
  if (next.dataset.build !== root.dataset.build) throw new Error("that page is of another build");
  if (next.dataset.program !== root.dataset.program) throw new Error("that page has another program");
  const words = await takeWords(next);
  if (own !== latest) return;
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  // At the other address a relative URL would lead elsewhere.
  // biome-ignore lint/correctness/noSelfAssign: what is read is absolute
  if (icon) icon.href = icon.href;
  history.replaceState(history.state, "", new URL(address).pathname + location.search + location.hash);
  for (const { name, value } of next.attributes) root.setAttribute(name, value);
  document.title = page.title;
  // That page has not failed to start.
  /** @type {HTMLElement} */ (page.getElementById("trouble")).hidden = true;
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-part]"))) {
    document.querySelector(`[data-part="${part.dataset.part}"]`)?.replaceWith(part);
  }
  window.mustermead.words = words;
  // For the app, and for scripts, which have nothing to do when the app hears that layers have come late (boot.js).
  dispatchEvent(new Event("placed"));
  dispatchEvent(new Event("moved"));
};

/** @param {string} game */
const pageOf = (game) => {
  const { root: up, page } = root.dataset;
  // From disk browsers show what is in a folder, and not its page.
  const file = location.protocol === "file:" ? "index.html" : "";
  return new URL(`${up}${page === "embed" ? page : root.lang}/${game}/${file}`, location.href).href;
};

/**
 * For the app when it opens another game. If that page cannot be fetched, this one stays.
 * @param {string} game
 */
export const moveToGame = (game) => {
  move(pageOf(game)).catch(() => {});
};

/**
 * For the app when a saved game needs another program. `how` is "assign", or "replace" to leave no history entry
 * for this page.
 * @param {string} how
 * @param {string} game
 * @param {string} uid
 */
export const goToGame = (how, game, uid) =>
  location[/** @type {"assign" | "replace"} */ (how)](`${pageOf(game)}${location.search}#${uid}`);

// Says below the masthead that the other page cannot be had without a network, if this one can say so.
const sayOffline = async () => {
  const { missing } = await import("../offline/kept_files.js").then(({ takeWords }) => takeWords());
  document.getElementById("offline-missing")?.remove();
  const text = Object.assign(document.createElement("p"), {
    id: "offline-missing",
    role: "alert",
    textContent: missing,
  });
  // Below the rows of the masthead, which hides its own line on phones.
  Object.assign(text.style, { display: "block", gridArea: "4 / 1 / 5 / -1" });
  document.querySelector(".masthead")?.append(text);
};

/**
 * Goes where a link to the page in another language leads. Without a network this page stays, with the game on it.
 * @param {HTMLAnchorElement} link
 */
export const follow = async (link) => {
  try {
    await move(link.href);
  } catch (error) {
    // This is what `fetch` throws then.
    if (!(error instanceof TypeError)) throw error;
    await sayOffline();
    link.closest("details")?.removeAttribute("open");
  }
  /** @type {HTMLElement | null} */ (document.querySelector(".menu summary"))?.focus({ preventScroll: true });
};
