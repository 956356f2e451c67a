import type { Choice } from '../api/scene';
import { Parts } from '../room/parts.svelte';

/** What a board is drawn from: its parts, and what can be touched. */
export interface Stage {
  readonly parts: Parts;
  readonly touchable: Map<string, Choice[]>;
  readonly pinged: string;
  /** The seats of whoever looks. */
  readonly mine: number[];
  touch(thing: string): void;
  offer(choices: Choice[]): void;
}

/** A board one only looks at. */
export function still(parts: Parts): Stage {
  return { parts, touchable: new Map(), pinged: '', mine: [], touch: () => {}, offer: () => {} };
}
