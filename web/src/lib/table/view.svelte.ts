export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Box = Point & Size;

/** What lies over the edges of a board, in pixels: what matters is shown between. */
export interface Cover {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const BARE: Cover = { left: 0, top: 0, right: 0, bottom: 0 };

/** What is nearer to the edge, in squares, is not whole in sight. */
const EDGE = 0.45;
/** Squares are never smaller or larger than so many pixels by zooming. */
const LEAST = 12;
const MOST = 160;
/** A board that is all in sight needs no larger squares than these. */
const ROOMY = 84;

/** The part of the board one sees: where its corner is, and how many pixels a square has. */
export class View {
  x = $state(0);
  y = $state(0);
  scale = $state(40);
  isHeld = $state(false);
  bounds = $state.raw<Box | null>(null);
  screen = $state.raw<Size>({ width: 0, height: 0 });
  #cover: Cover = BARE;
  #fitted = '';
  #isMoved = false;
  #frame = 0;

  constructor(private readonly motion: () => number = () => 0) {}

  get width(): number {
    return this.screen.width / this.scale;
  }

  get height(): number {
    return this.screen.height / this.scale;
  }

  /** The middle of what lies free. */
  get #centre(): Point {
    const { left, right, top, bottom } = this.#cover;
    return {
      x: this.x + (this.screen.width + left - right) / 2 / this.scale,
      y: this.y + (this.screen.height + top - bottom) / 2 / this.scale,
    };
  }

  /** Whether all of the board is in sight. */
  get isWhole(): boolean {
    const all = this.bounds;
    if (!all) return true;
    const corners = [
      { x: all.x + 1, y: all.y + 1 },
      { x: all.x + all.width - 1, y: all.y + all.height - 1 },
    ];
    return corners.every((corner) => this.#shows(corner, 0));
  }

  get box(): string {
    return `${this.x} ${this.y} ${this.width} ${this.height}`;
  }

  /**
   * Show all of it, or as much around a point as leaves squares large enough. Once for the same
   * bounds, and never while somebody drags. Who has chosen what to see keeps it on another screen.
   */
  fit(bounds: Box, screen: Size, cover: Cover, least: number, around: Point | null): void {
    const known = JSON.stringify([bounds, screen, cover]);
    if (this.isHeld || known === this.#fitted || screen.width === 0) return;
    const isSame = this.#fitted !== '' && JSON.stringify(bounds) === JSON.stringify(this.bounds);
    const centre = this.#centre;
    this.#fitted = known;
    this.bounds = bounds;
    this.#cover = cover;
    this.screen = screen;
    if (isSame && this.#isMoved) return this.#place(centre, this.scale);
    this.#isMoved = false;
    const scale = this.#whole(bounds);
    if (scale >= least || !around) return this.#place(middleOf(bounds), Math.min(scale, Math.max(least, ROOMY)));
    this.#place(this.#within(around, least), least);
  }

  /** Squares as large as all of it allows. */
  #whole(bounds: Box): number {
    const { width, height } = this.#free;
    return Math.min(width / bounds.width, height / bounds.height);
  }

  get #free(): Size {
    const { left, right, top, bottom } = this.#cover;
    return { width: Math.max(1, this.screen.width - left - right), height: Math.max(1, this.screen.height - top - bottom) };
  }

  /** A middle at which no more is shown beyond the board than must be. */
  #within({ x, y }: Point, scale: number): Point {
    const all = this.bounds;
    if (!all) return { x, y };
    const { width, height } = this.#free;
    return { x: clamped(x, width / scale, all.x, all.width), y: clamped(y, height / scale, all.y, all.height) };
  }

  /** Put a point into the middle of what lies free. */
  #place({ x, y }: Point, scale: number): void {
    cancelAnimationFrame(this.#frame);
    const { left, right, top, bottom } = this.#cover;
    this.scale = scale;
    this.x = x - (this.screen.width + left - right) / 2 / scale;
    this.y = y - (this.screen.height + top - bottom) / 2 / scale;
  }

  /** Go there softly, if anything moves at all. */
  #glide(to: Point, scale: number): void {
    const [from, before] = [this.#centre, this.scale];
    const duration = this.motion();
    if (duration === 0) return this.#place(to, scale);
    cancelAnimationFrame(this.#frame);
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / (duration * 1.4)));
      const eased = 1 - (1 - part) ** 3;
      this.#place({ x: mix(from.x, to.x, eased), y: mix(from.y, to.y, eased) }, mix(before, scale, eased));
      if (part < 1 && !this.isHeld) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Show all of the board. */
  whole(): void {
    if (!this.bounds) return;
    this.#isMoved = false;
    this.#glide(middleOf(this.bounds), Math.min(this.#whole(this.bounds), ROOMY));
  }

  pan(dx: number, dy: number): void {
    this.#isMoved = true;
    this.x -= dx;
    this.y -= dy;
  }

  /** Zoom about a point of the board: above 1 is from farther away. */
  zoom(factor: number, x: number, y: number): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale / factor));
    const by = this.scale / scale;
    this.#isMoved = true;
    cancelAnimationFrame(this.#frame);
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.scale = scale;
  }

  /** Zoom about the middle. */
  zoomIn(factor: number): void {
    const { x, y } = this.#centre;
    this.zoom(factor, x, y);
  }

  /** Bring the nearest of these into sight, if none is: what is asked for must be seen. */
  meet(points: Point[]): void {
    if (this.isHeld || points.length === 0 || points.some((point) => this.#shows(point, EDGE))) return;
    const middle = this.#centre;
    const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
    const [nearest = middle] = [...points].sort((a, b) => far(a) - far(b));
    this.#glide(this.#within(nearest, this.scale), this.scale);
  }

  /** Bring all of these into sight, if one of them is not and squares are small enough for it. */
  gather(points: Point[]): void {
    if (this.isHeld || points.length === 0 || points.every((point) => this.#shows(point, EDGE))) return;
    const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
    const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const { width, height } = this.#free;
    const isSmall = right - left + 1 < width / this.scale && bottom - top + 1 < height / this.scale;
    this.#glide(this.#within(isSmall ? middle : (points[0] ?? middle), this.scale), this.scale);
  }

  #shows({ x, y }: Point, edge: number): boolean {
    const { left, right, top, bottom } = this.#cover;
    const isWide = this.x + left / this.scale + edge <= x && x <= this.x + (this.screen.width - right) / this.scale - edge;
    return isWide && this.y + top / this.scale + edge <= y && y <= this.y + (this.screen.height - bottom) / this.scale - edge;
  }

  /** Look at a point, with squares that are large enough. */
  centre(x: number, y: number, least = 0): void {
    this.#isMoved = true;
    this.#glide({ x, y }, Math.max(this.scale, least));
  }
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function clamped(middle: number, size: number, least: number, whole: number): number {
  if (size >= whole) return least + whole / 2;
  return Math.min(Math.max(middle, least + size / 2), least + whole - size / 2);
}
