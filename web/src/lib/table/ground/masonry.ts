/** Cut stone: what walls and doors are built of. */
import { apart, box, pattern, type Canvas } from './brush';

export const PLAIN_FLOOR = 'floor-crypt';
/** Openings are so wide. */
export const OPENING = 0.8;

/** Cut stone seen from above. */
export function stone(c: Canvas, x: number, y: number, width: number, height: number, light: number): void {
  box(c, pattern(c, 'coping', 1 / 150), x, y, width, height);
  box(c, `rgb(255 236 205 / ${light}%)`, x, y, width, height);
}

/** Ashlar, from the upper edge of the texture. */
export function face(c: Canvas, x: number, y: number, width: number, height: number): void {
  apart(c, () => {
    c.beginPath();
    c.rect(x, y, width, height);
    c.clip();
    c.translate(0, y - 0.06);
    box(c, pattern(c, 'wall', 1 / 190), x, 0, width, height + 0.06);
  });
}
