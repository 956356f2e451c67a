import { expect, test } from 'vitest';
import type { Cued } from './cues';
import { motionOf } from './frames';
import { marksOf, type Mark } from './marks';

const cue = (part: Partial<Cued>): Cued => ({ kind: '', label: '', thing: '', round: 1, words: '', ...part });
const drawn = (part: Partial<Cued>, isNear = true) => marksOf(cue(part), isNear).map(({ kind, at, words }) => [kind, at, words].filter(Boolean).join(' '));

test('a blow lunges at its target, or shoots from further away', () => {
  expect(drawn({ kind: 'attack', actor: 'a', target: 'b' })).toEqual(['lunge a']);
  expect(drawn({ kind: 'attack', actor: 'a', target: 'b' }, false)).toEqual(['shot a']);
});

test('what is lost and gained rises in figures', () => {
  expect(drawn({ kind: 'damage', target: 'b', amount: 2 })).toEqual(['slash b', 'shake b', 'number b −2']);
  expect(drawn({ kind: 'heal', target: 'b', amount: 2 })).toEqual(['number b +2']);
  expect(drawn({ kind: 'block', target: 'b' })).toEqual(['shield b', 'number b Blocked']);
  expect(drawn({ kind: 'curse', target: 'b', label: 'Leadlimb' })).toEqual(['number b Leadlimb']);
});

test('a die is gold at 20 and grey at 1', () => {
  const tones = [20, 1, 12].map((roll) => marksOf(cue({ kind: 'roll', actor: 'a', roll, total: roll, needs: 13, isMet: roll > 12 }), true)[0]?.tone);
  expect(tones).toEqual(['gain', 'dark', 'plain']);
});

test('only what costs no layout is animated', () => {
  const all: Mark['kind'][] = ['hop', 'lunge', 'shake', 'shot', 'slash', 'shield', 'number', 'die', 'fog', 'card', 'banner'];
  const names = all.flatMap((kind) => motionOf({ kind, at: '', delay: 0, ms: 300 }, false, { x: 3, y: 4 }).frames.flatMap(Object.keys));
  expect(new Set(names)).toEqual(new Set(['transform', 'opacity', 'offset', 'easing']));
});

test('who wants no motion sees fades of 120 ms', () => {
  const { frames } = motionOf({ kind: 'number', at: '', delay: 0, ms: 700 }, true);
  expect(frames[1]?.offset).toBeCloseTo(120 / 700);
  expect(frames.flatMap(Object.keys)).not.toContain('transform');
});
