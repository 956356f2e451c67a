import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api/http';
import type { Moment } from '../api/messages';
import { Moments } from './moments';

afterEach(() => vi.restoreAllMocks());

const moment = (moves: number, last: number) => ({ moves, last, code: '', scene: { banner: '' }, log: [] }) as unknown as Moment;

test('a moment is fetched once, and the next ones before they are asked for', async () => {
  const asked = vi.spyOn(api, 'moment').mockImplementation(async (_code, moves) => moment(moves, 9));
  const moments = new Moments('ROOM', '');
  await moments.at(2);
  await moments.at(3);
  expect(asked.mock.calls.map(([, moves]) => moves)).toEqual([2, 3, 4, 5, 6]);
});

test('a moment that could not be fetched is asked for again', async () => {
  const asked = vi.spyOn(api, 'moment').mockRejectedValueOnce(new Error('offline'));
  asked.mockImplementation(async (_code, moves) => moment(moves, moves));
  const moments = new Moments('ROOM', '');
  await expect(moments.at(4)).rejects.toThrow('offline');
  expect((await moments.at(4)).moves).toBe(4);
});
