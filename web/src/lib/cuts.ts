import { api } from './api/http';
import { keep, ticketsFor } from './api/tickets';

const KEY = 'undercroft.cuts';

/** Moves that a rewind has cut from a room: a room of their own, in which they are played again. */
export interface Cut {
  room: string;
  kept: string;
  at: number;
  moves: number;
}

function cuts(): Cut[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Cut[];
  } catch {
    return [];
  }
}

/** What was cut from a room, the latest first. */
export function cutsOf(room: string): Cut[] {
  return cuts().filter((cut) => cut.room === room);
}

/** Keep a game as far as it was played, before it goes back to an earlier move. */
export async function keepCut(room: string, at: number, moves: number): Promise<void> {
  const record = await api.record(room, ticketsFor(room)[0]?.token ?? '');
  const opened = await api.open({ record });
  keep(...opened.tickets);
  const cut: Cut = { room, kept: opened.code, at, moves };
  localStorage.setItem(KEY, JSON.stringify([cut, ...cuts()].slice(0, 50)));
}
