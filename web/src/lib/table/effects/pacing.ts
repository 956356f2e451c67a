/** How long effects take, and how many of them are shown when much happens at once. */
import type { Cued } from './cues';

/** Nobody waits longer than this to see what is already so. */
export const LAG = 2_500;
/** Effects are played at most so many times as fast before some are left out. */
const HASTE = 0.5;
/** One square of a walk, and the longest walk. */
const STEP = 90;
const WALK = 250;

/** How long it takes until the next cue may begin, at normal pace: what rises and fades is waited for by nobody. */
const WAITS: Record<string, number> = {
  attack: 210,
  damage: 240,
  heal: 240,
  miss: 300,
  block: 300,
  fall: 320,
  roll: 1_000,
  card: 420,
  tile: 380,
  foe: 240,
  gain: 200,
  treasure: 380,
  curse: 380,
  level: 380,
  round: 600,
  end: 900,
};

export function waitOf({ kind, path = [] }: Pick<Cued, 'kind' | 'path'>): number {
  return kind === 'move' ? Math.min(WALK, STEP * Math.max(1, path.length - 1)) : (WAITS[kind] ?? 0);
}

export interface Paced {
  cues: Cued[];
  /** What times are multiplied by. */
  speed: number;
}

/** As many of the latest cues as can be seen in time: played faster first, then without the oldest. */
export function paced(cues: Cued[], tempo: number): Paced {
  const whole = total(cues) * tempo;
  const speed = tempo * Math.max(HASTE, Math.min(1, LAG / Math.max(1, whole)));
  let first = 0;
  while (first < cues.length - 1 && total(cues.slice(first)) * speed > LAG) first += 1;
  return { cues: cues.slice(first), speed };
}

function total(cues: Cued[]): number {
  return cues.reduce((sum, cue) => sum + waitOf(cue), 0);
}
