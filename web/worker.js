// A web worker for the computer: runs the page's own program, which finds that it is in a worker and takes that role.
// The import stands here and nowhere later on purpose: written
// otherwise, our tests saw the renderer process of Chromium 148 crash.

import start from "./app.js";

onmessage = ({ data: [module, folder, own, late, networks] }) => {
  const take = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.arrayBuffer();
  };
  let taken;
  // Fetched once. A worker without them answers that it has failed, and another one takes its place.
  const takeNetworks = () => (taken ??= take(networks));
  const takePart = async (part) => {
    if (part === folder) return own;
    // A game that has networks needs both for its first answer.
    if (networks) takeNetworks().catch(() => {});
    return WebAssembly.compile(await take(late[part === "late" ? 0 : 1]));
  };
  self.mustermead = { folder, takePart, takeNetworks };
  start({ module_or_path: module }).catch((error) =>
    // Outside of the promise, so that the page hears of it.
    setTimeout(() => {
      throw error;
    }),
  );
};
