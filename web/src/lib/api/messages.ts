// Written by `npm run types`: do not edit.

export type Command =
  | Play
  | Undo
  | Redo
  | Sit
  | Stand
  | Bot
  | Start
  | TakeOver
  | TakeBack
  | Concede
  | Rewind
  | Vote
  | Prefer
  | Remind
  | Say
  | Ping
  | Why
  | Preview
  | Look
  | Hint
  | Log
  | Sync;
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
  | Outlook
  | LogLines;

/**
 * The server is well.
 */
export interface Health {
  status: string;
  version: string;
}
/**
 * All games.
 */
export interface Games {
  games: GameInfo[];
}
/**
 * A game: what it is, for how many, how long, and what can be chosen.
 */
export interface GameInfo {
  id: string;
  name: string;
  words: string;
  revision: string;
  seats: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  modes: string[];
  options: OptionInfo[];
  setups: {
    [k: string]: {
      [k: string]: number | string | boolean;
    };
  };
  bots: string[];
}
/**
 * One thing that can be chosen when a game is set up.
 */
export interface OptionInfo {
  name: string;
  words: string;
  kind: string;
  default: number | string | boolean;
  choices: (number | string | boolean)[];
  rule: string;
  names: string[];
  is_ruling: boolean;
}
/**
 * The rules of a game.
 */
export interface Rules {
  game: string;
  rules: RuleInfo[];
}
/**
 * A rule in our words.
 */
export interface RuleInfo {
  id: string;
  words: string;
  kind: string;
}
/**
 * Everything in a game's box, by kind.
 */
export interface Gallery {
  game: string;
  content: {
    [k: string]: Item[];
  };
}
/**
 * One piece of content in a catalogue.
 */
export interface Item {
  id: string;
  name: string;
  words?: string;
}
/**
 * A room was opened: its code, and a ticket for each person named.
 */
export interface Opened {
  code: string;
  tickets: Ticket[];
}
/**
 * Who somebody is in a room. Keep the token secret: it is the seat.
 */
export interface Ticket {
  code: string;
  person: number;
  name: string;
  token: string;
}
/**
 * A room to be opened.
 *
 *     `seats` says who sits where: `person:NAME` (several seats may name the same person),
 *     `bot:NAME`, or `open`. Who opens the room is the first person named, or `host`. With `record`
 *     the room shows a record instead.
 */
export interface NewRoom {
  game?: string;
  host?: string;
  /**
   * @maxItems 31
   */
  seats?: string[];
  options?: {
    [k: string]: number | string | boolean;
  };
  start?: boolean;
  pace?: 'live' | 'slow';
  clock?: Clock | null;
  waits?: number;
  remind?: number;
  hints?: boolean;
  think?: number;
  record?: string;
}
/**
 * Seconds that everybody begins with, and that each decision adds.
 */
export interface Clock {
  bank: number;
  more?: number;
}
/**
 * My rooms, the latest first; rooms that are gone are left out.
 */
export interface MyRooms {
  rooms: RoomInfo[];
}
/**
 * A room as anybody may see it, or as the owner of a token does.
 */
export interface RoomInfo {
  room: RoomState;
  version: number;
  moves: number;
  changed: number;
  person?: number;
  asked?: boolean;
}
/**
 * The room around the table.
 */
export interface RoomState {
  code: string;
  game: string;
  status: 'lobby' | 'over' | 'playing';
  host: number;
  pace: 'live' | 'slow';
  cooperative: boolean;
  hints: boolean;
  options: {
    [k: string]: number | string | boolean;
  };
  people: PersonState[];
  seats: SeatState[];
  present?: number[];
  clocks?: ClockState[];
  motion?: Motion | null;
  rewound?: boolean;
  over?: Over | null;
}
/**
 * Somebody in the room; who holds no seat watches.
 */
export interface PersonState {
  person: number;
  name: string;
}
/**
 * A seat: the person it belongs to, and who plays it now, a person or a bot.
 *
 *     -1 is nobody. `late`: its player has been away, or without time, for as long as the room waits:
 *     others may take it over.
 */
