export type GameId = 'alliance' | 'caverns' | 'infinity';

export interface Game {
  id: GameId;
  name: string;
  pitch: string;
  players: string;
  minutes: string;
  modes: string;
  /** The picture behind it, and the heroes in front. */
  vista: string;
  cast: string[];
  /** Whether somebody may have to react in the turn of another. */
  hasReactions: boolean;
  /** How the first round that is counted is called; 0 is the set-up. */
  firstRound: number;
}

export const games: Game[] = [
  {
    id: 'alliance',
    name: 'Alliance',
    pitch: 'Draft four heroes, open the dungeon room by room, and be the band that tells the tale.',
    players: '1–4',
    minutes: '60–180',
    modes: 'Rivals, together, alone',
    vista: 'hall',
    cast: ['graltar', 'petra', 'belzamin', 'bull'],
    hasReactions: true,
    firstRound: 1,
  },
  {
    id: 'caverns',
    name: 'Caverns',
    pitch: 'Thirteen adventures in the dark, where every step off the map wakes something.',
    players: '1–5',
    minutes: 'about 60',
    modes: 'Together, teams, a traitor',
    vista: 'cave',
    cast: ['hadra', 'kestrin', 'oriel', 'brunna'],
    hasReactions: true,
    firstRound: 1,
  },
  {
    id: 'infinity',
    name: 'Infinity',
    pitch: 'A Dungeon Lord hunts you through halls that never lie the same way twice.',
    players: '1–5',
    minutes: '60–120',
    modes: 'Together, rivals, alone',
    vista: 'gallery',
    cast: ['warrior', 'paladin', 'assassin', 'ranger'],
    hasReactions: false,
    firstRound: 0,
  },
];

/** What a game is called. */
export function nameOf(game: string): string {
  return games.find((one) => one.id === game)?.name ?? game;
}

/** Whether somebody may have to react in the turn of another; so it is where nothing is known. */
export function hasReactions(game: string): boolean {
  return games.find((one) => one.id === game)?.hasReactions ?? true;
}

/** What a round is called that the log has counted from 0 on. */
export function roundName(game: string, round: number): string {
  const number = round + (games.find((one) => one.id === game)?.firstRound ?? 1);
  return number > 0 ? `Round ${number}` : 'Set-up';
}
