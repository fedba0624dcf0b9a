// Starts the app, and shows the error page should it die. Nothing here needs the app to be alive.

// Everything of a build lies beside this file: what all pages share, and the programs, each in a folder of its own.
const near = (name) => new URL(name, import.meta.url).href;
const { program } = document.documentElement.dataset;
const files = ["app.js", "app_bg.wasm"].map((name) => near(`${program}/${name}`));
// These are gone once the app is on the page.
const show = (id, shown) => document.getElementById(id)?.toggleAttribute("hidden", !shown);
// Where the app leaves the current game and its own last words.
const lifeboat = (window.lifeboat = {});

// Whether an error is the app's. Others, such as those of browser extensions, do it no harm.
const isOurs = (error, file) =>
  error instanceof WebAssembly.RuntimeError ||
  files.some((own) => file === own || (error instanceof Error && error.stack?.includes(own)));

const die = (error) => {
  if (lifeboat.sunk) return;
  if (document.getElementById("trouble")) {
    // The app never came to be; the page has words for that.
    show("progress", false);
    show("trouble", true);
    return;
  }
  // The app heeds this as far as it still runs: it stores nothing any more.
  lifeboat.sunk = true;
  const page = document.getElementById("crashed").content.cloneNode(true);
  const part = (name) => page.querySelector(`[data-${name}]`);
  const { panic, game, unkept } = lifeboat;
  part("message").value = [panic, error?.stack ?? error, navigator.userAgent].filter(Boolean).join("\n\n");
  if (game) part("game").value = game;
  else part("game").closest("label").remove();
  part(game && unkept ? "kept" : "unkept").remove();
  part("details").open = Boolean(game && unkept);
  part("again").addEventListener("click", () => location.reload());
  // Everything goes: the dead app still listens on its own elements.
  document.body.replaceChildren(page);
  document.querySelector("h1").focus();
};

addEventListener("error", ({ error, filename, message }) => isOurs(error, filename) && die(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => isOurs(reason) && die(reason));

// The code itself is not waited for: it is compiled as it comes.
const takeCode = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
};

const takeWords = async () => {
  const { goToGame, moveToGame, takeWords } = await import("./place.js");
  return { goToGame, moveToGame, words: await takeWords(document.documentElement) };
};

show("progress", true);
Promise.all([import(files[0]), takeCode(files[1]), takeWords()])
  .then(([app, code, found]) => {
    // What the app finds here when it starts, and what it asks for.
    window.mustermead = { assets: near("./"), ...found };
    return app.default({ module_or_path: code });
  })
  .catch((error) => {
    die(error);
    throw error;
  });
