import { expect, test } from 'vitest';
import type { LogLine } from '../../api/messages';
import { deedsOf } from './deeds';

const OWNERS: Record<string, number> = { 'fig:h1': 0, 'fig:h2': 1, 'fig:m1': -1 };
const line = (move: number, text: string, more: Partial<LogLine> = {}): LogLine => ({ move, seat: -1, kind: 'said', text, round: 1, ...more });
const deeds = (...lines: LogLine[]) => deedsOf(lines, [0], (thing) => OWNERS[thing]);
const attack = (move: number, actor: string, target: string, seat = -1) => line(move, 'strikes', { seat, cue: { kind: 'attack', actor, target } });

test('lines of one move are one deed: who, whom, the roll and why', () => {
  const [deed] = deeds(
    line(1, 'follows line 1', { reasoning: { line: 'Attack the closest hero', chosen: 'fig:h1' } }),
    line(1, 'rolls 14', { cue: { kind: 'roll', actor: 'fig:m1', roll: 14, needs: 9 } }),
    attack(1, 'fig:m1', 'fig:h1'),
    line(1, 'HP 4 → 3', { cue: { kind: 'damage', target: 'fig:h1', amount: 1 } }),
  );
  expect(deed).toMatchObject({ actor: 'fig:m1', target: 'fig:h1', isTold: true, words: ['strikes'] });
  expect(deed?.roll?.roll).toBe(14);
  expect(deed?.reasoning?.line).toBe('Attack the closest hero');
});

test('a walk over several moves is one deed', () => {
  const step = (move: number, path: string[]) => line(move, `step ${move}`, { seat: 1, cue: { kind: 'move', actor: 'fig:h2', path } });
  const walk = deeds(step(1, ['a', 'b']), step(2, ['b', 'c']));
  expect(walk).toHaveLength(1);
  expect(walk[0]).toMatchObject({ move: 2, path: ['a', 'b', 'c'] });
});

test('a foe that thinks anew at every step walks once', () => {
  const step = (move: number) => [
    line(move, 'goes after', { reasoning: { line: `line ${move}` } }),
    line(move, 'moves', { cue: { kind: 'move', actor: 'fig:m1', path: [`${move}`, `${move + 1}`] } }),
  ];
  const walk = deeds(...step(1), ...step(2));
  expect(walk).toHaveLength(1);
  expect(walk[0]).toMatchObject({ path: ['1', '2', '3'], reasoning: { line: 'line 2' } });
});

test('foes, other players and cards of the dungeon are told, one\'s own blow is not', () => {
  expect(deeds(attack(1, 'fig:m1', 'fig:h1'))[0]?.isTold).toBe(true);
  expect(deeds(attack(1, 'fig:h2', 'fig:m1', 1))[0]?.isTold).toBe(true);
  expect(deeds(line(1, 'misses', { cue: { kind: 'miss', actor: 'Loose Slab', target: 'fig:h1' } }))[0]?.isTold).toBe(true);
  expect(deeds(line(1, 'Encounter', { cue: { kind: 'card' } }))[0]?.isTold).toBe(true);
  expect(deeds(attack(1, 'fig:h1', 'fig:m1'), line(1, 'HP', { cue: { kind: 'damage', target: 'fig:m1', amount: 1 } }))[0]?.isTold).toBe(false);
  expect(deeds(line(1, 'Round 2 begins', { cue: { kind: 'round' } }))[0]?.isTold).toBe(false);
});

test('who is put on the board by another player is not told, a foe who comes is', () => {
  const put = (seat: number) => line(1, 'moves to the gate', { seat, cue: { kind: 'move', actor: 'fig:h2', path: ['nowhere', 'sq:1,1'] } });
  expect(deeds(put(1))[0]?.isTold).toBe(false);
  expect(deeds(line(1, 'appears', { cue: { kind: 'foe', actor: 'fig:m1', target: 'fig:m1' } }))[0]?.isTold).toBe(true);
});

test('a tie that one settles oneself is not told, what a foe then does is', () => {
  const reasoning = { line: "the player's choice" };
  expect(deeds(line(1, 'h1, not h2', { seat: 0, reasoning }))[0]?.isTold).toBe(false);
  expect(deeds(line(1, 'follows line 2', { seat: 0, reasoning, things: [{ id: 'fig:m1', name: 'Goblin' }] }))[0]?.isTold).toBe(true);
});

test('where one leads a foe oneself, that is not told again', () => {
  const walk = (seat: number) => line(1, 'goes', { seat, kind: 'token-moved', things: [{ id: 'fig:m1', name: 'Goblin' }] });
  expect(deeds(walk(0))[0]?.isTold).toBe(false);
  expect(deeds(walk(1))[0]?.isTold).toBe(true);
});
