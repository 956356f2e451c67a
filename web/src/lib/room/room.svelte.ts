import type { LogEntry, Push, RoomState, TalkLine, Table, Ticket, Update, You } from '../api/messages';
import { Connection, type Answer, type Order } from '../api/socket';
import { Parts } from './parts.svelte';

const NOBODY: You = { person: -1 };

/** A room as one person sees it, kept up to date by that person's line to the server. */
export class Room {
  readonly parts = new Parts();
  state = $state.raw<RoomState | null>(null);
  you = $state.raw<You>(NOBODY);
  log = $state.raw<LogEntry[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  moves = $state(0);
  code = $state('');
  isConnected = $state(false);
  ended = $state('');
  notice = $state('');
  thinking = $state<number | null>(null);
  pinged = $state('');
  reminder = $state('');
  readonly #line: Connection;

  constructor(code: string, ticket: Ticket | null) {
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

  play(move: string): Promise<Answer> {
    return this.ask({ do: 'play', move, after: this.moves });
  }

  close(): void {
    this.#line.close();
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
        this.pinged = push.thing;
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
    this.parts.apply(update.changes ?? []);
    const kept = cut == null ? this.log : this.log.filter((line) => line.move <= cut);
    this.log = [...kept, ...(update.log ?? [])];
    this.talk = [...this.talk, ...(update.talk ?? [])];
    this.#now(update);
  }

  #now({ moves, code, room, you }: Table | Update): void {
    if (moves !== this.moves) this.thinking = null;
    this.moves = moves;
    this.code = code;
    if (room) this.state = room;
    if (you) this.you = you;
  }
}
