// What a page is given that can load nothing but classic scripts: one without an origin, such as a frame in a sandbox, and
// one that was opened from disk. The build bundles our modules for such pages and puts the names below in the place of
// the browser's: `fetch`, and `buildAddress` for `import.meta.url`. Beside every file that a page fetches the build writes
// a classic script with its content, in the folder `classic/`.

// The folder of all files. Each lies in a folder of its own there; this script does in that and in `classic/`.
const folder = new URL("../..", /** @type {HTMLScriptElement} */ (document.currentScript).src).href;

// The names of files in the scripts of which this one is made are as from here.
export const buildAddress = `${folder}here/`;

// The files that have such scripts; the build knows them too.
const HAS_SCRIPT = /^(words\/[^/]+\/[^/]+\.txt|([^/]+\/)?late\.wasm|[^/]+\/networks\.bin)$/;

/**
 * Each byte is a sign of the text.
 * @param {string} text
 */
const bytesOf = (text) => {
  const bytes = new Uint8Array(text.length);
  for (let idx = 0; idx < text.length; idx++) bytes[idx] = text.charCodeAt(idx);
  return bytes;
};

/**
 * The script leaves the content at its own element.
 * @template T
 * @param {string} src
 * @returns {Promise<T>}
 */
const takeContent = (src) =>
  new Promise((done, fail) => {
    const script = Object.assign(document.createElement("script"), { src });
    script.onload = () => {
      script.remove();
      // Some hosts serve their own page for a missing file.
      if (script.content) done(/** @type {T} */ (script.content));
      else fail(new Error(`nothing in ${src}`));
    };
    script.onerror = () => {
      script.remove();
      fail(new Error(`no ${src}`));
    };
    document.head.append(script);
  });

/**
 * In place of the browser's function.
 * @param {string} address
 */
export const fetch = async (address) => {
  const { href } = new URL(address, document.baseURI);
  const [, name, path] = (href.startsWith(folder) && /^(\w+)\/(.*)$/.exec(href.slice(folder.length))) || ["", "", ""];
  // The program and its games stand in this very script, as the constants CODE and GAMES.
  if (/^app_bg\.wasm$/.test(path)) return new Response(bytesOf(CODE));
  if (path.endsWith("/games.wasm")) return new Response(bytesOf(GAMES));
  if (!HAS_SCRIPT.test(path)) throw new Error(`there is no script with ${href}`);
  /** @type {string} */
  const text = await takeContent(`${folder}${name}/classic/${path}.js`);
  return new Response(path.startsWith("words/") ? text : bytesOf(text));
};

/**
 * What the build calls in place of `import` for scripts that come in one of their own, with the first that is needed.
 * @type {Promise<Record<string, () => Promise<unknown>>> | undefined}
 */
let later;
window.importLater = (name) => {
  later ??= takeContent(new URL("classic/later.js", buildAddress).href).catch((error) => {
    later = undefined;
    throw error;
  });
  return later.then((scripts) => scripts[name]());
};
