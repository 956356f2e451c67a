import { expect, test } from 'vitest';
import type { LogLine } from '../api/messages';
import { beats, toneOf } from './beats';

const line = (move: number, kind: string, who: string, seat = 0): LogLine => ({ move, seat, kind, text: `${who} ${move}`, round: 1, things: [{ id: who, name: who }] });

test('the steps of one walk are one beat, that of another figure is the next', () => {
  const log = [line(1, 'token-moved', 'fig:h1'), line(2, 'token-moved', 'fig:h1'), line(3, 'token-moved', 'fig:m1', -1), line(4, 'rolled', 'fig:h1')];
  expect(beats(log).map(({ line: { move }, from }) => [from, move])).toEqual([
    [1, 2],
    [3, 3],
    [4, 4],
  ]);
});

test('harm and healing have a tone', () => {
  expect(toneOf({ ...line(1, 'hurt', 'fig:h1'), cue: { kind: 'damage', amount: 2 } })).toBe('harm');
  expect(toneOf({ ...line(1, 'healed', 'fig:h1'), cue: { kind: 'heal', amount: 2 } })).toBe('heal');
  expect(toneOf(line(1, 'rolled', 'fig:h1'))).toBe('');
});

const cued = (move: number, kind: string, more: object = {}) => ({ ...line(move, 'said', 'fig:h1'), cue: { kind, actor: 'fig:h1', ...more } }) as LogLine;

test('a blow is told with all that came of it, the die before it goes without saying', () => {
  const log = [cued(5, 'roll', { roll: 12, needs: 10 }), cued(5, 'attack'), cued(5, 'damage'), cued(5, 'fall'), cued(6, 'damage')];
  expect(beats(log).map((beat) => [beat.line.cue?.kind, beat.after.map((one) => one.cue?.kind)])).toEqual([
    ['attack', ['damage', 'fall']],
    ['damage', []],
  ]);
});

test('a choice goes without saying if what it does is told next', () => {
  const told = beats([line(7, 'move', 'p1'), cued(8, 'attack'), line(9, 'move', 'p1'), line(12, 'did', 'fig:h1')]);
  expect(told.map((beat) => beat.line.move)).toEqual([8, 9, 12]);
});
