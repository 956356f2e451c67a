import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cue, LogLine } from '../../api/messages';
import type { Token } from '../../api/scene';
import { Effects } from './effects.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const token = (id: string, health: number, x = 0) =>
  ({ id, name: id, board: 'map', x, y: 0, width: 1, height: 1, owner: -1, states: [], bars: [{ name: 'HP', value: health, most: 5 }] }) as unknown as Token;
const all = (...tokens: Token[]) => new Map(tokens.map((one) => [one.id, one]));
const lines = (...cues: Cue[]): LogLine[] => cues.map((cue) => ({ move: 1, seat: 0, kind: 'said', text: '', cue }));
const blow = lines({ kind: 'attack', actor: 'a', target: 'b' }, { kind: 'damage', target: 'b', amount: 2 });

function effects(tempo = 1) {
  const heard: string[] = [];
  return { heard, effects: new Effects({ tempo: () => tempo, isStill: () => false, hear: (voice) => heard.push(voice) }) };
}

const kinds = (one: Effects) => one.marks.map(({ kind }) => kind);

test('a blow is seen before its harm, and the health falls with it', () => {
  const { effects: one, heard } = effects();
  const is = token('b', 3, 1);
  one.play(blow, all(token('a', 5), token('b', 5, 1)), all(token('a', 5), is));
  expect([kinds(one), one.seen(is).bars[0]?.value, heard]).toEqual([['lunge'], 5, ['blade']]);
  vi.advanceTimersByTime(215);
  expect(kinds(one)).toContain('number');
  expect(one.seen(is)).toBe(is);
  vi.advanceTimersByTime(1_000);
  expect([one.isBusy, heard]).toEqual([false, ['blade', 'thud']]);
});

test('from further away it is a shot', () => {
  const { effects: one } = effects();
  one.play(blow, all(), all(token('a', 5), token('b', 3, 4)));
  expect(kinds(one)).toEqual(['shot']);
});

test('who fell and is gone lies there for a moment', () => {
  const { effects: one } = effects();
  one.play(lines({ kind: 'damage', target: 'b', amount: 5, falls: true }), all(token('b', 5)), all());
  expect(one.gone.map(({ id }) => id)).toEqual(['b']);
  vi.advanceTimersByTime(300);
  expect(one.gone[0]?.states).toContain('defeated');
  vi.advanceTimersByTime(2_000);
  expect(one.gone).toEqual([]);
});

test('who comes after one who fell is not taken for him', () => {
  const { effects: one } = effects();
  const other = { ...token('b', 4), name: 'another' };
  one.play(lines({ kind: 'damage', target: 'b', amount: 5, falls: true }), all(token('b', 5)), all(other));
  expect(one.seen(other)).toBe(other);
});

test('a key ends it at once', async () => {
  const { effects: one } = effects();
  const is = token('b', 3, 1);
  one.play(blow, all(token('a', 5), token('b', 5, 1)), all(token('a', 5), is));
  const done = one.done();
  one.skip();
  await done;
  expect([one.isBusy, one.marks, one.seen(is)]).toEqual([false, [], is]);
});

test('at no pace nothing is shown', () => {
  const { effects: one, heard } = effects(0);
  one.play(blow, all(token('b', 5)), all(token('b', 3)));
  expect([kinds(one), one.isBusy, heard]).toEqual([[], false, ['thud']]);
});
