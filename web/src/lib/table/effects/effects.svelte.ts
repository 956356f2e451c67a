import { SvelteMap } from 'svelte/reactivity';
import type { LogLine } from '../../api/messages';
import type { Token } from '../../api/scene';
import type { Voice } from '../../sound/voices';
import { cuesOf, type Cued } from './cues';
import { marksOf, type Mark } from './marks';
import { paced, waitOf } from './pacing';

/** A mark that is seen just now. */
export interface Drawn extends Mark {
  id: number;
  speed: number;
}

/** What a figure is shown to be, as long as its blow has not landed. */
interface Held {
  health: number;
  states: string[];
  /** How many cues about it are still to come. */
  left: number;
}

type Tokens = ReadonlyMap<string, Token>;

const HEARD: Record<string, Voice> = {
  ...{ move: 'step', attack: 'blade', damage: 'thud', block: 'latch', fall: 'thud', roll: 'die' },
  ...{ card: 'card', tile: 'door', treasure: 'coin', gain: 'coin', level: 'coin', curse: 'drum', foe: 'drum', end: 'bell' },
};
const HURTS = ['damage', 'heal', 'fall'];
/** How long one who has fallen lies there before he is gone. */
const LIES = 620;
/** Squares beside each other, corner to corner. */
const NEAR = 1;

export interface Manner {
  /** What times are multiplied by; 0 shows nothing. */
  tempo(): number;
  /** Whether nothing moves but by fading. */
  isStill(): boolean;
  hear(voice: Voice): void;
}

/** What is seen of what happens: a decoration over a table that is already as it will be. */
export class Effects {
  marks = $state.raw<Drawn[]>([]);
  /** Those who fell and are no longer on the board. */
  gone = $state.raw<Token[]>([]);
  /** Whether rolls are told elsewhere. */
  hasDice = $state(true);
  readonly #held = new SvelteMap<string, Held>();
  #queue: Cued[] = [];
  #speed = 1;
  #isPlaying = $state(false);
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #waiting: (() => void)[] = [];
  #count = 0;

  constructor(private readonly manner: Manner) {}

  get isStill(): boolean {
    return this.manner.isStill();
  }

  get isBusy(): boolean {
    return this.#isPlaying || this.marks.length > 0;
  }

  /** Show what lines tell; `before` is who stood where, `now` who does. */
  play(lines: LogLine[], before: Tokens, now: Tokens): void {
    const cues = cuesOf(lines);
    const tempo = this.manner.tempo();
    if (tempo === 0) return this.#hear(cues.at(-1), now);
    for (const cue of cues) this.#hold(cue, before, now);
    this.#pace([...this.#queue, ...cues], tempo);
    if (!this.#isPlaying) this.#next(now);
  }

  /** A figure as it is shown: as it was, until one has seen what befell it. */
  seen(token: Token): Token {
    const held = this.#held.get(token.id);
    const [health, ...others] = token.bars;
    if (!held || !health) return token;
    return { ...token, states: held.states, bars: [{ ...health, value: held.health }, ...others] };
  }

  /** Once all has begun that was to be shown. */
  done(): Promise<void> {
    return this.#isPlaying ? new Promise((done) => this.#waiting.push(done)) : Promise.resolve();
  }

  /** Enough seen: everything is as it is. */
  skip(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#queue = [];
    this.#held.clear();
    if (this.marks.length > 0) this.marks = [];
    if (this.gone.length > 0) this.gone = [];
    this.#rest();
  }

  #rest(): void {
    this.#isPlaying = false;
    for (const done of this.#waiting.splice(0)) done();
  }

  /** What there is no time for is left out: its harm is there at once. */
  #pace(waiting: Cued[], tempo: number): void {
    const { cues, speed } = paced(waiting, tempo);
    this.#speed = speed;
    this.#queue = cues;
    for (const missed of waiting.slice(0, waiting.length - cues.length)) this.#land(missed);
  }

  #next(now: Tokens): void {
    const cue = this.#queue.shift();
    if (!cue) return this.#rest();
    this.#isPlaying = true;
    this.#show(cue, now);
    this.#land(cue);
    this.#later(() => this.#next(now), waitOf(cue) * this.#speed);
  }

  #show(cue: Cued, now: Tokens): void {
    this.#hear(cue, now);
    const speed = this.#speed;
    const marks = marksOf(cue, this.#isNear(cue, now)).filter(({ kind }) => kind !== 'die' || this.hasDice);
    const drawn = marks.map((mark) => ({ ...mark, id: (this.#count += 1), speed }));
    this.marks = [...this.marks, ...drawn];
    for (const mark of drawn) this.#later(() => this.#end(mark), (mark.delay + mark.ms) * speed);
  }

  #end(mark: Drawn): void {
    this.marks = this.marks.filter((one) => one !== mark);
  }

  #hear(cue: Cued | undefined, now: Tokens): void {
    const isFoes = cue?.kind === 'turn' && (now.get(cue.actor ?? '')?.owner ?? 0) < 0;
    const voice = isFoes ? 'drum' : cue && HEARD[cue.kind];
    if (voice) this.manner.hear(voice);
  }

  #isNear({ actor = '', target = '' }: Cued, now: Tokens): boolean {
    const [one, other] = [actor, target].map((id) => now.get(id) ?? this.gone.find((token) => token.id === id));
    if (!one || !other || one.board !== other.board) return true;
    return gap(one.x, one.width, other.x, other.width) <= NEAR && gap(one.y, one.height, other.y, other.height) <= NEAR;
  }

  /** Until a blow is seen to land, nobody is seen to be hurt by it. */
  #hold({ kind, target = '' }: Cued, before: Tokens, now: Tokens): void {
    const [was, is] = [before.get(target), now.get(target)];
    // Who comes after one who fell may be called by the same id.
    if (!HURTS.includes(kind) || !was || (is && is.name !== was.name)) return;
    const known = this.#held.get(target);
    if (known) known.left += 1;
    else this.#held.set(target, { health: was.bars[0]?.value ?? 0, states: was.states, left: 1 });
    if (!is && !this.gone.some(({ id }) => id === target)) this.gone = [...this.gone, was];
  }

  #land({ kind, target = '', amount = 0 }: Cued): void {
    const held = this.#held.get(target);
    if (!HURTS.includes(kind) || !held) return;
    const left = held.left - 1;
    const health = Math.max(0, held.health + (kind === 'heal' ? amount : kind === 'damage' ? -amount : 0));
    if (left === 0) this.#held.delete(target);
    else this.#held.set(target, { ...held, left, health });
    if (left === 0) this.#bury(target);
  }

  /** Who is gone from the board is seen to fall first. */
  #bury(target: string): void {
    this.gone = this.gone.map((token) => (token.id === target ? laid(token) : token));
    this.#later(() => (this.gone = this.gone.filter(({ id }) => id !== target)), LIES * this.#speed);
  }

  #later(act: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }
}

function laid(token: Token): Token {
  const [health, ...others] = token.bars;
  return { ...token, states: [...token.states, 'defeated'], bars: health ? [{ ...health, value: 0 }, ...others] : [] };
}

function gap(one: number, size: number, other: number, its: number): number {
  return Math.max(other - (one + size - 1), one - (other + its - 1), 0);
}
