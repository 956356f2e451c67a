import type { Overlay as Told } from '../api/messages';
import type { Point } from './view.svelte';

export type Look = 'sight' | 'danger';

/** What is seen from a thing, or where foes could strike next, as the server told it. */
export interface Overlay {
  what: Look;
  from: string;
  words: string;
  cells: Map<string, number>;
  stops: Map<string, string>;
}

export function outlookOf(what: Look, from: string, told: Told): Overlay {
  return { what, from, words: told.text, cells: new Map(told.cells), stops: new Map(told.stops) };
}

/** Where a line between two centres leaves the cell at which it is stopped. */
export function stopOf(from: Point, to: Point, cell: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const exits = [edge(from.x, dx, cell.x), edge(from.y, dy, cell.y)];
  const part = Math.min(1, ...exits);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

function edge(start: number, by: number, low: number): number {
  if (by === 0) return Infinity;
  return ((by > 0 ? low + 1 : low) - start) / by;
}
