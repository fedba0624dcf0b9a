// All scripts of a page without a table as one classic script. `theme.js` loads it where the page was opened from disk.

import { leadToFiles } from "./links.js";
import { whenThere } from "./start.js";

const start = () => {
  leadToFiles();
  const { page } = document.documentElement.dataset;
  if (page === "learn") import("../portal/learn.js");
  if (page === "studies" || page === "puzzle") import("../portal/studies.js");
  if (page !== "home") return;
  import("../portal/saved.js");
  if (document.querySelector(".finder")) import("../portal/finder.js");
};

whenThere(start);
