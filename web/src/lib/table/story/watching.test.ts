import { expect, test } from 'vitest';
import type { LogLine, Moment } from '../../api/messages';
import { Parts } from '../../room/parts.svelte';
import type { Room } from '../../room/room.svelte';
import { Watching } from './watching.svelte';

const line = (move: number, seat = 1) => ({ move, seat, text: `deed ${move}`, cue: { kind: 'heal' } }) as LogLine;

function watched() {
  const coming = new Map<number, (moment: Moment) => void>();
  const at = (move: number) => new Promise<Moment>((come) => coming.set(move, come));
  const room = { you: { person: 0, seats: [0] }, parts: new Parts(), moments: { at } } as unknown as Room;
  const arrives = async (move: number) => {
    coming.get(move)?.({ scene: { banner: '' } } as unknown as Moment);
    await new Promise((done) => setTimeout(done));
  };
  return { watching: new Watching(room), arrives, coming };
}

test('a board that comes late does not take the place of the deed that is looked at', async () => {
  const { watching, arrives } = watched();
  watching.heard([line(1), line(2)], new Parts());
  watching.next();
  await arrives(2);
  await arrives(1);
  expect(watching.deed?.words).toEqual(['deed 2']);
});

test('what one did oneself is shown without waiting, before what others did', async () => {
  const { watching, arrives, coming } = watched();
  expect(watching.heard([line(1, 0), line(2)], new Parts())).toBe(true);
  expect(watching.isBehind).toBe(true);
  await arrives(1);
  expect(watching.deed).toBeNull();
  expect(coming.has(2)).toBe(true);
  await arrives(2);
  expect(watching.deed?.words).toEqual(['deed 2']);
  watching.next();
  expect(watching.isBehind).toBe(false);
});

test('own deeds alone wait for nobody', () => {
  const { watching } = watched();
  expect(watching.heard([line(1, 0)], new Parts())).toBe(false);
  expect(watching.isBehind).toBe(false);
});
