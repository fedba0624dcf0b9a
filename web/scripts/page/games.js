// The games saved in this browser, in IndexedDB: for the app, and for pages that run no app.
//
// A game's body is all of it, its summary what a list shows of it, and its picture its board. A list never reads a body.
// Each tab writes under its own token. The browser reads, compares and writes a game in one transaction, so a tab that
// has lost the game cannot overwrite anything.
//
// All functions reject with an error whose name says why: "Blocked" where this browser cannot or may not store anything
// for this page, "Full" where no space is left, "Foreign" where another tab writes the game, and any other name where it
// failed this time.

/**
 * A saved game.
 * @typedef {object} Body
 * @property {string} uid
 * @property {string} text
 * @property {number} at how many entries of the text the board shows
 * @property {boolean} over
 * @property {number} changed in milliseconds since 1970
 * @property {string} writer the token of the tab that may save it
 */

/**
 * What a list shows of a game.
 * @typedef {object} Summary
 * @property {string} uid
 * @property {string} game
 * @property {number} changed
 * @property {number} over 0 or 1: an index knows no booleans
 * @property {number} pinned 0 or 1
 * @property {number} people
 * @property {number[]} levels the levels of the computers that play, from 1 to 8
 * @property {string} state
 * @property {number} steps
 */

/**
 * Where a page of summaries begins.
 * @typedef {[key: IDBValidKey, primaryKey: IDBValidKey]} Place
 */

const [GAMES, SUMMARIES, PICTURES] = ["games", "summaries", "pictures"];
// How long the browser may take to open the database, in milliseconds. Some never report that they cannot.
const PATIENCE = 10_000;
// The local storage key that says that the browser was asked to keep the games for good.
const ASKED = "mustermead-asked-to-stay";

// How many games the home page lists at first, and the local storage key with the number of those that there are:
// `theme.js` reserves their places.
export const FIRST = 4;
const PLACES = "mustermead-saved";

// Builds before version 1.1 had three levels, from 1 to 3: the nearest of today's eight.
const NEAREST = [3, 6, 8];
/** @param {number} level */
const nearest = (level) => NEAREST[Math.min(Math.max(level, 1), 3) - 1];

/**
 * A summary as such a build may have stored it.
 * @param {Summary & { computers?: number[] }} summary
 * @returns {Summary}
 */
const withLevels = ({ levels, computers = [], ...summary }) => ({
  ...summary,
  levels: levels ?? computers.map(nearest),
});

/**
 * @param {string} name
 * @param {string} why
 */
const failure = (name, why) => Object.assign(new Error(why), { name });

/** @type {Record<string, string>} */
const NAMES = { QuotaExceededError: "Full", SecurityError: "Blocked" };

/** @param {Error} error */
const reason = (error) => {
  const name = NAMES[error.name];
  return name ? failure(name, `${error}`) : error;
};

/**
 * The answer to a request.
 * @template T
 * @param {IDBRequest<T>} request
 */
export const ask = (request) => {
  /** @type {Promise<T>} */
  const answer = new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  // Work that has failed waits for no more answers.
  answer.catch(() => {});
  return answer;
};

/**
 * The summary of a body that was saved before there were summaries; none if the body is damaged.
 * @param {Body} body
 */
