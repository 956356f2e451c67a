import { expect, test } from 'vitest';
import type { LogLine } from '../api/messages';
import { bests, roundEnds, turningPoints } from './turning_points';

const line = (move: number, kind: string, more: object = {}, round = 1) =>
  ({ move, seat: 0, kind: 'said', text: `${kind} ${move}`, round, cue: { kind, ...more } }) as unknown as LogLine;

test('a game turned where somebody fell, and not twice at the same place', () => {
  const log = [line(3, 'damage', { amount: 1 }), line(10, 'fall', { target: 'fig:bull' }), line(11, 'fall', { target: 'fig:m2' }), line(40, 'level')];
  expect(turningPoints(log).map(({ move }) => move)).toEqual([3, 11, 40]);
});

test('each round ends with its last move', () => {
  expect(roundEnds([line(1, 'move', {}, 0), line(4, 'move', {}, 0), line(9, 'move', {}, 1)])).toEqual([
    [0, 4],
    [1, 9],
  ]);
});

test('the hardest hit is the one with most damage', () => {
  const log = [line(1, 'attack', { amount: 3 }), line(2, 'attack', { amount: 5 }), line(3, 'attack', { amount: 5 })];
  expect(bests(log).map(({ line: best }) => best.move)).toEqual([2]);
});
