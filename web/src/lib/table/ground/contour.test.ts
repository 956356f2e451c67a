import { expect, test } from 'vitest';
import { Field, loops } from './contour';

function field(...rows: number[][]): Field {
  const found = new Field(rows[0]?.length ?? 0, rows.length);
  found.values.set(rows.flat());
  return found;
}

/** How far apart two points are that follow each other, the last and the first too. */
function widest(loop: [number, number][]): number {
  return Math.max(...loop.map(([x, y], i) => Math.hypot(x - (loop.at(i - 1)?.[0] ?? x), y - (loop.at(i - 1)?.[1] ?? y))));
}

test('a loop closes without a leap', () => {
  const [loop, ...more] = loops(field([-1, -1, -1, -1], [-1, 1, 1, -1], [-1, 1, 1, -1], [-1, -1, -1, -1]));
  expect(more).toEqual([]);
  expect(widest(loop ?? [])).toBeLessThan(1.5);
});

test('lines that all but meet at a corner are all kept', () => {
  const thin = 0.00001;
  const rows = [
    [-1, -1, -1, -1, -1],
    [-1, 1, 1, -thin, -1],
    [-1, 1, -thin, 1, -1],
    [-1, -thin, 1, 1, -1],
    [-1, -1, -1, -1, -1],
  ];
  for (const loop of loops(field(...rows))) expect(widest(loop)).toBeLessThan(1.5);
});
