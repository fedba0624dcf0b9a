// All scripts of a page with a table as one classic script. `start.js` loads it where modules cannot be. The build puts it
// into a block with the program: see `network.js` and `program.js`.

import { leadToFiles } from "./links.js";
import { whenThere } from "./start.js";

const start = () => {
  leadToFiles();
  // A browser may have been told to load modules from disk all the same. They have begun by now.
  if (!window.appCrash) import("../page/boot.js");
};

whenThere(start);
