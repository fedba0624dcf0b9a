/**
 * The element `<mustermead-game>` and what is said over the port of a table in a frame: see embed.md.
 * Seats are counted from 1 in the order of play.
 */

export type Mode = "play" | "two" | "replay" | "study";
/** How strong the computer is. */
export type Strength = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** One of the three levels before there were eight: the nearest of these is meant. */
export type Level = "beginner" | "good" | "best" | 1 | 2 | 3;
export type Seat = 1 | 2 | 3 | 4;

/** What is put on the table: a position, a record, or with neither a new game. */
export interface Load {
  /** In a notation of the game. */
  position?: string;
  /** In a form of texts that the game has. */
  record?: string;
  mode?: Mode;
  strength?: Strength;
  level?: Level;
  /** The seat of whoever plays here. */
  side?: Seat;
}

/** What is shown or done otherwise. */
export interface Choices {
  theme?: "auto" | "light" | "dark";
  look?: "auto" | "wood" | "ink" | "lasker";
  size?: "auto" | "medium" | "small";
  speed?: "auto" | "none" | "half" | "double";
  sounds?: boolean;
  /** Whose side is at the bottom. */
  orientation?: Seat | "auto";
  /** Of the computer on all of its seats. */
  strength?: Strength;
  level?: Level;
}

/** A legal move. */
export interface Move {
  /** In the game's own notation. */
  step: string;
  /** The squares that are touched for it, by their names or numbers. */
  sites: string[];
}

/** How a game ended. */
export interface Ended {
  winners: Seat[];
  drawn: boolean;
  /** Of each seat, in games that count points. */
  points?: number[];
}

/** The game as the board shows it. */
/** A turn that cost much, by a review. */
export interface Cost {
  /** How many entries of the record there are with it. */
  ply: number;
  seat: Seat;
  /** In hundredths of an expected point: of one game, or of its stake where dice are thrown. */
  cost: number;
  /** What was played, and what was better, as the reader sees it. */
  played: string;
  better: string;
}

export interface State {
  version: 1;
  game: string;
  /** How many entries of the record the board shows. */
  ply: number;
  /** How many there are. */
  plies: number;
  position: string;
  turn: Seat | null;
  /** In the game's own notation. */
  turns: string[];
  ended: Ended | null;
}

/** What is told, by the names of the events. */
export interface Told {
  ready: State;
  step: { ply: number; seat: Seat | null; step: string };
  turn: { seat: Seat | null; last: string | null };
  end: Ended;
  position: { ply: number; position: string };
  review: { costs: Cost[] };
  /** Only the element tells it. */
  size: { height: number };
  error: { code: Code; why: string };
}

/** Why a command is not obeyed. */
export type Code = "malformed" | "refused" | "flood";

/** The element. Every promise fails with an error that has a {@link Code} in `code`. */
export interface MustermeadGame extends HTMLElement {
  load(game?: Load): Promise<unknown>;
  /** Without a move, throws the dice that wait. */
  play(move?: string): Promise<unknown>;
  undo(): Promise<unknown>;
  /** Shows a hint on the board and beside it, or more of it. */
  hint(): Promise<unknown>;
  /** Has the game reviewed that is over or only looked at. */
  review(): Promise<unknown>;
  flip(): Promise<unknown>;
  set(choices: Choices): Promise<unknown>;
  /** The legal moves of a piece, or all of them. */
  ask(site?: string): Promise<Move[]>;
  addEventListener<K extends keyof Told>(
    kind: K,
    listener: (event: CustomEvent<Told[K]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    kind: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "mustermead-game": MustermeadGame;
  }
}

/** What is said over a port. */
export type Command = { id?: number | string } & (
  | { do: "listen" }
  | ({ do: "load" } & Load)
  | { do: "play"; move?: string }
  | { do: "undo" }
  | { do: "hint" }
  | { do: "review" }
  | { do: "flip" }
  | ({ do: "set" } & Choices)
  | { do: "ask"; site?: string }
);

/** What is heard over a port. */
export type Heard =
  | { [K in Exclude<keyof Told, "size" | "error">]: { is: K } & Told[K] }[Exclude<keyof Told, "size" | "error">]
  | { is: "done"; id: number | string }
  | { is: "moves"; id?: number | string; moves: Move[] }
  | { is: "error"; id?: number | string; code: Code; why: string };
