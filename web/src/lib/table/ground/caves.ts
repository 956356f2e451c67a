/** Caves: floor and rock without straight lines, out of squares that are one or the other. */
import type { Cell } from '../../api/scene';
import { apart, box, pattern, round, scaleOf, shadow, type Canvas } from './brush';
import { caveFields, outline, type CavePlan } from './cave_fields';
import { hash } from './noise';

/** A tile of a theme of its own is tinted so. */
const TINTS: Record<string, [string, number]> = {
  ember: ['#b0704c', 0.5],
  ash: ['#9a9296', 0.5],
  fungus: ['#6fb8ac', 0.5],
  moss: ['#86a878', 0.5],
  water: ['#8aa4ac', 0.5],
  bone: ['#d8c8a4', 0.4],
};

export function paintCave(c: Canvas, plan: CavePlan): void {
  const { tile, open, top } = caveFields(plan);
  const [tilePath, openPath, topPath] = [outline(tile, plan), outline(open, plan), outline(top, plan)];
  const { x, y, width, height } = plan.area;
  const all = (fill: string | CanvasPattern): void => box(c, fill, x, y, width, height);
  apart(c, () => {
    shadow(c, 'rgb(0 0 0 / 95%)', 0.9);
    c.fillStyle = '#0c0a0d';
    c.fill(tilePath);
  });
  apart(c, () => {
    c.clip(tilePath);
    all(pattern(c, 'rock-cave', 1 / 150));
    all('rgb(6 4 8 / 52%)');
    apart(c, () => {
      c.clip(openPath);
      all(pattern(c, 'cave', 1 / 140));
      for (const one of plan.tiles) tint(c, one);
      for (const cell of plan.cells) feature(c, cell);
      for (const cell of plan.cells) square(c, cell);
    });
    apart(c, () => rockShadow(c, openPath, plan));
    apart(c, () => {
      c.clip(topPath);
      all(pattern(c, 'rock-cave', 1 / 115));
      all('rgb(16 12 20 / 30%)');
    });
    apart(c, () => {
      c.clip(topPath);
      shadow(c, 'rgb(255 225 180 / 35%)', 0.13);
      c.strokeStyle = 'rgb(255 232 200 / 34%)';
      c.lineWidth = 0.055;
      c.stroke(topPath);
    });
    c.strokeStyle = 'rgb(0 0 0 / 50%)';
    c.lineWidth = 0.026;
    c.stroke(openPath);
  });
}

/** The dark beyond open ends: a soft edge, cut out of what is painted. */
export function fadeWays(c: Canvas, { ways }: CavePlan): void {
  const far = 10_000;
  apart(c, () => {
    c.globalCompositeOperation = 'destination-out';
    c.fillStyle = '#000';
    for (const [blur, off] of [[0.55, 0.5], [0.9, 0.8]] as const) {
      // The shadow of a thing far outside the picture has no hard edge.
      shadow(c, '#000', blur, far);
      for (const { x, y, side } of ways) {
        const [dx, dy, across, down] = BEYOND(off)[side] ?? [0, 0, 0, 0];
        c.fillRect(x + dx - far, y + dy, across, down);
      }
    }
  });
}

function BEYOND(off: number): Record<string, [number, number, number, number]> {
  return {
    n: [-0.3, 1 - off - 2.2, 1.6, 2.2],
    s: [-0.3, off, 1.6, 2.2],
    w: [1 - off - 2.2, -0.3, 2.2, 1.6],
    e: [off, -0.3, 2.2, 1.6],
  };
}

function tint(c: Canvas, { x, y, width, theme }: CavePlan['tiles'][number]): void {
  const found = TINTS[theme ?? ''];
  if (!found) return;
  const [colour, strength] = found;
  const half = width / 2;
  apart(c, () => {
    c.globalCompositeOperation = 'multiply';
    c.globalAlpha = strength;
    const fill = round(c, x + half, y + half, half + 0.7, [0, colour], [0.72, colour], [1, 'rgb(255 255 255 / 0%)']);
    box(c, fill, x - 0.7, y - 0.7, width + 1.4, width + 1.4);
  });
}

