/** How the cells of a board are called by the ends of their ids: `1a` of `slot:h1-1a`. */
export interface Names {
  rows: Map<number, string>;
  columns: Map<number, string>;
}

interface Placed {
  id: string;
  x: number;
  y: number;
}

/** What rows and columns have in common in the ids of their cells; where they have not, their numbers. */
export function namesOf(cells: Placed[]): Names {
  const tails = cells.map(({ id, x, y }) => ({ x, y, tail: id.slice(id.indexOf(':') + 1) }));
  const start = common(tails.map(({ tail }) => tail)).length;
  const named = tails.map(({ x, y, tail }) => ({ x, y, name: tail.slice(start) }));
  return {
    rows: grouped(named, (cell) => cell.y, (names) => common(names)),
    columns: grouped(named, (cell) => cell.x, (names) => reversed(common(names.map(reversed)))),
  };
}

type Named = { x: number; y: number; name: string };

function grouped(cells: Named[], by: (cell: Named) => number, shared: (names: string[]) => string): Map<number, string> {
  const found = new Map<number, string>();
  for (const key of new Set(cells.map(by))) {
    const names = cells.filter((cell) => by(cell) === key).map((cell) => cell.name);
    found.set(key, (names.length > 1 && shared(names).replace(/^[,-]|[,-]$/g, '')) || String(key));
  }
  return found;
}

function common(words: string[]): string {
  const [first = '', ...others] = words;
  let length = first.length;
  for (const word of others) while (!word.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}
