/** Squares as soft fields: how much floor, how much cave lies round each point. */
import type { Cell, Edge, Tile } from '../../api/scene';
import { Field, loops } from './contour';
import { rough } from './noise';

export interface CavePlan {
  cells: Cell[];
  tiles: Tile[];
  /** Squares beyond open ends: the first of what is not known yet. */
  ways: { x: number; y: number; side: string }[];
  area: { x: number; y: number; width: number; height: number };
}

interface Fields {
  tile: Field;
  open: Field;
  /** The top of the rock: where floor lies a little to the south, its face is seen instead. */
  top: Field;
}

/** Points of a field to a square. */
const FINE = 12;
/** How far a square is felt. */
const REACH = 1.25;
const LIFT = Math.round(FINE * 0.46);
/** Where soft fields have their edge. */
const FLOOR_EDGE = 0.47;
const TILE_EDGE = 0.24;
/** Round a point, squares so far away count. */
const NEAR = [-1, 0, 1, 2] as const;
const STEPS: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

export function planCave(cells: Cell[], tiles: Tile[], edges: Edge[], area: CavePlan['area']): CavePlan {
  const ways = edges
    .filter(({ kind }) => kind === 'unexplored')
    .map(({ x, y, side }) => {
      const [dx, dy] = STEPS[side] ?? [0, 0];
      return { x: x + dx, y: y + dy, side };
    });
  return { cells, tiles, ways, area };
}

export function caveFields(plan: CavePlan): Fields {
  const [width, height] = [Math.ceil(plan.area.width * FINE), Math.ceil(plan.area.height * FINE)];
  const [tile, open] = [new Field(width, height), new Field(width, height)];
  const squares = new Squares(plan);
  const kernel = weights();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [floor, known] = squares.felt(x, y, kernel);
      const at = y * width + x;
      const isPlain = (floor === 0 || floor > 0.999) && (known === 0 || known > 0.999);
      const shaken = isPlain ? 0 : shake(x / FINE + plan.area.x, y / FINE + plan.area.y);
      open.values[at] = floor + shaken - FLOOR_EDGE;
      tile.values[at] = known + shaken * 1.2 - TILE_EDGE;
    }
  }
  return { tile, open, top: topOf(open) };
}

/** Shaken by place, so that nothing moves when a new tile is laid. */
function shake(x: number, y: number): number {
  return rough(x * 1.15, y * 1.15, 5) * 0.13 + rough(x * 3.1, y * 3.1, 9) * 0.05;
}

function topOf(open: Field): Field {
  const top = new Field(open.width, open.height);
  for (let y = 0; y < open.height; y += 1) {
    for (let x = 0; x < open.width; x += 1) {
      let value = -open.at(x, y);
      for (let below = 1; below <= LIFT; below += 1) {
        value = Math.min(value, y + below < open.height ? -open.at(x, y + below) : 1);
      }
      top.values[y * open.width + x] = value;
    }
  }
  return top;
}

/** Squares as flags, so that a point of a field costs sixteen look-ups. */
class Squares {
  readonly #left: number;
  readonly #top: number;
  readonly #width: number;
  readonly #open: Uint8Array;
  readonly #known: Uint8Array;
  readonly #from: { x: number; y: number };

  constructor({ cells, ways, area }: CavePlan) {
    this.#from = { x: area.x, y: area.y };
    this.#left = Math.floor(area.x) - 3;
    this.#top = Math.floor(area.y) - 3;
    this.#width = Math.ceil(area.width) + 8;
    const size = this.#width * (Math.ceil(area.height) + 8);
    this.#open = new Uint8Array(size);
    this.#known = new Uint8Array(size);
    for (const { x, y, terrain } of cells) this.#set(x, y, terrain !== 'rock');
    for (const { x, y } of ways) this.#set(x, y, true);
  }

  #set(x: number, y: number, isOpen: boolean): void {
    const at = (y - this.#top) * this.#width + x - this.#left;
    this.#known[at] = 1;
    if (isOpen) this.#open[at] = 1;
  }

  /** How much floor and how much of any tile is felt at a point. */
  felt(x: number, y: number, kernel: number[][]): [number, number] {
    const [bx, by] = [x / FINE + this.#from.x - 0.5, y / FINE + this.#from.y - 0.5];
    const [cx, cy] = [Math.floor(bx), Math.floor(by)];
    const weight = kernel[Math.floor((by - cy) * FINE) * FINE + Math.floor((bx - cx) * FINE)] ?? [];
    let floor = 0;
    let known = 0;
    let nth = 0;
    for (const dy of NEAR) {
      const row = (cy + dy - this.#top) * this.#width + cx - this.#left;
      for (const dx of NEAR) {
        const part = weight[nth] ?? 0;
        nth += 1;
        if (this.#open[row + dx]) floor += part;
        if (this.#known[row + dx]) known += part;
      }
    }
    return [floor, known];
  }
}

/** For each place within a square, how much each of the sixteen squares around counts. */
function weights(): number[][] {
  const found: number[][] = [];
  for (let fy = 0; fy < FINE; fy += 1) {
    for (let fx = 0; fx < FINE; fx += 1) {
      const raw = NEAR.flatMap((dy) =>
        NEAR.map((dx) => Math.max(0, 1 - Math.hypot(dx - (fx + 0.5) / FINE, dy - (fy + 0.5) / FINE) / REACH) ** 1.3),
      );
      const sum = raw.reduce((total, part) => total + part, 0);
      found.push(raw.map((part) => part / sum));
    }
  }
  return found;
}

/** The outline of a field as a path, in squares. */
export function outline(field: Field, { area }: CavePlan): Path2D {
  const path = new Path2D();
  for (const loop of loops(field)) {
    loop.forEach(([x, y], i) => {
      const [px, py] = [(x + 0.5) / FINE + area.x, (y + 0.5) / FINE + area.y];
      if (i === 0) path.moveTo(px, py);
      else path.lineTo(px, py);
    });
    path.closePath();
  }
  return path;
}
