import type { Ticket } from './messages';

const KEY = 'undercroft.tickets';

/** Every ticket this browser holds, the latest first. A token never stands in an address. */
export function tickets(): Ticket[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Ticket[];
  } catch {
    return [];
  }
}

/** The tickets for one room: several on a shared screen. */
export function ticketsFor(code: string): Ticket[] {
  return tickets().filter((ticket) => ticket.code === code);
}

export function keep(...more: Ticket[]): void {
  const tokens = new Set(more.map((ticket) => ticket.token));
  const others = tickets().filter((ticket) => !tokens.has(ticket.token));
  localStorage.setItem(KEY, JSON.stringify([...more, ...others].slice(0, 100)));
}

export function forget(code: string): void {
  const others = tickets().filter((ticket) => ticket.code !== code);
  localStorage.setItem(KEY, JSON.stringify(others));
}
