// The pages with studies. A link to a study opens it in a frame on the page; without this script it leads to the table
// alone. What was solved is marked, and on the page of the day's puzzle the days in a row are counted.

const { root } = document.documentElement.dataset;
const main = document.querySelector("main");
const place = document.querySelector(".study-place");
// The storage key of what was solved: see `services/studies.rs`.
const DOCUMENT = "mustermead-studies";
// Milliseconds.
const DAY = 86_400_000;
const MINUTE = 60_000;

// How many tasks of each study are done, and `day/…` for the days on which the day's puzzle was solved.
const done = () => {
  let text = "";
  try {
    text = localStorage.getItem(DOCUMENT) ?? "";
  } catch {
    // Where nothing is stored nothing is marked.
  }
  return new Map(text.split("\n").map((line) => line.split(" ")).map(([name, number]) => [name, Number(number)]));
};

const mark = () => {
  const all = done();
  for (const link of document.querySelectorAll("a[data-study]")) {
    const { study, tasks } = link.dataset;
    const isDone = (all.get(study) ?? 0) >= Number(tasks);
    link.parentElement.querySelector(".done").hidden = !isDone;
  }
};

// What a frame has in common with the page, where that is not as usual.
const SHARED = ["theme", "look"];

// A frame with a study.
const show = (href, title) => {
  const address = new URL(href, location.href);
  const { dataset } = document.documentElement;
  for (const name of SHARED) if (dataset[name]) address.searchParams.set(name, dataset[name]);
  const frame = Object.assign(document.createElement("iframe"), { src: address.href, title });
  frame.allow = "fullscreen";
  place.replaceChildren(frame);
  place.hidden = false;
};

const open = (link) => {
  for (const other of document.querySelectorAll("a[data-study][aria-current]")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  show(link.href, link.dataset.name);
  history.replaceState(history.state, "", `#${link.dataset.study.split("/")[1]}`);
  place.scrollIntoView({ block: "start" });
  place.querySelector("iframe").focus({ preventScroll: true });
};

const named = () => {
  const id = location.hash.slice(1);
  return id ? document.querySelector(`a[data-study$="/${CSS.escape(id)}"]`) : null;
};

// The number of a day, counted from 1970 on, at this place.
const dayOf = (date) => Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

const today = () => dayOf(new Date());

// The puzzle of the day, and how many days in a row it was solved: today's counts once it is, and until then a row that
// ended yesterday goes on.
const count = () => {
  const all = done();
  const isDone = (day) => all.has(`day/${day}`);
  const day = today();
  let [first, days] = [isDone(day) ? day : day - 1, 0];
  for (; isDone(first - days); days++);
  const streak = document.querySelector("[data-streak]");
  streak.querySelector("b").textContent = String(days);
  streak.hidden = !days;
  document.querySelector("[data-solved]").hidden = !isDone(day);
};

// The puzzle of today, where another day's is shown. Clocks may stand before 1970, and may be set back.
let shown;
const showToday = (puzzles) => {
  const day = today();
  if (shown === day) return;
  shown = day;
  const n = puzzles.length;
  const [game, study] = puzzles[((day % n) + n) % n].split("/");
  const item = document.querySelector(`[data-of="${game}"]`);
  main.toggleAttribute("data-oblong", item.hasAttribute("data-oblong"));
  const { lang } = document.documentElement;
  show(`${root}embed/${game}/?lang=${lang}&study=${study}&day=${day}`, item.textContent.trim());
  count();
};

const begin = () => {
  const { puzzles } = main.dataset;
  if (!puzzles) {
    for (const link of document.querySelectorAll("a[data-study]")) {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(link);
      });
    }
    mark();
    addEventListener("storage", mark);
    const link = named();
    if (link) open(link);
    return;
  }
  const all = puzzles.split(" ");
  showToday(all);
  addEventListener("storage", count);
  // A page that is left open has tomorrow's puzzle when somebody comes back to it, or after midnight. Nobody loses one
  // that they are about to solve.
  const look = () => document.activeElement?.localName !== "iframe" && showToday(all);
  for (const kind of ["focus", "pageshow"]) addEventListener(kind, look);
  document.addEventListener("visibilitychange", () => document.hidden || showToday(all));
  setInterval(look, MINUTE);
};

begin();
