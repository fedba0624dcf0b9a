// Keeps the screen on while a game is played: until it ends, the page is left, or nothing has happened for a while.

// How long nothing may happen, in milliseconds.
const PATIENCE = 5 * 60_000;

/** @type {WakeLockSentinel | undefined} */
let lock;
/** @type {number | undefined} */
let timer;

const release = () => {
  clearTimeout(timer);
  lock?.release().catch(() => {});
  lock = undefined;
};

// The browser releases the lock when the page is hidden.
const keep = async () => {
  if (lock && !lock.released) return;
  // In a frame the page around it may have to allow it, and browsers complain where it has not.
  if (document.featurePolicy?.allowsFeature("screen-wake-lock") === false) return;
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    // The browser saves power, for example.
  }
};

/**
 * Something has happened in the game.
 * @param {string} kind
 */
export const cue = (kind) => {
  clearTimeout(timer);
  if (kind === "end") {
    release();
    return;
  }
  timer = setTimeout(release, PATIENCE);
  keep();
};
