export type GameId = 'alliance' | 'caverns' | 'infinity';

export interface Game {
  id: GameId;
  name: string;
  pitch: string;
  players: string;
  minutes: string;
  modes: string[];
}

export const games: Game[] = [
  {
    id: 'alliance',
    name: 'Alliance',
    pitch: 'Draft four heroes, open the dungeon room by room, and be the band that tells the tale.',
    players: '1–4',
    minutes: '60–180',
    modes: ['Rival bands', 'Together', 'Alone', 'Campaign'],
  },
  {
    id: 'caverns',
    name: 'Caverns',
    pitch: 'Thirteen adventures in the dark, where every step off the map wakes something.',
    players: '1–5',
    minutes: 'about 60',
    modes: ['Together', 'Alone', 'Teams', 'A traitor'],
  },
  {
    id: 'infinity',
    name: 'Infinity',
    pitch: 'A Dungeon Lord hunts you through halls that never lie the same way twice.',
    players: '1–5',
    minutes: '60–120',
    modes: ['Together', 'Rivals', 'Alone', 'Short campaign'],
  },
];
