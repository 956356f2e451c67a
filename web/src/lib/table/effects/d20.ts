/** A die of twenty faces as it lies before one: a face looks at the reader, numbers lie on their faces. */

type Vector = [number, number, number];

export interface Face {
  points: string;
  /** How much light falls on it, from 0 to 1. */
  light: number;
  number: number;
  /** Where its number lies, as an SVG matrix. */
  matrix: string;
  isUp: boolean;
}

/** How a die lies: tilted forwards and aside, and turned, in radians. */
export interface Turn {
  tilt: [number, number];
  spin: number;
}

export const RESTING: Turn = { tilt: [0.16, -0.12], spin: 0.12 };
export const TUMBLING: Turn = { tilt: [0.7, 0.5], spin: 1.9 };

const SIZE = 100;
const RADIUS = SIZE * 0.47;
const LIGHT = unit([-0.45, 0.65, 0.75]);
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS: Vector[] = (
  [[-1, GOLDEN, 0], [1, GOLDEN, 0], [-1, -GOLDEN, 0], [1, -GOLDEN, 0], [0, -1, GOLDEN], [0, 1, GOLDEN], [0, -1, -GOLDEN], [0, 1, -GOLDEN], [GOLDEN, 0, -1], [GOLDEN, 0, 1], [-GOLDEN, 0, -1], [-GOLDEN, 0, 1]] as Vector[]
).map(unit);
const FACES: Vector[] = [
  [0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11], [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8],
  [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9], [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1],
];
const OTHERS = [8, 14, 2, 20, 12, 10, 18, 4, 16, 6, 19, 1, 13, 7, 5, 11, 9, 3, 17, 15];

/** The faces one sees of a die that shows a number, in a square of 100, those behind first. */
export function facesOf(value: number, turn: Turn = RESTING): Face[] {
  const corners = CORNERS.map((corner) => turned(corner, turn));
  const rest = OTHERS.filter((one) => one !== value);
  const numbers = FACES.map((_, i) => (i === 0 ? value : (rest[(i - 1) % rest.length] ?? 1)));
  return FACES.map((face, i) => ({ i, corners: face.map((corner) => corners[corner] ?? [0, 0, 0]) as [Vector, Vector, Vector] }))
    .map(({ i, corners: [a, b, c] }) => ({ i, a, b, c, middle: middle(a, b, c) }))
    .filter(({ middle: [, , z] }) => z > 0.02)
    .sort((one, other) => one.middle[2] - other.middle[2])
    .map(({ i, a, b, c, middle: m }) => ({
      points: [a, b, c].map(([x, y]) => `${at(x)},${at(-y)}`).join(' '),
      light: Math.max(0, dot(unit(m), LIGHT)),
      number: numbers[i] ?? value,
      matrix: lying(a, m),
      isUp: i === 0,
    }));
}

/** A number stands upright on its face, its head to a corner. */
function lying(corner: Vector, m: Vector): string {
  const up = unit(minus(corner, m));
  const right = cross(up, unit(m));
  const scale = RADIUS * 0.011;
  const parts = [right[0], -right[1], -up[0], up[1]].map((part) => (part * scale).toFixed(4));
  return `matrix(${parts.join(' ')} ${at(m[0])} ${at(-m[1])})`;
}

/** The first face looks at the reader; from there the die is turned. */
function turned(corner: Vector, { tilt: [forwards, aside], spin }: Turn): Vector {
  const [first, second, third] = FACES[0] as [number, number, number];
  const z = unit(middle(CORNERS[first] as Vector, CORNERS[second] as Vector, CORNERS[third] as Vector));
  const head = CORNERS[first] as Vector;
  const y = unit(minus(head, z.map((part) => part * dot(head, z)) as Vector));
  const x = cross(y, z);
  const spun = rotated([dot(corner, x), dot(corner, y), dot(corner, z)], 0, 1, spin);
  return rotated(rotated(spun, 1, 2, forwards), 2, 0, aside);
}

function rotated(point: Vector, one: 0 | 1 | 2, other: 0 | 1 | 2, by: number): Vector {
  const turned: Vector = [...point];
  turned[one] = point[one] * Math.cos(by) - point[other] * Math.sin(by);
  turned[other] = point[one] * Math.sin(by) + point[other] * Math.cos(by);
  return turned;
}

function at(place: number): string {
  return (SIZE / 2 + place * RADIUS).toFixed(1);
}

function middle(a: Vector, b: Vector, c: Vector): Vector {
  return a.map((part, i) => (part + (b[i] ?? 0) + (c[i] ?? 0)) / 3) as Vector;
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return vector.map((part) => part / length) as Vector;
}
