// A web worker for the computer: runs the page's own program, which finds that it is in a worker and takes that role.
// The import stands here and nowhere later on purpose: written
// otherwise, our tests saw the renderer process of Chromium 148 crash.
//
// A page that can load no modules makes its worker of this script too: the build turns it into a function of what it
// imports and of `fetch` (see `classic/program.js`).

import start from "./app.js";

self.onmessage = ({ data: [module, folder, own, late, networks, layers] }) => {
  /** @param {string} address */
  const take = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.arrayBuffer();
  };
  /** @type {Promise<ArrayBuffer> | undefined} */
  let taken;
  // Fetched once. A worker without them answers that it has failed, and another one takes its place.
  const takeNetworks = () => (taken ??= take(networks));
  /** @param {string} part */
  const takePart = async (part) => {
    if (part === folder) return own;
    // A game that has networks needs both for its first answer.
    if (networks) takeNetworks().catch(() => {});
    return WebAssembly.compile(await take(late[part === "late" ? 0 : 1]));
  };
  /**
   * What the page has at hand; the computer needs nothing of the rest as a rule.
   * @param {string} name
   */
  const layerNow = (name) => {
    const layer = layers[name];
    if (layer instanceof WebAssembly.Module) return layer;
    const request = new XMLHttpRequest();
    request.open("GET", layer, false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`${layer}: ${request.status}`);
    return new WebAssembly.Module(request.response);
  };
  self.mustermead = { folder, takePart, takeNetworks, layerNow };
  start({ module_or_path: module }).catch((/** @type {unknown} */ error) =>
    // Outside of the promise, so that the page hears of it.
    setTimeout(() => {
      throw error;
    }),
  );
};
