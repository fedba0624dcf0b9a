// The sounds of the table: wood on wood, glass on card, dice, made out of numbers, no two of a kind quite alike.
//
// A sound is a list of strikes, each a push and a crackle on a body that rings at some frequencies. Times: in seconds.

/**
 * @param {number} value
 * @param {number} part
 */
const vary = (value, part) => value * (1 + part * (2 * Math.random() - 1));

/**
 * @typedef {{ push: number, rough: number, rings: [frequency: number, fall: number, weight: number][] }} Thing
 * @typedef {[at: number, thing: Thing, level: number, height: number]} Strike
 */

/**
 * A short push makes a body hard, a long one soft; `rough` is how much it crackles. A ring is a frequency in hertz, the
 * time in which it falls by 60 dB, and a weight. The loudspeakers of phones play little below 500 Hz.
 * @type {Thing}
 */
const PIECE = {
  push: 0.0006,
  rough: 0.5,
  rings: [
    [290, 0.08, 0.4],
    [660, 0.085, 1],
    [1180, 0.05, 1],
    [1950, 0.03, 0.9],
    [3200, 0.018, 0.8],
    [4700, 0.006, 1],
  ],
};
/** @type {Thing} */
const STONE = {
  push: 0.0002,
  rough: 0.12,
  rings: [
    [410, 0.03, 0.5],
    [1760, 0.12, 0.8],
    [3140, 0.16, 1],
    [4870, 0.11, 0.7],
    [7020, 0.05, 0.4],
  ],
};
/** @type {Thing} */
const DIE = {
  push: 0.0003,
  rough: 0.3,
  rings: [
    [480, 0.06, 0.35],
    [1300, 0.04, 0.7],
    [2300, 0.025, 1],
    [3700, 0.018, 0.8],
    [5600, 0.008, 0.6],
  ],
};
/** @type {Thing} */
const BOARD = {
  push: 0.0016,
  rough: 0.15,
  rings: [
    [230, 0.09, 0.3],
    [450, 0.09, 0.9],
    [760, 0.06, 1.2],
  ],
};
/** @type {Thing} */
const BAR = {
  push: 0.001,
  rough: 0.02,
  rings: [
    [523, 0.8, 1],
    [2056, 0.2, 0.3],
    [4812, 0.05, 0.2],
  ],
};

// A die bounces ever sooner and weaker, and on another edge every time.
const BOUNCES = [0, 0.13, 0.23, 0.3, 0.355, 0.395, 0.42];
/**
 * @param {number} late
 * @returns {Strike[]}
 */
const die = (late) => BOUNCES.map((at, n) => [late + vary(at, 0.08), DIE, vary(0.78 ** n, 0.25), vary(1, 0.15)]);

// The dominant and its tonic, each note a little after the one below.
const TUNE = [
  [0, 3 / 4],
  [0.012, 9 / 8],
  [0.024, 4 / 3],
  [0.2, 1],
  [0.214, 5 / 4],
  [0.228, 3 / 2],
  [0.242, 2],
];

// What pieces are made of: glass in one game.
const piece = () => (document.documentElement.dataset.game === "lino" ? STONE : PIECE);

/**
 * How long it is, its peak, and its strikes: when, on what, how hard, and how high. What sounds lower is larger.
 * @type {Record<string, [length: number, peak: number, strikes: () => Strike[]]>}
 */
const SOUNDS = {
  move: [
    0.14,
    0.45,
    () => [
      [0, piece(), 1, vary(1, 0.04)],
      [vary(0.042, 0.25), piece(), vary(0.12, 0.4), 1.12],
    ],
  ],
  // The piece comes down, and the taken one is put aside.
  capture: [
    0.2,
    0.45,
    () => [
      [0, piece(), 1, vary(0.75, 0.04)],
      [vary(0.09, 0.12), piece(), 0.5, vary(1.25, 0.05)],
    ],
  ],
  dice: [0.58, 0.4, () => [...die(0), ...die(vary(0.045, 0.4))]],
  end: [1.1, 0.22, () => TUNE.map(([at, height]) => [vary(at, 0.03), BAR, vary(0.7, 0.15), height])],
  refusal: [0.1, 0.42, () => [[0, BOARD, 1, vary(1, 0.05)]]],
  clock: [0.06, 0.18, () => [[0, DIE, 1, vary(1.25, 0.02)]]],
};

// Samples in a second: enough for wood.
const RATE = 24_000;

/**
 * @param {Float32Array} samples
 * @param {Strike} strike
 */
