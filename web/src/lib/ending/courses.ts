import type { LogLine, Moment } from '../api/messages';
import type { Token } from '../api/scene';
import type { Room } from '../room/room.svelte';
import { roundEnds } from './turning_points';

export interface Course {
  title: string;
  rounds: string[];
  rows: { seat: number; name: string; values: number[] }[];
}

/** More rounds than this are thinned out: a chart is for a glance. */
const MOST = 12;
const SCORE = 'score';

/** How scores, or where there are none the health of the heroes, went from round to round. */
export async function courseOf(room: Room, log: LogLine[], nameOf: (seat: number) => string): Promise<Course | null> {
  const ends = thinned(roundEnds(log));
  if (ends.length < 2) return null;
  const scenes = await Promise.all(ends.map(async ([, move]) => (await room.moments.at(move)).scene));
  const seats = room.state?.seats.map(({ seat }) => seat) ?? [];
  const hasScores = scenes.at(-1)?.tracks?.some(({ name }) => name === SCORE) ?? false;
  const value = hasScores ? scoreOf : healthOf;
  return {
    title: hasScores ? 'Score after each round' : 'Health after each round',
    rounds: ends.map(([round]) => String(round + 1)),
    rows: seats.map((seat) => ({ seat, name: nameOf(seat), values: scenes.map((scene) => value(scene, seat)) })),
  };
}

function thinned(ends: [number, number][]): [number, number][] {
  const step = Math.ceil(ends.length / MOST);
  return ends.filter((_, i) => i % step === 0 || i === ends.length - 1);
}

function scoreOf(scene: Moment['scene'], seat: number): number {
  return scene.tracks?.find((track) => track.name === SCORE && track.owner === seat)?.value ?? 0;
}

function healthOf(scene: Moment['scene'], seat: number): number {
  const own = ((scene.tokens ?? []) as Token[]).filter((token) => token.owner === seat);
  return own.reduce((sum, token) => sum + Math.max(0, token.bars[0]?.value ?? 0), 0);
}
