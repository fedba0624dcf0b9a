// The program of a table's page, in place of what its modules import: `programModule` for `import.meta.program`, and
// `Worker`, which runs the same program in a worker made from a text. The build writes the program's script as the constant GLUE: a
// function that refers to nothing outside of it and gives what the module exports.

import { buildAddress, fetch } from "./network.js";

export const programModule = GLUE();

// What the worker does, in place of `worker.js`. It is run from its text, so it refers to nothing outside of it either.
const work = (glue) => {
  let page;
  onmessage = ({ data, ports }) => {
    if (ports.length) {
      [page] = ports;
      return;
    }
    // The page fetches for it.
    const takeLate = () =>
      new Promise((done, fail) => {
        page.onmessage = ({ data }) => (data ? done(WebAssembly.compile(data)) : fail(new Error("no late part")));
        page.postMessage("late");
      });
    self.mustermead = { takeLate };
    const [, module] = data;
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

const takeLate = async () => {
  const { program } = document.documentElement.dataset;
  return (await fetch(new URL(`${program}/late.wasm`, buildAddress))).arrayBuffer();
};

export const Worker = function () {
  const text = new Blob([`(${work})(${GLUE})`], { type: "text/javascript" });
  const address = URL.createObjectURL(text);
  const worker = new window.Worker(address);
  URL.revokeObjectURL(address);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => takeLate().then((late) => port1.postMessage(late), () => port1.postMessage(undefined));
  worker.postMessage("page", [port2]);
  return worker;
};
