// Plays what a lesson shows: the table to which a link beside a board leads comes in the place of that board. Without this
// script the link leads there. One table is live at a time.

// What it has in common with the page, where that is not as usual.
const SHARED = ["theme", "look"];

const { dataset } = document.documentElement;
/** @type {HTMLElement | undefined} */
let live;

const close = () => {
  if (!live) return;
  live.classList.remove("live");
  live.querySelector("iframe")?.remove();
};

/**
 * @param {HTMLElement} figure
 * @param {string} href
 */
const open = (figure, href) => {
  const address = new URL(href);
  for (const name of SHARED) if (dataset[name]) address.searchParams.set(name, dataset[name]);
  const frame = document.createElement("iframe");
  Object.assign(frame, { src: address.href, title: figure.querySelector("figcaption p")?.textContent });
  frame.allow = "fullscreen; clipboard-write";
  close();
  live = figure;
  figure.classList.add("live");
  figure.prepend(frame);
  // The link is gone.
  frame.focus({ preventScroll: true });
};

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | undefined} */ (event.target.closest?.(".learn figure a"));
  if (!link || event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(/** @type {HTMLElement} */ (link.closest("figure")), link.href);
});
