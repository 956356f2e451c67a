import { expect, test } from 'vitest';
import { Field, loops } from './contour';

function field(rows: number[][]): Field {
  const made = new Field(rows[0]?.length ?? 0, rows.length);
  made.values.set(rows.flat());
  return made;
}

test('what is above zero has one loop around it', () => {
  expect(loops(field([[-1, -1, -1], [-1, 1, -1], [-1, -1, -1]]))).toHaveLength(1);
});

test('near a point that is all but zero no line of a loop is lost', () => {
  const found = loops(
    field([
      [-1, 1, -1],
      [1, -0.0000001, 1],
      [-1, 1, -1],
    ]),
  );
  const [outer] = found.map((loop) => loop.length).sort((a, b) => b - a);
  expect(found.flat()).toHaveLength(16);
  expect(outer).toBeGreaterThan(3);
});
