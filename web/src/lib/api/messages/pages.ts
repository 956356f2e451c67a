// Written by `npm run types`: do not edit.
import type { Stat } from './scene';
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
  tagline: string;
  revision: string;
  seats: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  modes: string[];
  options: OptionInfo[];
  ways: WayInfo[];
  setups: {
    [k: string]: {
      [k: string]: number | string | boolean;
    };
  };
  offers: OfferInfo[];
  bots: string[];
  campaigns?: CampaignInfo[];
}
/**
 * One thing that can be chosen when a game is set up.
 */
export interface OptionInfo {
  name: string;
  help: string;
  kind: string;
  default: number | string | boolean;
  choices: (number | string | boolean)[];
  rule: string;
  names: string[];
  is_ruling: boolean;
}
/**
 * A way to play: what it is like, for how many, and the options that make it so.
 */
export interface WayInfo {
  name: string;
  text: string;
  seats: number[];
  options: {
    [k: string]: number | string | boolean;
  };
}
/**
 * A game to pick: its story, for how many, how hard and long, and its options.
 */
export interface OfferInfo {
  id: string;
  name: string;
  story: string;
  goal: string;
  won: string;
  lost: string;
  kind: string;
  seats: number[];
  difficulty: number;
  minutes: number;
  art: string;
  options: {
    [k: string]: number | string | boolean;
  };
}
/**
 * A kind of campaign: what it is, for how many, how long, and what can be chosen.
 */
export interface CampaignInfo {
  id: string;
  name: string;
  tagline: string;
  seats: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  options: OptionInfo[];
}
/**
 * The rules of a game by area, and how it is played, with the pieces shown there.
 */
export interface Rules {
  game: string;
  areas: AreaInfo[];
  rules: RuleInfo[];
  guide: Guide;
  pieces: Item[];
}
/**
 * A title over rules that belong together, in a part of the rulebook.
 */
export interface AreaInfo {
  id: string;
  title: string;
  part: string;
}
/**
 * A rule in our words.
 */
export interface RuleInfo {
  id: string;
  text: string;
  kind: string;
  area: string;
}
/**
 * How a game is played, in passages.
 */
export interface Guide {
  lead: string;
  passages: Passage[];
}
/**
 * A heading with what is said, steps that are numbered, and what is shown.
 */
export interface Passage {
  title: string;
  words?: string[];
  steps?: string[];
  after?: string[];
  duel?: Duel | null;
  plan?: Plan | null;
  cards?: string[];
  caption?: string;
}
/**
 * An attack, worked out: who, against whom, each number, and what comes of it.
 */
export interface Duel {
  actor: Person;
  target: Person;
  terms: Addend[];
  result: string;
}
/**
 * Whom a figure shows: a hero of a seat, or a foe.
 */
export interface Person {
  name: string;
  art: string;
  owner?: number;
}
/**
 * One number of a worked example.
 */
export interface Addend {
  label: string;
  amount: number;
  group?: string;
}
/**
 * A piece of a board drawn by signs, and who stands where its letters are.
 *
 *     Rock is `#`, a door `D`, a square that can be reached `+`, an edge to explore `?`.
 */
export interface Plan {
  rows: string[];
  legend?: {
    [k: string]: Person;
  };
  caption?: string;
}
/**
 * One piece of content in a catalogue: what it says, all that is printed, how it is shown.
 */
export interface Item {
  id: string;
  name: string;
  text?: string;
  printed?: {
    [k: string]: unknown;
  };
  shown?: Exhibit;
}
/**
 * How a piece is shown, so that who draws it need know no rules.
 *
 *     Its `form` is how it is drawn: a `card`, the portrait of a `figure`, a `tile` by its `plan`, or
 *     a `page`. `kind` is what is printed as its type, `tags` are further signs, `owner` is the id of
 *     the piece that alone has it. Of `stats` the first are shown large. `story` is told, `lines` are
 *     numbered, `details` have headings. `plan` is drawn row by row: rock `#`, doors `D` and `C`, gaps
 *     `~` (water), `V` (a vent) and `:`; `legend` says what else its signs show. `doors` are the sides
 *     on which a cave is open. `rules` say more.
 */
export interface Exhibit {
  form?: string;
  kind?: string;
  art?: string;
  owner?: string;
  cost?: number | null;
  level?: number;
  tags?: string[];
  stats?: Stat[];
  story?: string;
  lines?: string[];
  details?: [string, string][];
  plan?: string[];
  legend?: {
    [k: string]: string;
  };
  doors?: string;
  rules?: string[];
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
