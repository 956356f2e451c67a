import type { Tile } from '../api/scene';

/** A mark or state of a thing in words: `noise-7`, `token-health`, `immobilized`. */
export function said(mark: string): string {
  const [kind, ...rest] = mark.split('-');
  if (kind === 'token' && rest.length > 0) return `${rest.join(' ')} token`;
  return mark.replaceAll('-', ' ');
}

/** What a tile is besides its name: its number, and its marks. */
export function tileSaid(tile: Pick<Tile, 'number' | 'marks'> | undefined): string[] {
  if (!tile) return [];
  return [...(tile.number ? [`number ${tile.number}`] : []), ...tile.marks];
}

const SIDES: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };
const EDGES: Record<string, string> = { unexplored: 'unexplored way', sealed: 'sealed door', locked: 'locked door', secret: 'secret door' };

/** What is at a side of a square, where it is more than a wall or an open way. */
export function sideSaid(kind: string, side: string): string[] {
  return kind === 'wall' || kind === 'open' ? [] : [`${EDGES[kind] ?? said(kind)} ${SIDES[side] ?? side}`];
}

/** Words at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
