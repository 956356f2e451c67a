import type { LogLine, Pinged, Push, RoomState, TalkLine, Table, Ticket, Update, You } from '../api/messages';
import { Connection, type Answer, type Order } from '../api/socket';
import { BOTS } from '../setup/seats';
import { Moments } from './moments';
import { Parts } from './parts.svelte';

const NOBODY: You = { person: -1 };
/** How long one sees where somebody pointed. */
const POINTED = 5_000;
/** The server tells so many moves' lines at once. */
const TOLD = 2_000;

/** A room as one person sees it, kept up to date by that person's line to the server. */
export class Room {
  readonly parts = new Parts();
  state = $state.raw<RoomState | null>(null);
  you = $state.raw<You>(NOBODY);
  log = $state.raw<LogLine[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  moves = $state(0);
  code = $state('');
  isConnected = $state(false);
  ended = $state('');
  notice = $state('');
  thinking = $state<number | null>(null);
  pointed = $state.raw<Pinged | null>(null);
  /** What was told last. */
  news = $state.raw<LogLine[]>([]);
  /** How it all lay before that. */
  before = new Parts();
  reminder = $state('');
  readonly moments: Moments;
  readonly #line: Connection;

  constructor(code: string, ticket: Ticket | null) {
    this.moments = new Moments(code, ticket?.token ?? '');
    this.#line = new Connection(code, ticket?.token ?? '', {
      heard: (push) => this.#heard(push),
      connected: (isOpen) => (this.isConnected = isOpen),
      ended: (words) => (this.ended = words),
    });
  }

  /** Send a command; what the server refuses is shown as a notice. */
  async ask(order: Order): Promise<Answer> {
    const answer = await this.#line.ask(order);
    this.notice = answer.type === 'refused' ? answer.words : '';
    return answer;
  }

  /** Ask by the way: a refusal is nobody's business. */
  wonder(order: Order): Promise<Answer> {
    return this.#line.ask(order);
  }

  play(move: string): Promise<Answer> {
    return this.ask({ do: 'play', move, after: this.moves });
  }

  /** Point at a thing, for everybody to see. */
  point(thing: string): Promise<Answer> {
    return this.ask({ do: 'ping', thing });
  }

  /** The lines of the log before those that were sent at first. */
  async earlier(): Promise<LogLine[]> {
    const lines: LogLine[] = [];
    const first = this.log[0]?.move ?? 0;
    for (let since = 0; since < first - 1; since += TOLD) {
      const answer = await this.ask({ do: 'log', since, until: Math.min(first - 1, since + TOLD) });
      if (answer.type === 'log') lines.push(...answer.log);
    }
    return lines;
  }

  nameOf(person: number): string {
    return this.state?.people.find((one) => one.person === person)?.name ?? '';
  }

  /** Who plays a seat, in words. */
  playerOf(seat: number): string {
    const found = this.state?.seats.find((one) => one.seat === seat);
    if (!found) return '';
    return found.bot ? (BOTS[found.bot] ?? `${found.bot} bot`) : this.nameOf(found.player ?? -1) || 'open';
  }

  close(): void {
    this.#line.close();
  }

  #pointing(ping: Pinged): void {
    this.pointed = ping;
    setTimeout(() => {
      if (this.pointed === ping) this.pointed = null;
    }, POINTED);
  }

  #heard(push: Push): void {
    switch (push.type) {
      case 'table':
        this.#drawn(push);
        break;
      case 'update':
        this.#changed(push);
        break;
      case 'thinking':
        this.thinking = push.seat;
        break;
      case 'ping':
        this.#pointing(push);
        break;
      case 'reminder':
        this.reminder = push.words;
        break;
      case 'closing':
        this.notice = push.words;
    }
  }

  #drawn(table: Table): void {
    this.parts.reset(table.scene);
    this.log = table.log;
    this.talk = table.talk;
    this.#now(table);
  }

  #changed(update: Update): void {
    const { cut } = update;
    if (cut != null) this.moments.forget();
    if (update.log?.length) this.before = this.parts.copy();
    if (update.changes) this.parts.apply(update.changes);
    const kept = cut == null ? this.log : this.log.filter((line) => line.move <= cut);
    this.log = [...kept, ...(update.log ?? [])];
    this.news = update.log ?? [];
    this.talk = [...this.talk, ...(update.talk ?? [])];
    this.#now(update);
  }

  #now({ moves, code, room, you }: Table | Update): void {
    if (moves !== this.moves || room) this.thinking = null;
    this.moves = moves;
    this.code = code;
    if (room) this.state = room;
    if (you) this.you = you;
  }
}
