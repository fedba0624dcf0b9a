// Tables in pages of other sites: defines the element `<mustermead-game game="laska">`, which makes a frame with the page
// `embed/laska/` of the site that this script comes from. docs/embed.md says what it understands. It lies in the root of
// the site and has no version, so it knows nothing of a build but what every embedded page keeps to: addresses, and one
// message.
//
// The site's build puts this script in a block with the constant GAMES: for each game its names by language, "" for all
// others, and the height of its frame as a share of the width, without what stands below a board and where that stands
// beside it.
(() => {
  const NAME = "mustermead-game";
  // Several copies on a page share one element: the first one's.
  if (customElements.get(NAME)) return;

  // Only a classic script is told its address; a module finds it in where an error comes from.
  const here = document.currentScript?.src || /\w+:[^\s@()]*\/embed\.js/.exec(new Error().stack)?.[0];
  const site = new URL(".", here);

  // The attributes that an address of a table passes on.
  const PARAMETERS = "lang theme look size speed sounds level position record orientation mode".split(" ");

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

  const own = (all, key) => (Object.hasOwn(all, key) ? all[key] : undefined);

  class Table extends HTMLElement {
    static observedAttributes = ["game", ...PARAMETERS];

    // Where the frame is, or will be.
    #box = document.createElement("div");
    #frame;
    // Whether the table has been in view, or is printed: nothing is fetched before.
    #isWanted = false;
    #isDue = false;
    // How much higher than usual it is, in pixels.
    #more = 0;
    // The window of the document that it is in.
    #view;

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
      this.#view = this.ownerDocument.defaultView;
      // Not a style element, which the page's policy may forbid. It belongs to one document, and an element can be moved
      // to another one.
      const sheet = new this.#view.CSSStyleSheet();
      sheet.replaceSync(STYLE);
      this.shadowRoot.adoptedStyleSheets = [sheet];
      this.#view.addEventListener("message", this.#hear);
      this.#view.addEventListener("beforeprint", this.#want);
      this.#eyes.observe(this);
      this.attributeChangedCallback();
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

    // Once for all attributes that change together.
    attributeChangedCallback() {
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
      this.#frame = undefined;
      this.#grow(0);
      this.#box.replaceChildren();
    }

    #grow(more) {
      this.#more = more;
      this.#box.style.setProperty("--more", `${more}px`);
    }

    #show() {
      const game = this.getAttribute("game") ?? "";
      const [names, below, beside] = own(GAMES, game) ?? [];
      this.#box.className = names ? "" : "none";
      if (!names) return this.#say(game);
      this.#box.style.setProperty("--below", below);
      this.#box.style.setProperty("--beside", beside);
      const address = new URL(`embed/${game}/`, site);
      for (const name of PARAMETERS) {
        const value = this.getAttribute(name);
        if (value) address.searchParams.set(name, value);
      }
      if (!this.#isWanted || this.#frame?.src === address.href) return;
      this.#clear();
      // A new frame rather than a new address of the old one, which would be a step in the history of the page.
      this.#frame = Object.assign(this.ownerDocument.createElement("iframe"), {
        src: address.href,
        title: own(names, this.getAttribute("lang")) ?? names[""],
        allow: "fullscreen; clipboard-write",
        referrerPolicy: "no-referrer",
      });
      this.#box.append(this.#frame);
    }

    // For whoever writes the page, in English: the script has no words.
    #say(game) {
      this.#clear();
      const make = (name, all) => Object.assign(this.ownerDocument.createElement(name), all);
      const words = make("p", { lang: "en", dir: "ltr" });
      words.append(`There is no game “${game}” at `, make("a", { href: site.href, textContent: "Mustermead" }), ".");
      this.#box.append(words);
    }

    // The page in the frame says how high it is, soon after somebody has touched it. A frame without an origin is one
    // that the page has put in a sandbox.
    #hear = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (origin !== site.origin && origin !== "null") return;
      const height = data?.mustermead === 1 ? data.height : undefined;
      if (typeof height !== "number" || !(height >= 100 && height <= 4000)) return;
      this.#grow(Math.ceil(height) - (this.#box.offsetHeight - this.#more));
    };
  }

  customElements.define(NAME, Table);
})();
