// Positions are in pixels of a picture, from its upper left corner.

export type Point = [x: number, y: number];
export type PointPair = [Point, Point];
export type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly x: number; readonly y: number };

/** Turning, scaling and moving: (x, y) becomes (a x - b y + dx, b x + a y + dy). */
export type Similarity = {
  readonly a: number;
  readonly b: number;
  readonly dx: number;
  readonly dy: number;
};

export const apply = ({ a, b, dx, dy }: Similarity, [x, y]: Point): Point => [
  a * x - b * y + dx,
  b * x + a * y + dy,
];

/** The similarity that moves two points onto two others; null if two of them are the same. */
export function similarityOf(from: PointPair, to: PointPair): Similarity | null {
  const [[x0, y0], [x1, y1]] = from;
  const [[u0, v0], [u1, v1]] = to;
  const [dx, dy, du, dv] = [x1 - x0, y1 - y0, u1 - u0, v1 - v0];
  const square = dx * dx + dy * dy;
  if (square === 0 || (du === 0 && dv === 0)) return null;
  // The quotient of two complex numbers.
  const a = (du * dx + dv * dy) / square;
  const b = (dv * dx - du * dy) / square;
  return { a, b, dx: u0 - (a * x0 - b * y0), dy: v0 - (b * x0 + a * y0) };
}

/** The similarity that lays one picture centred over another, neither turned nor larger than it has to be. */
export function centredOver(from: Size, onto: Size): Similarity {
  const scale = Math.max(onto.width / from.width, onto.height / from.height);
  return {
    a: scale,
    b: 0,
    dx: (onto.width - from.width * scale) / 2,
    dy: (onto.height - from.height * scale) / 2,
  };
}

/** The half plane of all points with nx x + ny y >= d. */
type HalfPlane = { readonly nx: number; readonly ny: number; readonly d: number };

const cornersOf = ({ width, height }: Size): readonly [Point, Point, Point, Point] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** The sides of a picture after `moved`, each as the half plane that the picture is in. */
function sidesOf(size: Size, moved: Similarity): readonly HalfPlane[] {
  const corners = cornersOf(size).map((corner) => apply(moved, corner));
  return corners.flatMap(([x, y], index) => {
    const next = corners[(index + 1) % corners.length];
    if (next === undefined) return [];
    const [tx, ty] = [next[0] - x, next[1] - y];
    const length = Math.hypot(tx, ty);
    const [nx, ny] = [-ty / length, tx / length];
    return [{ nx, ny, d: nx * x + ny * y }];
  });
}

const UNMOVED: Similarity = { a: 1, b: 0, dx: 0, dy: 0 };

/** A tolerance for sums of rounded numbers, in pixels. */
const ALMOST = 1e-6;

/**
 * The largest box of a ratio (width to height) that lies in the first picture, and in the second one
 * moved onto it. Null if there is none.
 *
 * A linear programme in centre and size: its optimum lies where three sides are touched, so all
 * triples are tried. Where several optima are equal, as along a free direction, their mean is one too.
 */
export function commonCrop(
  first: Size,
  second: Size,
  moved: Similarity,
  ratio: number,
): Box | null {
  const sides = [...sidesOf(first, UNMOVED), ...sidesOf(second, moved)];
  // Each side keeps the box's corner that is nearest to it inside.
  const limits = sides.map(({ nx, ny, d }) => ({
    row: [nx, ny, -(Math.abs(nx) * ratio + Math.abs(ny)) / 2] as const,
    d,
  }));
  let best: (readonly [number, number, number])[] = [];
  let most = ALMOST;
  for (let i = 0; i < limits.length; i += 1) {
    for (let j = i + 1; j < limits.length; j += 1) {
      for (let k = j + 1; k < limits.length; k += 1) {
        const found = meeting([limits[i], limits[j], limits[k]]);
        if (found === null || found[2] < most - ALMOST) continue;
        const [x, y, height] = found;
        const fits = limits.every(
          ({ row, d }) => row[0] * x + row[1] * y + row[2] * height >= d - ALMOST,
        );
        if (!fits) continue;
        if (height > most + ALMOST) best = [];
        most = Math.max(most, height);
        best.push(found);
      }
    }
  }
  if (best.length === 0) return null;
  const mean = (at: 0 | 1 | 2) => best.reduce((sum, one) => sum + one[at], 0) / best.length;
  const [x, y, height] = [mean(0), mean(1), mean(2)];
  const width = height * ratio;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

type Row = readonly [number, number, number];
type Limit = { readonly row: Row; readonly d: number };

const determinant = (p: Row, q: Row, r: Row): number =>
  p[0] * (q[1] * r[2] - q[2] * r[1]) -
  p[1] * (q[0] * r[2] - q[2] * r[0]) +
  p[2] * (q[0] * r[1] - q[1] * r[0]);

/** Centre and height at which three limits are reached at once, by Cramer's rule; null if nowhere. */
function meeting(three: readonly (Limit | undefined)[]): Row | null {
  const [p, q, r] = three;
  if (!p || !q || !r) return null;
  const whole = determinant(p.row, q.row, r.row);
  if (Math.abs(whole) < ALMOST) return null;
  const replaced = (at: 0 | 1 | 2) => {
    const rowOf = ({ row, d }: Limit): Row => [
      at === 0 ? d : row[0],
      at === 1 ? d : row[1],
      at === 2 ? d : row[2],
    ];
    return determinant(rowOf(p), rowOf(q), rowOf(r)) / whole;
  };
  return [replaced(0), replaced(1), replaced(2)];
}

/** The size in which a crop is stored: not enlarged, and no side longer than `longest`. */
export function outputSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
