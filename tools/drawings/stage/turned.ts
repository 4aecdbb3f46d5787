import { painted } from './materials.ts';
import { smooth } from './maths.ts';
import { type Colour, palette } from './palette.ts';
import type { Material } from './relief.ts';
import { type Point, polygon, rect, type Shape } from './shape.ts';
import type { Stage } from './stage.ts';

/** Round section about an upright axis; `radius` at a distance from the top. */
export const turned =
  (
    cx: number,
    top: number,
    radius: (t: number) => number,
    z: number,
    surface: Material,
  ): Material =>
  (x, y, out) => {
    surface(x, y, out);
    const r = radius(y - top);
    const dx = Math.min(1, Math.abs(x - cx) / Math.max(0.5, r));
    out.z += z + r * Math.sqrt(1 - dx * dx);
  };

/** Outline of a turned piece. */
export const turnedShape = (
  cx: number,
  top: number,
  h: number,
  radius: (t: number) => number,
): Shape => {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = Math.ceil(h / 1.5);
  for (let i = 0; i <= steps; i += 1) {
    const t = (h * i) / steps;
    left.push([cx - radius(t), top + t]);
    right.unshift([cx + radius(t), top + t]);
  }
  return polygon(...left, ...right);
};

/** Radius along a turned piece from a few (distance, radius) pairs. */
export const radii =
  (...pairs: readonly Point[]) =>
  (t: number): number => {
    for (let i = 1; i < pairs.length; i += 1) {
      const a = pairs[i - 1];
      const b = pairs[i];
      if (!a || !b) break;
      if (t <= b[0]) return a[1] + (b[1] - a[1]) * smooth(a[0], b[0], t);
    }
    return pairs.at(-1)?.[1] ?? 1;
  };

/** Cast-iron downpipe with its ears. */
export const downpipe = (
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  colour: Colour = palette.harbour,
): void => {
  const { relief, noise } = stage;
  const paint = painted(noise, colour, 4);
  relief.fill(
    rect(x - 5, top, 10, bottom - top),
    turned(x, top, () => 5, 2, paint),
  );
  for (let y = top + 40; y < bottom; y += 120)
    relief.fill(rect(x - 9, y, 18, 8), painted(noise, colour, 12));
  relief.fill(
    polygon([x - 12, top - 22], [x + 12, top - 22], [x + 7, top + 2], [x - 7, top + 2]),
    painted(noise, colour, 16),
  );
};
