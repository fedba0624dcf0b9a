// The pages with studies. A link to a study opens it in a frame on the page; without this script it leads to the table
// alone. What was solved is marked, and so is what comes next. The page of the day's puzzle has the puzzles of the days
// before too, and counts the days in a row.

const { root } = document.documentElement.dataset;
/**
 * An element that the page has.
 * @param {string} selector
 * @param {ParentNode} [around]
 */
const part = (selector, around = document) => /** @type {HTMLElement} */ (around.querySelector(selector));
/**
 * All links of a kind.
 * @param {string} selector
 */
const linksOf = (selector) => /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(selector)]);
const main = part("main");
const place = part(".study-place");
// The storage key of what was solved: see `services/studies.rs`.
const DOCUMENT = "mustermead-studies";
// That of one's own mistakes: see `study::Deck`.
const MISTAKES = "mustermead-mistakes";
// Milliseconds.
const DAY = 86_400_000;
const MINUTE = 60_000;
// So many days are listed, today included.
const LISTED = 30;

/**
 * The lines of a document in this browser, and their words.
 * @param {string} name
 */
const stored = (name) => {
  let text = "";
  try {
    text = localStorage.getItem(name) ?? "";
  } catch {
    // Where nothing is stored nothing is marked.
  }
  return text.split("\n").map((line) => line.split(" "));
};

// How many tasks of each study are done, and `day/…` for the days on which the day's puzzle was solved.
const done = () => {
  const lines = stored(DOCUMENT);
  return new Map(lines.map(([name, number]) => [name, Number(number)]));
};

const links = () => linksOf("a[data-study]");

// The first that is not done is the next.
const mark = () => {
  const all = done();
  /** @param {HTMLElement} link */
  const isDone = ({ dataset: { study = "", tasks } }) => (all.get(study) ?? 0) >= Number(tasks);
  const next = links().find((link) => !isDone(link));
  for (const link of links()) {
    const item = /** @type {HTMLElement} */ (link.parentElement);
    part(".done", item).hidden = !isDone(link);
    const badge = part(".next", item);
    if (badge) badge.hidden = link !== next;
  }
};

// What a frame has in common with the page, where that is not as usual.
const SHARED = ["theme", "look"];

// The puzzle of the day that stands above the frame.
/** @type {string | undefined} */
let ofDay;

/**
 * A frame with a study.
 * @param {string} href
 * @param {string | undefined} title
 */
const show = (href, title) => {
  const address = new URL(href, location.href);
  // From disk a browser opens no folders.
  if (address.protocol === "file:" && address.pathname.endsWith("/")) address.pathname += "index.html";
  const { dataset } = document.documentElement;
  for (const name of SHARED) if (dataset[name]) address.searchParams.set(name, dataset[name]);
  const frame = Object.assign(document.createElement("iframe"), { src: address.href, title });
  frame.allow = "fullscreen";
  frame.addEventListener("load", () => follow(frame));
  place.replaceChildren(frame);
  place.hidden = false;
};

/** @param {string} hash */
const setHash = (hash) => {
  const { pathname, search } = location;
  history.replaceState(history.state, "", hash ? `#${hash}` : pathname + search);
};

/** @param {Element | null} link */
const setCurrent = (link) => {
  for (const other of document.querySelectorAll("a[aria-current=true]")) other.removeAttribute("aria-current");
  link?.setAttribute("aria-current", "true");
};

/** @param {HTMLElement} link */
const setStudy = (link) => {
  setCurrent(link);
  setHash(idOf(link));
};

/**
 * A link in the frame has led to another study.
 * @param {HTMLIFrameElement} frame
 */
const follow = (frame) => {
  /** @type {string | null | undefined} */
  let study;
  try {
    study = new URLSearchParams(/** @type {Window} */ (frame.contentWindow).location.search).get("study");
  } catch {
    // From disk no page may look into another.
  }
  // The day is that of another puzzle.
  if (study && ofDay && study !== ofDay) part("[data-date] time").textContent = frame.title;
  const link = study && named(study);
  if (!link || link.hasAttribute("aria-current")) return;
  setStudy(link);
  frame.title = link.dataset.name ?? "";
};