const summaryOf = ({ uid, text, at, over, changed }) => {
  const lines = String(text).split(/\r?\n/);
  const n = lines.indexOf("");
  const head = n < 0 ? lines : lines.slice(0, n);
  /** @param {string} key */
  const all = (key) => head.flatMap((line) => (line.startsWith(`${key} `) ? line.slice(key.length + 1) : []));
  const [[game], [seats = ""], players, standIns] = ["game", "seats", "player", "stand-in"].map(all);
  if (head[0] !== "mustermead 1" || !game || !all("rules")[0] || !all("uid")[0]) return undefined;
  /**
   * Who plays for whom; a player may have several seats.
   * @param {string} owner
   * @param {number} idx
   */
  const hand = (owner, idx) => {
    const standIn = standIns.find((line) => line.startsWith(`${idx + 1} `))?.slice(2);
    return `${owner} ${standIn ?? players[Number(owner) - 1]}`;
  };
  const hands = [...new Set(seats.split(" ").map(hand))];
  const levels = hands.flatMap((text) => {
    const [, word, number] = /^\d (machine|computer) (\d+)/.exec(text) ?? [];
    if (!word) return [];
    return word === "machine" ? nearest(Number(number)) : Math.min(Math.max(Number(number), 1), 8);
  });
  const played = lines
    .slice(head.length)
    .filter(Boolean)
    .slice(0, Number.isFinite(at) ? at : undefined);
  return {
    uid,
    game,
    changed: Number.isFinite(changed) ? changed : 0,
    over: Number(over === true),
    pinned: 0,
    people: hands.filter((text) => /^\d person/.test(text)).length,
    levels,
    state: "",
    steps: played.filter((line) => line[0] !== "@").length,
  };
};

/** @param {IDBOpenDBRequest} opening */
const upgrade = ({ result: database, transaction }) => {
  const change = /** @type {IDBTransaction} */ (transaction);
  const keyPath = "uid";
  const isNew = !database.objectStoreNames.contains(GAMES);
  const games = isNew ? database.createObjectStore(GAMES, { keyPath }) : change.objectStore(GAMES);
  const summaries = database.createObjectStore(SUMMARIES, { keyPath });
  summaries.createIndex("order", ["pinned", "changed"]);
  summaries.createIndex("unfinished", ["over", "game", "changed"]);
  database.createObjectStore(PICTURES);
  const request = games.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    const summary = summaryOf(cursor.value);
    if (summary) summaries.put(summary);
    cursor.continue();
  };
};

/** @returns {Promise<IDBDatabase>} */
const connect = () =>
  new Promise((done, fail) => {
    const opening = indexedDB.open("mustermead", 2);
    const patience = setTimeout(fail, PATIENCE, new Error("the browser does not open its storage"));
    opening.onupgradeneeded = () => {
      clearTimeout(patience);
      upgrade(opening);
    };
    opening.onsuccess = () => {
      // A newer version of this site, or somebody clearing the storage, must not have to wait for this tab.
      opening.result.onversionchange = () => opening.result.close();
      done(opening.result);
    };
    opening.onerror = () => fail(opening.error);
  }).catch((error) => {
    throw error.name === "QuotaExceededError" ? error : failure("Blocked", `${error}`);
  });

/**
 * @template T
 * @param {IDBTransaction} transaction
 * @param {string[]} stores
 * @param {(...stores: IDBObjectStore[]) => T | Promise<T>} work
 */
const finish = async (transaction, stores, work) => {
  const ended = new Promise((done, fail) => {
    transaction.oncomplete = done;
    transaction.onabort = () => fail(transaction.error ?? new Error("the browser has taken it back"));
  });
  // It may fail while the work waits for an answer, which then fails too.
  ended.catch(() => {});
  try {
    const result = await work(...stores.map((name) => transaction.objectStore(name)));
    await ended;
    return result;
  } catch (error) {
    try {
      // What was written before it failed must not stay.
      transaction.abort();
    } catch {
      // The browser has taken it back already.
    }
    throw error;
  }
};

/** @type {IDBDatabase | undefined} */
let database;
let queue = Promise.resolve();

