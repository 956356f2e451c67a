/** How a board lies on the screen: rooms stand apart by their walls, and a long one may be turned. */
import type { Board } from '../../api/scene';

export interface Spot {
  x: number;
  y: number;
}

interface Sized {
  width?: number;
  height?: number;
}

/** Between rooms lie their walls, in squares: seen from above between columns, with a face between rows. */
export const GAP = { x: 0.3, y: 0.52 } as const;

const SIDES = 'nesw';

export class Lay {
  readonly pitch: number;

  constructor(
    readonly ground: string,
    pitch: number,
    /** How high a board is that is turned by a quarter, so that its north lies to the right; 0 if it is not. */
    readonly turnedBy = 0,
  ) {
    this.pitch = ground === 'rooms' ? pitch : 0;
  }

  static of({ ground, pitch, height }: Pick<Board, 'ground' | 'pitch' | 'height'>, isTurned = false): Lay {
    return new Lay(ground ?? '', pitch ?? 0, isTurned ? (height ?? 0) : 0);
  }

  /** A part of the board as it lies: its corner, size, side and facing after a turn. */
  turned<T extends Spot & Sized>(part: T): T {
    if (this.turnedBy === 0) return part;
    const [width, height] = [part.width ?? 1, part.height ?? 1];
    const around = { ...part, x: this.turnedBy - part.y - height, y: part.x };
    if ('width' in part) Object.assign(around, { width: height, height: width });
    if ('side' in part) Object.assign(around, { side: this.side(String(part.side)) });
    if ('facing' in part && Number(part.facing) >= 0) Object.assign(around, { facing: (Number(part.facing) + 1) % 4 });
    return around;
  }

  side(letter: string): string {
    return this.turnedBy > 0 ? (SIDES[(SIDES.indexOf(letter) + 1) % 4] ?? letter) : letter;
  }

  /** Where a column begins: one wall further for each room before it. */
  x(column: number): number {
    return this.pitch > 0 ? column + Math.floor(column / this.pitch) * GAP.x : column;
  }

  y(row: number): number {
    return this.pitch > 0 ? row + Math.floor(row / this.pitch) * GAP.y : row;
  }

  at({ x, y }: Spot): Spot {
    return { x: this.x(x), y: this.y(y) };
  }

  /** The middle of what begins at a cell and covers so many. */
  middle({ x, y, width = 1, height = 1 }: Spot & Sized): Spot {
    return { x: this.x(x) + width / 2, y: this.y(y) + height / 2 };
  }
}
