// The section of the home page with which everything is kept on this device, and removed again.

import { everything, keepAll, lacking, removeAll, takeLists, takeWords, wish } from "./kept_files.js";

// How often progress is told to those who cannot see it: after each of so many parts.
const PARTS = 4;

const style = new Promise((done) => {
  const href = new URL("offline.css", import.meta.url).href;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.onload = link.onerror = done;
  document.head.append(link);
});

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {Partial<HTMLElementTagNameMap[T]>} properties
 * @param {Node[]} children
 */
const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/**
 * A number of bytes in megabytes, in the page's language and with the digits of the page.
 * @param {number} bytes
 */
const megabytes = (bytes) => {
  const { lang } = document.documentElement;
  const locale = `${lang === "sr" ? "sr-Latn" : lang}-u-nu-latn`;
  /** @type {Intl.NumberFormatOptions} */
  const style = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, style).format(bytes / 1e6);
};

const build = async () => {
  const [words] = await Promise.all([takeWords(), style]);
  /** @param {string} name */
  const button = (name) => make("button", { type: "button", hidden: true, textContent: words[name] });
  const parts = {
    what: make("p"),
    keep: button("keep"),
    stop: button("stop"),
    remove: button("remove"),
    bar: make("progress", { hidden: true, max: 1, ariaLabel: words.keep }),
    amount: make("span", { hidden: true }),
    status: make("p", { role: "status" }),
  };
  const { what, keep, stop, remove, bar, amount, status } = parts;
  const heading = make("h2", { id: "offline", textContent: words.heading });
  const buttons = make("p", { className: "buttons" }, keep, stop, remove, bar, amount);
  const section = make("section", { className: "offline" }, heading, what, buttons, status);
  section.setAttribute("aria-labelledby", heading.id);
  document.querySelector(".offline")?.remove();
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  main.append(section);
  if (new URLSearchParams(location.search).has("missing")) {
    // Said where it is read first.
    main.prepend(make("p", { className: "missing", role: "alert", textContent: words.missing }));
  }
  return { ...parts, words, section };
};

/**
 * @param {string} text with names in `<>`
 * @param {Record<string, string>} values
 */
const fill = (text, values) => text.replace(/<(\w+)>/g, (_, name) => values[name]);

/**
 * Shows what there is of an edition, and goes on with it if that is wanted. `keepPage` keeps the page itself again.
 * @param {import("./kept_files.js").Edition} edition
 * @param {() => Promise<void>} keepPage
 */
export const show = async (edition, keepPage) => {
  /** @type {Error | undefined} */
  const trouble = await takeLists(edition).then(
    () => undefined,
    (error) => error,
  );
  const { words, section, what, keep, stop, remove, bar, amount, status } = await build();
  if (trouble) {
    // Nobody can tell how much is kept: without a network, or where the host has nothing but a newer version.
    section.dataset.state = "unknown";
    what.textContent = trouble.name === "TypeError" ? words["no-network"] : words.changed;
    return;
  }
  const { sizes } = edition;
  /** @param {string[]} paths */
  const sum = (paths) => paths.reduce((bytes, path) => bytes + (sizes.get(path) ?? 0), 0);
  const all = sum(everything(edition));
  /** @type {AbortController} */
  let stopping;

  /** @param {string} text */
  const say = (text) => {
    status.textContent = text;
  };
  const countDone = async () => all - sum(await lacking(edition, everything(edition)));
  /** @param {number} done */
  const showDone = (done) => {
    bar.value = done / all;
    amount.textContent = fill(words.amount, { done: megabytes(done), size: megabytes(all) });
  };
  /**
   * Which buttons there are. The focus stays on one of them.
   * @param {HTMLElement[]} shown
   */
  const offer = (...shown) => {
    const hadFocus = section.contains(document.activeElement);
    for (const each of [keep, stop, remove, bar, amount]) each.hidden = !shown.includes(each);
    if (hadFocus && /** @type {HTMLElement} */ (document.activeElement).hidden) shown[0].focus();
  };
  const rest = async () => {
    const done = await countDone();
    showDone(done);
    const isAll = done === all;
    // What there is then is said above already.
    status.className = isAll ? "heard" : "";
    section.dataset.state = isAll ? "all" : wish.get() ? "some" : "none";
    keep.textContent = wish.get() ? words["go-on"] : words.keep;
    what.textContent = isAll ? words.all : fill(words.what, { size: megabytes(all) });
    if (isAll) offer(remove);
    else if (wish.get()) offer(keep, remove, bar, amount);
    else offer(keep);
    return isAll;
  };
  /** @type {Record<string, string>} */
  const reasons = {
    Full: words["no-room"],
    Changed: words.changed,
    AbortError: words.stopped,
    TypeError: words["no-network"],
  };

  const begin = async () => {
    wish.set("all");
    stopping = new AbortController();
    section.dataset.state = "busy";
    let done = await countDone();
    let part = Math.floor((done / all) * PARTS);
    showDone(done);
    offer(stop, bar, amount);
    say(words.begun);
    /** @param {string} path */
    const step = (path) => {
      done += sizes.get(path) ?? 0;
      showDone(done);
      const now = Math.floor((done / all) * PARTS);
      if (now > part && now < PARTS) say(amount.textContent);
      part = now;
    };
    let text = "";
    try {
      await keepAll(edition, { signal: stopping.signal, step });
    } catch (error) {
      text = reasons[/** @type {Error} */ (error).name] ?? words.failed;
    }
    await rest();
    say(text || words.all);
  };

  const fail = () => say(words.failed);
  keep.addEventListener("click", () => begin().catch(fail));
  stop.addEventListener("click", () => {
    wish.set("paused");
    stopping.abort();
  });
  remove.addEventListener("click", async () => {
    wish.set("");
    await removeAll().catch(() => {});
    // This page itself stays.
    await keepPage();
    await rest().then(() => say(words.removed), fail);
  });
  const isAll = await rest();
  if (wish.get() === "all" && !isAll) await begin();
};

/**
 * Says why this browser keeps nothing for this site: the name of a sentence, and the media type that it names.
 * @param {string} why
 * @param {string} [kind]
 */
export const showRefused = async (why, kind) => {
  const { words, section, what } = await build();
  section.dataset.state = why;
  what.textContent = fill(words[why], { kind: kind ?? "" });
};
