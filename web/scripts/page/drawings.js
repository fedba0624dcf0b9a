// Arrows and circles that somebody draws on a board: with the right button of a mouse, or with a second finger while the
// first one rests on a square. The app keeps them; here they are drawn and begun. `boot.js` imports this when it is first
// needed.

const NAMESPACE = "http://www.w3.org/2000/svg";
/**
 * The colours by the key that is held.
 * @param {MouseEvent} event
 */
const colour = ({ shiftKey, altKey, ctrlKey, metaKey }) =>
  shiftKey ? "red" : altKey ? "blue" : ctrlKey || metaKey ? "yellow" : "green";

/** @returns {SVGSVGElement | null} */
const board = () => document.querySelector(".game > .board > svg");
/**
 * @param {Target | EventTarget | null} element
 * @returns {string | undefined}
 */
const siteOf = (element) => /** @type {Target | null} */ (element)?.closest?.("[data-site]")?.dataset.site;

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
const element = (name, attributes) => {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`);
  return made;
};

/**
 * Where a site is drawn.
 * @typedef {{ x: number, y: number, half: number }} Place
 */

/**
 * The middle of a site and half its height, in the board's units; undefined where it is not in view.
 * @param {SVGSVGElement} svg
 * @param {string} site
 */
const place = (svg, site) => {
  const cell = svg.querySelector(`[data-site="${site}"]`);
  if (!cell) return undefined;
  const { left, top, width, height } = (cell.querySelector(".background") ?? cell).getBoundingClientRect();
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(matrix);
  return { x, y, half: (Math.min(width, height) * matrix.a) / 2 };
};

/** @param {Place} place */
const circle = ({ x, y, half }) => element("circle", { cx: x, cy: y, r: half * 0.92 });

/**
 * @param {Place} from
 * @param {Place} to
 */
const arrow = (from, to) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const head = from.half * 0.6;
  const tip = [to.x - ux * head * 0.4, to.y - uy * head * 0.4];
  const neck = [tip[0] - ux * head, tip[1] - uy * head];
  /** @param {1 | -1} way */
  const side = (way) => `${neck[0] - uy * head * 0.6 * way} ${neck[1] + ux * head * 0.6 * way}`;
  const start = `${from.x + ux * from.half * 0.4} ${from.y + uy * from.half * 0.4}`;
  return element("path", { d: `M${start}L${neck.join(" ")}M${side(1)}L${tip.join(" ")}L${side(-1)}z` });
};

/**
 * @param {SVGSVGElement} svg
 * @param {Shape} shape
 */
const drawn = (svg, [name, from, to]) => {
  const [start, end] = [place(svg, from), to === undefined ? undefined : place(svg, to)];
  if (!start || (to !== undefined && !end)) return [];
  const shape = end ? arrow(start, end) : circle(start);
  shape.setAttribute("class", `drawn ${name}`);
  return [shape];
};

/**
 * A colour, the site on which it begins, and that on which an arrow ends.
 * @typedef {string[]} Shape
 */

/** @type {Shape[]} */
let shapes = [];
/** @type {Shape | undefined} */
let draft;
const draw = () => {
  const svg = board();
  if (!svg) return;
  svg.querySelector(".drawings")?.remove();
  const all = draft ? [...shapes, draft] : shapes;
  if (!all.length) return;
  const layer = element("g", { "class": "drawings", "aria-hidden": "true" });
  layer.append(...all.flatMap((shape) => drawn(svg, shape)));
  svg.append(layer);
};

/**
 * Shows the shapes that the app keeps, such as `green 3, red 3 7`.
 * @param {string} text
 */
export const show = (text) => {
  shapes = text ? text.split(", ").map((shape) => shape.split(" ")) : [];
  // After the app has drawn the board.
  requestAnimationFrame(draw);
};

/** @param {boolean} keep */
const end = (keep) => {
  if (keep && draft) document.dispatchEvent(new CustomEvent("mustermead-draw", { detail: draft.join(" ") }));
  draft = undefined;
  draw();
};

/**
 * A press with the right button begins a circle, which becomes an arrow on another square.
 * @param {PointerEvent} event
 */
export const begin = (event) => {
  const site = siteOf(event.target);
  if (site === undefined) return;
  draft = [colour(event), site];
  draw();
};
addEventListener("pointermove", ({ buttons, clientX, clientY }) => {
  if (!draft || !(buttons & 2)) return;
  const site = siteOf(document.elementFromPoint(clientX, clientY));
  const next = site === undefined || site === draft[1] ? draft.slice(0, 2) : [draft[0], draft[1], site];
  if (next.join() !== draft.join()) {
    draft = next;
    draw();
  }
});
addEventListener("pointerup", ({ button }) => draft && button === 2 && end(true));
addEventListener("keydown", ({ key }) => draft && key === "Escape" && end(false));

/**
 * A second finger on the board draws from the square under the first one.
 * @param {TouchEvent} event
 */
export const beginByFinger = ({ touches }) => {
  const [from, to] = [...touches].map(({ target }) => siteOf(target));
  if (touches.length !== 2 || from === undefined || to === undefined) return;
  draft = from === to ? ["green", from] : ["green", from, to];
  end(true);
};

// The layer moves with the board: it is drawn anew when that is turned or has another size.
addEventListener("resize", draw);