/** Squares are hairlines: one counts them, and does not see a grid. */
function square(c: Canvas, { x, y, terrain }: Cell): void {
  if (terrain === 'rock') return;
  const hair = 1 / scaleOf(c);
  c.lineWidth = hair;
  c.strokeStyle = 'rgb(0 0 0 / 32%)';
  c.strokeRect(x, y, 1, 1);
  c.strokeStyle = 'rgb(255 236 205 / 9%)';
  c.strokeRect(x + hair, y + hair, 1, 1);
}

/** Rock throws its shadow on the floor, most to the south. */
function rockShadow(c: Canvas, openPath: Path2D, { area }: CavePlan): void {
  c.clip(openPath);
  const rock = new Path2D();
  rock.rect(area.x - 1, area.y - 1, area.width + 2, area.height + 2);
  rock.addPath(openPath);
  c.fillStyle = '#000';
  for (const [dx, dy, blur, dark] of [[0.1, 0.34, 0.34, 75], [0.22, 0.1, 0.26, 45], [-0.05, -0.02, 0.12, 60]] as const) {
    shadow(c, `rgb(0 0 0 / ${dark}%)`, blur, dx, dy);
    c.fill(rock, 'evenodd');
  }
}

/** What is painted into the floor of a square. */
function feature(c: Canvas, cell: Cell): void {
  FEATURES[cell.terrain ?? '']?.(c, cell);
}

const FEATURES: Record<string, (c: Canvas, cell: Cell) => void> = {
  water: (c, cell) => {
    apart(c, () => {
      puddle(c, cell, 1.06);
      c.clip();
      box(c, pattern(c, 'water', 1 / 170), cell.x - 0.5, cell.y - 0.5, 2, 2);
    });
    puddle(c, cell, 1.06);
    c.strokeStyle = 'rgb(170 230 230 / 40%)';
    c.lineWidth = 0.035;
    c.stroke();
  },
  vent: (c, cell) => apart(c, () => {
    puddle(c, cell, 0.8);
    shadow(c, '#000', 0.12);
    c.fillStyle = '#0d0705';
    c.fill();
    c.clip();
    c.shadowColor = 'transparent';
    box(c, pattern(c, 'lava', 1 / 260), cell.x, cell.y, 1, 1);
  }),
  chasm: (c, cell) => apart(c, () => {
    puddle(c, cell, 1.1);
    c.fillStyle = round(c, cell.x + 0.5, cell.y + 0.5, 0.6, [0, '#020203'], [0.75, '#08070a'], [1, 'rgb(8 7 10 / 40%)']);
    c.fill();
  }),
  bridge: (c, cell) => {
    apart(c, () => {
      c.translate(cell.x, cell.y);
      box(c, pattern(c, 'planks', 1 / 300), 0.06, 0, 0.88, 1);
    });
    c.strokeStyle = 'rgb(0 0 0 / 60%)';
    c.lineWidth = 0.02;
    c.strokeRect(cell.x + 0.06, cell.y, 0.88, 1);
  },
  rune: (c, { x, y }) => apart(c, () => {
    c.translate(x + 0.5, y + 0.5);
    c.rotate(hash(x, y) * 6);
    shadow(c, 'rgb(80 255 230 / 90%)', 0.18);
    c.strokeStyle = 'rgb(120 230 220 / 75%)';
    c.lineWidth = 0.04;
    c.beginPath();
    c.arc(0, 0, 0.28, 0, 7);
    c.moveTo(0, -0.28);
    for (const [dx, dy] of [[0.2, 0.2], [-0.24, -0.08], [0.24, -0.08], [-0.2, 0.2]] as const) c.lineTo(dx, dy);
    c.closePath();
    c.stroke();
  }),
};

/** A round thing with a wavering edge. */
function puddle(c: Canvas, { x, y }: Cell, size: number): void {
  c.beginPath();
  for (let i = 0; i <= 22; i += 1) {
    const turn = (i / 22) * Math.PI * 2;
    const radius = 0.5 * size * (1 + 0.12 * Math.sin(turn * 3 + hash(x, y) * 9) + 0.06 * Math.sin(turn * 7));
    c.lineTo(x + 0.5 + Math.cos(turn) * radius, y + 0.5 + Math.sin(turn) * radius);
  }
  c.closePath();
}
