// The scripts of a page with a table that are needed once somebody plays, saves or draws: see `importLater`.

document.currentScript.content = {
  "./awake.js": () => import("../awake.js"),
  "./drawings.js": () => import("../drawings.js"),
  "./picture.js": () => import("../picture.js"),
  "./sounds.js": () => import("../sounds.js"),
};
