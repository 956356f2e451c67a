import { expect, test } from 'vitest';
import type { OfferInfo } from './api/messages';
import { fitting } from './offers';

const offer = (id: string, seats: number[], options: OfferInfo['options']) => ({ id, seats, options }) as OfferInfo;
const OFFERS = [
  offer('rivals', [2, 3, 4], {}),
  offer('quests', [2, 3, 4], { quests: 'levels' }),
  offer('everything', [2, 3, 4], { quests: 'levels', deep: true }),
  offer('alone', [1], {}),
];

test('of all offers that fit the one that says most is the one that was picked', () => {
  expect(fitting(OFFERS, { quests: 'levels', deep: true }, 2)?.id).toBe('everything');
  expect(fitting(OFFERS, { quests: 'levels', deep: false }, 3)?.id).toBe('quests');
  expect(fitting(OFFERS, { quests: 'none', deep: false }, 1)?.id).toBe('alone');
  expect(fitting(OFFERS, {}, 5)).toBeUndefined();
});
