import { expect, test } from 'vitest';
import { namesOf, spotOn } from './places';

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

test('a square is called by its part of the tile', () => {
  const gate = { name: 'Old Gate', x: 3, y: 6, width: 3, height: 3 };
  expect(spotOn(gate, { x: 3, y: 6 })).toBe('north-west corner of Old Gate');
  expect(spotOn(gate, { x: 5, y: 7 })).toBe('east side of Old Gate');
  expect(spotOn(gate, { x: 4, y: 7 })).toBe('middle of Old Gate');
  const ford = { name: 'Ford', x: 0, y: 0, width: 4, height: 4 };
  expect(spotOn(ford, { x: 1, y: 0 })).toBe('north side of Ford, towards the west');
  expect(spotOn(ford, { x: 2, y: 2 })).toBe('middle of Ford, towards the south-east');
});
