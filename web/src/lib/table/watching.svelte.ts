import type { LogLine } from '../api/messages';
import { grouped } from '../grouping';
import { Parts } from '../room/parts.svelte';
import type { Room } from '../room/room.svelte';
import { still, type Stage } from './stage';

interface Deed {
  move: number;
  words: string[];
}

/** What others and the dungeon did, seen deed by deed: the table as it was after each of them. */
export class Watching {
  readonly #parts = new Parts();
  readonly stage: Stage;
  #deeds = $state.raw<Deed[]>([]);
  #shown = $state(-1);

  constructor(private readonly room: Room) {
    this.stage = still(this.#parts, () => room.you.seats ?? []);
  }

  /** The deed that is looked at, once its board is there. */
  get deed(): Deed | null {
    const first = this.#deeds[0];
    return first && this.#shown === first.move ? first : null;
  }

  get left(): number {
    return this.#deeds.length - 1;
  }

  /** News have come: look at those that are not one's own. */
  heard(lines: LogLine[]): void {
    const mine = this.room.you.seats ?? [];
    const others = grouped(
      lines.filter((line) => !mine.includes(line.seat)),
      (line) => line.move,
    );
    const deeds = [...others].map(([move, told]) => ({ move, words: told.map((line) => line.text) }));
    const isNew = this.#deeds.length === 0;
    this.#deeds = [...this.#deeds, ...deeds];
    if (isNew) void this.#show();
  }

  next(): void {
    this.#deeds = this.#deeds.slice(1);
    void this.#show();
  }

  skip(): void {
    this.#deeds = [];
  }

  async #show(): Promise<void> {
    const deed = this.#deeds[0];
    if (!deed) return;
    try {
      const moment = await this.room.moments.at(deed.move);
      if (deed !== this.#deeds[0]) return;
      this.#parts.reset(moment.scene);
      this.#shown = deed.move;
    } catch {
      this.skip();
    }
  }
}
