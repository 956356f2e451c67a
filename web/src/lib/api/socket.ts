import type { Command, Push } from './messages';

/** A command without its id: the connection gives it one. */
export type Order = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
export type Answer = Extract<Push, { id: string }>;

export interface Listener {
  heard(push: Push): void;
  connected(isOpen: boolean): void;
  ended(words: string): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const FINAL: Record<number, string> = {
  1008: 'This seat is not yours any more: its ticket is wrong.',
  4403: 'The host has sent you away from this room.',
  4404: 'There is no such room.',
  4500: 'The server cannot read this room. It is kept as it is, and your seat with it.',
};

/**
 * One person's line to a room. It comes back by itself when it breaks, and sends what was not
 * answered again: the server carries each command out once.
 */
export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { sent: string; answer: (push: Answer) => void }>();
  #prefix = crypto.randomUUID().slice(0, 12);
  #count = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly code: string,
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    this.#open();
  }

  /** Send a command; the promise is kept when the server has answered it. */
  ask(order: Order): Promise<Answer> {
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    const sent = JSON.stringify({ ...order, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { sent, answer });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(sent);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Push);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #greet(socket: WebSocket): void {
    this.#wait = FIRST_WAIT;
    socket.send(JSON.stringify({ do: 'hello', token: this.token }));
    for (const { sent } of this.#waiting.values()) socket.send(sent);
    this.listener.connected(true);
  }

  #hear(push: Push): void {
    if ('id' in push) {
      this.#waiting.get(push.id)?.answer(push);
      this.#waiting.delete(push.id);
    }
    this.listener.heard(push);
  }

  #lost(code: number): void {
    if (this.#isClosed) return;
    this.listener.connected(false);
    const words = FINAL[code];
    if (words) return this.listener.ended(words);
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
