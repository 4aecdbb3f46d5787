import { smooth } from './maths.ts';
import type { Field, Material } from './relief.ts';
import type { Shape } from './shape.ts';
import type { Stage } from './stage.ts';

/** Weather acts on what is built, never on the sky behind it. */
export const onWork = (stage: Stage, shape: Shape, change: Material): void =>
  stage.relief.rework(shape, (x, y, out) => {
    if (out.z < -300) out.a = 0;
    else change(x, y, out);
  });

/** Patch of damage: 1 in the middle, frayed to 0 at its edge. */
export const patch =
  (stage: Stage, cx: number, cy: number, rx: number, ry: number, seed = 0): Field =>
  (x, y) => {
    const fray = stage.noise.fbm(x / 46 + seed * 11, y / 38, 3) - 0.5;
    return smooth(1, 0.55, Math.hypot((x - cx) / rx, (y - cy) / ry) + fray * 0.9);
  };

/** The worst of several fields. */
export const worst =
  (...fields: readonly Field[]): Field =>
  (x, y) => {
    let most = 0;
    for (const field of fields) most = Math.max(most, field(x, y));
    return most;
  };

/** Scattered patches: a share of the area, in blotches of a given size. */
export const scattered =
  (stage: Stage, size: number, share: number, seed = 0): Field =>
  (x, y) => {
    const n = stage.noise.fbm(x / size + seed * 19, y / size + 5, 3);
    const edge = 0.74 - 0.42 * share;
    return smooth(edge, edge + 0.1, n);
  };
