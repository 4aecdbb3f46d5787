import { jagged } from './cracks.ts';
import { onWork } from './damage.ts';
import { smooth } from './maths.ts';
import { type Colour, palette } from './palette.ts';
import { setColour, tint } from './relief.ts';
import { type Point, polygon, type Shape, stroke } from './shape.ts';
import type { Stage } from './stage.ts';

/** Concrete or stone cover fallen away: a rough hollow, with bars if given (level lines, rusted). */
export const spall = (
  stage: Stage,
  outline: readonly Point[],
  options: {
    readonly depth?: number;
    readonly colour?: Colour;
    readonly bars?: readonly (readonly [Point, Point])[];
    readonly barWidth?: number;
  } = {},
): void => {
  if (!stage.before) return;
  const { noise } = stage;
  const depth = options.depth ?? 8;
  const edge = jagged(
    stage.seed + Math.round(outline[0]?.[0] ?? 0),
    [...outline, outline[0] ?? [0, 0]],
    12,
    6,
  );
  onWork(stage, stroke(26, edge), (x, y, out) => {
    out.a = 0.5 * smooth(0.35, 0.7, noise.fbm(x / 22, y / 22, 3));
    tint(out, palette.rust, 0.55);
  });
  onWork(stage, polygon(...edge), (x, y, out) => {
    const rough = noise.fbm(x / 15, y / 15, 4);
    const stones = noise.at(x / 6, y / 6);
    out.z -= depth * (0.55 + 0.9 * rough) - 2.5 * stones;
    setColour(out, options.colour ?? [0.56, 0.5, 0.42], 0.75 + 0.4 * rough + 0.25 * (stones - 0.5));
    tint(out, palette.rust, 0.5 * smooth(0.45, 0.7, noise.fbm(x / 50, y / 26 + 4, 3)));
  });
  const width = options.barWidth ?? 7;
  const hole = polygon(...edge);
  for (const [a, b] of options.bars ?? []) bar(stage, hole, a, b, width, palette.rust);
};

/** Deformed reinforcing bar, drawn only where it lies inside `within`. */
export const bar = (
  stage: Stage,
  within: Shape,
  a: Point,
  b: Point,
  width: number,
  colour: Colour,
): void => {
  const { noise, relief } = stage;
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  relief.rework(within, (x, y, out) => {
    const off = ((x - a[0]) * dy - (y - a[1]) * dx) / length;
    const along = ((x - a[0]) * dx + (y - a[1]) * dy) / length;
    const swell = 1 + 0.12 * (noise.at(along / 14, off / 30 + a[1]) - 0.5);
    const t = (Math.abs(off) / (width / 2)) * swell;
    if (t >= 1 || along < 0 || along > length) {
      out.a = 0;
      return;
    }
    const rib = Math.sin((along + off * 0.8) * 0.75) > 0.55 ? 1.2 : 0;
    out.z += 5 + (width / 2) * Math.sqrt(1 - t * t) + rib;
    const flake = noise.fbm(x / 7, y / 7, 3);
    setColour(out, colour, 0.75 + 0.6 * flake);
    out.a = smooth(1, 0.8, t);
  });
};
