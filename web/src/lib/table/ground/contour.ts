/** The outline of a field of numbers where it crosses zero: marching squares, joined to loops. */
type End = [number, number];
type Run = [End, End];

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
  const runs = new Map<string, Run[]>();
  for (let y = -1; y < field.height; y += 1) {
    for (let x = -1; x < field.width; x += 1) {
      for (const run of through(field, x, y)) lay(runs, run);
    }
  }
  return joined(runs);
}

/** Where a field is all but zero at a corner, several lines begin at one point: none may be lost. */
function lay(runs: Map<string, Run[]>, run: Run): void {
  const [from, to] = [key(run[0]), key(run[1])];
  if (from === to) return;
  const known = runs.get(from);
  if (known) known.push(run);
  else runs.set(from, [run]);
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
  const at = (letter: string | undefined): End => (letter && where[letter]?.()) || [x, y];
  const found: Run[] = [[at(ends[0]), at(ends[1])]];
  if (ends.length > 2) found.push([at(ends[2]), at(ends[3])]);
  return found;
}

function mix(a: number, b: number): number {
  return a / (a - b);
}

function key([x, y]: End): string {
  return `${x.toFixed(3)},${y.toFixed(3)}`;
}

function joined(runs: Map<string, Run[]>): End[][] {
  const found: End[][] = [];
  for (let first = runs.keys().next(); !first.done; first = runs.keys().next()) {
    const loop: End[] = [];
    for (let run = taken(runs, first.value); run; run = taken(runs, key(run[1]))) loop.push(run[0]);
    found.push(loop);
  }
  return found;
}

function taken(runs: Map<string, Run[]>, at: string): Run | undefined {
  const known = runs.get(at);
  const run = known?.pop();
  if (known?.length === 0) runs.delete(at);
  return run;
}
