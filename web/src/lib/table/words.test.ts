import { expect, test } from 'vitest';
import { said, sideSaid } from './words';

test('marks are said in words', () => {
  expect(['noise-7', 'token-health', 'token-lord-event', 'noise-6', 'rope'].map(said)).toEqual([
    'noise 7',
    'health token',
    'lord event token',
    'noise 6',
    'rope',
  ]);
});

test('sides are told where they are more than a wall', () => {
  expect(sideSaid('sealed', 'n')).toEqual(['sealed door north']);
  expect(sideSaid('unexplored', 'e')).toEqual(['unexplored way east']);
  expect(sideSaid('wall', 'e')).toEqual([]);
});
