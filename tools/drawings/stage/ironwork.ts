import { painted } from './materials.ts';
import { type Colour, hex, palette } from './palette.ts';
import { setColour } from './relief.ts';
import { arcPoints, curve, move, type Point, rect, type Shape, stroke } from './shape.ts';
import type { Stage } from './stage.ts';

/** Something that stands free of the wall: its shadow first, then itself. */
export const floating = (
  stage: Stage,
  shape: Shape,
  colour: Colour,
  distance: number,
  thickness = 3,
): void => {
  stage.relief.shade(move(shape, distance, distance), 0.85, Math.max(0.5, distance / 26));
  stage.relief.fill(shape, (x, y, out) => {
    const fine = stage.noise.fbm(x / 6, y / 6, 2) - 0.5;
    setColour(out, colour, 1 + 0.2 * fine);
    // low relief over what lies behind, so that only its own shadow falls
    out.z = thickness;
  });
};

/** Round bar or tube standing free of the wall. */
export const tube = (
  stage: Stage,
  from: Point,
  to: Point,
  width: number,
  colour: Colour,
  distance: number,
): void => {
  const line = stroke(width, [from, to]);
  stage.relief.shade(move(line, distance, distance), 0.8, Math.max(0.6, distance / 30));
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  stage.relief.fill(line, (x, y, out) => {
    const off = ((x - from[0]) * dy - (y - from[1]) * dx) / length;
    const t = Math.max(-1, Math.min(1, (off / width) * 2));
    const k = 0.78 + 0.4 * Math.sqrt(1 - t * t) - 0.22 * t * Math.sign(dy || 1);
    setColour(out, colour, k);
    out.z = 12;
    out.lit = 0.6;
  });
};

/** One panel of cast-iron lace, `w` by `h`, as strokes from its upper left. */
const lacePanel = (x: number, y: number, w: number, h: number): Point[][] => {
  const cx = x + w / 2;
  const half: Point[][] = [
    curve([
      [cx, y + h * 0.96],
      [cx - w * 0.3, y + h * 0.8],
      [cx - w * 0.36, y + h * 0.55],
      [cx - w * 0.12, y + h * 0.44],
      [cx - w * 0.05, y + h * 0.6],
      [cx - w * 0.2, y + h * 0.66],
    ]),
    curve([
      [cx, y + h * 0.36],
      [cx - w * 0.3, y + h * 0.42],
      [cx - w * 0.42, y + h * 0.24],
      [cx - w * 0.26, y + h * 0.08],
      [cx - w * 0.12, y + h * 0.18],
      [cx - w * 0.24, y + h * 0.26],
    ]),
    curve([
      [cx - w * 0.5, y + h * 0.5],
      [cx - w * 0.42, y + h * 0.62],
      [cx - w * 0.46, y + h * 0.84],
      [cx - w * 0.5, y + h * 0.95],
    ]),
    curve([
      [cx, y + h * 0.06],
      [cx - w * 0.08, y + h * 0.16],
      [cx, y + h * 0.3],
    ]),
  ];
  const both = half.flatMap((line) => [line, line.map(([px, py]): Point => [2 * cx - px, py])]);
  return [
    ...both,
    [
      [cx, y + h * 0.04],
      [cx, y + h],
    ],
    arcPoints(cx, y + h * 0.5, w * 0.07, 0, 360),
  ];
};

/** Balustrade of iron lace between two rails. */
export const laceRail = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  distance: number,
  panel = 44,
): void => {
  const count = Math.max(1, Math.round(w / panel));
  const step = w / count;
  const lines: Point[][] = [];
  for (let i = 0; i < count; i += 1) {
    lines.push(...lacePanel(x + i * step, y + 5, step, h - 10));
    lines.push([
      [x + i * step, y],
      [x + i * step, y + h],
    ]);
  }
  lines.push([
    [x + w, y],
    [x + w, y + h],
  ]);
  floating(stage, stroke(2.3, ...lines), colour, distance);
  floating(stage, rect(x - 2, y - 3, w + 4, 6), colour, distance, 6);
  floating(stage, rect(x - 2, y + h - 5, w + 4, 5), colour, distance, 6);
};

