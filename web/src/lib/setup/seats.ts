/** Who sits somewhere: `me`, `open`, `here`, or `bot:` and its name; `name` is for `here`. */
export interface Seat {
  who: string;
  name: string;
}

export const BOTS: Record<string, string> = { easy: 'Easy bot', normal: 'Normal bot', hard: 'Hard bot' };

/** Bots that are good for comparing, not for company. */
export const FOR_STUDY = ['random', 'greedy', 'search'];

/** So many seats, those that are there already kept; I sit first, normal bots beside me. */
export function seated(count: number, kept: Seat[], bots: string[]): Seat[] {
  const bot = `bot:${bots.includes('normal') ? 'normal' : (bots[0] ?? 'random')}`;
  return Array.from({ length: count }, (_, i) => kept[i] ?? { who: i === 0 ? 'me' : bot, name: `Player ${i + 1}` });
}

/** A seat as the server is told of it. */
export function planned(seat: Seat, host: string): string {
  if (seat.who === 'me') return `person:${host}`;
  return seat.who === 'here' ? `person:${seat.name}` : seat.who;
}
