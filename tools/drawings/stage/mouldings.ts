import { row, single } from './bond.ts';
import { stone, type StoneOptions } from './masonry.ts';
import { smooth } from './maths.ts';
import { type Point, polygon, rect } from './shape.ts';
import type { Stage } from './stage.ts';

/** One part of a moulding: its height and how its face runs from `z0` to `z1`. */
export type Member = readonly [
  height: number,
  z0: number,
  z1: number,
  shape?: 'flat' | 'round' | 'hollow' | 'wave',
];

const mouldingHeight = (members: readonly Member[]): number =>
  members.reduce((sum, member) => sum + member[0], 0);

/** Projection of a moulding at a distance from its top. */
export const profileAt = (members: readonly Member[], t: number): number => {
  let at = t;
  for (const [h, z0, z1, shape] of members) {
    if (at <= h) {
      const u = Math.max(0, at / h);
      if (shape === 'round')
        return z0 + (z1 - z0) * (z1 > z0 ? Math.sqrt(1 - (1 - u) ** 2) : 1 - Math.sqrt(1 - u * u));
      if (shape === 'hollow')
        return z0 + (z1 - z0) * (z1 > z0 ? 1 - Math.sqrt(1 - u * u) : Math.sqrt(1 - (1 - u) ** 2));
      if (shape === 'wave') return z0 + (z1 - z0) * smooth(0, 1, u);
      return z0 + (z1 - z0) * u;
    }
    at -= h;
  }
  return members.at(-1)?.[2] ?? 0;
};

/** A cornice good for most fronts, `k` times its usual size. */
export const cornice = (k = 1): Member[] => [
  [5 * k, 26 * k, 26 * k],
  [13 * k, 26 * k, 15 * k, 'wave'],
  [3 * k, 14 * k, 14 * k],
  [11 * k, 13 * k, 13 * k],
  [9 * k, 9 * k, 4 * k, 'hollow'],
  [4 * k, 3 * k, 3 * k],
];

export const stringCourse = (k = 1): Member[] => [
  [3 * k, 3 * k, 8 * k],
  [7 * k, 8 * k, 8 * k],
  [5 * k, 7 * k, 2 * k, 'hollow'],
];

type Dressing = Partial<Omit<StoneOptions, 'noise' | 'seed'>>;

/** Level moulding from x0 to x1, its ends returned by their own profile. */
export const moulding = (
  stage: Stage,
  x0: number,
  x1: number,
  y: number,
  members: readonly Member[],
  options: {
    readonly z?: number;
    readonly lengths?: readonly [number, number];
    readonly returned?: boolean;
    readonly dressing?: Dressing;
  } = {},
): void => {
  const { relief, noise, seed } = stage;
  const h = mouldingHeight(members);
  const z = options.z ?? 0;
  const out: Point[] = [];
  const back: Point[] = [];
  const steps = Math.ceil(h / 1.5);
  for (let i = 0; i <= steps; i += 1) {
    const t = (h * i) / steps;
    const reach = options.returned === false ? 0 : profileAt(members, t);
    out.push([x0 - reach, y + t]);
    back.unshift([x1 + reach, y + t]);
  }
  const bond = row(seed + Math.round(y), options.lengths ?? [110, 190], y, h + 1);
  relief.fill(
    polygon(...out, ...back),
    stone(
      (px, py, cell) => {
        bond(px, py, cell);
        // bed edges are the moulding's own: only the upright joints show
        cell.d = Math.min(cell.lx, cell.w - cell.lx);
      },
      {
        noise,
        seed: seed + Math.round(y),
        z,
        joint: 1.6,
        depth: 1.6,
        roughness: 0.5,
        profile: (_x, py) => profileAt(members, py - y),
        ...options.dressing,
      },
    ),
  );
};

/** Plain block of stone: lintel, sill, keystone, cap. */
export const block = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  z: number,
  dressing: Dressing = {},
  id = 7,
): void => {
  const material = stone(single(x, y, w, h, id + Math.round(x + y * 3)), {
    noise: stage.noise,
    seed: stage.seed + id,
    joint: 0.4,
    depth: 0.5,
    z,
    ...dressing,
  });
  stage.relief.fill(rect(x, y, w, h), material);
};
