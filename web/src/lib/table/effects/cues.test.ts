import { expect, test } from 'vitest';
import type { Cue, LogLine } from '../../api/messages';
import { cuesOf, sumSaid } from './cues';

const line = (cue: Cue, more: Partial<LogLine> = {}): LogLine => ({ move: 1, seat: -1, kind: 'said', text: '', cue, ...more });
const kinds = (...lines: LogLine[]) => cuesOf(lines).map(({ kind }) => kind);
const [foe, hero] = ['fig:m1', 'fig:h1'];

test('a result that names who struck is preceded by the blow, once', () => {
  expect(kinds(line({ kind: 'miss', actor: foe, target: hero }))).toEqual(['attack', 'miss']);
  expect(kinds(line({ kind: 'attack', actor: foe, target: hero }), line({ kind: 'damage', actor: foe, target: hero, amount: 1 }))).toEqual(['attack', 'damage']);
});

test('an attack that knows its roll shows the die first', () => {
  expect(kinds(line({ kind: 'attack', actor: foe, target: hero, roll: 3, needs: 14 }))).toEqual(['roll', 'attack']);
});

test('harm to oneself, or by nobody, is no blow', () => {
  expect(kinds(line({ kind: 'damage', target: hero, amount: 1 }), line({ kind: 'damage', actor: hero, target: hero, amount: 1 }))).toEqual(['damage', 'damage']);
});

test('one falls once, whoever says it', () => {
  expect(kinds(line({ kind: 'damage', target: foe, amount: 2, falls: true }), line({ kind: 'fall', target: foe }))).toEqual(['damage', 'fall']);
});

test('the steps of a walk are one walk', () => {
  const [walk] = cuesOf([line({ kind: 'move', actor: foe, path: ['a', 'b'] }), line({ kind: 'move', actor: foe, path: ['b', 'c'] })]);
  expect(walk?.path).toEqual(['a', 'b', 'c']);
});

test('a roll is told with its sum, as good as what came of it', () => {
  const terms = [{ label: 'roll', amount: 14 }, { label: 'Club', amount: 9 }];
  const [hit] = cuesOf([line({ kind: 'roll', actor: foe, roll: 14, needs: 15 }, { terms }), line({ kind: 'damage', target: hero, amount: 2 })]);
  expect(hit && sumSaid(hit)).toBe('23 ≥ 15');
  const known = cuesOf([line({ kind: 'roll', actor: foe, roll: 15, needs: 16, amount: 21 })])[0];
  expect(known && sumSaid(known)).toBe('21 ≥ 16');
  const low = cuesOf([line({ kind: 'roll', roll: 3, needs: 14 }), line({ kind: 'damage', target: hero, amount: 2 })])[0];
  expect(low && sumSaid(low)).toBe('3 ≤ 14');
  const high = cuesOf([line({ kind: 'roll', roll: 16, needs: 14 }), line({ kind: 'miss', target: hero })])[0];
  expect(high && [sumSaid(high), high.isMet]).toEqual(['16 > 14', false]);
});

test('a card or tile is known by its id', () => {
  expect(cuesOf([line({ kind: 'card', target: 'card:loose-slab' })])[0]?.thing).toBe('card:loose-slab');
  const things = [{ id: 'zone:hand-1', name: 'Hand' }, { id: 'card:whetstone', name: 'Whetstone' }];
  expect(cuesOf([line({ kind: 'treasure', actor: hero }, { things })])[0]?.thing).toBe('card:whetstone');
});

test('lines without a cue draw nothing', () => {
  expect(cuesOf([{ move: 1, seat: 0, kind: 'said', text: 'Hm.' }])).toEqual([]);
});
