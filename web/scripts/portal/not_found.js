// The page for addresses where nothing is: finds out where the site begins, shows one language, and offers the game that
// the address most likely meant. The page is sent for addresses at any depth, so it knows nothing but the address, and
// it stands alone: this script and its style are inside it. Without the script all languages are shown.
import { plain } from "./plain.js";

const html = document.documentElement;
const sections = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("section")]);
const tags = sections.map(({ lang }) => lang);
const EMBED = "embed";

/**
 * Letters and digits alone: people write signs and spaces in addresses in many ways.
 * @param {string} text
 */
const squeezed = (text) => plain(text).replace(/[^\p{L}\p{N}]/gu, "");
const links = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-names]")]);
const games = links.map(({ dataset: { game = "", names = "" } }) => ({
  game,
  names: [game, ...names.split(", ")].map(squeezed),
}));

/**
 * How many letters were left out, added, mistaken or swapped.
 * @param {string} one
 * @param {string} other
 */
const distance = (one, other) => {
  /** @type {number[]} */
  let before = [];
  let last = Array.from({ length: other.length + 1 }, (_, idx) => idx);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    [before, last] = [last, row];
  }
  return last[other.length];
};

/**
 * How far a part of the address is from a name: nothing for the name itself, infinitely far for another word.
 * @param {string} part
 * @param {string} name
 */
const difference = (part, name) => {
  if (part === name) return 0;
  const isWithin = (name.length > 3 && part.includes(name)) || (part.length > 2 && name.startsWith(part));
  if (isWithin) return 0.5;
  const mistakes = distance(part, name);
  return mistakes <= Math.max(1, Math.floor(name.length / 3)) && mistakes < name.length - 1 ? mistakes : Infinity;
};

/**
 * The game that some parts of an address most likely mean.
 * @param {string[]} parts
 */
const nearest = (parts) => {
  const words = parts.map((part) => squeezed(part.replace(/\.\w{1,5}$/, ""))).filter(Boolean);
  /** @type {{ game: string | null, far: number }} */
  let best = { game: null, far: Infinity };
  for (const { game, names } of games) {
    for (const word of words) {
      const far = Math.min(...names.map((name) => difference(word, name)));
      if (far < best.far) best = { game, far };
    }
  }
  return best.game;
};

const raw = location.pathname.split("/").slice(1);
const parts = raw.map((part) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
});
/** @param {string} part */
const isTag = (part) => tags.includes(part.toLowerCase());
/** @param {string} part */
const isBranch = (part) => isTag(part) || part === EMBED;

// The number of parts before those of the site: as the page says, else what stands before a language, a frame or a
// game, else all but the last one.
const guess = () => {
  const { root } = html.dataset;
  if (root && location.pathname.startsWith(root)) return root.split("/").length - 2;
  const branch = parts.findLastIndex(isBranch);
  if (branch >= 0) return branch;
  const game = parts.findIndex((part) => nearest([part]));
  return game >= 0 ? game : Math.max(0, parts.findLastIndex(Boolean));
};

/**
 * The address of the site, if so many parts stand before it.
 * @param {number} n
 */
const site = (n) => ["", ...raw.slice(0, n), ""].join("/");

/** @param {string[]} inside */
const language = (inside) => {
  const chosen = [...inside, new URLSearchParams(location.search).get("lang") ?? ""].find(isTag);
  /** @param {string} tag */
  const known = (tag) => tags.find((other) => other === tag || other === tag.split("-")[0]);
  return chosen?.toLowerCase() ?? navigator.languages.map(known).find(Boolean) ?? tags[0];
};

/**
 * Shows the page of a site that so many parts stand before.
 * @param {number} n
 */
const show = (n) => {
  const inside = parts.slice(n);
  const tag = language(inside);
  for (const section of sections) section.hidden = section.lang !== tag;
  const shown = sections[tags.indexOf(tag)];
  html.lang = tag;
  html.dir = shown.dir;
  document.title = shown.querySelector("h1")?.textContent ?? "";
  const isEmbed = inside.includes(EMBED);
  /** @param {string | undefined} game */
  const to = (game) => `${site(n)}${isEmbed ? EMBED : tag}/${game}/`;
  for (const link of document.querySelectorAll("a")) link.href = `${site(n)}${link.closest("section")?.lang}/`;
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (shown.querySelectorAll("li a")))
    link.href = to(link.dataset.game) + (isEmbed ? `?lang=${tag}` : "");
  const game = nearest(inside.filter((part) => !isBranch(part)));
  const meant = /** @type {HTMLElement} */ (shown.querySelector(".nearest"));
  meant.hidden = !game;
  if (!game) return;
  const link = /** @type {HTMLAnchorElement} */ (meant.querySelector("a"));
  link.textContent = shown.querySelector(`li [data-game="${game}"]`)?.textContent ?? "";
  // What else the address says is meant for this game.
  link.href = to(game) + location.search + location.hash;
};

/**
 * Asks whether the site is where it was guessed to be, then whether it is further up or down.
 * @param {number} first
 */
const ask = async (first) => {
  const others = raw.map((_, idx) => raw.length - 1 - idx).filter((n) => n !== first);
  for (const n of [first, ...others]) {
    const answer = await fetch(`${site(n)}${tags[0]}/`, { method: "HEAD" }).catch(() => null);
    // Without a connection the guess has to do.
    if (!answer) return;
    if (!answer.ok) continue;
    if (n !== first) show(n);
    return;
  }
};

const first = guess();
show(first);
ask(first);
