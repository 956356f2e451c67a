import { expect, test } from 'vitest';
import { namesOf } from './places';

const cells = (id: (x: number, y: number) => string) =>
  [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ id: id(x, y), x, y })));

test('rows and columns are called what the ids of their cells have in common', () => {
  const { rows, columns } = namesOf(cells((x, y) => `slot:h1-${3 - y}${'abc'[x]}`));
  expect([...rows]).toEqual([[0, '3'], [1, '2'], [2, '1']]);
  expect([...columns]).toEqual([[0, 'a'], [1, 'b'], [2, 'c']]);
});

test('squares are counted', () => {
  const { rows, columns } = namesOf(cells((x, y) => `sq:${x},${y}`));
  expect([...rows.values()]).toEqual(['0', '1', '2']);
  expect([...columns.values()]).toEqual(['0', '1', '2']);
});
