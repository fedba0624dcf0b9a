// Saves games as files, and boards as pictures. Fetched with the first dialog that offers it.

import { attribute, markup } from "./picture.js";

const { dataset } = document.documentElement;

/**
 * Has the browser save something as a file.
 * @param {string} name
 * @param {string} type
 * @param {BlobPart} content
 */
export const save = (name, type, content) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Browsers begin at once, but not all of them before this function ends.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

// What a board shows besides the game: what is touched, what may be touched, what was played last.
const APART = [
  ".above, .focus, .overlay, .overlay-edge, .last-turn, .last-turn-corners, .last-flat, .last-flat-edge, .glow",
  ".movable, .selected, .target, .far, .refused, .ghost, .carried, .spread, .sign-rim, .sign-rim-edge",
].join();
/**
 * What a picture says of an element, where that differs from what it would be anyway: properties of its style that are
 * attributes of SVG too.
 * @type {Record<string, string>}
 */
const USUAL = {
  "fill": "rgb(0, 0, 0)",
  "fill-opacity": "1",
  "stroke": "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "paint-order": "normal",
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "font-style": "normal",
  "letter-spacing": "normal",
  "text-anchor": "start",
  "dominant-baseline": "auto",
};
/** @param {string} name */
const isOfText = (name) => /^(font|letter|text|dominant|paint)/.test(name);
// The same for properties that the elements within do not take over.
const OWN = { "opacity": "1", "transform": "none" };
const ATTRIBUTES = /^(d|[cr]?[xy]|[xy][12]|r|width|height|points|transform|dx|dy|viewBox|pathLength)$/;
// What boards are painted with: gradients and patterns, and their stops.
const OF_PAINT = /^(id|offset|stop-opacity|stroke|stroke-opacity|stroke-width|fill|pattern.*|gradient.*)$/;

/**
 * A value of a style as other programs read it too: addresses without signs around them, colours without a space.
 * @param {string} value
 */
const plain = (value) =>
  value.replace(/url\("?[^#"]*(#[^")]+)"?\)/, "url($1)").replace(/color\(srgb ([^)]+)\)/, (_, channels) => {
    const bytes = channels.split(" ").slice(0, 3);
    return `rgb(${bytes.map((/** @type {string} */ share) => Math.round(Number(share) * 255)).join(", ")})`;
  });

/**
 * A gradient, a pattern or a part of one.
 * @param {Element} element
 * @returns {string}
 */
const paint = (element) => {
  const kept = [...element.attributes].filter(({ name }) => OF_PAINT.test(name) || ATTRIBUTES.test(name));
  let written = kept.map(({ name, value }) => attribute(name, value)).join("");
  // What an attribute says is in the style too.
  if (element.localName === "stop") written += attribute("stop-color", plain(getComputedStyle(element).stopColor));
  return markup(element, written, paint);
};

/**
 * An element as it is drawn, within one with these properties.
 * @param {Element} element
 * @param {Record<string, string>} around
 * @returns {string}
 */
const drawn = (element, around) => {
  const style = getComputedStyle(element);
  const name = element.localName;
  if (element.matches(APART) || style.display === "none" || style.visibility === "hidden") return "";
  if (name === "title" || name === "desc") return "";
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const { name, value } of element.attributes) if (ATTRIBUTES.test(name)) attributes[name] = value;
  const inherited = { ...around };
  const writes = name === "text";
  for (const name of Object.keys(USUAL)) {
    // What is not drawn needs no words.
    if (isOfText(name) ? !writes : name.startsWith("stroke-") && style.stroke === "none") continue;
    const value = plain(style.getPropertyValue(name));
    if (value !== around[name]) inherited[name] = attributes[name] = value;
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    // What an attribute says is in the style too.
    if (value !== usual && !element.hasAttribute(name)) attributes[name] = value.replaceAll("px", "");
  }
  const written = Object.entries(attributes).map(([name, value]) => attribute(name, value));
  return markup(element, written.join(""), (child) => drawn(child, inherited));
};

/**
 * The board on the page as an SVG that needs nothing else: in light colours, whatever the page has.
 * @param {number} width
 */
export const picture = (width) => {
  const svg = /** @type {SVGElement} */ (document.querySelector(".board svg"));
  const { theme } = dataset;
  dataset.theme = "light";
  try {
    const frame = /** @type {string} */ (svg.getAttribute("viewBox"));
    const [x, y, w, h] = frame.split(" ").map(Number);
    const height = Math.round((width * h) / w);
    const paper = getComputedStyle(svg).getPropertyValue("--paper").trim();
    const inside = [...svg.children].map((child) => drawn(child, USUAL)).join("");
    const used = [...document.querySelectorAll(".definitions defs > *")].filter(({ id }) => inside.includes(`#${id})`));
    const defs = `<defs>${used.map(paint).join("")}</defs>`;
    const size = `width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}"`;
    const behind = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paper}"/>`;
    return { text: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${behind}${inside}</svg>`, width, height };
  } finally {
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }
};

const SVG = "image/svg+xml";
const PNG = "image/png";

/** @param {HTMLCanvasElement} canvas */
const penOf = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));

// Whether the browser gives other pixels for a drawing than were drawn, as a guard against being recognized: coloured
// stripes in place of a board. Some only change each a little, which nobody sees.
const isGuarded = () => {
  const pen = penOf(Object.assign(document.createElement("canvas"), { width: 16, height: 16 }));
  // Neither white nor black, which a guard may give for all.
  const colour = [160, 112, 74, 255];
  pen.fillStyle = `rgb(${colour.slice(0, 3)})`;
  pen.fillRect(0, 0, 16, 16);
  const { data } = pen.getImageData(0, 0, 16, 16);
  return data.some((value, idx) => Math.abs(value - colour[idx % 4]) > 16);
};

/**
 * Has the browser save the picture of the board. Gives false where it hides what is drawn: then an SVG is the only one.
 * @param {string} kind `svg` or `png`
 * @param {string} name
 * @param {number} width
 */
export const savePicture = async (kind, name, width) => {
  const { text, ...size } = picture(width);
  if (kind === "svg") {
    save(name, SVG, text);
    return true;
  }
  if (isGuarded()) return false;
  const address = URL.createObjectURL(new Blob([text], { type: SVG }));
  try {
    const image = Object.assign(new Image(), size, { src: address });
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), size);
    penOf(canvas).drawImage(image, 0, 0, size.width, size.height);
    /** @type {Blob | null} */
    const png = await new Promise((done) => canvas.toBlob(done, PNG));
    if (!png) throw new Error("the browser makes no PNG");
    save(name, PNG, png);
    return true;
  } finally {
    URL.revokeObjectURL(address);
  }
};
