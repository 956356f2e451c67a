// Written by `npm run types`: do not edit.
/**
 * A number that stands on a card, such as an attack; what `is_added` to one has its sign.
 */
export interface Stat {
  name: string;
  value: number;
  is_added?: boolean;
}
/**
 * The table after so many moves, as the owner of the token (or anybody) may see it.
 */
export interface Moment {
  moves: number;
  last: number;
  code: string;
  scene: Scene;
  log: LogLine[];
}
/**
 * Everything one controller can see now; `banner` is the headline in one line of text.
 */
export interface Scene {
  banner: string;
  headline?: Headline | null;
  boards?: Board[];
  tokens?: Token[];
  zones?: CardZone[];
  tracks?: Track[];
  decision?: Decision | null;
}
/**
 * The banner in parts: who acts, as a token (`actor`) and in words, and what is asked or left.
 *
 *     `place` is where in the game one is: its round, its adventure. In a foe's turn it `is_foe`.
 */
export interface Headline {
  title: string;
  detail?: string;
  place?: string;
  actor?: string;
  is_foe?: boolean;
}
/**
 * A map with its tiles, cells and edges; a frame says how wide and high it can grow.
 *
 *     The first board of a scene is the large one; each further one stands beside it under its name,
 *     its rows and columns called what the ids of their cells have in common (`1`, `a` of `1a`).
 *     Its `ground` is how it is built: of `rooms` between walls, each `pitch` cells wide, or as a
 *     `cave`; without one it is a formation.
 */
export interface Board {
  id: string;
  name: string;
  width?: number;
  height?: number;
  cells?: Cell[];
  edges?: Edge[];
  tiles?: Tile[];
  ground?: string;
  pitch?: number;
  lights?: Light[];
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
 * A piece of the board that lies as a whole, maybe with a number printed on it.
 *
 *     Where it `is_place` it is one place of the game: its cells have no names of their own. Its
 *     `theme` says what it is built of: crypt, moss, ember, cave, ash, fungus, straw, water, bone.
 */
export interface Tile {
  id: string;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  turned?: number;
  number?: number;
  is_place?: boolean;
  theme?: string;
  marks?: string[];
}
/**
 * Something that shines where it stands, a lamp (`warm`), a vent (`ember`), a `crystal`.
 */
export interface Light {
  x: number;
  y: number;
  radius: number;
  hue?: string;
}
/**
 * A figure or marker on a board; `text` is what stands on its card.
 *
 *     Its `kind` is hero, monster, villain, ally, object or trap; `art` is its portrait, where that
 *     is not called like its `icon`, the sign that stands for it in small.
 */
export interface Token {
  id: string;
  name: string;
  icon: string;
  text?: string;
  board?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  owner?: number;
  facing?: number;
  bars?: Bar[];
  states?: string[];
  kind?: string;
  level?: number;
  stats?: Stat[];
  art?: string;
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
 *
 *     Its `kind` is what is printed as its type (`attack-spell`, `at-will`), `art` the picture on it
 *     and `facts` the numbers that matter most, shown large.
 */
export interface Card {
  id: string;
  name?: string;
  text?: string;
  icon?: string;
  face_up?: boolean;
  marks?: string[];
  group?: string;
  cost?: number | null;
  kind?: string;
  art?: string;
  facts?: Stat[];
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
 * What is asked of whom, and the choices if it is asked of the reader.
 */
export interface Decision {
  seat: number;
  prompt: string;
  rules?: string[];
  choices?: Choice[];
  picking?: Picking | null;
}
/**
 * One legal move: its notation, its label, what to touch in which order, what it costs.
 *
 *     Which are final, so that they cannot be taken back, the kernel finds out (`finality`). `group`
 *     is the heading under which buttons of a kind stand together; what `is_primary` is the one that
 *     most people press next.
 */
export interface Choice {
  move: string;
  label: string;
  touch?: string[];
  cost?: number | null;
  final?: boolean;
  group?: string;
  is_primary?: boolean;
}
/**
 * A set to be picked in any order, then made move by move in the order of `moves`.
 *
 *     Who picks fewer than `most` ends with the move `done`. Equal things have their choice as often
 *     as they are there. `final` says whether the whole set, once made, can be taken back.
 */
export interface Picking {
  least: number;
  most: number;
  moves: Choice[];
  done: string;
  final?: boolean;
}
/**
 * One line of the log. `move` counts from 1; `seat` made the move, -1 is chance.
 *
 *     `kind` is the kind of event (`rolled`, `token-moved`), or `move` for a move as it is written.
 *     `terms` are the sum behind it, the same that a preview of the move shows.
 */
export interface LogLine {
  move: number;
  seat: number;
  kind: string;
  text: string;
  round?: number;
  things?: Named[];
  terms?: Term[];
  rules?: string[];
  cue?: Cue | null;
  reasoning?: Reasoning | null;
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
 *
 *     Where there are several sums, as of a chance and of damage, `group` says which it belongs to.
 */
export interface Term {
  label: string;
  amount: number;
  source?: string;
  group?: string;
}
/**
 * What can be seen of an event on the board, in fields that a front end can move by.
 *
 *     `kind` is one of move, attack, damage, heal, miss, block, fall, roll, card, tile, treasure,
 *     gain (of experience or coins), curse, foe (one has come), level, round, turn, end. `actor` and
 *     `target` are scene ids, `path` the cells of a walk; a `roll` needs `needs` to succeed, and
 *     `is_met` says whether it did; `amount` is how much is dealt, healed or gained. Of an attack
 *     `amount` is the damage that it deals; the loss of health comes as a cue of its own.
 */
export interface Cue {
  kind: string;
  actor?: string;
  target?: string;
  path?: string[];
  roll?: number | null;
  needs?: number | null;
  amount?: number;
  falls?: boolean;
  is_met?: boolean | null;
}
/**
 * Why a foe does what it does: the line it follows, whom it could have meant, who it is.
 *
 *     `candidates` are scene ids with how far each is; `settled` says by what a tie was settled.
 */
export interface Reasoning {
  line: string;
  candidates?: [string, number][];
  chosen?: string;
  settled?: string;
}
