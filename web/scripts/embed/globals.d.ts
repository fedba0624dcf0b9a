// What the site's build writes before `embed.js`.

/** Of each game: its names by language, "" for all others, and the heights of its frame below and beside the board. */
declare const GAMES: Record<string, [names: Record<string, string>, below: string, beside: string]>;

// Not every browser has these, and TypeScript's library does not know them.

interface HTMLElement {
  connectedMoveCallback?(): void;
}
