// Offers a new version of the site in a strip below the masthead. It covers nothing, and what is below it stays where
// it is on the screen.
// Nothing changes before somebody accepts it, and then in this tab alone.

import { takeWords } from "./kept_files.js";

// The session storage key that says that this tab wants to hear no more of it.
const LATER = "mustermead-later";

const isPutOff = () => {
  try {
    return Boolean(sessionStorage.getItem(LATER));
  } catch {
    return false;
  }
};

const putOff = () => {
  try {
    sessionStorage.setItem(LATER, "yes");
  } catch {
    // Then the next page offers it again.
  }
};

const style = () => {
  const href = new URL("offline.css", import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
};

// When nothing is in the middle of a move, and what was played has been saved.
const rested = () =>
  new Promise((/** @type {(_?: unknown) => void} */ done) => {
    const isIdle = () =>
      document.documentElement.dataset.page !== "game" || document.querySelector("main[data-idle], .crash");
    if (isIdle()) return done();
    const watcher = new MutationObserver(() => {
      if (!isIdle()) return;
      watcher.disconnect();
      done();
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-idle"] });
  });

// Whether the game on the table would be there again after a reload. The app names its text here with every change.
const isSaved = async () => {
  const { game, unsaved } = window.appCrash ?? {};
  if (!game) return true;
  if (unsaved) return false;
  const uid = /^uid (.*)$/m.exec(game)?.[1] ?? "";
  const saved = await window.mustermead.games.find(uid).catch(() => undefined);
  // Another tab may have played on.
  return Boolean(saved?.text.startsWith(game.trimEnd()));
};

/** @type {HTMLElement | undefined} */
let strip;

/**
 * Changes the height of the masthead, and scrolls by as much.
 * @param {() => void} change
 */
const inPlace = (change) => {
  const main = document.querySelector("main");
  const top = () => main?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  scrollBy({ top: top() - before, behavior: "instant" });
};

/**
 * Offers the version that waits.
 * @param {ServiceWorkerRegistration} registration
 */
export const offer = async (registration) => {
  if (strip || isPutOff()) return;
  const made = document.createElement("aside");
  strip = made;
  const [words] = await Promise.all([takeWords(), style()]);
  /**
   * @template {keyof HTMLElementTagNameMap} T
   * @param {T} name
   * @param {Partial<HTMLElementTagNameMap[T]>} properties
   */
  const add = (name, properties) => made.appendChild(Object.assign(document.createElement(name), properties));
  made.className = "new-version";
  made.ariaLabel = words.new;
  const says = add("p", { role: "status" });
  const use = add("button", { type: "button", textContent: words.use });
  const later = add("button", { type: "button", textContent: words.later });
  const close = () => {
    removeEventListener("moved", again);
    // As long as it is there the browser does not scroll by itself.
    inPlace(() => (made.hidden = true));
    made.remove();
    strip = undefined;
  };
  // A page in another language has come in place of this one, with a masthead of its own.
  const again = () => {
    close();
    offer(registration);
  };
  addEventListener("moved", again, { once: true });
  later.addEventListener("click", () => {
    putOff();
    close();
  });
  use.addEventListener("click", async () => {
    use.disabled = true;
    says.textContent = words.saving;
    await rested();
    if (!(await isSaved())) {
      says.textContent = words.unsaved;
      use.disabled = false;
      return;
    }
    const { waiting } = registration;
    // Another tab may have accepted it.
    if (!waiting) return location.reload();
    waiting.addEventListener("statechange", async () => {
      if (waiting.state === "redundant") close();
      if (waiting.state !== "activated") return;
      await rested();
      location.reload();
    });
    waiting.postMessage("use");
  });
  inPlace(() => document.querySelector(".masthead")?.append(made));
  // A status is told when it changes.
  requestAnimationFrame(() => {
    says.textContent = words.new;
  });
};
