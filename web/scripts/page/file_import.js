// Takes in files and texts: what is dropped on the page, and games to be saved. Fetched with the first dialog that asks for
// them, and when something is dragged over the page.

import { ask, settle, write } from "./games.js";

const { dataset } = document.documentElement;

/**
 * Saves new games, each a body and its summary, except for those whose uid another game has: all of them or none. Gives
 * the places of the exceptions in the list.
 * @param {[import("./games.js").Body, import("./games.js").Summary][]} added
 */
export const add = (added) =>
  write(["games", "summaries"], async (games, summaries) => {
    const taken = [];
    for (const [idx, [game, summary]] of added.entries()) {
      if ((await ask(games.count(game.uid))) > 0) {
        taken.push(idx);
      } else {
        games.put(game);
        summaries.put({ ...summary, pinned: 0 });
      }
    }
    return taken;
  }).then((taken) => {
    // The last one may come on the table: then its picture is drawn.
    setTimeout(settle, 0, added.at(-1)?.[0].uid);
    return taken;
  });

/**
 * The content of a file, as bytes.
 * @param {File} file
 */
export const bytes = async (file) => new Uint8Array(await file.arrayBuffer());

const channel = new MessageChannel();
/** @type {((_: void) => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();
/**
 * Waits until the browser has done what else there is to do. Unlike timers, this is not slowed down in pages that nobody
 * looks at.
 * @returns {Promise<void>}
 */
export const pause = () =>
  new Promise((done) => {
    waiting.push(done);
    channel.port2.postMessage(0);
  });

/** @param {DataTransfer} carried */
const isFiles = ({ types }) => types.includes("Files");
/**
 * Links and what is selected in a text field are dragged for other reasons.
 * @param {DataTransfer} carried
 * @param {Target} target
 */
const isText = ({ types }, target) =>
  types.includes("text/plain") && !types.includes("text/uri-list") && !target.closest?.("textarea, input");

// Files and texts that are dropped on the page of a game are left for the app, which is told. Whoever embeds a table has
// chosen what is on it.
if (dataset.page === "game") {
  for (const name of /** @type {const} */ (["dragover", "drop"])) {
    addEventListener(name, (event) => {
      const { dataTransfer, target } = event;
      // What is dragged from within the page is none; `boot.js` notes that.
      if (!dataTransfer || "drags" in dataset || !(isFiles(dataTransfer) || isText(dataTransfer, target))) return;
      event.preventDefault();
      if (name === "dragover") return;
      const dropped = isFiles(dataTransfer) ? [...dataTransfer.files] : [dataTransfer.getData("text/plain")];
      window.mustermead.dropped = [...(window.mustermead.dropped ?? []), ...dropped];
      dispatchEvent(new Event("dropped"));
    });
  }
}