export interface SeatState {
  seat: number;
  actor: string;
  owner?: number;
  player?: number;
  bot?: string;
  conceded?: boolean;
  late?: boolean;
}
/**
 * The time somebody has left, in ms, and since when it runs (ms since 1970; 0: it stands).
 */
export interface ClockState {
  person: number;
  left: number;
  since: number;
}
/**
 * Something the table votes on: going back to a position, or giving up.
 */
export interface Motion {
  what: 'concede' | 'rewind';
  by: number;
  moves: number;
  agreed: number[];
  asked: number[];
}
/**
 * The game is over: its named ending, the winning seats, printed scores, returns in [-1, 1].
 */
export interface Over {
  ending: string;
  winners: number[];
  scores: number[];
  returns: number[];
}
/**
 * The rooms I have tickets for.
 */
export interface Mine {
  /**
   * @maxItems 100
   */
  tickets: [string, string][];
}
/**
 * Come into a room: to a seat, to any open seat, or to watch.
 */
export interface Join {
  name: string;
  seat?: number | null;
  watch?: boolean;
}
/**
 * The table after so many moves, as the owner of the token (or anybody) may see it.
 */
export interface Moment {
  moves: number;
  last: number;
  code: string;
  scene: (
    | DrawnBanner
    | DrawnDecision
    | DrawnBoard
    | DrawnCell
    | DrawnEdge
    | DrawnTile
    | DrawnToken
    | DrawnZone
    | DrawnTrack
    | DrawnGone
  )[];
  log: LogEntry[];
}
/**
 * The line above everything.
 */
export interface DrawnBanner {
  kind: 'banner';
  id: string;
  value: string;
}
/**
 * What is asked, of whom, and what I can do if it is asked of me.
 */
export interface DrawnDecision {
  kind: 'decision';
  id: string;
  value?: Decision | null;
}
/**
 * What is asked of whom, and the choices if it is asked of the reader.
 */
export interface Decision {
  seat: number;
  prompt: string;
  rules?: string[];
  choices?: Choice[];
}
/**
 * One legal move: its notation, its label, what to touch in which order, what it costs.
 */
export interface Choice {
  move: string;
  label: string;
  touch?: string[];
  cost?: number | null;
  final?: boolean;
}
/**
 * A board, without its parts.
 */
export interface DrawnBoard {
  kind: 'board';
  id: string;
  value: Board;
}
/**
 * A map with its tiles, cells and edges; a frame says how wide and high it can grow.
 */
export interface Board {
  id: string;
  name: string;
  width?: number;
  height?: number;
  cells?: Cell[];
  edges?: Edge[];
  tiles?: Tile[];
}
/**
 * A place tokens can stand on; x grows to the east, y to the south.
 */
export interface Cell {
  id: string;
  x: number;
  y: number;
  terrain?: string;
  marks?: string[];
}
/**
 * A line between two cells: the `side` n, e, s or w of one, of `kind` wall, door, open ...
 */
export interface Edge {
  id: string;
  x: number;
  y: number;
  side: string;
  kind: string;
}
/**
 * A piece of the board that lies as a whole.
 */
export interface Tile {
  id: string;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  turned?: number;
  marks?: string[];
}
/**
 * A place tokens can stand on.
 */
export interface DrawnCell {
  kind: 'cell';
  id: string;
  board: string;
  value: Cell;
}
/**
 * A line between two cells.
 */
export interface DrawnEdge {
  kind: 'edge';
  id: string;
  board: string;
  value: Edge;
}
/**
 * A piece of a board that lies as a whole.
 */
export interface DrawnTile {
  kind: 'tile';
  id: string;
  board: string;
  value: Tile;
}
/**
 * A figure or marker.
 */
export interface DrawnToken {
  kind: 'token';
  id: string;
  value: Token;
}
/**
 * A figure or marker on a board; `words` is what stands on its card.
 */
