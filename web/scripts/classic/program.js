// The program of a table's page, in place of what its modules import: `programModule` for `import.meta.program`, and
// `Worker`, which runs the same program in a worker made from a text. The build writes the program's script as the constant
// GLUE, a function that refers to nothing outside of it and gives what the module exports, and `worker.js` as the constant
// WORK, a function of what that script imports and of `fetch`.

import { fetch } from "./network.js";

export const programModule = GLUE();

/**
 * The worker's own start: the page hands it a port by which it fetches, and `worker.js` takes the next message. It is run
 * from its text, so it refers to nothing outside of it either.
 * @param {typeof GLUE} glue
 * @param {typeof WORK} work
 */
const begin = (glue, work) => {
  self.onmessage = ({ ports: [page] }) =>
    work(
      glue().default,
      (address) =>
        new Promise((done, fail) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => (data ? done(new Response(data)) : fail(new Error(`no ${address}`)));
          page.postMessage(address, [port2]);
        }),
    );
};

/** @param {string} address */
const take = async (address) => (await fetch(address)).arrayBuffer();

/** In place of the browser's class. */
// biome-ignore lint/complexity/useArrowFunction: it is called by `new`
export const Worker = function () {
  const text = new Blob([`(${begin})(${GLUE},${WORK})`], { type: "text/javascript" });
  const address = URL.createObjectURL(text);
  const worker = new window.Worker(address);
  URL.revokeObjectURL(address);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: address, ports: [port] }) =>
    take(address).then(
      (bytes) => port.postMessage(bytes),
      () => port.postMessage(undefined),
    );
  worker.postMessage("page", [port2]);
  return worker;
};
