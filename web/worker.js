// A web worker for the computer: runs the page's own program, which finds that it is in a worker and takes that role.

onmessage = ({ data: [script, module, late] }) => {
  const takeLate = async () => WebAssembly.compile(await (await fetch(late)).arrayBuffer());
  self.mustermead = { takeLate };
  import(script)
    .then(({ default: start }) => start({ module_or_path: module }))
    .catch((error) =>
      // Outside of the promise, so that the page hears of it.
      setTimeout(() => {
        throw error;
      }),
    );
};
