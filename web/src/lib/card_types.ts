/** What a type of card looks like: two enamels of its frame, and the sign in its gem. */
export interface CardLook {
  high: string;
  low: string;
  sign: string;
}

const LOOKS: Record<string, [string, string]> = {
  weapon: ['#8b95a1', '#39424c'],
  armor: ['#8b95a1', '#39424c'],
  action: ['#d89a3a', '#6a3d0c'],
  'battle-tactic': ['#c84a3c', '#5a1512'],
  'attack-spell': ['#9c6ad6', '#39185f'],
  'control-spell': ['#6a78d8', '#1e2462'],
  'enhance-spell': ['#4a9ad8', '#0f3c63'],
  'healing-spell': ['#4fae78', '#0f4630'],
  pet: ['#a9794a', '#43290f'],
  reaction: ['#77838f', '#2a333c'],
  treasure: ['#d8b04a', '#5f430c'],
  artifact: ['#e8c25a', '#6a4a0a'],
  'at-will': ['#5a9a6a', '#16402a'],
  daily: ['#a86ad0', '#3a1a55'],
  utility: ['#4f8fc0', '#123a58'],
  stance: ['#77838f', '#2a333c'],
  encounter: ['#c0503a', '#4a120c'],
  event: ['#c0503a', '#4a120c'],
  'event-attack': ['#c0503a', '#4a120c'],
  curse: ['#8a4a9a', '#2c0f38'],
  trap: ['#b0703a', '#42220a'],
  item: ['#d8b04a', '#5f430c'],
  fortune: ['#d8b04a', '#5f430c'],
  monster: ['#8a3b34', '#2c0f0d'],
  enemy: ['#8a3b34', '#2c0f0d'],
  minion: ['#6a6470', '#231f28'],
  starred: ['#b0894a', '#3a2410'],
  villain: ['#a83a4a', '#350a16'],
  lord: ['#a83a4a', '#350a16'],
  ability: ['#d8703a', '#5a200c'],
  tile: ['#7d8a72', '#2a3226'],
  room: ['#7d8a72', '#2a3226'],
  quest: ['#c9a24c', '#4b3208'],
  hero: ['#6c8fb4', '#17293c'],
  goal: ['#c9a24c', '#4b3208'],
};

/** Gear and other things carried, whatever they are called. */
const PLAIN: [string, string] = ['#a08a6a', '#352818'];

/** How a card looks, by the first of its types that is known. */
export function lookOf(types: string[]): CardLook {
  const type = types.find((one) => one in LOOKS);
  const [high, low] = (type && LOOKS[type]) || PLAIN;
  return { high, low, sign: type ?? types[0] ?? '' };
}

/** A slug as it is read: `attack-spell` is an attack spell. */
export function typeSaid(type: string): string {
  return type.replaceAll('-', ' ');
}
