/** Chance that is the same everywhere and always: floors and rocks look alike on every visit. */
export function hash(x: number, y: number, salt = 0): number {
  let h = (x * 374761393 + y * 668265263 + salt * 1442695041) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Soft hills between -1 and 1, a unit wide. */
export function noise(x: number, y: number, salt: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - ix), smooth(y - iy)];
  const a = hash(ix, iy, salt);
  const b = hash(ix + 1, iy, salt);
  const c = hash(ix, iy + 1, salt);
  const d = hash(ix + 1, iy + 1, salt);
  return (a + (b - a) * u + (c - a + (a - b - c + d) * u) * v) * 2 - 1;
}

/** Hills with smaller hills on them. */
export function rough(x: number, y: number, salt: number): number {
  return noise(x, y, salt) * 0.6 + noise(x * 2.1, y * 2.1, salt + 7) * 0.28 + noise(x * 4.3, y * 4.3, salt + 13) * 0.12;
}
