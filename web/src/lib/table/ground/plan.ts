/** What a painter of rooms needs to know of a board: floors, walls with what is in them, posts. */
import type { Edge, Tile } from '../../api/scene';
import { GAP, type Lay, type Spot } from './lay';

export interface Floor extends Spot {
  width: number;
  height: number;
  theme: string;
  /** Where it lies among the cells, so that its slabs are always the same. */
  column: number;
  row: number;
}

/** A wall between two posts; `x` and `y` are where its strip begins, posts not counted. */
export interface Wall extends Spot {
  isRow: boolean;
  length: number;
  kind: string;
}

export interface RoomPlan {
  floors: Floor[];
  walls: Wall[];
  posts: Spot[];
  /** Where a room can still come. */
  slots: { x: number; y: number; width: number; height: number }[];
}

/** A wall that two rooms share is drawn once, with whatever stands in it. */
const WEIGHT: Record<string, number> = { wall: 0, plug: 1, sealed: 1, secret: 2, unexplored: 3, door: 4, locked: 5, open: 6 };

export function planRooms(tiles: Tile[], edges: Edge[], lay: Lay, frame: { width: number; height: number }): RoomPlan {
  const floors = tiles.map((tile) => floorOf(tile, lay));
  const walls = new Map<string, Wall>();
  for (const tile of tiles) {
    for (const wall of wallsOf(tile, edges, lay)) keep(walls, wall);
  }
  const posts = new Map(floors.flatMap(postsOf).map((post) => [key(post), post]));
  return { floors, walls: [...walls.values()], posts: [...posts.values()], slots: slotsOf(tiles, lay, frame) };
}

function floorOf({ x, y, width, height, theme }: Tile, lay: Lay): Floor {
  return { ...lay.at({ x, y }), width, height, theme: theme ?? '', column: x, row: y };
}

function wallsOf(tile: Tile, edges: Edge[], lay: Lay): Wall[] {
  const { x, y } = lay.at(tile);
  const { width, height } = tile;
  return [
    { isRow: true, x, y: y - GAP.y, length: width, kind: sideOf(tile, edges, 'n') },
    { isRow: true, x, y: y + height, length: width, kind: sideOf(tile, edges, 's') },
    { isRow: false, x: x - GAP.x, y, length: height, kind: sideOf(tile, edges, 'w') },
    { isRow: false, x: x + width, y, length: height, kind: sideOf(tile, edges, 'e') },
  ];
}

/** What is in one side of a room: walls everywhere, or something in between. */
function sideOf(tile: Tile, edges: Edge[], side: string): string {
  const own = edges.filter((edge) => edge.side === side && isOn(edge, tile));
  return own.find((edge) => edge.kind !== 'wall')?.kind ?? 'wall';
}

function isOn({ x, y }: Spot, tile: Tile): boolean {
  return x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height;
}

function keep(walls: Map<string, Wall>, wall: Wall): void {
  const name = `${wall.isRow} ${key(wall)}`;
  const before = walls.get(name);
  if (!before || (WEIGHT[wall.kind] ?? 4) > (WEIGHT[before.kind] ?? 4)) walls.set(name, wall);
}

function postsOf({ x, y, width, height }: Floor): Spot[] {
  const [left, top] = [x - GAP.x, y - GAP.y];
  return [
    { x: left, y: top },
    { x: x + width, y: top },
    { x: left, y: y + height },
    { x: x + width, y: y + height },
  ];
}

function slotsOf(tiles: Tile[], lay: Lay, { width, height }: { width: number; height: number }): RoomPlan['slots'] {
  if (lay.pitch === 0 || width === 0) return [];
  const laid = new Set(tiles.map(key));
  const found = [];
  for (let y = 0; y < height; y += lay.pitch) {
    for (let x = 0; x < width; x += lay.pitch) {
      if (!laid.has(key({ x, y }))) found.push({ ...lay.at({ x, y }), width: lay.pitch, height: lay.pitch });
    }
  }
  return found;
}

function key({ x, y }: Spot): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`;
}
