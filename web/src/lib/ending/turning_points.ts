import type { LogLine } from '../api/messages';

/** What happened that one remembers: the line, and how much it weighs. */
export interface Point {
  line: LogLine;
  weight: number;
}

/** How much a kind of event weighs; what hurts or helps a lot weighs more. */
const WEIGHTS: Record<string, number> = { fall: 6, level: 4, treasure: 2, curse: 3, damage: 0 };
const APART = 3;

/** The moments on which a game turned, in the order in which they came: no two close together. */
export function turningPoints(log: LogLine[], most = 3): LogLine[] {
  const weighed = log
    .filter((line) => line.cue && line.cue.kind in WEIGHTS)
    .map((line): Point => ({ line, weight: weightOf(line) }))
    .sort((a, b) => b.weight - a.weight || b.line.move - a.line.move);
  const picked: LogLine[] = [];
  for (const { line } of weighed) {
    if (picked.length === most) break;
    if (picked.every((other) => Math.abs(other.move - line.move) >= APART)) picked.push(line);
  }
  return picked.sort((a, b) => a.move - b.move);
}

function weightOf({ cue, move }: LogLine): number {
  if (!cue) return 0;
  const isHeros = !/^fig:m\d+$/.test(cue.target ?? '');
  // Late moments weigh a little more: what came last has decided.
  return (WEIGHTS[cue.kind] ?? 0) + (cue.amount ?? 0) + (cue.falls && isHeros ? 4 : 0) + move / 10_000;
}

/** The last move of each round, by the round's number. */
export function roundEnds(log: LogLine[]): [number, number][] {
  const ends = new Map<number, number>();
  for (const line of log) ends.set(line.round ?? 0, line.move);
  return [...ends].sort(([a], [b]) => a - b);
}

export interface Best {
  title: string;
  line: LogLine;
}

/** The records of a game: the hardest hit, and who fell most foes. */
export function bests(log: LogLine[]): Best[] {
  const hits = log.filter(({ cue }) => cue?.kind === 'attack' && (cue.amount ?? 0) > 0);
  const hardest = hits.reduce<LogLine | null>((best, line) => ((line.cue?.amount ?? 0) > (best?.cue?.amount ?? 0) ? line : best), null);
  const dice = log.filter(({ cue }) => cue?.kind === 'roll' && cue.roll === 20 && cue.needs != null);
  return [
    ...(hardest ? [{ title: 'Hardest hit', line: hardest }] : []),
    ...(dice[0] ? [{ title: dice.length > 1 ? `${dice.length} natural 20s, the first` : 'Natural 20', line: dice[0] }] : []),
  ];
}
