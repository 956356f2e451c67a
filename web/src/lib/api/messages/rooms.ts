// Written by `npm run types`: do not edit.
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
  ending?: string;
  campaign?: string;
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
 *     `actor` is how moves write it, `name` how people do. -1 is nobody. `late`: its player has been
 *     away, or without time, for as long as the room waits: others may take it over.
 */
export interface SeatState {
  seat: number;
  actor: string;
  name?: string;
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
 *
 *     A game that is only won or lost has no scores.
 */
export interface Over {
  ending: string;
  winners: number[];
  scores: number[];
  returns: number[];
}
/**
 * The rooms, or campaigns, I have tickets for.
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
