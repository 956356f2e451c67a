import { distance, LONG_PRESS, place, STILL } from './gestures';
import type { Point } from './view.svelte';

/** A finger that stays points, one that moves on scrolls. */
export class Press {
  isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: Point = { x: 0, y: 0 };

  constructor(private readonly pressed: (target: EventTarget | null) => void) {}

  down(event: PointerEvent): void {
    this.up();
    this.isHeld = false;
    this.#start = place(event);
    if (event.pointerType === 'mouse') return;
    this.#timer = setTimeout(() => this.#press(event.target), LONG_PRESS);
  }

  move(event: PointerEvent): void {
    if (distance(this.#start, place(event)) > STILL) this.up();
  }

  up(): void {
    clearTimeout(this.#timer);
  }

  #press(target: EventTarget | null): void {
    // The click that follows is still part of it.
    this.isHeld = true;
    this.pressed(target);
  }
}
