// Written by `npm run types`: do not edit.
export type Command =
  | Play
  | Undo
  | Redo
  | Sit
  | Stand
  | Dismiss
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
  | Foresee
  | Look
  | Hint
  | Log
  | Sync;
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
 * Send somebody away before the game has begun; the host does.
 */
export interface Dismiss {
  do: 'dismiss';
  id: string;
  person: number;
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
export interface Foresee {
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
