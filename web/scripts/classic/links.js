// Links of a page that was opened from disk. They lead to folders, of which a server shows the page and a browser alone
// shows what is in them.

/** @param {Event} event */
const lead = ({ target }) => {
  const link = /** @type {HTMLAnchorElement | undefined} */ (/** @type {Target} */ (target).closest?.("a[href]"));
  if (link?.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html";
};

// Before anything else hears of the touch: links also come later, and with parts of other pages.
export const leadToFiles = () => {
  if (location.protocol !== "file:") return;
  for (const kind of ["click", "auxclick", "contextmenu", "dragstart"]) addEventListener(kind, lead, true);
};
