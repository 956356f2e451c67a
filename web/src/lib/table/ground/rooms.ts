/** Rooms between built walls, seen from above and a little from the south. */
import { across, apart, box, down, shadow, type Canvas } from './brush';
import { arch, columnDoor, rowDoor, secretMark, sill, torch } from './doors';
import { GAP, type Spot } from './lay';
import { OPENING, PLAIN_FLOOR, face, stone } from './masonry';
import { hash } from './noise';
import type { Floor, RoomPlan, Wall } from './plan';
import { texture } from './textures';

/** What a theme is paved with. */
export const FLOORS: Record<string, string> = {
  moss: 'floor-moss',
  ember: 'floor-ember',
  ash: 'floor-ember',
  straw: 'floor-moss',
  water: 'floor-moss',
};
const TINTS: Record<string, string> = {
  straw: 'rgb(205 165 80 / 34%)',
  water: 'rgb(60 120 150 / 38%)',
  bone: 'rgb(236 226 196 / 40%)',
  ash: 'rgb(120 112 118 / 42%)',
};
/** A slab of the sheet of sixteen, in its pixels. */
const SLAB = 128;
const COPING = 0.4 * GAP.y;
const POST = 0.045;

export function floorName(theme: string): string {
  return FLOORS[theme] ?? PLAIN_FLOOR;
}

export function paintRooms(c: Canvas, plan: RoomPlan, isLight: boolean): void {
  for (const slot of plan.slots) slotFrame(c, slot, isLight);
  apart(c, () => {
    shadow(c, isLight ? 'rgb(60 40 10 / 55%)' : 'rgb(0 0 0 / 90%)', 0.55, 0.08, 0.22);
    for (const { x, y, width, height } of plan.floors) {
      box(c, '#120e0b', x - GAP.x, y - GAP.y, width + 2 * GAP.x, height + 2 * GAP.y);
    }
  });
  for (const floor of plan.floors) pave(c, floor);
  for (const wall of plan.walls.filter(({ isRow }) => !isRow)) columnWall(c, wall);
  for (const wall of plan.walls.filter(({ isRow }) => isRow)) rowWall(c, wall);
  for (const post of plan.posts) stand(c, post);
  for (const spot of torches(plan)) torch(c, spot);
}

/** A torch burns on a wall above each room, beside its door. */
export function torches({ floors, walls }: RoomPlan): Spot[] {
  return floors.flatMap((floor) => {
    const wall = walls.find(({ isRow, x, y }) => isRow && Math.abs(x - floor.x) < 0.01 && Math.abs(y + GAP.y - floor.y) < 0.01);
    if (!wall || floor.width < 3) return [];
    const isLeft = hash(floor.column, floor.row, 11) < 0.5;
    return [{ x: floor.x + (isLeft ? 0.5 : floor.width - 0.5), y: floor.y - GAP.y * 0.22 }];
  });
}

function slotFrame(c: Canvas, { x, y, width, height }: RoomPlan['slots'][number], isLight: boolean): void {
  box(c, isLight ? 'rgb(90 66 30 / 16%)' : 'rgb(0 0 0 / 45%)', x, y, width, height);
  apart(c, () => {
    c.strokeStyle = isLight ? 'rgb(90 60 10 / 40%)' : 'rgb(217 171 85 / 20%)';
    c.lineWidth = 0.02;
    c.setLineDash([0.14, 0.1]);
    c.strokeRect(x + 0.06, y + 0.06, width - 0.12, height - 0.12);
  });
}

function pave(c: Canvas, floor: Floor): void {
  const image = texture(floorName(floor.theme));
  for (let row = 0; row < floor.height; row += 1) {
    for (let column = 0; column < floor.width; column += 1) {
      const slab = Math.floor(hash(floor.column + column, floor.row + row, 3) * 16);
      const [x, y] = [floor.x + column, floor.y + row];
      if (image) c.drawImage(image, (slab % 4) * SLAB, (slab >> 2) * SLAB, SLAB, SLAB, x, y, 1, 1);
      else box(c, '#6b5a48', x, y, 1, 1);
    }
  }
  const tint = TINTS[floor.theme];
  if (tint) {
    apart(c, () => {
      c.globalCompositeOperation = 'soft-light';
      box(c, tint, floor.x, floor.y, floor.width, floor.height);
      box(c, tint, floor.x, floor.y, floor.width, floor.height);
    });
  }
  shade(c, floor);
}

/** Walls throw shadows on the floor: light comes from the upper left. */
function shade(c: Canvas, { x, y, width, height }: Floor): void {
  const dark = (part: number): [number, string][] => [[0, `rgb(0 0 0 / ${part}%)`], [1, 'rgb(0 0 0 / 0%)']];
  box(c, down(c, y, y + 0.5, ...dark(62)), x, y, width, 0.5);
  box(c, across(c, x, x + 0.36, ...dark(50)), x, y, 0.36, height);
  box(c, across(c, x + width, x + width - 0.16, ...dark(35)), x + width - 0.16, y, 0.16, height);
  box(c, down(c, y + height, y + height - 0.14, ...dark(30)), x, y + height - 0.14, width, 0.14);
}

