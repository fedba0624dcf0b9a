// Draws the picture of a saved game from the board on the page, while the page has nothing else to do.

// How long after a save, and after a moment in which the board was no picture, in milliseconds.
const REST = 500;
// How much longer the page may be busy.
const MOST_REST = 2000;
// How often it is tried while another game is on the table, or the address does not name this one yet.
const TRIES = 20;
// What a board shows besides the game: what is touched, what may be touched, what was played last, and names that nobody
// can read in a small picture.
const APART = [
  ".coordinate, .square-number, .point-name, .spot-name, .dot-number",
  ".above, .background, .focus, .label, .overlay, .overlay-edge, .last-turn, .last-turn-corners, .last-flat",
  ".last-flat-edge, .glow, .movable, .selected, .target, .far, .refused, .sign-dot, .sign-rim, .sign-rim-edge",
].join();
// Attributes and classes for what boards do, which pictures do not.
const DOING = /^(role|tabindex|id|style|on.*|(aria|data)-.*)$/;
const STATES = new Set(["cell", "draggable", "stack", "lifted", "away", "shows"]);

/** @type {Record<string, string>} */
const signs = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
/** @param {string} text */
const escaped = (text) => text.replace(/[&<"]/g, (sign) => signs[sign]);

/**
 * @param {string} name
 * @param {string} value
 */
export const attribute = (name, value) => ` ${name}="${escaped(value)}"`;

/**
 * An element of SVG as text, with these attributes; a group that says nothing is only what is in it.
 * @param {Element} element
 * @param {string} attributes
 * @param {(child: Element) => string} childMarkup
 */
export const markup = (element, attributes, childMarkup) => {
  const name = element.localName;
  const inside = element.firstElementChild
    ? [...element.children].map(childMarkup).join("")
    : escaped(element.textContent);
  if (name === "g" && !(attributes && inside)) return inside;
  return inside ? `<${name}${attributes}>${inside}</${name}>` : `<${name}${attributes}/>`;
};

/** @param {Attr} attribute */
const shown = ({ name, value }) => {
  const left =
    name === "class"
      ? value
          .split(/\s+/)
          .filter((one) => !STATES.has(one))
          .join(" ")
      : value;
  return DOING.test(name) || !left ? "" : attribute(name, left);
};

/**
 * @param {Element} element
 * @returns {string}
 */
const drawn = (element) => {
  if (element.matches(APART)) return "";
  // Sorted: in the document their order tells what was drawn before.
  return markup(element, [...element.attributes].map(shown).sort().join(""), drawn);
};

// The picture of the board, if it shows the game as it is and nothing on it is on its way.
export const picture = () => {
  const svg = document.querySelector("main[data-idle]:not([data-past]) .board svg[data-idle]");
  if (!svg || svg.querySelector(".ghost")) return undefined;
  return drawn(svg).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"');
};

/** @param {string} text */
const packed = async (text) => {
  try {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    return await new Response(stream).arrayBuffer();
  } catch {
    // A browser that cannot deflate keeps it as it is.
    return text;
  }
};

/**
 * Some browsers have no idle callbacks, and a page may never be idle.
 * @type {(work: () => void) => void}
 */
const whenIdle = (work) => (globalThis.requestIdleCallback ?? setTimeout)(work, { timeout: MOST_REST });
/** @type {number | undefined} */
let waiting;

/**
 * Draws the picture of the game as soon as its board is at rest, and passes it to `keep`. A later call takes the place of
 * an earlier one.
 * @param {string} uid
 * @param {(picture: ArrayBuffer | string) => Promise<void>} keep
 */
export const draw = (uid, keep) => {
  let n = 0;
  const look = async () => {
    const isThere = location.hash === `#${uid}`;
    const text = isThere && picture();
    if (text) await keep(await packed(text)).catch(() => {});
    else if (isThere || ++n < TRIES) wait();
  };
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => whenIdle(look), REST);
  };
  wait();
};
