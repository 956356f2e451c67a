import { expect, test } from 'vitest';
import { marked, sized } from './card_text';

test('numbers are told apart from the words around them', () => {
  expect(marked('Attack at +5 for 1 damage.')).toEqual([
    ['Attack at ', false],
    ['+5', true],
    [' for ', false],
    ['1', true],
    [' damage.', false],
  ]);
  expect(marked('')).toEqual([]);
});

test('few words stand large, many small', () => {
  expect(sized({ text: '+2 melee.' })).toBe('brief');
  expect(sized({ text: 'x'.repeat(100) })).toBe('small');
  expect(sized({ text: 'x'.repeat(200) })).toBe('long');
});
