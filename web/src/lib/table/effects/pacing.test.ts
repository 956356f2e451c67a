import { expect, test } from 'vitest';
import type { Cued } from './cues';
import { LAG, paced, waitOf } from './pacing';

const cues = (count: number, kind = 'damage') => Array.from({ length: count }, (_, i) => ({ kind, words: String(i) }) as Cued);
const lasts = ({ cues, speed }: { cues: Cued[]; speed: number }) => cues.reduce((sum, cue) => sum + waitOf(cue) * speed, 0);

test('a few effects take their time', () => {
  expect(paced(cues(4), 1)).toEqual({ cues: cues(4), speed: 1 });
  expect(paced(cues(4), 0.5).speed).toBe(0.5);
});

test('many are played faster, and none is left out as long as that is enough', () => {
  const many = paced(cues(18), 1);
  expect(many.cues).toHaveLength(18);
  expect(lasts(many)).toBeLessThanOrEqual(LAG + 1);
});

test('very many lose the oldest', () => {
  const crowd = paced(cues(60), 1);
  expect(crowd.cues.at(-1)?.words).toBe('59');
  expect(crowd.cues.length).toBeLessThan(60);
  expect(lasts(crowd)).toBeLessThanOrEqual(LAG);
});

test('a long walk takes no longer than a quarter of a second', () => {
  expect(waitOf({ kind: 'move', path: ['a', 'b'] })).toBe(90);
  expect(waitOf({ kind: 'move', path: Array.from({ length: 9 }, String) })).toBe(250);
});