/**
 * Does work on stores in one transaction: all of it or nothing. Transactions begin in the order requested, even while
 * the database is being opened; from there on the browser keeps the order.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {string[]} stores
 * @param {(...stores: IDBObjectStore[]) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
const within = (mode, stores, work) => {
  /** @type {Promise<T>} */
  let result;
  const begun = queue.then(async () => {
    /** @type {IDBTransaction} */
    let transaction;
    try {
      transaction = /** @type {IDBDatabase} */ (database).transaction(stores, mode);
    } catch {
      // It is not open yet, or the browser has closed it in the meantime.
      database = undefined;
      database = await connect();
      transaction = database.transaction(stores, mode);
    }
    result = finish(transaction, stores, work);
  });
  queue = begun.catch(() => {});
  return begun
    .then(() => result)
    .catch((error) => {
      // Anything else may be the end of the connection, of which some browsers say no more than that requests fail: the
      // next work opens another one.
      if (!["Foreign", "QuotaExceededError"].includes(error?.name)) {
        database?.close();
        database = undefined;
      }
      throw reason(error);
    });
};

/**
 * @template T
 * @param {string[]} stores
 * @param {(...stores: IDBObjectStore[]) => T | Promise<T>} work
 */
const read = (stores, work) => within("readonly", stores, work);
/**
 * The same, for work that changes something.
 * @template T
 * @param {string[]} stores
 * @param {(...stores: IDBObjectStore[]) => T | Promise<T>} work
 */
export const write = (stores, work) => within("readwrite", stores, work);

// In a browser without such channels tabs know nothing of each other.
const channel = (() => {
  try {
    return new BroadcastChannel("mustermead-games");
  } catch {
    return undefined;
  }
})();

/** @param {string} uid */
const tell = (uid) => channel?.postMessage(uid);

/**
 * Calls `listener` with the uid of each game that another tab has changed or removed.
 * @param {(uid: string) => void} listener
 */
export const watch = (listener) => channel?.addEventListener("message", ({ data }) => listener(data));

// Opens the database, and creates it the first time.
export const open = () => read([GAMES], () => {});

/**
 * The body of a game, if it is here.
 * @param {string} uid
 * @returns {Promise<Body | undefined>}
 */
export const find = (uid) => read([GAMES], (games) => ask(games.get(uid)));

/**
 * From now on only `writer` may save the game. Gives its body; undefined, with nothing changed, where it is not here or
 * cannot be read.
 * @param {string} uid
 * @param {string} writer
 * @returns {Promise<Body | undefined>}
 */
export const claim = (uid, writer) =>
  write([GAMES], async (games) => {
    const game = await ask(games.get(uid));
    if (typeof game?.text !== "string") return undefined;
    games.put({ ...game, writer });
    return game;
  });

/**
 * Notes how many places the list of so many games needs.
 * @param {number} n
 */
export const keepPlaces = (n) => {
  try {
    localStorage[PLACES] = Math.min(n, FIRST);
  } catch {
    // Then the list pushes the rest down when it comes.
  }
};

/**
 * What can wait after a save: asks the browser to keep the games, and has the picture of this one drawn.
 * @param {string} uid
 */
export const settle = (uid) => {
  try {
    // Asking again in every session would be a nuisance: some browsers ask the reader.
    if (!localStorage[ASKED]) {
      localStorage[ASKED] = "yes";
      navigator.storage.persist().catch(() => {});
    }
  } catch {
    // It cannot be asked.
  }
  /** @param {ArrayBuffer | string} picture */
  const keep = (picture) =>
    write([SUMMARIES, PICTURES], async (summaries, pictures) => {
      if (await ask(summaries.count(uid))) pictures.put(picture, uid);
    });
  // A game without a picture is as good.
  import("./picture.js").then(({ draw }) => draw(uid, keep)).catch(() => {});
};

/**
 * Saves a game that is new or that its writer has claimed or saved before.
 * @param {Body} game
 * @param {Omit<Summary, "pinned">} summary
 */
