// What scripts leave for each other and for the program, and what the build puts into them.

/** What a page leaves for its program at `window.mustermead`. */
interface Provided {
  /** The folder of games that the page is for; a page without a table has none. */
  folder: string;
  /** The message tables of the page, in its language. */
  words: string[];
  takeLateWords(): Promise<void>;
  /** The store of saved games. */
  games: GamesScript;
  /** A worker in which the program plays for the computer. */
  newWorker(): Worker;
  /** Brings a layer of the program; a program that is not split has none. */
  bring(layer: string): Promise<void> | void;
  /** Something has happened in the game. */
  cue(kind: string): void;
  /** Shows these shapes on the board. */
  draw(shapes: string): void;
  goToGame(how: string, game: string, uid: string): void;
  moveToGame(game: string): void;
  layerNow(name: string): WebAssembly.Module;
  takeLayer(name: string): Promise<WebAssembly.Module>;
  takePart(part: string): Promise<WebAssembly.Module>;
  /** Lets the browser show and hear something before the program goes on. */
  pause(): Promise<void>;
  /** A part of the program is of another build. */
  refuse(): void;
  takeClipboard(): Promise<ClipboardScript>;
  takePictureExport(): Promise<PictureExportScript>;
  takeFileImport(): Promise<FileImportScript>;
  /** What was dropped on the page, until the program takes it. */
  dropped?: (File | string)[];
}

/** What the program's fetched scripts have. */
type GamesScript = typeof import("./page/games.js");
type ClipboardScript = typeof import("./page/clipboard.js");
type PictureExportScript = typeof import("./page/picture_export.js");
type FileImportScript = typeof import("./page/file_import.js");

/** What the error page shows: the program writes its parts. */
interface CrashReport {
  /** Set once the error page is shown. */
  crashed?: boolean;
  panic?: string;
  game?: string;
  unsaved?: boolean;
}

/** What `start.js` leaves for `boot.js`. */
interface StartWatch {
  /** Finds out why the page does not start, and tells it. */
  look(error?: Thrown): void;
  /** Tells why the page does not start. */
  tell(why: string, type?: string): void;
  /** Whether a policy of the host forbids workers. */
  blocks?: boolean;
}

/** Something that was thrown. */
interface Thrown {
  name?: string;
  stack?: string;
  /** What could not be fetched. */
  address?: string | string[];
}

/** What `host.js` leaves for the program of an embedded table. */
interface Host {
  ready(): void;
  tell(text: string): void;
  choose(name: string, value: string): void;
  /** The studies of a game, in the page's language. */
  studies(game: string): Promise<string>;
}

/** The module that wasm-bindgen writes: `app.js`. */
interface ProgramModule {
  default(code: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  bring?(layer: string): Promise<void>;
}

interface Window {
  mustermead: Provided;
  mustermeadHost?: Host;
  appCrash?: CrashReport;
  startWatch?: StartWatch;
  /** See `classic/network.js`. */
  importLater?(name: string): Promise<unknown>;
}

interface ImportMeta {
  /** The program where it stands in the same file: see `classic/program.js`. */
  program?: ProgramModule;
}

/** What is touched, dropped on or typed into: an element, or the document, which is in no other one. */
type Target = Node & { closest?(selectors: string): HTMLElement | null };

interface UIEvent {
  readonly target: Target;
}

// Not every browser has these, and TypeScript's library does not know them.

interface Document {
  readonly featurePolicy?: { allowsFeature(name: string): boolean };
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** See `DefaultPolicy` in `start/theme.js`. */
declare const trustedTypes: {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(address: string): string | null },
  ): unknown;
};

interface HTMLScriptElement {
  /** What a classic script leaves at its own element. */
  content?: unknown;
}

// What the build writes before the scripts of `classic/`: the program, its games, wasm-bindgen's script as a function, and
// `worker.js` as one.

declare const CODE: string;
declare const GAMES: string;
declare const GLUE: () => ProgramModule;
declare const WORK: (start: ProgramModule["default"], fetch: (address: string) => Promise<Response>) => void;
