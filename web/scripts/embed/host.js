// What an embedded table and the page around it say to each other; docs/embed.md describes it.
//
// To whoever is there the table says when it can be spoken to, `{ mustermead: 1, ready: true }`, and how high it has
// become, so that its frame can grow, `{ mustermead: 1, height }` in CSS pixels: nothing that a page around it may not
// know. All else goes over a port that the page around it hands over, once. The app reads what comes there and answers; here it is only passed on, a few
// messages at a time, so that a page that sends thousands does not keep anybody from playing.

import { takeTable } from "../page/words.js";

// Milliseconds. Only so soon after somebody has touched the table does it ask for another height: whatever is below the
// frame must not move by itself.
const SOON = 500;
// How many messages wait at most.
const MOST = 100;
// How much one may say, in characters.
const LONGEST = 200_000;

const root = document.documentElement;
let touchedAt = -SOON;
let said = 0;
let width = 0;

const say = () => {
  if (performance.now() - touchedAt > SOON) return;
  // Without a scroll bar, which makes everything narrower, and will not be there.
  root.style.overflowY = "hidden";
  const height = Math.ceil(root.scrollHeight);
  const board = document.querySelector(".board")?.clientHeight;
  root.style.overflowY = "";
  if (height <= root.clientHeight || height === said) return;
  said = height;
  // The board keeps its size in a frame that becomes higher, until it becomes wider or narrower as well.
  if (width !== innerWidth) {
    root.style.setProperty("--frame", `${root.clientHeight}px`);
    root.style.setProperty("--board-high", `${board}px`);
  }
  width = innerWidth;
  parent.postMessage({ mustermead: 1, height }, "*");
};

/** @param {Event} event */
const touch = ({ isTrusted }) => {
  if (!isTrusted) return;
  touchedAt = performance.now();
  // What it changes may have no effect on the page's size but that it no longer fits.
  requestAnimationFrame(() => requestAnimationFrame(say));
};

/** @type {MessagePort | undefined} */
let port;
let isReady = false;
let isFlooded = false;
// Whether the next of them is about to be passed on.
let isDue = false;
/** @type {string[]} */
const waiting = [];

/**
 * For the app: tells the page around the table something, which is written as JSON.
 * @param {string} text
 */
const tell = (text) => port?.postMessage(JSON.parse(text));

// One at a time, each in a task of its own, and not while somebody's touch waits.
const pass = () => {
  if (isDue || !isReady || !waiting.length) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    dispatchEvent(new CustomEvent("host", { detail: waiting.shift() }));
    isFlooded = false;
    pass();
  });
};

// For the app: it listens from now on.
const ready = () => {
  isReady = true;
  pass();
};

/**
 * For the app: chooses something that `theme.js` knows, as if somebody had done it.
 * @param {string} name
 * @param {string} value
 */
const choose = (name, value) => {
  const isSwitch = name === "sounds";
  const made = { name, value, type: isSwitch ? "checkbox" : "hidden", checked: value === "on", hidden: true };
  const input = Object.assign(document.createElement("input"), made);
  document.body.append(input);
  input.dispatchEvent(new Event("change", { bubbles: true }));
  input.remove();
};

/** @param {MessageEvent<unknown>} event */
const hear = ({ data }) => {
  /** @type {string | undefined} */
  let text;
  try {
    text = JSON.stringify(data);
  } catch {
    // What has no form as a text is no command.
  }
  const isLong = (text?.length ?? 0) > LONGEST;
  if (isLong || waiting.length >= MOST) {
    // Said once, until there is room again.
    if (!isFlooded) tell(JSON.stringify({ is: "error", code: "flood", why: isLong ? "too long" : "too many at once" }));
    isFlooded = true;
    return;
  }
  waiting.push(text ?? "");
  pass();
};

/**
 * The page around the table hands over a port. Who else sends something is not heard, and later ports are not taken.
 * @param {MessageEvent} event
 */
const take = ({ source, data, ports }) => {
  if (port || source !== parent || data?.mustermead !== 1 || ports.length !== 1) return;
  [port] = ports;
  port.onmessage = hear;
};

/**
 * For the app: the studies of a game, in the page's language.
 * @param {string} game
 */
const studies = (game) => takeTable(root, `${game}-studies`);

window.mustermeadHost = { ready, tell, choose, studies };
if (parent !== window) {
  for (const kind of ["pointerdown", "pointerup", "keydown"]) {
    addEventListener(kind, touch, { capture: true, passive: true });
  }
  new ResizeObserver(say).observe(document.body);
  addEventListener("resize", () => {
    if (!width || width === innerWidth) return;
    for (const name of ["--frame", "--board-high"]) root.style.removeProperty(name);
  });
  addEventListener("message", take);
  parent.postMessage({ mustermead: 1, ready: true }, "*");
}
