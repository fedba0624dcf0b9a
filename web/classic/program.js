// The program of a table's page, in place of what its modules import: `programModule` for `import.meta.program`, and
// `Worker`, which runs the same program in a worker made from a text. The build writes the program's script as the constant GLUE: a
// function that refers to nothing outside of it and gives what the module exports.

import { fetch } from "./network.js";

export const programModule = GLUE();

// What the worker does, in place of `worker.js`. It is run from its text, so it refers to nothing outside of it either.
const work = (glue) => {
  let page;
  onmessage = ({ data, ports }) => {
    if (ports.length) {
      [page] = ports;
      return;
    }
    const [module, folder, own, late, networks] = data;
    // The page fetches for it.
    const take = (address) =>
      new Promise((done, fail) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => (data ? done(data) : fail(new Error(`no ${address}`)));
        page.postMessage(address, [port2]);
      });
    let taken;
    const takeNetworks = () => (taken ??= take(networks));
    const takePart = async (part) => {
      if (part === folder) return own;
      if (networks) takeNetworks().catch(() => {});
      return WebAssembly.compile(await take(late[part === "late" ? 0 : 1]));
    };
    self.mustermead = { folder, takePart, takeNetworks };
    glue()
      .default({ module_or_path: module })
      .catch((error) =>
        // Outside of the promise, so that the page hears of it.
        setTimeout(() => {
          throw error;
        }),
      );
  };
};

const take = async (address) => (await fetch(address)).arrayBuffer();

export const Worker = function () {
  const text = new Blob([`(${work})(${GLUE})`], { type: "text/javascript" });
  const address = URL.createObjectURL(text);
  const worker = new window.Worker(address);
  URL.revokeObjectURL(address);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: address, ports: [port] }) =>
    take(address).then((bytes) => port.postMessage(bytes), () => port.postMessage(undefined));
  worker.postMessage("page", [port2]);
  return worker;
};
