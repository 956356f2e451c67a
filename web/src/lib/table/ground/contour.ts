/** The outline of a field of numbers where it crosses zero: marching squares, joined to loops. */
type End = [number, number];
/** A line through a little square: where it begins, and on which sides of squares it begins and ends. */
interface Run {
  at: End;
  from: string;
  to: string;
}

export class Field {
  readonly values: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.values = new Float32Array(width * height);
  }

  at(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return -1;
    return this.values[y * this.width + x] ?? -1;
  }
}

/** Which corners of a little square lie inside, and so which lines run through it: t, r, b, l. */
const RUNS: Record<number, string> = {
  1: 'lt', 2: 'tr', 3: 'lr', 4: 'rb', 5: 'ltrb', 6: 'tb', 7: 'lb',
  8: 'bl', 9: 'bt', 10: 'trbl', 11: 'br', 12: 'rl', 13: 'rt', 14: 'tl',
};

/** The loops around all that is above zero, in the measure of the field. */
export function loops(field: Field): End[][] {
  const runs = new Map<string, Run>();
  for (let y = -1; y < field.height; y += 1) {
    for (let x = -1; x < field.width; x += 1) {
      for (const run of through(field, x, y)) runs.set(run.from, run);
    }
  }
  return joined(runs);
}

function through(field: Field, x: number, y: number): Run[] {
  const [a, b, c, d] = [field.at(x, y), field.at(x + 1, y), field.at(x + 1, y + 1), field.at(x, y + 1)];
  const corners = Number(a > 0) | (Number(b > 0) << 1) | (Number(c > 0) << 2) | (Number(d > 0) << 3);
  const ends = RUNS[corners];
  if (!ends) return [];
  const where: Record<string, () => End> = {
    t: () => [x + mix(a, b), y],
    r: () => [x + 1, y + mix(b, c)],
    b: () => [x + mix(d, c), y + 1],
    l: () => [x, y + mix(a, d)],
  };
  const run = (from = '', to = ''): Run => ({ at: where[from]?.() ?? [x, y], from: sideOf(x, y, from), to: sideOf(x, y, to) });
  const found = [run(ends[0], ends[1])];
  if (ends.length > 2) found.push(run(ends[2], ends[3]));
  return found;
}

function mix(a: number, b: number): number {
  return a / (a - b);
}

/**
 * A side that two little squares share has one name. Lines are joined by it, not by where they are:
 * near a point that is all but zero several of them meet.
 */
function sideOf(x: number, y: number, letter: string): string {
  if (letter === 't' || letter === 'b') return `across ${x} ${letter === 'b' ? y + 1 : y}`;
  return `down ${letter === 'r' ? x + 1 : x} ${y}`;
}

function joined(runs: Map<string, Run>): End[][] {
  const found: End[][] = [];
  for (let first = runs.values().next(); !first.done; first = runs.values().next()) {
    const loop: End[] = [];
    for (let run: Run | undefined = first.value; run; run = runs.get(run.to)) {
      runs.delete(run.from);
      loop.push(run.at);
    }
    found.push(loop);
  }
  return found;
}