/** Frieze of iron lace hanging below a beam, with brackets at its ends. */
export const laceFrieze = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  distance: number,
): void => {
  const count = Math.max(1, Math.round(w / (h * 0.9)));
  const step = w / count;
  const lines: Point[][] = [];
  for (let i = 0; i < count; i += 1) {
    const px = x + i * step;
    lines.push(...lacePanel(px, y, step, h).slice(0, 6));
    lines.push(arcPoints(px + step / 2, y + h * 0.2, step / 2, 20, 160));
  }
  const bracket = (bx: number, side: 1 | -1): void => {
    lines.push(
      curve([
        [bx, y + h * 2.4],
        [bx + side * h * 0.16, y + h * 1.5],
        [bx + side * h * 1.3, y + h * 0.9],
      ]),
    );
    lines.push(
      curve([
        [bx, y + h * 1.2],
        [bx + side * h * 0.5, y + h * 1.3],
        [bx + side * h * 0.6, y + h * 0.95],
        [bx + side * h * 0.3, y + h * 0.95],
      ]),
    );
  };
  bracket(x, 1);
  bracket(x + w, -1);
  floating(stage, stroke(2.1, ...lines), colour, distance);
  floating(stage, rect(x, y - 3, w, 5), colour, distance, 6);
};

/** Iron palisade with spear heads. */
export const palisade = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  distance: number,
  step = 15,
): void => {
  const count = Math.max(2, Math.round(w / step));
  const lines: Point[][] = [];
  const heads: (readonly Point[])[] = [];
  for (let i = 0; i <= count; i += 1) {
    const px = x + (w * i) / count;
    lines.push([
      [px, y + 8],
      [px, y + h],
    ]);
    heads.push([
      [px, y - 5],
      [px + 3.6, y + 5],
      [px, y + 11],
      [px - 3.6, y + 5],
    ]);
  }
  lines.push(
    [
      [x, y + 20],
      [x + w, y + 20],
    ],
    [
      [x, y + h - 12],
      [x + w, y + h - 12],
    ],
  );
  floating(stage, stroke(2.8, ...lines), colour, distance);
  floating(stage, { lines: heads }, colour, distance);
};

/** Tube scaffold: standards, ledgers, a deck of planks at each lift, guard rails, one brace. */
export const scaffold = (
  stage: Stage,
  xs: readonly number[],
  lifts: readonly number[],
  foot: number,
  distance = 46,
): void => {
  const { relief, noise } = stage;
  const steel = hex('#A9AFB2');
  const first = xs[0] ?? 0;
  const last = xs.at(-1) ?? first;
  const head = (lifts.at(-1) ?? 0) - 110;
  for (const y of lifts) {
    relief.shade(move(rect(first - 16, y, last - first + 32, 12), distance, distance), 0.8, 2);
    relief.fill(rect(first - 16, y, last - first + 32, 11), (x, py, out) => {
      const board = Math.floor((x - first) / 150 + (y % 3));
      setColour(
        out,
        palette.timber,
        1.05 + 0.2 * ((board % 3) / 3 - 0.3) + 0.3 * (noise.fbm(x / 40, py / 2, 2) - 0.5),
      );
      out.z = 8;
    });
    for (const up of [44, 88])
      tube(stage, [first - 14, y - up], [last + 14, y - up], 5, steel, distance);
  }
  for (const x of xs) tube(stage, [x, head], [x, foot], 7, steel, distance);
  for (const x of xs)
    relief.fill(rect(x - 13, foot - 4, 26, 5), painted(noise, palette.timber, 12));
  const [a, b] = xs;
  if (a !== undefined && b !== undefined)
    tube(stage, [a, foot - 20], [b, (lifts[0] ?? head) + 10], 5, steel, distance);
};
