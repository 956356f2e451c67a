/** The part of the board one sees, in squares: panned, zoomed, fitted. */
export class View {
  x = $state(0);
  y = $state(0);
  width = $state(9);
  height = $state(9);
  isHeld = $state(false);
  #fitted = '';

  get box(): string {
    return `${this.x} ${this.y} ${this.width} ${this.height}`;
  }

  /** Show all of it; once for the same bounds, and never while somebody drags. */
  fit(left: number, top: number, width: number, height: number): void {
    const bounds = [left, top, width, height].join();
    if (this.isHeld || bounds === this.#fitted) return;
    this.#fitted = bounds;
    this.show(left, top, width, height);
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
