/** What the ground is painted with. All measures are in squares; `c.scale` says how large one is. */
import { texture } from './textures';

export type Canvas = CanvasRenderingContext2D;
export type Stop = [number, string];

/** How many pixels a square has on this canvas. */
export function scaleOf(c: Canvas): number {
  return c.getTransform().a;
}

/** A texture to fill with, so many squares to a pixel of it. */
export function pattern(c: Canvas, name: string, scale: number): CanvasPattern | string {
  const image = texture(name);
  const made = image && c.createPattern(image, 'repeat');
  if (!made) return '#3a322b';
  made.setTransform(new DOMMatrix().scale(scale));
  return made;
}

export function across(c: Canvas, x: number, to: number, ...stops: Stop[]): CanvasGradient {
  return shaded(c.createLinearGradient(x, 0, to, 0), stops);
}

export function down(c: Canvas, y: number, to: number, ...stops: Stop[]): CanvasGradient {
  return shaded(c.createLinearGradient(0, y, 0, to), stops);
}

export function round(c: Canvas, x: number, y: number, radius: number, ...stops: Stop[]): CanvasGradient {
  return shaded(c.createRadialGradient(x, y, 0, x, y, radius), stops);
}

function shaded(gradient: CanvasGradient, stops: Stop[]): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** A shadow is measured in pixels, whatever the scale. */
export function shadow(c: Canvas, colour: string, blur: number, dx = 0, dy = 0): void {
  const scale = scaleOf(c);
  c.shadowColor = colour;
  c.shadowBlur = blur * scale;
  c.shadowOffsetX = dx * scale;
  c.shadowOffsetY = dy * scale;
}

/** Paint something and leave the brush as it was. */
export function apart(c: Canvas, paint: () => void): void {
  c.save();
  paint();
  c.restore();
}

export function box(c: Canvas, fill: string | CanvasGradient | CanvasPattern, x: number, y: number, width: number, height: number): void {
  c.fillStyle = fill;
  c.fillRect(x, y, width, height);
}
