// Starts the app, and shows the error page if it crashes. Nothing here needs the app to be running.

/**
 * Each file lies in a folder named by what is in it. The site's build writes these names into scripts, in the places of
 * paths as from this one; what hangs on the game or the language stands in the page.
 * @param {string} path
 */
const near = (path) => new URL(path, import.meta.url).href;
/** @param {string} path */
const named = (path) => near(`../${path}`);
const {
  page,
  program,
  games: ownGames,
  play: ownPlay,
  late: ownLate,
  networks,
} = /** @type {Record<string, string>} */ (document.documentElement.dataset);
const files = ["app.js", "app_bg.wasm"].map(near);
// It is gone once the app is on the page.
const progress = () => document.getElementById("progress");
/**
 * The crash report: the app stores the current game and its panic message here.
 * @type {CrashReport}
 */
const appCrash = {};
window.appCrash = appCrash;

/**
 * Whether an error comes from the app. Others, such as those of browser extensions, do it no harm.
 * @param {unknown} error
 * @param {string} [file]
 */
const isOurs = (error, file) =>
  (typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError) ||
  files.some((own) => file === own || (error instanceof Error && error.stack?.includes(own)));

// Said in the page, where it has words for that.
const trouble = () => /** @type {HTMLElement} */ (document.getElementById("trouble"));

/** @param {Thrown | undefined} error */
const die = (error) => {
  if (appCrash.crashed) return;
  // The app never started; the page has words for that.
  if (progress()) {
    if (window.startWatch) window.startWatch.look(error);
    // The host has a policy of its own, which forbids the script.
    else trouble().className = "trouble-told";
    return;
  }
  // Whatever still runs of the app checks this and stores nothing more.
  appCrash.crashed = true;
  const crashed = /** @type {HTMLTemplateElement} */ (document.getElementById("crashed"));
  const page = /** @type {DocumentFragment} */ (crashed.content.cloneNode(true));
  /** @param {string} name */
  const part = (name) => /** @type {HTMLTextAreaElement & HTMLDetailsElement} */ (page.querySelector(`[data-${name}]`));
  const { panic, game, unsaved } = appCrash;
  part("message").value = [panic, error?.stack ?? error, navigator.userAgent].filter(Boolean).join("\n\n");
  if (game) part("game").value = game;
  else part("game").closest("label")?.remove();
  part(game && unsaved ? "saved" : "unsaved").remove();
  part("details").open = Boolean(game && unsaved);
  // Not by the end of the touch at which the app has stopped.
  const again = part("again");
  setTimeout(() => again.addEventListener("click", () => location.reload()), 500);
  // Replace everything: the crashed app still listens on its own elements.
  document.body.replaceChildren(page);
  document.querySelector("h1")?.focus();
};

addEventListener("error", ({ error, filename, message }) => isOurs(error, filename) && die(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => isOurs(reason) && die(reason));

/**
 * Tells if files are gone, this script or others: the site has changed since, and nothing more will come to this page. Or
 * why the host does not give them.
 * @param {Thrown | undefined} error
 */
const checkFiles = (error) => [import.meta.url, error?.address ?? []].flat().forEach(checkFile);
/** @param {string} file */
const checkFile = (file) => {
  fetch(file, { method: "HEAD", cache: "no-cache" })
    .then(({ status, headers }) => {
      // Some hosts serve their own page for a missing file.
      const isPage = status < 400 && headers.get("Content-Type")?.startsWith("text/html");
      if (status === 401 || status === 403) window.startWatch?.tell("blocked");
      else if (status === 404 || status === 410 || isPage) window.startWatch?.tell("gone");
    })
    // Then it is the connection, or the browser.
    .catch(() => {});
};

/** @param {string} address */
const takeCode = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw Object.assign(new Error(`${address}: ${answer.status}`), { address });
  // Compiled as it arrives, where the host says what it is.
  if (answer.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
};

/**
 * The layers of the program behind the first one, by their addresses and as soon as they have come compiled. Each is
 * fetched once, or again when it did not come.
 * @type {Record<string, string>}
 */
const addresses = { play: near("play.wasm"), games: named(ownPlay), rest: near("rest.wasm") };
/** @type {Record<string, string | WebAssembly.Module>} */
const layers = { ...addresses };
/** @type {Record<string, Promise<WebAssembly.Module> | undefined>} */
const coming = {};
/**
 * @param {string} name
 * @returns {Promise<WebAssembly.Module>}
 */
const takeLayer = (name) =>
  (coming[name] ??= takeCode(addresses[name]).then(
    (code) => (layers[name] = code),
    (error) => {
      coming[name] = undefined;
      checkFiles(error);
      throw error;
    },
  ));
/**
 * A touch asks for itself: what was already on its way, and broke off, says nothing of the network now.
 * @param {string} name
 */
const askForLayer = (name) => coming[name]?.catch(() => takeLayer(name)) ?? takeLayer(name);
/**
 * Something needs one in the middle of its work, which almost never happens: it comes at once or not at all.
 * @param {string} name
 */
const layerNow = (name) => {
  if (layers[name] !== addresses[name]) return /** @type {WebAssembly.Module} */ (layers[name]);
  const request = new XMLHttpRequest();
  request.open("GET", addresses[name], false);
  // Each byte is a sign of the text.
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  return new WebAssembly.Module(Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0)));
};
// A page that somebody sees for the first time begins with the first layer. Every other one has more to show, or has all
// layers at hand. A program that stands in this file has none.
const isWhole = Boolean(import.meta.program);
const isFirst =
  page === "game" && !isWhole && !location.search && !location.hash && !navigator.serviceWorker?.controller;

