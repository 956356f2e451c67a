import type { LogLine, Reasoning } from '../../api/messages';
import { Parts } from '../../room/parts.svelte';
import type { Room } from '../../room/room.svelte';
import type { Effects } from '../effects/effects.svelte';
import { still, type Stage } from '../stage';
import { deedsOf, type Deed } from './deeds';

/** What others and the dungeon did, seen deed by deed: the table as it was after each of them. */
export class Watching {
  readonly stage: Stage;
  #parts = $state.raw(new Parts());
  /** The table before the deed that is looked at. */
  was = $state.raw(new Parts());
  #deeds = $state.raw<Deed[]>([]);
  /** It stays until another is there to be looked at. */
  #told = $state.raw<Deed | null>(null);
  /** What each foe follows, until it follows another line. */
  #reasons = new Map<string, Reasoning>();

  constructor(
    private readonly room: Room,
    private readonly effects: Effects | null = null,
  ) {
    const parts = (): Parts => this.#parts;
    const shown = (): Deed | null => this.deed;
    this.stage = {
      ...still(this.#parts),
      effects,
      get parts() {
        return parts();
      },
      get mine() {
        return room.you.seats ?? [];
      },
      get deed() {
        return shown();
      },
      get path() {
        return shown()?.path ?? [];
      },
    };
  }

  /** Whether the table is shown as it was, and not as it is. */
  get isBehind(): boolean {
    return this.#deeds.length > 0;
  }

  /** The deed that is looked at, once its board is there. */
  get deed(): Deed | null {
    return this.isBehind ? this.#told : null;
  }

  /** How many are still to be seen after it. */
  get left(): number {
    return this.#deeds.slice(1).filter(({ isTold }) => isTold).length;
  }

  /** Why a foe does what it does. */
  get reasoning(): Reasoning | null {
    const { deed } = this;
    return deed && (deed.reasoning ?? this.#reasons.get(deed.actor) ?? null);
  }

  /** News have come: whether there is anything among them that waits to be seen. */
  heard(lines: LogLine[], before: Parts): boolean {
    const ownerOf = (thing: string): number | undefined => (before.tokens.get(thing) ?? this.room.parts.tokens.get(thing))?.owner;
    const deeds = deedsOf(lines, this.room.you.seats ?? [], ownerOf);
    if (!this.isBehind && !deeds.some(({ isTold }) => isTold)) return false;
    const isNew = !this.isBehind;
    this.#deeds = [...this.#deeds, ...deeds];
    if (!isNew) return true;
    this.#parts = before;
    void this.#show();
    return true;
  }

  next(): void {
    this.#deeds = this.#deeds.slice(1);
    void this.#show();
  }

  /** On to the end. */
  skip(): void {
    this.#deeds = [];
    this.#told = null;
    if (this.effects) this.effects.hasDice = true;
    this.effects?.skip();
  }

  async #show(): Promise<void> {
    const deed = this.#deeds[0];
    if (!deed) return this.skip();
    try {
      const moment = await this.room.moments.at(deed.move);
      if (deed !== this.#deeds[0]) return;
      this.was = this.#parts;
      this.#parts = new Parts();
      this.#parts.reset(moment.scene);
      this.#tell(deed);
      await this.effects?.done();
      if (deed === this.#deeds[0] && !deed.isTold) this.next();
    } catch {
      this.skip();
    }
  }

  #tell(deed: Deed): void {
    const { reasoning, actor } = deed;
    if (reasoning && actor) this.#reasons.set(actor, reasoning);
    for (const { kind, target } of deed.cues) if (kind === 'fall' && target) this.#reasons.delete(target);
    if (deed.isTold) this.#told = deed;
    if (!this.effects) return;
    // A deed that is told has its die beside the words.
    this.effects.hasDice = !deed.isTold;
    this.effects.play(deed.lines, this.was.tokens, this.#parts.tokens);
  }
}
