// Shows all games, or how to play, beside a table, in a dialog: the home page's cards, or the page about the game.

/**
 * The address of what lies beside this file.
 * @param {string} name
 */
const near = (name) => new URL(name, import.meta.url).href;

/** @type {Record<string, string[]>} */
const STYLES = { games: ["boards.css", "cards.css"], guide: ["cards.css", "learn.css"] };

/** @param {string} name */
const style = (name) => {
  const href = near(name);
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
};

/**
 * The cards of the home page at an address, with links that lead from here.
 * @param {string} address
 * @returns {Promise<{ parts: Iterable<Node>, title?: string }>}
 */
const games = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const home = new DOMParser().parseFromString(await answer.text(), "text/html");
  const parts = home.querySelectorAll(".drawings, .families");
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = home.querySelectorAll(".families a");
  for (const link of links) link.href = new URL(link.getAttribute("href") ?? "", address).href;
  return { parts };
};

/**
 * Lets a link open a tab of its own: a sign says so to eyes, and the words to everybody else.
 * @param {HTMLAnchorElement} link
 * @param {string | undefined} words
 */
const openTab = (link, words) => {
  const sign = Object.assign(document.createElement("span"), { textContent: document.dir === "rtl" ? " ↖" : " ↗" });
  sign.ariaHidden = "true";
  link.append(sign);
  Object.assign(link, { target: "_blank", title: words });
};

/**
 * How the game is played, from the page that says it, with links that lead from here. A board in it leads to a table of
 * its own, which does not take the place of this one. A link to this very page closes the dialog.
 * @param {string} address
 * @returns {Promise<{ parts: Iterable<Node>, title?: string }>}
 */
const guide = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = /** @type {HTMLElement} */ (page.querySelector("main"));
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (main.querySelectorAll("a[href]"))) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#")) continue;
    link.href = new URL(href, answer.url).href;
    if (link.href === location.origin + location.pathname) link.dataset.closes = "";
    else openTab(link, main.dataset.tab);
  }
  const heading = /** @type {HTMLElement} */ (main.querySelector("h2"));
  heading.remove();
  return { parts: [main], title: heading.textContent };
};

/**
 * The place in it that fits what is going on at the table: what the link leads to, or else the ruling or the message of
 * the rules that matters now, or else the first chapter.
 * @param {HTMLElement} dialog
 * @param {HTMLAnchorElement} link
 */
const fitting = (dialog, link) => {
  const page = /** @type {HTMLElement | null} */ (document.querySelector("main[data-about]"));
  const about = page?.dataset.about?.split(" ") ?? [];
  /** @param {string} key */
  const explains = (key) => dialog.querySelector(`[data-explains~="${CSS.escape(key)}"]`);
  /** @param {string} id */
  const named = (id) => (id ? dialog.querySelector(`#${CSS.escape(id)}`) : undefined);
  const table = /** @type {HTMLElement | null} */ (document.querySelector("main.game"));
  if (!link.hash && !link.closest(".message-bar") && table?.dataset.ply === "0") return undefined;
  const chapter = about.length ? "turn" : table?.querySelector(".game-header.over") ? "end" : "";
  const found = about.map((key) => named(key) ?? explains(key)).find(Boolean);
  return named(decodeURIComponent(link.hash.slice(1))) || found || named(chapter);
};

/**
 * Opens what a link leads to.
 * @param {HTMLAnchorElement} link
 */
export const open = async (link) => {
  const { sheet = "", close } = link.dataset;
  const [{ parts, title }] = await Promise.all([
    sheet === "games" ? games(link.href) : guide(link.href),
    ...STYLES[sheet].map(style),
  ]);
  const dialog = document.createElement("dialog");
  dialog.className = `sheet of-${sheet}`;
  const header = document.createElement("header");
  const heading = document.createElement("h2");
  heading.id = "sheet";
  heading.textContent = title ?? link.textContent.trim();
  dialog.setAttribute("aria-labelledby", heading.id);
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: close });
  header.append(heading, button);
  dialog.append(header, ...parts);
  document.body.append(dialog);
  button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-closes]")) return;
    event.preventDefault();
    dialog.close();
  });
  // A press beside it closes it.
  dialog.addEventListener("pointerdown", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    const square = /** @type {HTMLElement | null} */ (document.querySelector(".board [tabindex='0']"));
    (link.isConnected ? link : square)?.focus();
  });
  dialog.showModal();
  if (sheet === "guide") fitting(dialog, link)?.scrollIntoView();
};