const enter = () => {
  place.scrollIntoView({ block: "start" });
  place.querySelector("iframe")?.focus({ preventScroll: true });
};

/** @param {HTMLAnchorElement} link */
const open = (link) => {
  setStudy(link);
  show(link.href, link.dataset.name);
  enter();
};

/**
 * The id of the study to which a link leads, without its game.
 * @param {HTMLElement} link
 */
const idOf = ({ dataset: { study = "" } }) => study.split("/")[1];

/** @param {string} id */
const named = (id) => (id ? links().find((link) => idOf(link) === id) : undefined);

/** @param {MouseEvent} event */
const isPlain = (event) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

// How many of one's own mistakes there are, and how many of them are due.
const countMistakes = () => {
  const section = part("[data-mistakes]");
  const today = Math.floor(Date.now() / DAY);
  const all = stored(MISTAKES).filter(([kind, game]) => kind === "card" && game === section.dataset.mistakes);
  const due = all.filter(([, , day]) => Number(day) <= today);
  section.hidden = !all.length;
  part("[data-due]", section).hidden = !due.length;
  part("[data-none]", section).hidden = due.length > 0;
  part("[data-due] b", section).textContent = String(due.length);
};

const beginMistakes = () => {
  const link = /** @type {HTMLAnchorElement} */ (part("[data-due] a"));
  link.addEventListener("click", (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setCurrent(link);
    show(link.href, link.dataset.name);
    enter();
  });
  countMistakes();
  addEventListener("storage", countMistakes);
};

const beginStudies = () => {
  for (const link of links()) {
    link.addEventListener("click", (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      open(link);
    });
  }
  mark();
  addEventListener("storage", mark);
  const openNamed = () => {
    const link = named(location.hash.slice(1));
    if (link && !link.hasAttribute("aria-current")) open(link);
  };
  openNamed();
  addEventListener("hashchange", openNamed);
};

/**
 * The number of a day, counted from 1970 on, at this place.
 * @param {Date} date
 */
const dayOf = (date) => Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/**
 * Its date as in an address.
 * @param {number} day
 */
const dateOf = (day) => new Date(day * DAY).toISOString().slice(0, 10);

/**
 * The puzzle of a day, as game and study. Before 1970 the row goes on too.
 * @param {number} day
 */
const puzzleOf = (day) => {
  const all = (main.dataset.puzzles ?? "").split(" ");
  return all[((day % all.length) + all.length) % all.length].split("/");
};

/**
 * Browsers take plain `sr` for Cyrillic letters and plain `en` for the American order: see `services/page.rs`.
 * @type {Record<string, string>}
 */
const LOCALES = { en: "en-GB", sr: "sr-Latn" };

/**
 * @param {number} day
 * @param {Intl.DateTimeFormatOptions} format
 */
const written = (day, format) => {
  const { lang } = document.documentElement;
  const options = { ...format, numberingSystem: "latn", timeZone: "UTC" };
  try {
    return new Intl.DateTimeFormat(LOCALES[lang] ?? lang, options).format(new Date(day * DAY));
  } catch {
    return dateOf(day);
  }
};

/** @param {number} day */
const gameOf = (day) => part(`[data-of="${puzzleOf(day)[0]}"]`);

/**
 * Puts a day's puzzle on the page. Only that of today counts for the row.
 * @param {number} day
 * @param {number} today
 */
