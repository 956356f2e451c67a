import type { Moment } from '../api/messages';
import { api } from '../api/http';

const AHEAD = 3;

/** The moments of a game, each fetched once, the next ones before they are asked for. */
export class Moments {
  readonly #kept = new Map<number, Promise<Moment>>();

  constructor(
    private readonly code: string,
    private readonly token: string,
  ) {}

  async at(moves: number): Promise<Moment> {
    const moment = await this.#fetch(moves);
    for (let next = moves + 1; next <= Math.min(moves + AHEAD, moment.last); next += 1) {
      void this.#fetch(next);
    }
    return moment;
  }

  /** Forget what may have been taken back. */
  forget(): void {
    this.#kept.clear();
  }

  /** What could not be fetched is not kept. */
  #fetch(moves: number): Promise<Moment> {
    const kept = this.#kept.get(moves);
    if (kept) return kept;
    const asked = api.moment(this.code, moves, this.token);
    this.#kept.set(moves, asked);
    asked.catch(() => this.#kept.delete(moves));
    return asked;
  }
}
