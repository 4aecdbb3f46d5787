import { onWork } from './damage.ts';
import { palette } from './palette.ts';
import { createRandom } from './random.ts';
import { setColour, tint } from './relief.ts';
import { type Point, polygon, stroke } from './shape.ts';
import type { Stage } from './stage.ts';

/** Jagged line from point to point. */
export const jagged = (seed: number, points: readonly Point[], step = 9, stray = 5): Point[] => {
  const random = createRandom(seed);
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const a = points[i];
    const b = points[i + 1];
    if (!a || !b) continue;
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let s = 0; s < count; s += 1) {
      const t = s / count;
      const k = s === 0 ? 0.3 : 1;
      out.push([
        a[0] + (b[0] - a[0]) * t + random.between(-stray, stray) * k,
        a[1] + (b[1] - a[1]) * t + random.between(-stray, stray) * k,
      ]);
    }
  }
  const last = points.at(-1);
  if (last) out.push(last);
  return out;
};

/** Line of a crack that follows the joints: level and upright in turn. */
export const stepped = (from: Point, to: Point, rise: number): Point[] => {
  const count = Math.max(1, Math.round(Math.abs(to[1] - from[1]) / rise));
  const out: Point[] = [from];
  for (let i = 1; i <= count; i += 1) {
    const y = from[1] + ((to[1] - from[1]) * i) / count;
    const x = from[0] + ((to[0] - from[0]) * i) / count;
    const before = from[0] + ((to[0] - from[0]) * (i - 1)) / count;
    out.push([before, y], [x, y]);
  }
  return out;
};

/** A crack: opens in its middle, closes at its ends, with a pale bruised lip; nothing lower than `deepest` cracks. */
export const crack = (
  stage: Stage,
  points: readonly Point[],
  width: number,
  stray = 4,
  deepest = -13,
): void => {
  if (!stage.before) return;
  // what is set back in an opening, such as glass, does not crack with the wall
  const skip = (z: number): boolean => z < deepest;
  const line = jagged(
    stage.seed + points.length + Math.round(points[0]?.[0] ?? 0),
    points,
    8,
    stray,
  );
  const count = line.length;
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const t = i / Math.max(1, count - 1);
    const half =
      (width / 2.7) *
      (0.3 + 0.7 * Math.sin(Math.PI * Math.min(0.96, t + 0.04))) *
      (0.7 + 0.6 * stage.noise.at(i / 3, width));
    const [nx, ny] = normal(line, i);
    left.push([x + nx * half, y + ny * half]);
    right.unshift([x - nx * half, y - ny * half]);
  });
  onWork(stage, stroke(width + 3, line), (_x, _y, out) => {
    out.a = skip(out.z) ? 0 : 0.35;
    tint(out, palette.paper, 0.25);
    out.z -= 0.8;
  });
  onWork(stage, polygon(...left, ...right), (_x, _y, out) => {
    if (skip(out.z)) out.a = 0;
    setColour(out, [out.r * 0.22, out.g * 0.2, out.b * 0.2]);
    out.z -= 9;
  });
};

const normal = (line: readonly Point[], i: number): Point => {
  const a = line[Math.max(0, i - 1)] ?? [0, 0];
  const b = line[Math.min(line.length - 1, i + 1)] ?? [1, 0];
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
};