const showDay = (day, today) => {
  const [game, study] = puzzleOf(day);
  ofDay = study;
  const item = gameOf(day);
  const name = item.textContent.trim();
  main.toggleAttribute("data-oblong", item.hasAttribute("data-oblong"));
  const { lang } = document.documentElement;
  const counts = day === today ? `&day=${day}` : "";
  show(`${root}embed/${game}/?lang=${lang}&study=${study}${counts}`, name);
  const date = part("[data-date]");
  const time = /** @type {HTMLTimeElement} */ (date.querySelector("time"));
  time.dateTime = dateOf(day);
  time.textContent = `${written(day, { dateStyle: "full" })} · ${name}`;
  date.hidden = false;
  setCurrent(document.querySelector(`a[data-day="${day}"]`));
};

/**
 * How many days in a row were solved: today's counts once it is, and until then a row that ended yesterday goes on.
 * @param {number} today
 */
const count = (today) => {
  const all = done();
  /** @param {number} day */
  const isDone = (day) => all.has(`day/${day}`);
  let [first, days] = [isDone(today) ? today : today - 1, 0];
  for (; isDone(first - days); days++);
  const streak = part("[data-streak]");
  streak.hidden = !days;
  streak.querySelector("span")?.remove();
  if (days) {
    const known = days < 200 ? days : 100 + (days % 100);
    const idx = Number(streak.dataset.forms?.[known - 1]);
    const form = /** @type {DocumentFragment} */ (streak.querySelectorAll("template")[idx].content.cloneNode(true));
    const number = form.querySelector("b");
    if (number) number.textContent = String(days);
    const sentence = document.createElement("span");
    sentence.append(form);
    streak.append(sentence);
  }
  part("[data-solved]").hidden = !isDone(today);
  part("[data-open]").hidden = isDone(today) || !days;
  for (const link of linksOf("a[data-day]")) {
    const day = Number(link.dataset.day);
    part(".done", /** @type {HTMLElement} */ (link.parentElement)).hidden =
      !isDone(day) && !all.has(puzzleOf(day).join("/"));
  }
};

/**
 * Lists the last days anew.
 * @param {number} today
 */
const list = (today) => {
  const days = part("[data-days]");
  const template = /** @type {HTMLTemplateElement} */ (days.querySelector("template"));
  for (const link of days.querySelectorAll("a[data-day]")) link.parentElement?.remove();
  for (let day = today; day > today - LISTED; day--) {
    const item = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
    const link = /** @type {HTMLAnchorElement} */ (item.querySelector("a"));
    link.dataset.day = `${day}`;
    link.href = day === today ? "./" : `#${dateOf(day)}`;
    link.textContent = written(day, { day: "numeric", month: "long" });
    part(".grade", item).textContent = gameOf(day).textContent.trim();
    link.addEventListener("click", (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      showDay(day, today);
      setHash(day === today ? "" : dateOf(day));
      enter();
    });
    template.parentElement?.append(item);
  }
  days.hidden = false;
};

const beginDays = () => {
  let today = dayOf(new Date());
  list(today);
  const wanted = () => {
    const link = linksOf("a[data-day]").find(({ hash }) => hash && hash === location.hash);
    return link ? Number(link.dataset.day) : today;
  };
  showDay(wanted(), today);
  count(today);
  addEventListener("storage", () => count(today));
  addEventListener("hashchange", () => showDay(wanted(), today));
  // A page that was left open past midnight becomes that of the new day when somebody comes back to it. Nobody loses a
  // puzzle that they are at: then it says that there is another one. Clocks may be set back, too.
  const look = () => {
    const now = dayOf(new Date());
    if (document.hidden || now === today) return;
    const isAtIt = document.activeElement?.localName === "iframe";
    part("[data-new]").hidden = !isAtIt;
    if (isAtIt) return;
    today = now;
    list(today);
    if (wanted() === today) showDay(today, today);
    count(today);
  };
  for (const kind of ["focus", "pageshow"]) addEventListener(kind, look);
  document.addEventListener("visibilitychange", look);
  setInterval(look, MINUTE);
};

if (main.dataset.puzzles) {
  beginDays();
} else {
  beginStudies();
  beginMistakes();
}