function columnWall(c: Canvas, { x, y, length, kind }: Wall): void {
  const [from, to, middle] = [y - GAP.y, y + length, y + length / 2];
  if (!isOpening(kind)) {
    columnRun(c, x, from, to);
    if (kind === 'secret') secretMark(c, x + GAP.x / 2, middle, GAP.x - 0.06, 0.6);
    return;
  }
  const [start, end] = [middle - OPENING / 2, middle + OPENING / 2];
  sill(c, x, start, GAP.x, OPENING);
  columnRun(c, x, from, start);
  columnRun(c, x, end, to);
  box(c, down(c, start, start + 0.3, [0, 'rgb(0 0 0 / 62%)'], [1, 'rgb(0 0 0 / 0%)']), x, start, GAP.x, 0.3);
  columnDoor(c, x, middle, kind);
}

function columnRun(c: Canvas, x: number, from: number, to: number): void {
  stone(c, x, from, GAP.x, to - from, 8);
  const edges = across(
    c, x, x + GAP.x,
    [0, 'rgb(255 240 210 / 26%)'], [0.2, 'rgb(255 240 210 / 2%)'], [0.75, 'rgb(0 0 0 / 10%)'], [1, 'rgb(0 0 0 / 55%)'],
  );
  box(c, edges, x, from, GAP.x, to - from);
}

function rowWall(c: Canvas, { x, y, length, kind }: Wall): void {
  const [from, to, middle] = [x - GAP.x, x + length + GAP.x, x + length / 2];
  if (!isOpening(kind)) {
    rowRun(c, y, from, to);
    if (kind === 'secret') secretMark(c, middle, y + GAP.y * 0.68, 0.6, GAP.y * 0.64);
    return;
  }
  const [start, end] = [middle - OPENING / 2, middle + OPENING / 2];
  sill(c, start, y, OPENING, GAP.y);
  box(c, across(c, start, start + 0.22, [0, 'rgb(0 0 0 / 50%)'], [1, 'rgb(0 0 0 / 0%)']), start, y, 0.22, GAP.y);
  rowRun(c, y, from, start);
  rowRun(c, y, end, to);
  if (kind === 'open') arch(c, middle, y);
  else rowDoor(c, middle, y, kind);
}

/** A wall that runs from west to east shows its coping, and below that its face. */
function rowRun(c: Canvas, y: number, from: number, to: number): void {
  face(c, from, y + COPING, to - from, GAP.y - COPING);
  box(c, down(c, y + COPING, y + GAP.y, [0, 'rgb(0 0 0 / 12%)'], [0.5, 'rgb(0 0 0 / 28%)'], [1, 'rgb(0 0 0 / 72%)']), from, y + COPING, to - from, GAP.y - COPING);
  stone(c, from, y, to - from, COPING, 16);
  box(c, down(c, y, y + COPING, [0, 'rgb(255 244 220 / 30%)'], [0.25, 'rgb(255 244 220 / 6%)'], [1, 'rgb(0 0 0 / 6%)']), from, y, to - from, COPING);
  box(c, 'rgb(255 240 208 / 34%)', from, y + COPING - 0.022, to - from, 0.022);
}

function stand(c: Canvas, { x, y }: Spot): void {
  const [width, height] = [GAP.x + 2 * POST, COPING + 2 * POST];
  apart(c, () => {
    shadow(c, 'rgb(0 0 0 / 70%)', 0.09, 0.03, 0.05);
    box(c, '#3a3128', x - POST, y - POST, width, height);
  });
  stone(c, x - POST, y - POST, width, height, 24);
  c.strokeStyle = 'rgb(0 0 0 / 45%)';
  c.lineWidth = 0.016;
  c.strokeRect(x + POST, y + POST, GAP.x - 2 * POST, COPING - 2 * POST);
  box(c, 'rgb(255 244 220 / 40%)', x - POST, y - POST, width, 0.022);
  box(c, 'rgb(255 244 220 / 40%)', x - POST, y - POST, 0.022, height);
  const [top, tall] = [y + COPING + POST, GAP.y - COPING - POST];
  face(c, x - POST, top, width, tall);
  box(c, down(c, y + COPING, y + GAP.y, [0, 'rgb(255 240 210 / 10%)'], [1, 'rgb(0 0 0 / 60%)']), x - POST, top, width, tall);
}

function isOpening(kind: string): boolean {
  return kind !== 'wall' && kind !== 'secret' && kind !== 'plug';
}