export interface Token {
  id: string;
  name: string;
  icon: string;
  words?: string;
  board?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  owner?: number;
  facing?: number;
  bars?: Bar[];
  states?: string[];
}
/**
 * A number with a limit, such as health.
 */
export interface Bar {
  name: string;
  value: number;
  most: number;
}
/**
 * Cards lying together.
 */
export interface DrawnZone {
  kind: 'zone';
  id: string;
  value: CardZone;
}
/**
 * Cards lying together, as a `role`: hand, row, pile, deck, column at a token `of`, or page.
 *
 *     A page is read by everybody all the time, as the aim of the game is.
 */
export interface CardZone {
  id: string;
  name: string;
  role?: string;
  of?: string;
  owner?: number;
  cards?: Card[];
  count?: number;
}
/**
 * A card one can see, or its back; `group` says for whom it is, `cost` what it costs.
 */
export interface Card {
  id: string;
  name?: string;
  words?: string;
  icon?: string;
  face_up?: boolean;
  marks?: string[];
  group?: string;
  cost?: number | null;
}
/**
 * A number everybody watches.
 */
export interface DrawnTrack {
  kind: 'track';
  id: string;
  value: Track;
}
/**
 * A number everybody watches.
 */
export interface Track {
  id: string;
  name: string;
  value: number;
  most?: number | null;
  owner?: number;
}
/**
 * Draw it no more.
 */
export interface DrawnGone {
  kind: 'gone';
  id: string;
}
/**
 * One line of the log. `move` counts from 1; `seat` made the move, -1 is chance.
 *
 *     `kind` is the kind of event (`rolled`, `token-moved`), or `move` for a move as it is written.
 */
export interface LogEntry {
  move: number;
  seat: number;
  kind: string;
  words: string;
  round?: number;
  things?: Named[];
  rules?: string[];
  terms?: Term[];
}
/**
 * A thing that a log line speaks of, with the name it has there.
 */
export interface Named {
  id: string;
  name: string;
}
/**
 * One addend of a sum, with the source it comes from.
 */
export interface Term {
  words: string;
  amount: number;
  source?: string;
}
/**
 * Play on from a moment of a room, in a new room of your own.
 */
export interface Branch {
  moves: number;
  /**
   * @maxItems 31
   */
  seats?: string[];
  host?: string;
}
/**
 * What is wrong with a request, in a sentence.
 */
export interface Problem {
  error: string;
}
/**
 * The first message on a socket: who I am. Without a token I only watch.
 */
export interface Hello {
  do: 'hello';
  token?: string;
}
/**
 * Play a move, as it is written among the choices. `after` is the number of moves seen.
 */
export interface Play {
  do: 'play';
  id: string;
  move: string;
  after?: number | null;
}
/**
 * Take back my last moves, as far as the barrier.
 */
export interface Undo {
  do: 'undo';
  id: string;
  count?: number;
}
/**
 * Play again what I took back last.
 */
export interface Redo {
  do: 'redo';
  id: string;
}
/**
 * Take an open seat before the game has begun.
 */
export interface Sit {
  do: 'sit';
  id: string;
  seat: number;
}
/**
 * Leave a seat before the game has begun.
 */
export interface Stand {
  do: 'stand';
  id: string;
  seat: number;
}
/**
 * Let a bot play an open seat or one of mine; an empty name sends it away.
 */
export interface Bot {
  do: 'bot';
  id: string;
  seat: number;
  bot?: string;
}
/**
 * Begin the game; the host does, when every seat is taken.
 */
export interface Start {
  do: 'start';
  id: string;
}
/**
 * Play for somebody who has left: myself, or a bot if one is named.
 */
export interface TakeOver {
  do: 'takeover';
  id: string;
  seat: number;
  bot?: string;
}
/**
 * Take my seat back from whoever plays it for me.
 */
export interface TakeBack {
  do: 'takeback';
  id: string;
  seat: number;
}
/**
 * Give the game up; in a co-op room, agree to giving it up.
 */
