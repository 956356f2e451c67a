/** The pieces of a box as a gallery shows them: found, filtered, in order, one after the other. */
import type { Exhibit, Gallery, Item } from '../api/messages';
import type { Card } from '../api/scene';

export interface Piece extends Required<Item> {
  shown: Required<Exhibit>;
  shelf: string;
  /** What it is called in an address: its id, with its shelf where another piece has the same. */
  address: string;
}

export interface Wanted {
  words: string;
  kind: string;
  level: number;
  owner: string;
}

export type Order = 'box' | 'name' | 'level' | 'cost';

const PLAIN: Required<Exhibit> = {
  form: 'card',
  kind: '',
  art: '',
  owner: '',
  cost: null,
  level: 0,
  tags: [],
  stats: [],
  story: '',
  lines: [],
  details: [],
  plan: [],
  legend: {},
  doors: '',
  rules: [],
};

/** One piece, with everything that the server left out because it is as usual. */
export function whole(item: Item, shelf = '', address = item.id): Piece {
  return { text: '', printed: {}, ...item, shown: { ...PLAIN, ...item.shown }, shelf, address };
}

/** All pieces, shelf by shelf. */
export function piecesOf(content: Gallery['content']): Piece[] {
  const taken = new Set<string>();
  return Object.entries(content).flatMap(([shelf, items]) =>
    items.map((item) => {
      const address = taken.has(item.id) ? `${item.id}.${shelf.replaceAll(' ', '-')}` : item.id;
      taken.add(item.id);
      return whole(item, shelf, address);
    }),
  );
}

/** Everything on a piece that words are looked for in. */
function printedOn({ name, text, shown }: Piece): string {
  return [name, text, shown.kind, shown.story, ...shown.tags, ...shown.lines, ...shown.details.flat()].join(' ').toLowerCase();
}

export function found(pieces: Piece[], { words, kind, level, owner }: Wanted): Piece[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  return pieces.filter(
    (piece) =>
      (!kind || piece.shown.kind === kind) &&
      (!level || piece.shown.level === level) &&
      (!owner || piece.shown.owner === owner) &&
      sought.every((word) => printedOn(piece).includes(word)),
  );
}

export function sorted(pieces: Piece[], order: Order): Piece[] {
  if (order === 'box') return pieces;
  if (order === 'name') return [...pieces].sort((one, other) => one.name.localeCompare(other.name));
  const value = order === 'level' ? (piece: Piece) => piece.shown.level : (piece: Piece) => piece.shown.cost ?? 0;
  return [...pieces].sort((one, other) => value(one) - value(other));
}

/** What there is to choose from: each value once, in order; nothing where all are alike. */
export function choices<T extends string | number>(pieces: Piece[], of: (piece: Piece) => T): T[] {
  const values = [...new Set(pieces.map(of))].filter(Boolean);
  return values.length > 1 ? values.sort((one, other) => (one < other ? -1 : 1)) : [];
}

/** The next piece, or the one before it; past the last comes the first. */
export function beside(pieces: Piece[], address: string, by: number): Piece | undefined {
  const at = pieces.findIndex((piece) => piece.address === address);
  return pieces[(at + by + pieces.length) % pieces.length];
}

/** A piece as the card that it is at the table. */
export function asCard({ id, name, text, shown }: Piece, group = ''): Card {
  return {
    id,
    name,
    text: text || shown.lines.map((line, i) => `${i + 1}. ${line}`).join(' '),
    icon: shown.art,
    face_up: true,
    marks: shown.tags,
    group,
    cost: shown.cost,
    kind: shown.kind,
    art: shown.art,
    facts: shown.stats.slice(0, 2),
  };
}
