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
      this.#fetch(next).catch(() => this.#kept.delete(next));
    }
    return moment;
  }

  /** Forget what may have been taken back. */
  forget(): void {
    this.#kept.clear();
  }

  #fetch(moves: number): Promise<Moment> {
    const kept = this.#kept.get(moves) ?? api.moment(this.code, moves, this.token);
    this.#kept.set(moves, kept);
    return kept;
  }
}
