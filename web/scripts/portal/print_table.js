// Prints a table: fetches its style, and says where the rules are. `offline.js` imports it once the page has started.

const href = new URL("print_table.css", import.meta.url).href;
document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: "print" }));

// The page in another language has other links.
addEventListener("beforeprint", () => {
  const ways = /** @type {HTMLElement | null} */ (document.querySelector(".guide .chapters"));
  if (ways) ways.dataset.href = ways.querySelector("a")?.href.split("#")[0];
});