export interface Concede {
  do: 'concede';
  id: string;
}
/**
 * Ask the table to go back to the position after `moves` moves.
 */
export interface Rewind {
  do: 'rewind';
  id: string;
  moves: number;
}
/**
 * Agree to what was asked of the table, or do not.
 */
export interface Vote {
  do: 'vote';
  id: string;
  agree: boolean;
}
/**
 * How reaction windows are answered for me.
 *
 *     `ask`: always ask. `could`: ask if I could react, else pass. `pass`: pass.
 */
export interface Prefer {
  do: 'prefer';
  id: string;
  windows: 'ask' | 'could' | 'pass';
}
/**
 * Where to send a reminder when it is my turn and I am away; empty for none.
 */
export interface Remind {
  do: 'remind';
  id: string;
  webhook?: string;
}
/**
 * Say something to everybody in the room.
 */
export interface Say {
  do: 'say';
  id: string;
  words: string;
}
/**
 * Point at a square, a figure or a card.
 */
export interface Ping {
  do: 'ping';
  id: string;
  thing: string;
}
/**
 * Why can this thing not be used, or this move not be played?
 */
export interface Why {
  do: 'why';
  id: string;
  thing: string;
  seat?: number | null;
}
/**
 * What will this move do?
 */
export interface Preview {
  do: 'preview';
  id: string;
  move: string;
}
/**
 * What does a figure or a square see, or where could foes strike next?
 */
export interface Look {
  do: 'look';
  id: string;
  what: 'danger' | 'sight';
  thing?: string;
}
/**
 * What would a bot do in my place?
 */
export interface Hint {
  do: 'hint';
  id: string;
}
/**
 * The log lines of the moves from `since` to `until`, as far as I may read them.
 */
export interface Log {
  do: 'log';
  id: string;
  since?: number;
  until?: number | null;
}
/**
 * Send me the whole table again.
 */
export interface Sync {
  do: 'sync';
  id: string;
}
/**
 * Everything: draw it afresh. `code` is equal on every client at the same number of moves.
 */
export interface Table {
  type: 'table';
  version: number;
  moves: number;
  code: string;
  room: RoomState;
  you: You;
  scene: (
    | DrawnBanner
    | DrawnDecision
    | DrawnBoard
    | DrawnCell
    | DrawnEdge
    | DrawnTile
    | DrawnToken
    | DrawnZone
    | DrawnTrack
    | DrawnGone
  )[];
  log: LogEntry[];
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
 * What I can take back, the latest last, and why no more; what I can play again.
 */
export interface UndoState1 {
  moves?: string[];
  barrier?: string;
  redo?: string;
}
/**
 * What has changed since the version before. Log lines of moves after `cut` are no more.
 */
export interface Update {
  type: 'update';
  version: number;
  moves: number;
  code: string;
  changes?: (
    | DrawnBanner
    | DrawnDecision
    | DrawnBoard
    | DrawnCell
    | DrawnEdge
    | DrawnTile
    | DrawnToken
    | DrawnZone
    | DrawnTrack
    | DrawnGone
  )[];
  cut?: number | null;
  log?: LogEntry[];
  talk?: TalkLine[];
  room?: RoomState | null;
  you?: You | null;
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
  words: string;
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
 * What a move will do; `path` is the way of who walks, `things` are whom it could strike.
 */
export interface Foreseen {
  type: 'preview';
  id: string;
  move: string;
  words: string;
  terms?: Term[];
  odds?: [string, number, number][];
  open?: string[];
  path?: string[];
  things?: string[];
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
 * What is seen from a place, or where foes could strike next: cells with a number each.
 *
 *     A seen cell has its distance, a threatened one how many could strike there; `stops` says for a
 *     cell that is not seen in which cell the line to it ends.
 */
export interface Outlook {
  type: 'outlook';
  id: string;
  words: string;
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
  log: LogEntry[];
}
