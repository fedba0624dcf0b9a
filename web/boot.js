// Starts the app. The page names its two files here, as their names change with every build.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const here = (name) => new URL(name, document.baseURI).href;
// These are gone once the app has started; then the app itself tells of what goes wrong.
const show = (id, shown) => document.getElementById(id)?.toggleAttribute("hidden", !shown);

show("progress", true);
import(here(js))
  .then((app) => app.default({ module_or_path: here(wasm) }))
  .catch((error) => {
    show("progress", false);
    show("trouble", true);
    throw error;
  });
