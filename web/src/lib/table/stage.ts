import type { Ghost } from '../api/messages';
import type { Choice } from '../api/scene';
import type { Effects } from './effects/effects.svelte';
import type { Overlay } from './outlook';
import { Parts } from '../room/parts.svelte';

/** Where somebody points, and who. */
export interface Pointer {
  thing: string;
  name: string;
}

/** From whom something comes, and whom it meets. */
export interface Aim {
  actor: string;
  target: string;
}

/** What a board is drawn from: its parts, and what can be touched. */
export interface Stage {
  readonly parts: Parts;
  readonly touchable: Map<string, Choice[]>;
  readonly pointed: Pointer | null;
  /** What is seen or threatened, while somebody looks at that. */
  readonly outlook: Overlay | null;
  /** The seats of whoever looks. */
  readonly mine: number[];
  /** The way of the walk that is looked at, cell by cell. */
  readonly path: string[];
  /** A room that could be laid, while one looks at it. */
  readonly ghost: Ghost | null;
  /** Who does something to whom, while that is told. */
  readonly deed: Aim | null;
  /** What is seen of what happens, where that is shown at all. */
  readonly effects: Effects | null;
  isChosen(thing: string): boolean;
  touch(thing: string): void;
  /** Show the way to a thing, or no way. */
  trace(thing: string): void;
  offer(choices: Choice[]): void;
  point(thing: string): void;
}

/** A board one only looks at. */
export function still(parts: Parts, mine: () => number[] = () => []): Stage {
  return {
    parts,
    touchable: new Map(),
    pointed: null,
    outlook: null,
    path: [],
    ghost: null,
    deed: null,
    effects: null,
    get mine() {
      return mine();
    },
    isChosen: () => false,
    touch: () => {},
    trace: () => {},
    offer: () => {},
    point: () => {},
  };
}
