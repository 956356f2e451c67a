export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Box = Point & Size;

/** What is nearer to the edge, in squares, is not whole in sight. */
const EDGE = 0.45;

/** Where a window begins so that it shows no more beyond the board than it must. */
function within(start: number, size: number, least: number, whole: number): number {
  if (size >= whole) return least - (size - whole) / 2;
  return Math.min(Math.max(start, least), least + whole - size);
}

/** The part of the board one sees, in squares: panned, zoomed, fitted. */
export class View {
  x = $state(0);
  y = $state(0);
  width = $state(9);
  height = $state(9);
  isHeld = $state(false);
  bounds = $state.raw<Box | null>(null);
  #fitted = '';
  #screen: Size = { width: 0, height: 0 };
  #isMoved = false;

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
   * bounds, and never while somebody drags. Who has chosen what to see keeps it on another screen.
   */
  fit(bounds: Box, screen: Size, least: number, around: Point | null): void {
    const known = JSON.stringify([bounds, screen]);
    if (this.isHeld || known === this.#fitted || screen.width === 0) return;
    this.#fitted = known;
    const isSame = JSON.stringify(bounds) === JSON.stringify(this.bounds);
    const before = this.#screen;
    this.#screen = screen;
    if (isSame && this.#isMoved) return this.#keep(before, screen);
    this.#isMoved = false;
    this.bounds = bounds;
    const scale = Math.min(screen.width / bounds.width, screen.height / bounds.height);
    if (scale >= least || !around) return this.show(bounds.x, bounds.y, bounds.width, bounds.height);
    const [width, height] = [screen.width / least, screen.height / least];
    const left = within(around.x - width / 2, width, bounds.x, bounds.width);
    this.show(left, within(around.y - height / 2, height, bounds.y, bounds.height), width, height);
  }

  /** The same squares in the middle, as large as they were. */
  #keep(before: Size, { width, height }: Size): void {
    const scale = Math.min(before.width / this.width, before.height / this.height);
    const [wide, high] = [width / scale, height / scale];
    const [x, y] = [this.x + this.width / 2, this.y + this.height / 2];
    this.show(x - wide / 2, y - high / 2, wide, high);
  }

  show(left: number, top: number, width: number, height: number): void {
    this.x = left;
    this.y = top;
    this.width = width;
    this.height = height;
  }

  pan(dx: number, dy: number): void {
    this.#isMoved = true;
    this.x -= dx;
    this.y -= dy;
  }

  /** Zoom about a point of the board. */
  zoom(factor: number, x: number, y: number): void {
    const by = Math.min(4, Math.max(0.25, factor));
    if (this.width * by < 3 || this.width * by > 60) return;
    this.#isMoved = true;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.width *= by;
    this.height *= by;
  }

  /** Bring the nearest of these into sight, if none is: what is asked for must be seen. */
  meet(points: Point[]): void {
    if (this.isHeld || points.length === 0 || points.some((point) => this.#shows(point))) return;
    const middle = { x: this.x + this.width / 2, y: this.y + this.height / 2 };
    const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
    const [nearest = middle] = [...points].sort((a, b) => far(a) - far(b));
    this.show(nearest.x - this.width / 2, nearest.y - this.height / 2, this.width, this.height);
  }

  #shows({ x, y }: Point): boolean {
    const isWide = this.x + EDGE <= x && x <= this.x + this.width - EDGE;
    return isWide && this.y + EDGE <= y && y <= this.y + this.height - EDGE;
  }

  centre(x: number, y: number): void {
    this.#isMoved = true;
    this.x = x - this.width / 2;
    this.y = y - this.height / 2;
  }
}
