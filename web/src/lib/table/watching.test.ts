import { expect, test } from 'vitest';
import type { LogLine, Moment } from '../api/messages';
import type { Room } from '../room/room.svelte';
import { Watching } from './watching.svelte';

const line = (move: number) => ({ move, seat: 1, text: `deed ${move}` }) as LogLine;

test('a board that comes late does not take the place of the deed that is looked at', async () => {
  const coming = new Map<number, (moment: Moment) => void>();
  const at = (move: number) => new Promise<Moment>((come) => coming.set(move, come));
  const watching = new Watching({ you: { person: 0, seats: [0] }, moments: { at } } as unknown as Room);
  const arrives = async (move: number) => {
    coming.get(move)?.({ scene: { banner: '' } } as unknown as Moment);
    await Promise.resolve();
  };
  watching.heard([line(1), line(2)]);
  watching.next();
  await arrives(2);
  await arrives(1);
  expect(watching.deed?.words).toEqual(['deed 2']);
});
