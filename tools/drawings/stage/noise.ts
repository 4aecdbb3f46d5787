import { hashed } from './random.ts';

export type Noise = {
  /** Smooth value noise in [0, 1], about one bump a unit. */
  readonly at: (x: number, y: number) => number;
  /** Sum of octaves in [0, 1]. */
  readonly fbm: (x: number, y: number, octaves?: number) => number;
  /** Nearest and second-nearest distance to scattered points, one a unit square, and the nearest one's id. */
  readonly cells: (x: number, y: number, out: CellDistance) => void;
};

export type CellDistance = { near: number; far: number; id: number };

const size = 256;

/** Noise fixed by its seed; the lattice repeats after 256 units. */
export const createNoise = (seed: number): Noise => {
  const lattice = new Float32Array(size * size);
  for (let i = 0; i < lattice.length; i += 1) lattice[i] = hashed(i, seed, 11);
  const pick = (x: number, y: number): number => lattice[((y & 255) << 8) | (x & 255)] ?? 0;

  const at = (x: number, y: number): number => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    let tx = x - fx;
    let ty = y - fy;
    tx = tx * tx * (3 - 2 * tx);
    ty = ty * ty * (3 - 2 * ty);
    const a = pick(fx, fy);
    const b = pick(fx + 1, fy);
    const c = pick(fx, fy + 1);
    const d = pick(fx + 1, fy + 1);
    return a + (b - a) * tx + (c - a + (a - b - c + d) * tx) * ty;
  };

  const fbm = (x: number, y: number, octaves = 4): number => {
    let sum = 0;
    let weight = 0.5;
    let total = 0;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i += 1) {
      sum += weight * at(px, py);
      total += weight;
      weight *= 0.5;
      // a turn between octaves keeps the lattice's own directions from showing
      const turned = px * 1.6 - py * 1.2 + 17.3;
      py = px * 1.2 + py * 1.6 + 5.1;
      px = turned;
    }
    return sum / total;
  };

  const cells = (x: number, y: number, out: CellDistance): void => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    let near = 9;
    let far = 9;
    let id = 0;
    for (let j = -1; j <= 1; j += 1) {
      for (let i = -1; i <= 1; i += 1) {
        const gx = fx + i;
        const gy = fy + j;
        const dx = gx + 0.15 + 0.7 * pick(gx, gy) - x;
        const dy = gy + 0.15 + 0.7 * pick(gx + 91, gy + 37) - y;
        const d = Math.sqrt(dx * dx + dy * dy);
        if (d < near) {
          far = near;
          near = d;
          id = Math.imul(gx, 7919) + Math.imul(gy, 104729);
        } else if (d < far) far = d;
      }
    }
    out.near = near;
    out.far = far;
    out.id = id;
  };

  return { at, fbm, cells };
};
