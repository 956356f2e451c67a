import type { Point, View } from './view.svelte';

/** A finger that wanders less than this many pixels only touches. */
export const STILL = 6;
export const LONG_PRESS = 550;

/** Fingers and the mouse on a board: one drags, two pinch, one that stays points. */
export class Gestures {
  readonly #fingers = new Map<number, Point>();
  #far = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly view: View,
    private readonly pressed: (target: EventTarget | null) => void,
  ) {}

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, place(event));
    this.#far = 0;
    clearTimeout(this.#timer);
    if (event.pointerType === 'mouse' || this.#fingers.size > 1) return;
    this.#timer = setTimeout(() => this.#press(event.target), LONG_PRESS);
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    this.#far += distance(before, now);
    if (this.#far <= STILL && !this.view.isHeld) return;
    clearTimeout(this.#timer);
    this.view.isHeld = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other, svg);
    else this.#drag(before, now, svg);
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#timer);
    // The click that follows is still part of the gesture.
    if (this.#fingers.size === 0) setTimeout(() => (this.view.isHeld = false));
  }

  #press(target: EventTarget | null): void {
    this.view.isHeld = true;
    this.pressed(target);
  }

  #drag(before: Point, now: Point, svg: SVGSVGElement): void {
    const [from, to] = [onBoard(before, svg), onBoard(now, svg)];
    this.view.pan(to.x - from.x, to.y - from.y);
  }

  #pinch(before: Point, now: Point, other: Point, svg: SVGSVGElement): void {
    const apart = Math.max(1, distance(now, other));
    const middle = onBoard({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, svg);
    this.view.zoom(distance(before, other) / apart, middle.x, middle.y);
  }
}

/** Where a place on the screen lies on the board. */
export function onBoard({ x, y }: Point, svg: SVGSVGElement): Point {
  return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
}

export function place(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
