import { expect, test } from 'vitest';
import { outlookOf, stopOf } from './outlook';

test('a line stops where it leaves the cell before the wall', () => {
  expect(stopOf({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 }, { x: 1, y: 0 })).toEqual({ x: 2, y: 0.5 });
  expect(stopOf({ x: 2.5, y: 2.5 }, { x: 2.5, y: 0.5 }, { x: 2, y: 1 })).toEqual({ x: 2.5, y: 1 });
  expect(stopOf({ x: 0.5, y: 0.5 }, { x: 2.5, y: 2.5 }, { x: 0, y: 0 })).toEqual({ x: 1, y: 1 });
});

test('an outlook is kept by cell', () => {
  const told = { text: 'seen', cells: [['sq:1,1', 2]] as [string, number][] };
  const outlook = outlookOf('sight', 'fig:h1', told);
  expect(outlook.cells.get('sq:1,1')).toBe(2);
  expect(outlook.stops.size).toBe(0);
});
