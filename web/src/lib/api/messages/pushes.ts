// Written by `npm run types`: do not edit.
import type { Board, CardZone, Cell, Decision, Edge, Headline, LogLine, Scene, Term, Tile, Token, Track } from './scene';
import type { RoomState } from './rooms';
export type Push =
  | Table
  | Update
  | Pinged
  | Thinking
  | Reminder
  | Closing
  | Done
  | Refused
  | Reasons
  | Foreseen
  | Hinted
  | LookedFrom
  | LogLines;
/**
 * Everything: draw it afresh. `code` is equal on every client at the same number of moves.
 *
 *     Before the game has begun there is no scene.
 */
export interface Table {
  type: 'table';
  version: number;
  moves: number;
  code: string;
  room: RoomState;
  you: You;
  scene: Scene | null;
  log: LogLine[];
  talk: TalkLine[];
  now: number;
}
/**
 * Who I am here: my seats, my last move, and whether something is asked of me.
 */
export interface You {
  person: number;
  seats?: number[];
  moved?: number;
  asked?: boolean;
  windows?: 'ask' | 'could' | 'pass';
  webhook?: boolean;
  undo?: UndoState;
}
/**
 * What I can take back, the latest last, and why no more; what I can play again.
 */
export interface UndoState {
  moves?: string[];
  barrier?: string;
  redo?: string;
}
/**
 * What was said, or happened around the table, after how many moves. -1 is the room itself.
 */
export interface TalkLine {
  number: number;
  move: number;
  person: number;
  words: string;
  at: number;
}
/**
 * What has changed since the version before. Log lines of moves after `cut` are no more.
 */
export interface Update {
  type: 'update';
  version: number;
  moves: number;
  code: string;
  changes?: Delta | null;
  cut?: number | null;
  log?: LogLine[];
  talk?: TalkLine[];
  room?: RoomState | null;
  you?: You | null;
}
/**
 * What to draw anew; whatever is not in it stays as it is.
 *
 *     A board has only those of its cells, edges and tiles that are new or have changed. `gone` are
 *     the ids of what is drawn no more, `decision` among them where nothing is asked any more; take
 *     those away first.
 */
export interface Delta {
  banner?: string | null;
  headline?: Headline | null;
  decision?: Decision | null;
  boards?: Board[];
  tokens?: Token[];
  zones?: CardZone[];
  tracks?: Track[];
  gone?: string[];
}
/**
 * Somebody points at something.
 */
export interface Pinged {
  type: 'ping';
  person: number;
  thing: string;
}
/**
 * A bot is thinking for a seat.
 */
export interface Thinking {
  type: 'thinking';
  seat: number;
  bot: string;
}
/**
 * It is your turn; a browser may notify with these words.
 */
export interface Reminder {
  type: 'reminder';
  seat: number;
  words: string;
}
/**
 * The server closes; come back in a moment.
 */
export interface Closing {
  type: 'closing';
  words: string;
}
/**
 * A command was carried out and is on disk.
 */
export interface Done {
  type: 'done';
  id: string;
  version: number;
}
/**
 * A command was not carried out, and why; nothing has changed.
 */
export interface Refused {
  type: 'refused';
  id: string;
  code:
    | 'away'
    | 'clock'
    | 'closed'
    | 'full'
    | 'illegal'
    | 'limit'
    | 'malformed'
    | 'not-now'
    | 'not-yours'
    | 'stale';
  words: string;
  refusals?: Refusal[];
}
/**
 * One reason why something cannot be done, with the rule that says so.
 */
export interface Refusal {
  rule: string;
  reason: string;
}
/**
 * Why not: for each thing you seem to want everything that stands against it.
 */
export interface Reasons {
  type: 'reasons';
  id: string;
  answers: WhyNot[];
}
/**
 * What somebody seems to want, and everything that stands against it.
 */
export interface WhyNot {
  want: string;
  refusals: Refusal[];
}
/**
 * What a move will do.
 */
export interface Foreseen {
  type: 'preview';
  id: string;
  move: string;
  preview: Preview;
}
/**
 * What a move will do: every term of its sum with its source, and the odds of each result.
 *
 *     A figure that walks goes along `path`, cell by cell, from where it stands; `things` are whom
 *     it could strike, `fates` what becomes of them, and of the striker if it is hurt itself. A tile
 *     that would be laid is the `ghost`.
 */
export interface Preview {
  text: string;
  terms?: Term[];
  odds?: [string, number, number][];
  open?: string[];
  path?: string[];
  things?: string[];
  final?: boolean;
  fates?: Fate[];
  ghost?: Ghost | null;
}
/**
 * What becomes of a figure if the attack hits: its health before and after it.
 *
 *     `gain` says what its fall pays, if it falls.
 */
export interface Fate {
  figure: string;
  before: number;
  after: number;
  gain?: string;
}
/**
 * A tile before it is laid, with its openings and who comes with it; drawn half transparent.
 */
export interface Ghost {
  board: string;
  tile: Tile;
  cells?: Cell[];
  edges?: Edge[];
  tokens?: Token[];
}
/**
 * What a bot would do, and why; `others` are what it thought of next.
 */
export interface Hinted {
  type: 'hint';
  id: string;
  move: string;
  label: string;
  reason: string;
  bot: string;
  worth?: number;
  others?: Suggestion[];
}
/**
 * A move worth considering, what it is worth in the game's own points, and why.
 */
export interface Suggestion {
  move: string;
  label: string;
  reason: string;
  worth: number;
}
/**
 * What is seen from a place, or where foes could strike next.
 */
export interface LookedFrom {
  type: 'outlook';
  id: string;
  outlook: Overlay;
}
/**
 * Cells that are seen from somewhere, or where foes could strike: each with its number.
 *
 *     A seen cell has its distance, a threatened one how many could strike there. `stops` says for
 *     a cell that is not seen in which cell the line to it ends.
 */
export interface Overlay {
  text: string;
  cells?: [string, number][];
  stops?: [string, string][];
  rules?: string[];
}
/**
 * The log lines that were asked for.
 */
export interface LogLines {
  type: 'log';
  id: string;
  log: LogLine[];
}