export const save = (game, summary) =>
  write([GAMES, SUMMARIES], async (games, summaries) => {
    const { uid } = game;
    const known = [games.get(uid), summaries.get(uid), summaries.count()].map((request) => ask(request));
    const [found, before, n] = await Promise.all(known);
    if (found && found.writer !== game.writer) throw failure("Foreign", "another tab writes it");
    games.put(game);
    summaries.put({ ...summary, pinned: before?.pinned ?? 0 });
    // The home page may be the next one: it reads this before it lists the games.
    if (!before) keepPlaces(n + 1);
    // Now, without waiting for answers first: the tab may be gone any moment.
    games.transaction.commit?.();
  }).then(() => {
    tell(game.uid);
    setTimeout(settle, 0, game.uid);
  });

/**
 * At most `count` summaries: those pinned first, then the last changed first. `next`, if there are more, is the `after`
 * of the next page.
 * @param {number} count
 * @param {Place} [after]
 * @returns {Promise<{ games: Summary[], next?: Place }>}
 */
export const page = (count, after) =>
  read([SUMMARIES], async (summaries) => {
    const range = after && IDBKeyRange.upperBound(after[0]);
    const request = summaries.index("order").openCursor(range, "prev");
    const games = [];
    /** @type {Place | undefined} */
    let next;
    for (let cursor = await ask(request); cursor; cursor = await ask(request)) {
      /** @type {Place} */
      const place = [cursor.key, cursor.primaryKey];
      const order = after ? indexedDB.cmp(place, after) : -1;
      if (order > 0) {
        cursor.continuePrimaryKey(.../** @type {Place} */ (after));
        continue;
      }
      if (order < 0) {
        if (games.length === count) return { games, next };
        games.push(withLevels(cursor.value));
        next = place;
      }
      cursor.continue();
    }
    return { games };
  });

/**
 * The last unfinished game of each of these games, as an object; the last changed comes first.
 * @param {string[]} ids
 * @returns {Promise<Record<string, string>>}
 */
export const goingOn = (ids) =>
  read([SUMMARIES], async (summaries) => {
    const unfinished = summaries.index("unfinished");
    /** @param {string} id */
    const last = (id) => ask(unfinished.openKeyCursor(IDBKeyRange.bound([0, id], [0, id, []]), "prev"));
    // The keys of the index.
    const found = /** @type {(IDBCursor & { key: [number, string, number], primaryKey: string })[]} */ (
      (await Promise.all(ids.map(last))).filter(Boolean)
    );
    found.sort((one, other) => other.key[2] - one.key[2]);
    return Object.fromEntries(found.map(({ key, primaryKey }) => [key[1], primaryKey]));
  });

/**
 * The picture of a game as SVG, if there is one. The page has the style of its board then.
 * @param {string} uid
 * @returns {Promise<string | undefined>}
 */
export const picture = async (uid) => {
  const kept = await read([PICTURES], (pictures) => ask(pictures.get(uid)));
  if (!kept) return undefined;
  const { forPage } = await import("./picture.js");
  return forPage(kept, new URL("portal/boards.css", import.meta.url).href);
};

/**
 * Removes a game. Gives a function that puts it back.
 * @param {string} uid
 * @returns {Promise<() => Promise<void>>}
 */
export const remove = async (uid) => {
  const all = [GAMES, SUMMARIES, PICTURES];
  const [game, summary, kept] = await write(all, (...stores) =>
    Promise.all(
      stores.map((store) => {
        const found = ask(store.get(uid));
        store.delete(uid);
        return found;
      }),
    ),
  );
  tell(uid);
  return () =>
    write(all, async (games, summaries, pictures) => {
      // A tab that has it on the table may have saved it again.
      if (await ask(games.count(uid))) return;
      if (game) games.put(game);
      if (summary) summaries.put(summary);
      if (kept) pictures.put(kept, uid);
    }).then(() => tell(uid));
};

/**
 * Pins a game to the front, or no longer.
 * @param {string} uid
 * @param {boolean | number} pinned
 */
export const pin = (uid, pinned) =>
  write([SUMMARIES], async (summaries) => {
    const summary = await ask(summaries.get(uid));
    if (summary) summaries.put({ ...summary, pinned: Number(Boolean(pinned)) });
  }).then(() => tell(uid));
