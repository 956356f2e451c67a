import { expect, test } from 'vitest';
import { lengthOf, VOICES } from './voices';

test('there are ten sounds, each shorter than 0.6 seconds', () => {
  expect(VOICES).toHaveLength(10);
  for (const voice of VOICES) expect(lengthOf(voice)).toBeLessThan(0.6);
});
