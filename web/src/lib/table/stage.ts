import type { Choice } from '../api/scene';
import { Parts } from '../room/parts.svelte';

/** Where somebody points, and who. */
export interface Pointer {
  thing: string;
  name: string;
}

/** What a board is drawn from: its parts, and what can be touched. */
export interface Stage {
  readonly parts: Parts;
  readonly touchable: Map<string, Choice[]>;
  readonly pointed: Pointer | null;
  /** The seats of whoever looks. */
  readonly mine: number[];
  isChosen(thing: string): boolean;
  touch(thing: string): void;
  offer(choices: Choice[]): void;
  point(thing: string): void;
}

/** A board one only looks at. */
export function still(parts: Parts, mine: () => number[] = () => []): Stage {
  return {
    parts,
    touchable: new Map(),
    pointed: null,
    get mine() {
      return mine();
    },
    isChosen: () => false,
    touch: () => {},
    offer: () => {},
    point: () => {},
  };
}
