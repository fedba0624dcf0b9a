// Tables in pages of other sites: defines the element `<mustermead-game game="laska">`, which makes a frame with the page
// `embed/laska/` of the site that this script comes from. docs/embed.md says what it understands. It lies in the root of
// the site and has no version, so it knows nothing of a build but what every embedded page keeps to: addresses, the
// message about its height, and the commands and events of its port.
//
// The site's build puts this script in a block with the constant GAMES: for each game its names by language, "" for all
// others, and the height of its frame as a share of the width, without what stands below a board and where that stands
// beside it.
(() => {
  const NAME = "mustermead-game";
  // Several copies on a page share one element: the first one's.
  if (customElements.get(NAME)) return;

  // Only a classic script is told its address; a module finds it in where an error comes from.
  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  const here = script?.src || /\w+:[^\s@()]*\/embed\.js/.exec(`${new Error().stack}`)?.[0];
  const site = new URL(".", /** @type {string} */ (here));

  // The attributes that an address of a table passes on: those of the game on the table, those that change while it is
  // played, and those that only a new page can change.
  const GAME = ["position", "record"];
  const CHOICES = ["theme", "look", "size", "speed", "sounds", "orientation", "strength", "level"];
  const PARAMETERS = ["lang", "mode", "study", "side", "fields", "coordinates", "goals", "last", ...CHOICES, ...GAME];
  // What is told of a game.
  const EVENTS = ["ready", "step", "turn", "end", "position", "review", "size", "error"];

  // The height needs nothing but the width of the element and of the page's window, so it is right before the frame is
  // there. `medium` is the reader's own size of letters, which the page in the frame begins with too. From 720 px on
  // its board has everything else beside it. Never higher than the window: then a table would not be seen as a whole.
  // `--more` is what the page in the frame has asked for since.
  const STYLE = [
    ":host{display:block;container-type:inline-size;min-width:min(100%,200px);break-inside:avoid}",
    ":host([hidden]){display:none}",
    "div{--high:min(100cqi*var(--below) + 16em,43.9em);font:medium serif;",
    "height:calc(var(--mustermead-height,min(var(--high),max(25em,100svh))) + var(--more,0px))}",
    "@container(min-width:720px){div{--high:calc(100cqi*var(--beside))}}",
    "div.none{height:auto;font:inherit}p{margin:0}",
    "iframe{display:block;width:100%;height:100%;border:0}",
  ].join("");

  /**
   * @template T
   * @param {Record<string, T>} all
   * @param {string} key
   */
  const own = (all, key) => (Object.hasOwn(all, key) ? all[key] : undefined);

  /**
   * The promised answer to a command: what is called with it, or with the reason why there is none.
   * @typedef {[done: (answer: Answer) => void, fail: (why: Error) => void]} Promised
   * @typedef {EventListenerOrEventListenerObject | ((event: CustomEvent) => void)} Listener
   * @typedef {{ id?: number | string, moves?: Move[] }} Answer
   * @typedef {import("../../../docs/mustermead-game.js").Choices} Choices
   * @typedef {import("../../../docs/mustermead-game.js").Command} Command
   * @typedef {import("../../../docs/mustermead-game.js").Heard} Heard
   * @typedef {import("../../../docs/mustermead-game.js").Load} Load
   * @typedef {import("../../../docs/mustermead-game.js").Move} Move
   * @typedef {import("../../../docs/mustermead-game.js").MustermeadGame} MustermeadGame
   */

  /** @implements {MustermeadGame} */
  class Table extends HTMLElement {
    static observedAttributes = ["game", "sandboxed", ...PARAMETERS];

    // Where the frame is, or will be.
    #box = document.createElement("div");
    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    /**
     * The address that says what is in the frame.
     * @type {string | undefined}
     */
    #address;
    // Whether the table has been in view, or is printed: nothing is fetched before.
    #isWanted = false;
    #isDue = false;
    // How much higher than usual it is, in pixels.
    #more = 0;
    // The window of the document that it is in.
    #view = /** @type {typeof globalThis & Window} */ (window);
    /**
     * Where the page in the frame is spoken to, and what waits until that is there.
     * @type {MessagePort | undefined}
     */
    #port;
    /** @type {Command[]} */
    #unsent = [];
    // Whether anybody wants to hear what is told.
    #isHeard = false;
    /**
     * What is to be called with the answers to commands, by their ids.
     * @type {Map<unknown, Promised>}
     */
    #asked = new Map();
    #nAsked = 0;

    #eyes = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) this.#want();
      },
      { rootMargin: "200px" },
    );

    constructor() {
      super();
      this.attachShadow({ mode: "open" }).append(this.#box);
    }

    connectedCallback() {
      this.#view = /** @type {typeof globalThis & Window} */ (this.ownerDocument.defaultView);
      // Not a style element, which the page's policy may forbid. It belongs to one document, and an element can be moved
      // to another one.
      const sheet = new this.#view.CSSStyleSheet();
      sheet.replaceSync(STYLE);
      /** @type {ShadowRoot} */ (this.shadowRoot).adoptedStyleSheets = [sheet];
      this.#view.addEventListener("message", this.#hear);
      this.#view.addEventListener("beforeprint", this.#want);
      this.#eyes.observe(this);
      this.#update();
    }

    disconnectedCallback() {
      this.#view.removeEventListener("message", this.#hear);
      this.#view.removeEventListener("beforeprint", this.#want);
      this.#eyes.disconnect();
      this.#isWanted = false;
      this.#clear();
    }

    // Moved as it is, with the game in it.
    connectedMoveCallback() {}

    /**
     * The game goes on where it can, and what is written in the page is the same as what is on the table.
     * @param {string} name
     * @param {string | null} _old
     * @param {string | null} value
     */
    attributeChangedCallback(name, _old, value) {
      if (this.#port && value !== null && CHOICES.includes(name)) this.#follow(this.set({ [name]: value }));
      else if (this.#port && value !== null && GAME.includes(name)) this.#follow(this.load({ [name]: value }));
      else this.#update();
    }

    /**
     * @param {string} kind
     * @param {[listener: Listener, options?: boolean | AddEventListenerOptions]} rest
     */
    addEventListener(kind, ...rest) {
      super.addEventListener(kind, .../** @type {[EventListener]} */ (rest));
      if (!this.#isHeard && EVENTS.includes(kind)) {
        this.#isHeard = true;
        this.#send({ do: "listen" });
      }
    }

    // Commands. Each gives a promise of its answer, which fails with the reason.

    /** @param {Load} [game] */
    load = (game) => this.#ask({ do: "load", ...game });
    /** @param {string} [move] */
    play = (move) => this.#ask({ do: "play", move });
    undo = () => this.#ask({ do: "undo" });
    hint = () => this.#ask({ do: "hint" });
    review = () => this.#ask({ do: "review" });
    flip = () => this.#ask({ do: "flip" });
    /** @param {Omit<Choices, "sounds"> & { sounds?: boolean | "on" | "off" }} choices */
    set = ({ sounds, ...choices }) =>
      this.#ask({
        do: "set",
        ...choices,
        ...(sounds === undefined ? {} : { sounds: sounds === true || sounds === "on" }),
      });
    /** @param {string} [site] */
    ask = (site) => this.#ask({ do: "ask", site }).then(({ moves }) => /** @type {Move[]} */ (moves));

    /**
     * @param {Command} command
     * @returns {Promise<Answer>}
     */
    #ask(command) {
      const id = ++this.#nAsked;
      return new Promise((done, fail) => {
        this.#asked.set(id, [done, fail]);
        this.#send({ ...command, id });
      });
    }

    /**
     * Nobody has asked for this one, so nobody waits for it.
     * @param {Promise<unknown>} promise
     */
    #follow(promise) {
      this.#address = this.#wanted();
      promise.catch(({ code, message }) => code && console.warn(message));
    }

    /**
     * Whoever speaks to a table wants it.
     * @param {Command} command
     * @returns {void}
     */
    #send(command) {
      if (this.#port) return this.#port.postMessage(command);
      this.#unsent.push(command);
      if (this.isConnected) this.#want();
    }

    // Once for all attributes that change together.
    #update() {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (this.isConnected) this.#show();
      });
    }

    #want = () => {
      this.#isWanted = true;
      this.#eyes.disconnect();
      this.#show();
    };

    #clear() {
      this.#frame = this.#address = undefined;
      this.#disconnect();
      this.#grow(0);
      this.#box.replaceChildren();
    }

    /** @param {number} more */
    #grow(more) {
      this.#more = more;
      this.#box.style.setProperty("--more", `${more}px`);
    }

    // What was asked over the port is not answered any more. What waits for one is sent over the next.
    #disconnect() {
      if (!this.#port) return;
      this.#port = undefined;
      for (const [, fail] of this.#asked.values()) fail(new Error("the table is gone"));
      this.#asked.clear();
    }

    #wanted() {
      const address = new URL(`embed/${this.getAttribute("game")}/`, site);
      for (const name of PARAMETERS) {
        const value = this.getAttribute(name);
        if (value) address.searchParams.set(name, value);
      }
      return address.href + (this.hasAttribute("sandboxed") ? "#sandboxed" : "");
    }

    /** @returns {void} */
    #show() {
      const game = this.getAttribute("game") ?? "";
      const known = own(GAMES, game);
      this.#box.className = known ? "" : "none";
      if (!known) return this.#say(game);
      const [names, below, beside] = known;
      this.#box.style.setProperty("--below", below);
      this.#box.style.setProperty("--beside", beside);
      const address = this.#wanted();
      if (!this.#isWanted || this.#address === address) return;
      // A new frame rather than a new address of the old one, which would be a step in the history of the page.
      if (this.#frame) this.#clear();
      this.#address = address;
      const frame = Object.assign(this.ownerDocument.createElement("iframe"), {
        src: address.split("#")[0],
        title: own(names, this.getAttribute("lang") ?? "") ?? names[""],
        allow: "fullscreen; clipboard-write",
        referrerPolicy: "no-referrer",
      });
      if (this.hasAttribute("sandboxed")) frame.setAttribute("sandbox", "allow-scripts");
      this.#frame = frame;
      this.#box.append(frame);
    }

    /**
     * Hands a port to the page in the frame. One without an origin cannot be named.
     * @param {string} origin
     */
    #connect(origin) {
      this.#disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => this.#take(data);
      this.#port = port1;
      this.#frame?.contentWindow?.postMessage({ mustermead: 1 }, origin === "null" ? "*" : origin, [port2]);
      // After a page that came by itself, such as after an error, what was wanted of the old one is wanted again.
      if (this.#isHeard && !this.#unsent.some((command) => command.do === "listen")) this.#send({ do: "listen" });
      for (const command of this.#unsent.splice(0)) this.#send(command);
    }

    /** @param {Heard & Answer & { code?: string, why?: string }} heard */
    #take({ is, ...detail }) {
      const asked = this.#asked.get(detail.id);
      this.#asked.delete(detail.id);
      if (is === "error") asked?.[1](Object.assign(new Error(detail.why), { code: detail.code }));
      else asked?.[0](detail);
      if (EVENTS.includes(is) && !asked) this.#fire(is, detail);
    }

    /**
     * @param {string} is
     * @param {unknown} detail
     */
    #fire(is, detail) {
      this.dispatchEvent(new CustomEvent(is, { detail }));
    }

    /**
     * For whoever writes the page, in English: the script has no words.
     * @param {string} game
     */
    #say(game) {
      this.#clear();
      /**
       * @param {string} name
       * @param {Partial<HTMLAnchorElement>} all
       */
      const make = (name, all) => Object.assign(this.ownerDocument.createElement(name), all);
      const words = make("p", { lang: "en", dir: "ltr" });
      words.append(`There is no game “${game}” at `, make("a", { href: site.href, textContent: "Mustermead" }), ".");
      this.#box.append(words);
    }

    /**
     * The page in the frame says that it can be spoken to, and soon after somebody has touched it how high it is. A frame
     * without an origin is one that the page has put in a sandbox.
     * @param {MessageEvent} event
     */
    #hear = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (origin !== site.origin && origin !== "null") return;
      if (data?.mustermead !== 1) return;
      if (data.ready === true) return this.#connect(origin);
      const { height } = data;
      if (typeof height !== "number" || !(height >= 100 && height <= 4000)) return;
      this.#grow(Math.ceil(height) - (this.#box.offsetHeight - this.#more));
      this.#fire("size", { height });
    };
  }

  customElements.define(NAME, Table);
})();
