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

interface Area {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const NORTH_SOUTH = ['north', '', 'south'];
const WEST_EAST = ['west', '', 'east'];

/** Where on its tile a square is, as the log says it: `north-west corner of Old Gate`, `middle of Ford`. */
export function spotOn(tile: Area, { x, y }: { x: number; y: number }): string {
  const [column, right] = partOf(x - tile.x, tile.width);
  const [row, down] = partOf(y - tile.y, tile.height);
  const rim = compass(column, row);
  const part = row && column ? `${rim} corner` : rim ? `${rim} side` : 'middle';
  const lean = compass(right, down);
  return `${part} of ${tile.name}${lean ? `, towards the ${lean}` : ''}`;
}

/** On which rim something is, and between the rims to which of them it leans. */
function partOf(at: number, span: number): [number, number] {
  if (at === 0) return [-1, 0];
  if (at === span - 1) return [1, 0];
  return [0, Math.sign(2 * at - (span - 1))];
}

function compass(column: number, row: number): string {
  return [NORTH_SOUTH[row + 1], WEST_EAST[column + 1]].filter(Boolean).join('-');
}
