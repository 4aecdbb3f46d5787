export type Point = readonly [number, number];

/** Outline in scene units: closed rings filled even-odd, or open lines of a given width. */
export type Shape = {
  readonly lines: readonly (readonly Point[])[];
  readonly stroke?: number;
};

export const polygon = (...points: readonly Point[]): Shape => ({ lines: [points] });

export const rect = (x: number, y: number, w: number, h: number): Shape =>
  polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

/** Points along an arc, angles in degrees clockwise from the right. */
export const arcPoints = (
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  ry = r,
): Point[] => {
  const steps = Math.max(6, Math.ceil((Math.abs(to - from) * Math.max(r, ry)) / 300));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy + ry * Math.sin(a)];
  });
};

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): Shape => ({
  lines: [arcPoints(cx, cy, rx, 0, 360, ry)],
});

export const ring = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from = 0,
  to = 360,
): Shape => ({
  lines: [[...arcPoints(cx, cy, outer, from, to), ...arcPoints(cx, cy, inner, to, from)]],
});

/** Opening with a round, segmental (`rise` below half the width) or flat head. */
export const archedPoints = (
  x: number,
  spring: number,
  w: number,
  bottom: number,
  rise = w / 2,
): Point[] => {
  const half = w / 2;
  if (rise <= 0)
    return [
      [x, bottom],
      [x, spring],
      [x + w, spring],
      [x + w, bottom],
    ];
  const r = (half * half + rise * rise) / (2 * rise);
  const a = (Math.asin(half / r) * 180) / Math.PI;
  return [
    [x, bottom],
    ...arcPoints(x + half, spring - rise + r, r, 270 - a, 270 + a),
    [x + w, bottom],
  ];
};

export const arched = (
  x: number,
  spring: number,
  w: number,
  bottom: number,
  rise?: number,
): Shape => polygon(...archedPoints(x, spring, w, bottom, rise));

/** Pointed opening: two arcs of radius `r` (the width for an equilateral arch). */
export const pointedPoints = (
  x: number,
  spring: number,
  w: number,
  bottom: number,
  r = w,
): Point[] => {
  const a = (Math.acos((r - w / 2) / r) * 180) / Math.PI;
  return [
    [x, bottom],
    ...arcPoints(x + r, spring, r, 180, 180 + a),
    ...arcPoints(x + w - r, spring, r, 360 - a, 360).slice(1),
    [x + w, bottom],
  ];
};

export const pointed = (x: number, spring: number, w: number, bottom: number, r?: number): Shape =>
  polygon(...pointedPoints(x, spring, w, bottom, r));

export const stroke = (width: number, ...lines: readonly (readonly Point[])[]): Shape => ({
  lines,
  stroke: width,
});

/** Several shapes as one; overlaps of closed rings cut holes (even-odd). */
export const join = (...shapes: readonly Shape[]): Shape => {
  const width = shapes[0]?.stroke;
  const lines = shapes.flatMap((shape) => shape.lines);
  return width === undefined ? { lines } : { lines, stroke: width };
};

export const move = (shape: Shape, dx: number, dy: number): Shape => ({
  ...shape,
  lines: shape.lines.map((line) => line.map(([x, y]): Point => [x + dx, y + dy])),
});

/** Smooth curve through its points (Catmull-Rom), as many short segments. */
export const curve = (points: readonly Point[], steps = 8): Point[] => {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const b = points[i];
    const c = points[i + 1];
    if (!b || !c) continue;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps;
      const along = (p: number, q: number, r: number, e: number): number =>
        0.5 *
        (2 * q +
          (r - p) * t +
          (2 * p - 5 * q + 4 * r - e) * t * t +
          (3 * q - p - 3 * r + e) * t ** 3);
      out.push([along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])]);
    }
  }
  const last = points.at(-1);
  if (last) out.push(last);
  return out;
};