const strike = (samples, [at, { push, rough, rings }, level, height]) => {
  const begin = Math.round(at * RATE);
  const width = (vary(push, 0.12) / height) * RATE;
  const all = 0.005 * RATE;
  const blow = Float32Array.from({ length: all }, (_, i) => {
    const swell = i < width ? 1 - Math.cos((2 * Math.PI * i) / width) : 0;
    const crackle = (vary(1, 1) - 1) * (1 - i / all) ** 3 * Math.min(i / width, 1);
    return (swell + rough * crackle) / width;
  });
  for (const [frequency, fall, weight] of rings) {
    const angle = (2 * Math.PI * frequency * height) / RATE;
    const length = (vary(fall, 0.1) / height) * RATE;
    const damping = 0.001 ** (1 / length);
    const gain = vary(weight, 0.25) * level * Math.sin(angle);
    const back = 2 * damping * Math.cos(angle);
    const n = Math.min(blow.length + length, samples.length - begin);
    for (let i = 0, last = 0, older = 0; i < n; i++) {
      const now = (i < blow.length ? gain * blow[i] : 0) + back * last - damping * damping * older;
      samples[begin + i] += now;
      older = last;
      last = now;
    }
  }
};

/**
 * Plays a sound in a context, which may be an offline one.
 * @param {BaseAudioContext} context
 * @param {string} kind
 * @param {number} at
 */
export const render = (context, kind, at = 0) => {
  const [length, peak, strikes] = SOUNDS[kind];
  const samples = new Float32Array(length * RATE);
  for (const one of strikes()) strike(samples, one);
  const gain = vary(peak, 0.1) / samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  // The last hundredth of a second fades into silence.
  /** @param {number} i */
  const left = (i) => Math.min((samples.length - 1 - i) / (0.01 * RATE), 1);

  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(
    samples.map((sample, i) => sample * gain * left(i)),
    0,
  );
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  source.start(at);
};

// Closer than `SAME`, sounds of a kind are one. At most `MOST` begin `AROUND` the same time, besides the end of a game.
// Later than `LATE`, a sound belongs to nothing that is seen. After `REST` the loudspeaker is let go.
const [SAME, AROUND, MOST, LATE, REST] = [0.04, 0.6, 8, 0.4, 30];
/** @type {AudioContext} */
let context;
/** @type {number | undefined} */
let rest;
/** @type {{ kind: string, at: number }[]} */
let voices = [];

/**
 * @param {string} kind
 * @param {number} at
 */
const sound = (kind, at) => {
  voices = voices.filter((voice) => voice.at > context.currentTime - AROUND);
  /** @param {number} time */
  const near = (time) => voices.filter((voice) => Math.abs(voice.at - at) < time);
  if (near(SAME).some((voice) => voice.kind === kind)) return;
  if (near(AROUND).length >= MOST && kind !== "end") return;
  render(context, kind, at);
  voices.push({ kind, at });
};

// Before the first touch browsers refuse, and complain on the console.
const isTouched = () => navigator.userActivation?.hasBeenActive ?? true;

/**
 * Plays a sound after a delay, if that can be.
 * @param {string} kind
 * @param {number} [delay] in seconds
 */
export const play = async (kind, delay = 0) => {
  try {
    if (!isTouched()) return;
    if (!context) {
      context = new AudioContext();
      // Some browsers begin only in a touch.
      for (const touch of ["pointerup", "keydown"]) addEventListener(touch, () => context.resume(), { once: true });
    }
    const asked = performance.now();
    await context.resume();
    const late = (performance.now() - asked) / 1000;
    if (late > delay + LATE) return;
    sound(kind, context.currentTime + Math.max(delay - late, 0));
    clearTimeout(rest);
    rest = setTimeout(() => context.suspend(), (delay + REST) * 1000);
  } catch {
    // The game does without.
  }
};

/**
 * Milliseconds of shaking and of rest, in turn.
 * @type {Record<string, number[]>}
 */
const SHAKES = { capture: [20], dice: [12, 50, 12, 70, 12], end: [20, 90, 40], refusal: [15, 60, 15] };

/**
 * Has the device shake, if it can.
 * @param {string} kind
 */
export const buzz = (kind) => {
  if (SHAKES[kind] && isTouched()) navigator.vibrate?.(SHAKES[kind]);
};

const root = document.documentElement;
// Embedded tables are silent until they are asked for sounds.
const isOn = () => (root.dataset.page === "embed" ? root.dataset.sounds === "on" : root.dataset.sounds !== "off");
/**
 * A piece is heard when it lands.
 * @type {Record<string, number>}
 */
const LANDS = { move: 0.15, capture: 0.15 };

/**
 * Something has happened in the game.
 * @param {string} kind
 */
export const cue = (kind) => {
  if (!isOn()) return;
  play(kind, LANDS[kind]);
  buzz(kind);
};
