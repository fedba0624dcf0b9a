/** What the worker's script leaves for the program at `self.mustermead`. */
interface ProvidedToWorker {
  /** The folder of games that the page is for. */
  folder: string;
  takePart(part: string): Promise<WebAssembly.Module>;
  /** The networks of the games, where they have some. */
  takeNetworks(): Promise<ArrayBuffer>;
  layerNow(name: string): WebAssembly.Module;
}

declare var mustermead: ProvidedToWorker;

// What the site's build writes before `sw.js`.

/** The name of all pages and files together. */
declare const EDITION: string;
/** The names of the lists of them, by language or "all". */
declare const LISTS: Record<string, string>;

// Not every browser has these, and TypeScript's library does not know them.

interface ExtendableEvent {
  addRoutes?(rules: { condition: { urlPattern: URLPattern }; source: string }): Promise<void>;
}
