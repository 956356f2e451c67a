import { expect, test } from 'vitest';
import { facesOf } from './d20';

test('the die shows its number to the reader, every other number at most once', () => {
  for (const value of [1, 6, 13, 20]) {
    const faces = facesOf(value);
    expect(faces.at(-1)).toMatchObject({ number: value, isUp: true });
    expect(new Set(faces.map(({ number }) => number)).size).toBe(faces.length);
  }
});
