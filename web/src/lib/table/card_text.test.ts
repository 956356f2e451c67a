import { expect, test } from 'vitest';
import { factsOf, marked, sized } from './card_text';

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

test('what the words of a card say is not told twice', () => {
  const facts = [{ name: 'Speed', value: 3 }];
  expect(factsOf({ facts, text: 'Dwarf. Melee 3, speed 3.' })).toEqual([]);
  expect(factsOf({ facts, text: 'Dwarf.' })).toEqual(facts);
});

test('few words stand large, many small', () => {
  expect(sized({ text: '+2 melee.' })).toBe('brief');
  expect(sized({ text: 'x'.repeat(100) })).toBe('small');
  expect(sized({ text: 'x'.repeat(200) })).toBe('long');
});
