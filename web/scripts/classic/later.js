// The scripts of a page with a table that are needed once somebody plays, saves or draws: see `importLater`.

/** @type {HTMLScriptElement} */ (document.currentScript).content = {
  "./awake.js": () => import("../page/awake.js"),
  "./drawings.js": () => import("../page/drawings.js"),
  "./picture.js": () => import("../page/picture.js"),
  "./picture_export.js": () => import("../page/picture_export.js"),
  "./sounds.js": () => import("../page/sounds.js"),
};
