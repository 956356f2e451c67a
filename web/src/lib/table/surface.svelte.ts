import type { Cell, Choice, Tile, Token } from '../api/scene';
import { grouped } from '../grouping';
import { Lay } from './ground/lay';
import { namesOf, spotOn } from './places';
import type { Stage } from './stage';
import { said, sideSaid, tileSaid } from './words';

/** Where keys go on a board. */
const STEPS: Record<string, [number, number]> = {
  ...{ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
  ...{ k: [0, -1], j: [0, 1], h: [-1, 0], l: [1, 0] },
};
const FARTHEST = 12;

type Place = { x: number; y: number };

/** A board as it lies: what is on each of its cells, and what can be touched there. */
export class Surface {
  readonly lay = $derived.by(() => this.#lay());
  readonly cells = $derived.by(() => this.#on(this.stage().parts.cells.values()));
  readonly tiles = $derived.by(() => this.#on(this.stage().parts.tiles.values()));
  readonly edges = $derived.by(() => this.#on(this.stage().parts.edges.values()));
  readonly tokens = $derived.by(() => backFirst(this.#on(this.stage().parts.tokens.values())));
  readonly rows = $derived([...grouped(this.cells, (cell) => cell.y)].sort(([a], [b]) => a - b));
  readonly names = $derived(namesOf(this.cells));
  readonly #placed = $derived(new Map([...this.tiles, ...this.edges, ...this.cells, ...this.tokens].map((part) => [part.id, part])));
  readonly #places = $derived(new Map(this.cells.map((cell) => [key(cell), cell])));
  readonly #sides = $derived(grouped(this.edges, key));
  readonly #covered = $derived(this.tokens.flatMap((token) => under(token).map((square) => ({ square, token }))));
  readonly #standing = $derived(grouped(this.#covered, ({ square }) => square));

  constructor(
    private readonly stage: () => Stage,
    private readonly board: () => string,
    private readonly isTurned: () => boolean = () => false,
  ) {}

  #lay(): Lay {
    const board = this.stage().parts.boards.get(this.board());
    return board ? Lay.of(board, this.isTurned()) : new Lay('', 0);
  }

  /** What lies on this board, as it lies on the screen. */
  #on<T extends { board: string; x: number; y: number }>(parts: Iterable<T>): T[] {
    return [...parts].filter((part) => part.board === this.board()).map((part) => this.lay.turned(part));
  }

  /** Where a thing is, as far as it is on this board: a figure, a cell, a side, a tile. */
  placed(thing: string): (Place & { width?: number; height?: number }) | undefined {
    return this.#placed.get(thing);
  }

  /** Who stands on a place, the one on top last. */
  standing(at: Place): Token[] {
    return (this.#standing.get(key(at)) ?? []).map(({ token }) => token);
  }

  /** What one looks at on a cell: who stands there, or the cell itself. */
  shown(cell: Cell): string {
    return this.standing(cell).at(-1)?.id ?? cell.id;
  }

  /** Everything on a cell that can be touched now: itself, figures on it, its sides, its tile. */
  usable(cell: Cell): string[] {
    const here = this.standing(cell).map((token) => token.id);
    const around = (this.#sides.get(key(cell)) ?? []).map((edge) => edge.id);
    const below = this.#tilesAt(cell).map((tile) => tile.id);
    return [...here, cell.id, ...around, ...below].filter((id) => this.stage().touchable.has(id));
  }

  /** The choices that something on a cell leads to. */
  choices(cell: Cell): Choice[] {
    return this.usable(cell).flatMap((thing) => this.stage().touchable.get(thing) ?? []);
  }

  touch(cell: Cell): void {
    const things = this.usable(cell);
    if (things.length > 1) this.stage().offer(this.choices(cell));
    else this.stage().touch(things[0] ?? this.shown(cell));
  }

  /** A cell in words: where it is, what is there, what can be done. */
  named(cell: Cell, where = this.#whereIs(cell)): string {
    const room = this.#tilesAt(cell).filter((tile) => isMiddle(tile, cell));
    const { edges } = this.stage().parts;
    const sides = (this.#sides.get(key(cell)) ?? []).flatMap(({ id, kind, side }) => sideSaid(kind, edges.get(id)?.side ?? side));
    const ground = [...(cell.terrain === 'floor' ? [] : [cell.terrain]), ...cell.marks.filter((mark) => mark !== 'floor')];
    const can = this.choices(cell).map(({ label, cost }) => (cost == null ? label : `${label} for ${cost}`));
    const tiles = room.flatMap((tile) => tileSaid(tile).map(said));
    return [where, ...tiles, ...ground.map(said), ...this.standing(cell).map(tokenSaid), ...sides, ...can].join(', ');
  }

  /** The next cell where a key goes to, over gaps. */
  next(event: KeyboardEvent, from: Place): Cell | null {
    const by = STEPS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return null;
    event.preventDefault();
    for (let far = 1; far < FARTHEST; far += 1) {
      const found = this.#places.get(key({ x: from.x + by[0] * far, y: from.y + by[1] * far }));
      if (found) return found;
    }
    return null;
  }

  /** Where a cell lies, by the compass: however the board is turned on the screen. */
  #whereIs({ id }: Cell): string {
    const { cells, tiles } = this.stage().parts;
    const cell = cells.get(id);
    const tile = cell && [...tiles.values()].find((one) => one.board === cell.board && holds(one, cell));
    if (!tile) return 'a square';
    return tile.is_place ? tile.name : spotOn(tile, cell);
  }

  #tilesAt({ x, y }: Place): Tile[] {
    return this.tiles.filter((tile) => holds(tile, { x, y }));
  }
}

/** A token in words, with its health and states. */
export function tokenSaid(token: Token): string {
  return [token.name, ...token.bars.map((bar) => `${bar.value} of ${bar.most} ${bar.name}`), ...token.states.map(said)].join(' ');
}

/** Who stands on a place stands on top of what lies there, and before whoever is further north. */
export function backFirst<T extends Pick<Token, 'bars' | 'x' | 'y'>>(tokens: T[]): T[] {
  return tokens.toSorted((a, b) => Number(a.bars.length > 0) - Number(b.bars.length > 0) || a.y - b.y || a.x - b.x);
}

function holds(tile: Tile, { x, y }: Place): boolean {
  return x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height;
}

function key({ x, y }: Place): string {
  return `${x},${y}`;
}

/** The squares a figure covers. */
function under({ x, y, width, height }: Token): string[] {
  return Array.from({ length: width * height }, (_, i) => `${x + (i % width)},${y + Math.floor(i / width)}`);
}

/** A tile is told of where its middle is. */
function isMiddle(tile: Tile, { x, y }: Place): boolean {
  return x === tile.x + Math.floor(tile.width / 2) && y === tile.y + Math.floor(tile.height / 2);
}
