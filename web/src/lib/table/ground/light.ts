/** Light over a board: the dark is multiplied onto it, with a pool of warmth round each lamp. */
import { apart, round, type Canvas } from './brush';

export interface Lamp {
  x: number;
  y: number;
  radius: number;
  /** How bright, 1 for a hero of one's own. */
  power: number;
  hue: string;
}

export interface Sky {
  ambient: string;
  bloom: number;
  isLight: boolean;
}

const HUES: Record<string, string> = { warm: '255 214 160', ember: '255 120 50', crystal: '90 240 220', foe: '255 110 80' };
/** Light has no edges: a sheet of so few pixels a square is enough. */
const COARSE = 12;

export function skyOf(ground: string, isLight: boolean): Sky {
  if (isLight) return { ambient: 'rgb(226 220 208)', bloom: 0.02, isLight };
  return { ambient: ground === 'cave' ? 'rgb(86 88 108)' : 'rgb(92 92 112)', bloom: 0.12, isLight };
}

/** Multiply light onto what is painted, and only there: `area` is what the canvas covers, in squares. */
export function shine(c: Canvas, area: { x: number; y: number; width: number; height: number }, sky: Sky, lamps: Lamp[]): void {
  const sheet = document.createElement('canvas');
  sheet.width = Math.ceil(area.width * COARSE);
  sheet.height = Math.ceil(area.height * COARSE);
  const l = sheet.getContext('2d');
  if (!l) return;
  l.fillStyle = sky.ambient;
  l.fillRect(0, 0, sheet.width, sheet.height);
  l.scale(COARSE, COARSE);
  l.translate(-area.x, -area.y);
  l.globalCompositeOperation = 'lighter';
  for (const lamp of lamps) pool(l, lamp);
  const { x, y, width, height } = area;
  apart(c, () => {
    // What is bare stays bare: multiplying onto nothing would paint the light itself.
    c.globalCompositeOperation = 'multiply';
    c.drawImage(sheet, x, y, width, height);
    c.globalCompositeOperation = 'screen';
    for (const lamp of lamps) bloom(c, lamp, sky.bloom);
    if (sky.isLight) {
      c.globalCompositeOperation = 'soft-light';
      c.fillStyle = 'rgb(255 250 238 / 50%)';
      c.fillRect(x, y, width, height);
    }
  });
}

function pool(c: Canvas, { x, y, radius, power, hue }: Lamp): void {
  const at = (part: number): string => `rgb(${HUES[hue] ?? HUES['warm']} / ${part * power})`;
  c.fillStyle = round(c, x, y, radius, [0, at(0.82)], [0.35, at(0.55)], [0.7, at(0.18)], [1, at(0)]);
  c.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

function bloom(c: Canvas, { x, y, radius, power, hue }: Lamp, strength: number): void {
  const colour = HUES[hue] ?? HUES['warm'];
  c.fillStyle = round(c, x, y, radius * 0.8, [0, `rgb(${colour} / ${power * strength})`], [1, `rgb(${colour} / 0)`]);
  c.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}
