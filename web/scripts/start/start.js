// Watches the start of a page and says what is wrong if it fails. It stands in the page itself, needs no module and no
// program, and is written for the oldest browsers: whatever else does not come, this does.
(function () {
  var root = document.documentElement;
  var data = root.dataset;
  // What the browser has said so far.
  /** @type {Thrown | undefined} */
  var thrown;
  /** @type {boolean | undefined} */
  var forbidden;
  // What keeps the page from loading modules and fetching, if anything does: it was opened from disk, or has no origin,
  // such as in a frame in a sandbox.
  var apart = location.protocol === "file:" ? "disk" : window.origin === "null" ? "blocked" : "";

  /**
   * The words are replaced when the page changes its language in place; `#progress` goes when the app starts.
   * @param {string} id
   * @returns {HTMLElement}
   */
  function part(id) {
    return document.getElementById(id) || /** @type {HTMLElement} */ ({});
  }

  /**
   * @param {string} why
   * @param {string} [type]
   * @returns {void}
   */
  function tell(why, type) {
    var box = part("trouble");
    if (!box.id) {
      return addEventListener("DOMContentLoaded", function () {
        tell(why, type);
      });
    }
    // An embedded page has words of all languages, and its language in its address.
    var wanted = data.page === "embed" && /[?&;]lang=([\w-]+)/.exec(location.search);
    var first = /** @type {HTMLElement} */ (box.firstElementChild);
    /** @type {HTMLElement} */
    var words = box.querySelector("section:lang(" + (wanted ? wanted[1] : root.lang) + ")") || first;
    var usual = /** @type {HTMLElement} */ (words.firstElementChild);
    /** @type {HTMLElement} */
    var reason = words.querySelector("[data-why=" + why + "]") || usual;
    first.hidden = usual.hidden = true;
    words.hidden = reason.hidden = box.hidden = false;
    reason.textContent = reason.textContent.replace("{type}", /** @type {string} */ (type));
    /** @type {HTMLElement} */ (words.lastElementChild).onclick = function () {
      box.hidden = reason.hidden = true;
    };
    box.className = "trouble-told";
    part("progress").hidden = true;
  }

  /**
   * Asks for the page's files one by one, to find out what is wrong with them.
   * @param {Thrown} [error]
   */
  function look(error) {
    /** @type {NodeListOf<HTMLScriptElement & HTMLLinkElement>} */
    var files = document.querySelectorAll("[type=module], [rel=modulepreload], [rel=preload]");
    /**
     * @param {number} n
     * @returns {unknown}
     */
    function next(n) {
      var address = files[n] && (files[n].src || files[n].href);
      if (!part("progress").id) return;
      error = error || thrown;
      if (apart) return tell(apart);
      if (!address) return tell(forbidden || !error ? "blocked" : error.name === "SyntaxError" ? "old" : "any");
      fetch(address)
        .then(function (answer) {
          var type = (answer.headers.get("Content-Type") || "?").split(";")[0];
          if (answer.status === 401 || answer.status === 403) return tell("blocked");
          // The site has changed. Some hosts serve a page of their own for a missing file.
          if (answer.status === 404 || answer.status === 410 || type === "text/html") return go();
          if (/\.js$/.test(address) && !/script/.test(type)) return tell("type", type);
          return answer.blob().then(function () {
            next(n + 1);
          });
        })
        .then(null, function () {
          tell("stopped");
        });
    }
    next(0);
  }

  // Loads the page again, once. Where that cannot be noted, it cannot be known whether it was.
  function go() {
    try {
      if (sessionStorage.mustermead !== data.name) {
        sessionStorage.mustermead = data.name;
        return location.reload();
      }
    } catch (error) {}
    tell("gone");
  }

  if (!("noModule" in document.createElement("script")) || !window.fetch) return tell("old");
  if (!window.WebAssembly) return tell("wasm");

  addEventListener("securitypolicyviolation", function (event) {
    var what = event.effectiveDirective;
    if (event.disposition === "report") return;
    forbidden = forbidden || /^script/.test(what);
    // The app runs, but the computer cannot, however often it is asked.
    if (/^(worker|require|trusted)/.test(what)) {
      watch.blocks = true;
      tell("blocked");
    }
  });
  addEventListener("error", function (event) {
    thrown = thrown || event.error;
  });
  // `boot.js` says it when it cannot go on; if it has not come itself, the page has loaded without it.
  /** @type {StartWatch} */
  var watch = { look: look, tell: tell };
  window.startWatch = watch;
  addEventListener("load", function () {
    if (!window.appCrash) look();
  });
  // Such a page can load nothing but classic scripts: one has all that a table needs.
  var script = document.createElement("script");
  if (apart) {
    script.onerror = function () {
      tell(apart);
    };
    try {
      script.src = data.classic || "";
    } catch (error) {
      // The host's policy lets no text be the address of a script.
      tell(apart);
    }
    document.head.appendChild(script);
  }
  setTimeout(function () {
    if (document.readyState !== "loading" && !part("progress").id) return;
    // Until then browsers show nothing of a page whose style has not come.
    /** @type {HTMLLinkElement[]} */
    var none = [];
    none.forEach.call(document.querySelectorAll("[rel=stylesheet], [rel=expect]"), function (link) {
      if (link.sheet) return;
      link.media = "print";
      link.onload = function () {
        link.media = "all";
      };
    });
    if (!part("trouble").className) tell("slow");
  }, 8000);
})();
