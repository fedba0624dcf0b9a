// Draws the picture of a saved game from the board on the page, while the page has nothing else to do; and what pages need
// to show such pictures.

// How long after a save, and after a moment in which the board was no picture, in milliseconds.
const REST = 500;
// How much longer the page may be busy.
const MOST_REST = 2000;
// How often it is tried while another game is on the table, or the address does not name this one yet.
const TRIES = 20;
// What a board shows besides the game: what is touched, what may be touched, what was played last, and names that nobody
// can read in a small picture.
const APART = [
  ".site-name",
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
  const text = drawn(svg).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"');
  // A tall column on the far rank rises above the board.
  const above = -Math.floor(10 * /** @type {SVGSVGElement} */ (svg).getBBox().y) / 10;
  if (!(above > 0)) return text;
  return text.replace(/viewBox="0 0 (\S+) ([\d.]+)/, (_, w, h) => `viewBox="0 -${above} ${w} ${+h + above}`);
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

// Classes of boards as earlier builds called them, by the folder of games whose name they begin with now: pictures that were
// saved then have them.
/** @type {Record<string, string>} */
const EARLIER = {
  backgammon: "cube cube-body cube-edge cube-number milled pile-count point",
  chess: "alarm cleft",
  lanko: "plate plate-letter slit wall wall-edge",
  lanrick:
    "border-dark border-light coin coin-face coin-leaves coin-line fillet fillet-edge mead-dark mead-light meadow rope rope-edge",
  laska: "column officer-studs tight",
  lino: "cut felt glass glint score-dots score-number score-ring score-tile score-worth spot-dots through tile tile-bevel tile-face tile-lain tile-moved tile-number tile-side tile-star",
  ludo: "die-tray dot finish mark nest nest-line track",
};
/** @type {Map<string, string>} */
const renamed = new Map();
for (const [folder, classes] of Object.entries(EARLIER)) {
  for (const name of classes.split(" ")) renamed.set(name, `${folder}-${name}`);
}

/** @param {ArrayBuffer} bytes */
const unpacked = (bytes) =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();

/** @type {Promise<unknown> | undefined} */
let boards;
/**
 * The style of the boards of all games: a page with a table has that of its own game alone.
 * @param {string} href
 */
const takeBoards = (href) => {
  if (document.querySelector("link[href$='/portal/boards.css']")) return boards;
  boards = new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = done;
    document.head.append(link);
  });
  return boards;
};

/**
 * A picture that was kept, as SVG for this page, which takes the style of boards at an address if it lacks it.
 * @param {ArrayBuffer | string} kept
 * @param {string} href
 */
export const forPage = async (kept, href) => {
  const [text] = await Promise.all([kept instanceof ArrayBuffer ? unpacked(kept) : kept, takeBoards(href)]);
  /** @param {string} name */
  const current = (name) => renamed.get(name) ?? name;
  return text.replace(/ class="[^"]*/g, (names) => names.replace(/[\w-]+/g, current));
};
