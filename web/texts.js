// Games and boards on their way out of the page and into it: copies, files, pictures, and what is dropped. Fetched when
// it is first needed, and the style of what is shown then.

import { settle, write } from "./games.js";

const { dataset } = document.documentElement;

// The style lies beside this file.
const link = Object.assign(document.createElement("link"), {
  rel: "stylesheet",
  href: new URL("portal/texts.css", import.meta.url).href,
});
const styled = new Promise((done) => {
  link.onload = link.onerror = done;
});
document.head.append(link);

// Waits until the style is here, or cannot be fetched.
export const style = () => styled;

// Saves new games, each a body and its summary, except for those whose uid another game has: all of them or none. Gives
// the places of the exceptions in the list.
export const add = (added) =>
  write(["games", "summaries"], async (games, summaries) => {
    const isTaken = ({ uid }) =>
      new Promise((done, fail) => {
        const request = games.count(uid);
        request.onsuccess = () => done(request.result > 0);
        request.onerror = () => fail(request.error);
      });
    const taken = [];
    for (const [idx, [game, summary]] of added.entries()) {
      if (await isTaken(game)) {
        taken.push(idx);
      } else {
        games.put(game);
        summaries.put({ ...summary, pinned: 0 });
      }
    }
    return taken;
  }).then((taken) => {
    // The last one may come on the table: then its picture is drawn.
    setTimeout(settle, 0, added.at(-1)?.[0].uid);
    return taken;
  });

// Copies a text that also stands in a text field. Where the page may not use the clipboard the field is selected, so that
// the browser or the reader can copy from there. Gives whether the text is copied.
export const copy = async (text, field) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
};

// Has the browser save something as a file.
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
// What a picture says of an element, where that differs from what it would be anyway: properties of its style that are
// attributes of SVG too.
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
const isOfText = (name) => /^(font|letter|text|dominant|paint)/.test(name);
// The same for properties that the elements within do not take over.
const OWN = { "opacity": "1", "transform": "none" };
const ATTRIBUTES = /^(d|[cr]?[xy]|[xy][12]|r|width|height|points|transform|dx|dy|viewBox|pathLength)$/;

const signs = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escaped = (text) => text.replace(/[&<"]/g, (sign) => signs[sign]);

const markup = (element, around) => {
  const style = getComputedStyle(element);
  if (element.matches(APART) || style.display === "none" || style.visibility === "hidden") return "";
  const attributes = {};
  for (const { name, value } of element.attributes) if (ATTRIBUTES.test(name)) attributes[name] = value;
  const inherited = { ...around };
  const writes = element.localName === "text";
  for (const name of Object.keys(USUAL)) {
    // What is not drawn needs no words.
    if (isOfText(name) ? !writes : name.startsWith("stroke-") && style.stroke === "none") continue;
    const value = style.getPropertyValue(name);
    if (value !== around[name]) inherited[name] = attributes[name] = value;
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    // What an attribute says is in the style too.
    if (value !== usual && !element.hasAttribute(name)) attributes[name] = value.replaceAll("px", "");
  }
  const inside = element.firstElementChild
    ? [...element.children].map((child) => markup(child, inherited)).join("")
    : escaped(element.textContent);
  const name = element.localName;
  if (name === "title" || name === "desc" || (name === "g" && !inside)) return "";
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return inside ? `<${name}${written.join("")}>${inside}</${name}>` : `<${name}${written.join("")}/>`;
};

// The board on the page as an SVG that needs nothing else: in light colours, whatever the page has.
export const picture = (width) => {
  const svg = document.querySelector(".board svg");
  const { theme } = dataset;
  dataset.theme = "light";
  try {
    const [x, y, w, h] = svg.getAttribute("viewBox").split(" ").map(Number);
    const height = Math.round((width * h) / w);
    const paper = getComputedStyle(svg).getPropertyValue("--paper").trim();
    const inside = [...svg.children].map((child) => markup(child, USUAL)).join("");
    const size = `width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}"`;
    const behind = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paper}"/>`;
    return { text: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${behind}${inside}</svg>`, width, height };
  } finally {
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }
};

const SVG = "image/svg+xml";
const PNG = "image/png";

// Whether the browser gives other pixels for a drawing than were drawn, as a guard against being recognized: coloured
// stripes in place of a board. Some only change each a little, which nobody sees.
const isGuarded = () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 16, height: 16 });
  const pen = canvas.getContext("2d");
  // Neither white nor black, which a guard may give for all.
  const colour = [160, 112, 74, 255];
  pen.fillStyle = `rgb(${colour.slice(0, 3)})`;
  pen.fillRect(0, 0, 16, 16);
  const { data } = pen.getImageData(0, 0, 16, 16);
  return data.some((value, idx) => Math.abs(value - colour[idx % 4]) > 16);
};

// Has the browser save the picture of the board. Gives false where it hides what is drawn: then an SVG is the only one.
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
    canvas.getContext("2d").drawImage(image, 0, 0, size.width, size.height);
    const png = await new Promise((done) => canvas.toBlob(done, PNG));
    if (!png) throw new Error("the browser makes no PNG");
    save(name, PNG, png);
    return true;
  } finally {
    URL.revokeObjectURL(address);
  }
};

// The content of a file, as bytes.
export const bytes = async (file) => new Uint8Array(await file.arrayBuffer());

// Waits until the browser has done what else there is to do. Unlike timers, this is not slowed down in pages that nobody
// looks at.
const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();
export const pause = () =>
  new Promise((done) => {
    waiting.push(done);
    channel.port2.postMessage(0);
  });

const isFiles = ({ types }) => types.includes("Files");
// Links and what is selected in a text field are dragged for other reasons.
const isText = ({ types }, target) =>
  types.includes("text/plain") && !types.includes("text/uri-list") && !target.closest?.("textarea, input");

// Files and texts that are dropped on the page of a game are left for the app, which is told. Whoever embeds a table has
// chosen what is on it.
if (dataset.page === "game") {
  for (const name of ["dragover", "drop"]) {
    addEventListener(name, (event) => {
      const { dataTransfer, target } = event;
      // What is dragged from within the page is none; `boot.js` notes that.
      if (!dataTransfer || "drags" in dataset || !(isFiles(dataTransfer) || isText(dataTransfer, target))) return;
      event.preventDefault();
      if (name === "dragover") return;
      const dropped = isFiles(dataTransfer) ? [...dataTransfer.files] : [dataTransfer.getData("text/plain")];
      window.mustermead.dropped = [...(window.mustermead.dropped ?? []), ...dropped];
      dispatchEvent(new Event("dropped"));
    });
  }
}