/**
 * A style sheet after those of the page. It is waited for, whether it comes or not; one for paper is not.
 * @param {string} path
 * @returns {Promise<unknown>}
 */
const takeStyle = (path, media = "all") =>
  new Promise((/** @type {(_?: unknown) => void} */ done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: near(path), media });
    link.onload = link.onerror = done;
    document.head.append(link);
    if (media === "print") done();
  });

const takeWords = async () => {
  const { takeLateWords, takeWords } = await import("./words.js");
  return { takeLateWords, words: await takeWords(document.documentElement) };
};

/**
 * One of a text and its translation.
 * @typedef {Text & HTMLElement & { mate?: Mate, words: string }} Mate
 */

// A translator puts elements in the places of texts, such as `<font>`. The app goes on writing into the texts that it has
// made, and puts others before them. So each comes back behind its translation, empty, and takes its place with its next
// words, or with its own when the translation is taken back. Each of the two knows the other one as its `mate`.
const translator = new MutationObserver((records) => {
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const node of /** @type {Mate[]} */ ([target, ...removedNodes])) {
      const { mate, isConnected } = node;
      if (mate) {
        const [text, translation] = node.data === undefined ? [mate, node] : [node, mate];
        // Neither has the app written into the text, even nothing, nor is one of the two gone.
        if (isConnected && (node !== target || node !== text)) continue;
        if (text === mate) text.data = translation.words;
        translation.remove();
        text.mate = undefined;
      } else if (node.nodeType === 3 && !isConnected) {
        /** @param {Mate | null} other */
        const isTranslation = (other) => other?.isConnected && !other.mate && /^font$|-/.test(other.localName);
        const around = /** @type {Mate[]} */ ([...addedNodes, previousSibling, nextSibling]);
        const translation = around.find(isTranslation);
        if (!translation) continue;
        Object.assign(translation, { mate: node, words: node.data }).after(node);
        Object.assign(node, { mate: translation, data: "" });
      }
    }
  }
  translator.takeRecords();
});
translator.observe(/** @type {HTMLElement} */ (document.getElementById("app")), {
  characterData: true,
  childList: true,
  subtree: true,
});

// Other pages, in place of this one or after it: fetched when somebody goes there.
const navigation = () => import("./navigation.js");
/** @type {Provided["goToGame"]} */
const goToGame = (how, game, uid) => void navigation().then(({ goToGame }) => goToGame(how, game, uid), checkFiles);
/** @param {string} game */
const moveToGame = (game) => void navigation().then(({ moveToGame }) => moveToGame(game), checkFiles);
addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | undefined} */ (event.target.closest?.("a[hreflang]"));
  const isPlain = !(event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  // Without the app there is nothing to preserve.
  if (!link || link.target || !isPlain || event.defaultPrevented || progress()) return;
  event.preventDefault();
  navigation()
    .then(({ follow }) => follow(link))
    .catch(() => location.assign(link.href + location.search + location.hash));
});

/**
 * What is heard and felt of a game, and what keeps the screen on meanwhile. Fetched when somebody has played.
 * @param {string} kind
 */
const cue = (kind) => {
  Promise.all([import("./sounds.js"), import("./awake.js")])
    .then(([sounds, awake]) => {
      sounds.cue(kind);
      awake.cue(kind);
    })
    // The game needs neither.
    .catch(checkFiles);
};

// What somebody draws on the board: fetched with the first press that may be meant so.
const drawings = () => import("./drawings.js");
/** @param {string} shapes */
const draw = (shapes) => void drawings().then(({ show }) => show(shapes), checkFiles);
/** @param {UIEvent} event */
const isOnBoard = ({ target }) => Boolean(target.closest?.(".board > svg"));
addEventListener("contextmenu", (event) => isOnBoard(event) && event.preventDefault());
/**
 * A press on the board gives a selection up: it would be dragged in place of a piece.
 * @param {boolean} drags
 */
const setDrags = (drags) => document.documentElement.toggleAttribute("data-drags", drags);
addEventListener("pointerdown", (event) => {
  setDrags(false);
  if (!isOnBoard(event)) return;
  getSelection()?.removeAllRanges();
  if (event.button === 2) drawings().then(({ begin }) => begin(event), checkFiles);
});
addEventListener("touchstart", (event) => {
  if (event.touches.length === 2 && isOnBoard(event))
    drawings().then(({ beginByFinger }) => beginByFinger(event), checkFiles);
});

/** @type {Promise<unknown> | undefined} */
let dialogStyle;
/**
 * What dialogs with texts of games need: a script, and their style, which is fetched once.
 * @template T
 * @param {Promise<T>} script
 */
