export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Box = Point & Size;

/** The part of the board one sees, in squares: panned, zoomed, fitted. */
export class View {
  x = $state(0);
  y = $state(0);
  width = $state(9);
  height = $state(9);
  isHeld = $state(false);
  bounds = $state.raw<Box | null>(null);
  #fitted = '';

  /** Whether all of the board is in sight. */
  get isWhole(): boolean {
    const all = this.bounds;
    if (!all) return true;
    const isWide = this.x <= all.x + 1 && this.x + this.width >= all.x + all.width - 1;
    return isWide && this.y <= all.y + 1 && this.y + this.height >= all.y + all.height - 1;
  }

  get box(): string {
    return `${this.x} ${this.y} ${this.width} ${this.height}`;
  }

  /**
   * Show all of it, or as much around a point as leaves squares large enough. Once for the same
   * bounds, and never while somebody drags.
   */
  fit(bounds: Box, screen: Size, least: number, around: Point | null): void {
    const known = JSON.stringify([bounds, screen]);
    if (this.isHeld || known === this.#fitted || screen.width === 0) return;
    this.#fitted = known;
    this.bounds = bounds;
    const scale = Math.min(screen.width / bounds.width, screen.height / bounds.height);
    if (scale >= least || !around) return this.show(bounds.x, bounds.y, bounds.width, bounds.height);
    const [width, height] = [screen.width / least, screen.height / least];
    this.show(around.x - width / 2, around.y - height / 2, width, height);
  }

  show(left: number, top: number, width: number, height: number): void {
    this.x = left;
    this.y = top;
    this.width = width;
    this.height = height;
  }

  pan(dx: number, dy: number): void {
    this.x -= dx;
    this.y -= dy;
  }

  /** Zoom about a point of the board. */
  zoom(factor: number, x: number, y: number): void {
    const by = Math.min(4, Math.max(0.25, factor));
    if (this.width * by < 3 || this.width * by > 60) return;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.width *= by;
    this.height *= by;
  }

  centre(x: number, y: number): void {
    this.x = x - this.width / 2;
    this.y = y - this.height / 2;
  }
}
