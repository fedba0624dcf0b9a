// Sets what must be known before the first paint: the colours, and in embedded tables the language. A classic script,
// so that the browser waits for it.
(() => {
  // A host's policy may let no plain text become markup or the address of a script. Those of the site and of the page
  // itself may.
  try {
    trustedTypes.createPolicy("default", {
      createHTML: (text) => text,
      createScriptURL: (address) => (new URL(address, location.href).origin === origin ? address : null),
    });
  } catch {
    // The browser knows no such policies, or the host allows none.
  }

  const root = document.documentElement;
  const { page, languages = "", rtl = "" } = root.dataset;
  const isEmbed = page === "embed";
  const query = new URLSearchParams(location.search.replaceAll("&amp;", "&"));

  // What style sheets, the app and other scripts read from the root element: the colours, the look and the size of
  // boards, what is marked on them, how fast pieces move, and whether there are sounds. The usual value of each is none.
  // Choices are lines of
  // the preferences. They are the app's: until it has stored them for the first time, the theme has a key of its own.
  // An embedded table stores nothing.
  const CHOICES = ["theme", "look", "size", "fields", "coordinates", "goals", "last", "speed", "sounds"];
  // Those that the usual style sheets know nothing of.
  const LOOKS = CHOICES.slice(1, 7);
  const KEY = "mustermead-preferences";
  const OWN = "mustermead-theme";
  /** @param {string} name */
  const line = (name) => new RegExp(`^${name} (.*)$`, "m");
  /** @param {string} name */
  const read = (name) => {
    if (isEmbed) return query.get(name);
    try {
      return localStorage.getItem(KEY)?.match(line(name))?.[1] ?? (name === "theme" ? localStorage.getItem(OWN) : "");
    } catch {
      return null;
    }
  };
  /**
   * @param {string} name
   * @param {string} value
   */
  const write = (name, value) => {
    if (isEmbed) return;
    try {
      const lines = localStorage
        .getItem(KEY)
        ?.split("\n")
        .filter((text) => !line(name).test(text));
      if (lines) localStorage.setItem(KEY, lines.concat(value ? `${name} ${value}` : []).join("\n"));
      else if (name === "theme" && value) localStorage.setItem(OWN, value);
      else if (name === "theme") localStorage.removeItem(OWN);
    } catch {
      // Then it lasts until the page is left.
    }
  };

  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const isDisk = location.protocol === "file:";
  /**
   * From disk browsers load no modules.
   * @param {string} path
   */
  const take = async (path) => (isDisk ? Promise.reject() : import(new URL(path, src).href));
  /** @type {string} */
  let theme;
  /**
   * @param {string} name
   * @param {string | null | undefined} wanted
   */
  const choose = (name, wanted) => {
    let value = wanted && /^[a-z]+$/.test(wanted) && wanted !== "auto" ? wanted : "";
    if (name === "theme") value = theme = value === "light" || value === "dark" ? value : "";
    if (value) root.dataset[name] = value;
    else delete root.dataset[name];
    // After the other style sheets.
    if (value && LOOKS.includes(name) && !document.querySelector("link[href$='looks.css']")) {
      const href = new URL("portal/looks.css", src).href;
      root.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    }
    return value;
  };

  /**
   * The elements that a selector finds: inputs, links and others.
   * @param {string} selector
   */
  const elements = (selector) =>
    /** @type {NodeListOf<HTMLInputElement & HTMLAnchorElement>} */ (document.querySelectorAll(selector));

  /**
   * The page's `theme-color` for each colour scheme.
   * @type {Record<string, string>}
   */
  const papers = {};
  const sync = () => {
    const metas = /** @type {HTMLMetaElement[]} */ ([...document.querySelectorAll("meta[name=theme-color]")]);
    /** @param {HTMLMetaElement} meta */
    const scheme = ({ media }) => (media.includes("dark") ? "dark" : "light");
    for (const meta of metas) papers[scheme(meta)] ??= meta.content;
    for (const meta of metas) meta.content = papers[theme || scheme(meta)] ?? meta.content;
    for (const choice of elements(".themes, .sounds")) choice.hidden = false;
    for (const radio of elements("[name=theme]:not(meta)")) {
      radio.checked = radio.value === (theme || "auto");
    }
    for (const box of elements("[name=sounds]")) box.checked = hasSounds();
    const offered = preferred();
    for (const offer of elements("[data-offer]")) offer.hidden = offer.hreflang !== offered;
    // An embedded table has one link to the portal for each language.
    for (const way of elements(".portal [hreflang]")) way.hidden = way.hreflang !== root.lang;
  };

  // Whether a table makes sounds; embedded ones only if that is wanted.
  const hasSounds = () => (isEmbed ? root.dataset.sounds === "on" : root.dataset.sounds !== "off");

  // The reader's preferred language among ours.
  const preferred = () => {
    const ours = languages.split(" ");
    /** @param {string} tag */
    const plain = (tag) => tag.split("-")[0];
    for (const tag of navigator.languages ?? []) {
      const found = ours.find((own) => own === tag) ?? ours.find((own) => own === plain(tag));
      if (found) return found === root.lang ? "" : found;
    }
    return "";
  };

  // The number of saved games that the home page is about to list: they have their place before they come.
  try {
    root.dataset.places = localStorage.getItem("mustermead-saved") ?? "0";
  } catch {
    // Then there are none.
  }

  const wanted = query.get("lang");
  if (isEmbed && wanted !== null && languages.split(" ").includes(wanted)) {
    root.lang = wanted;
    root.dir = rtl.split(" ").includes(wanted) ? "rtl" : "ltr";
  }

  // A page without a table that was opened from disk has its scripts as one. Without that its links lead nowhere, and it
  // says so. Pages with a table see to that themselves.
  if (isDisk && !root.dataset.program) {
    addEventListener("DOMContentLoaded", () => {
      const trouble = /** @type {HTMLElement} */ (document.getElementById("trouble"));
      const tell = () => Object.assign(trouble, { className: "trouble-told", hidden: false });
      const script = document.createElement("script");
      document.head.append(Object.assign(script, { src: new URL("classic/portal.js", src).href, onerror: tell }));
    });
  }

  const chooseAll = () => {
    for (const name of CHOICES) choose(name, read(name));
  };
  chooseAll();
  document.addEventListener("change", ({ target }) => {
    const { name, type, checked, value } = /** @type {HTMLInputElement} */ (target);
    if (!CHOICES.includes(name)) return;
    write(name, choose(name, type === "checkbox" ? (checked ? "on" : "off") : value));
    sync();
  });
  // Another tab has chosen.
  addEventListener("storage", () => {
    chooseAll();
    sync();
  });

  // Updates the controls as they arrive, and again when parts of the page are replaced by another language's.
  const watcher = new MutationObserver(sync);
  watcher.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    watcher.disconnect();
    watcher.observe(document.body, { childList: true });
    sync();
  });

  // A sheet beside the table, instead of the page that the link leads to.
  document.addEventListener("click", (event) => {
    const link = /** @type {HTMLAnchorElement | undefined} */ (event.target.closest?.("a[data-sheet]"));
    if (!link || event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    /** @type {Promise<typeof import("../portal/sheet.js")>} */
    const sheet = take("portal/sheet.js");
    sheet.then(({ open }) => open(link)).catch(() => location.assign(link.href));
  });

  // What plays offline is looked after once the page is there. Tables in frames do without.
  if (!isEmbed && !isDisk && ("serviceWorker" in navigator || page === "home")) {
    addEventListener("load", () => take("portal/offline.js").catch(() => {}));
  }

  // The menu closes on Escape and on a press outside it.
  const menu = () => /** @type {HTMLDetailsElement | null} */ (document.querySelector("details.menu[open]"));
  document.addEventListener("pointerdown", ({ target }) => {
    const open = menu();
    if (open && !open.contains(target)) open.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const open = menu();
    if (event.key !== "Escape" || !open) return;
    if (open.contains(document.activeElement)) open.querySelector("summary")?.focus();
    open.open = false;
  });
})();