const withStyle = (script) => {
  dialogStyle ??= takeStyle("portal/texts.css");
  return Promise.all([script, dialogStyle]).then(([script]) => script);
};
const takeFileImport = () => withStyle(import("./file_import.js"));

// What is dropped on the page may be a game, unless it comes from the page.
addEventListener("dragstart", (event) => {
  if (isOnBoard(event)) event.preventDefault();
  else setDrags(true);
});
addEventListener("dragend", () => setDrags(false));
addEventListener("dragenter", takeFileImport, { once: true });

// Another game is asked for by hand.
addEventListener("hashchange", () => /^#([0-9a-f]{16}$|g=|g%3D)/.test(location.hash) && location.reload());

let isMixed = false;

/**
 * Somebody may be faster than the app: the last touch of the board waits until it is there, with the game that the board
 * shows.
 * @type {string | undefined}
 */
let early;
const touchAgain = new MutationObserver(() => {
  const table = /** @type {HTMLElement | null} */ (document.querySelector("main[data-idle]"));
  if (!table) return;
  touchAgain.disconnect();
  const cell = document.querySelector(`[data-site="${early}"]`);
  if (table.dataset.ply !== "0" || !cell) return;
  const { left, top, width, height } = (cell.querySelector(".background") ?? cell).getBoundingClientRect();
  const init = { bubbles: true, isPrimary: true, clientX: left + width / 2, clientY: top + height / 2 };
  cell.dispatchEvent(new PointerEvent("pointerdown", { ...init, buttons: 1 }));
  cell.dispatchEvent(new PointerEvent("pointerup", init));
});
addEventListener("click", ({ target }) => {
  const site = progress() && target.closest?.("[data-site]")?.dataset.site;
  if (!site) return;
  early = site;
  touchAgain.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-idle"] });
});

// A page that can load no modules has the program's script in the same file as this one.
Promise.all([
  /** @type {ProgramModule | Promise<ProgramModule>} */ (import.meta.program ?? import(files[0])),
  takeCode(files[1]),
  takeCode(named(ownGames)),
  takeWords(),
  import("./games.js"),
  ...(isFirst || isWhole ? [] : Object.keys(layers).map(takeLayer)),
  // Where a page is around this one, the app finds what speaks to it.
  page === "embed" && import("../embed/host.js"),
])
  .then(([app, code, ownCode, found, games]) => {
    const late = [near("late.wasm"), named(ownLate)];
    // A worker for the computer. It needs not compile the program again.
    const newWorker = () => {
      const worker = new Worker(near("worker.js"), { type: "module" });
      worker.addEventListener("error", () => checkFiles({ address: networks ? [...late, named(networks)] : late }));
      worker.postMessage([code, program, ownCode, late, networks && named(networks), layers]);
      return worker;
    };
    const takeLateStyles = () => [takeStyle("portal/late.css"), takeStyle("portal/print_board.css", "print")];
    /**
     * A part of the program: that of its games, which is there, or what is later needed for all games, or for these.
     * @param {string} part
     */
    const takePart = async (part) => {
      if (part === program) return ownCode;
      if (part !== "late") return takeCode(late[1]);
      const [lateCode] = await Promise.all([
        takeCode(late[0]),
        window.mustermead.takeLateWords(),
        ...takeLateStyles(),
      ]).catch((error) => {
        checkFiles(error);
        throw error;
      });
      return lateCode;
    };
    // A part is of another build: the host has mixed them.
    const refuse = () => {
      isMixed = true;
      if (window.startWatch) window.startWatch.tell("gone");
      else trouble().className = "trouble-told";
    };
    // The browser can show and hear something before the app goes on.
    /** @returns {Promise<void>} */
    const pause = () => new Promise((done) => setTimeout(done));
    // What the app reads when it starts, and the functions it calls.
    // A program that is not split has no layers.
    const { bring = () => {} } = app;
    window.mustermead = {
      ...found,
      folder: program,
      games,
      newWorker,
      bring,
      cue,
      draw,
      goToGame,
      moveToGame,
      layerNow,
      pause,
      refuse,
      takeLayer: askForLayer,
      takePart,
      takeFileImport,
      takeClipboard: () => withStyle(import("./clipboard.js")),
      takePictureExport: () => withStyle(import("./picture_export.js")),
    };
    // While the first layer starts, the others travel, until all are there. What waits for one that comes late goes on with
    // the next event that the app hears: this one says that the page around it may be another. Scripts do not listen for it:
    // they hear of another page by an event of their own (navigation.js).
    /** @type {(isLate?: boolean) => Promise<unknown>} */
    const takeOthers = (isLate) =>
      Promise.all(["play", "games"].map(takeLayer))
        .then(() => takeLayer("rest"))
        .then(
          () => isLate && dispatchEvent(new Event("placed")),
          () => setTimeout(takeOthers, 5000, true),
        );
    if (isFirst) takeOthers();
    return app.default({ module_or_path: code });
  })
  .then(() => {
    // It may have said that this takes long.
    if (!isMixed) trouble().hidden = true;
  })
  .catch((error) => {
    die(error);
    throw error;
  });
