// Written by `npm run types`: do not edit.
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
  text: string;
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
 * One piece of content in a catalogue: what it says, and what else is printed on it.
 */
export interface Item {
  id: string;
  name: string;
  text?: string;
  printed?: {
    [k: string]: unknown;
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
