import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  apply,
  centredOver,
  commonCrop,
  outputSize,
  type Point,
  type PointPair,
  type Similarity,
  similarityOf,
} from '#features/admin/website/align/geometry.ts';

const RATIO = 3 / 2;
const photo = { width: 4000, height: 3000 };

const close = (left: Point, right: Point) => Math.hypot(left[0] - right[0], left[1] - right[1]);

const point = fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 3000 }));
const pair = fc.tuple(point, point).filter(([p, q]) => close(p, q) > 100);

test('two points are moved onto two others', () => {
  fc.assert(
    fc.property(pair, pair, (from: PointPair, to: PointPair) => {
      const moved = similarityOf(from, to);
      if (moved === null) throw new Error('No similarity');
      expect(close(apply(moved, from[0]), to[0])).toBeLessThan(1e-6);
      expect(close(apply(moved, from[1]), to[1])).toBeLessThan(1e-6);
    }),
  );
});

test('the same point twice moves nothing', () => {
  expect(
    similarityOf(
      [
        [1, 1],
        [1, 1],
      ],
      [
        [0, 0],
        [5, 5],
      ],
    ),
  ).toBeNull();
  expect(
    similarityOf(
      [
        [0, 0],
        [5, 5],
      ],
      [
        [1, 1],
        [1, 1],
      ],
    ),
  ).toBeNull();
});

test('pictures that match already are cropped in the middle, as large as the ratio allows', () => {
  expect(commonCrop(photo, photo, centredOver(photo, photo), RATIO)).toEqual({
    x: 0,
    y: expect.closeTo((3000 - 4000 / RATIO) / 2),
    width: expect.closeTo(4000),
    height: expect.closeTo(4000 / RATIO),
  });
});

test('an upright picture over one that lies is scaled to cover it', () => {
  const upright = { width: 3000, height: 4000 };
  const moved = centredOver(upright, photo);
  expect(moved.a).toBeCloseTo(4 / 3);
  expect(commonCrop(photo, upright, moved, RATIO)?.width).toBeCloseTo(4000);
});

test('a picture that is moved aside leaves what both show', () => {
  const moved: Similarity = { a: 1, b: 0, dx: 1000, dy: 0 };
  const crop = commonCrop(photo, photo, moved, RATIO);
  expect(crop?.x).toBeCloseTo(1000);
  expect(crop?.width).toBeCloseTo(3000);
  expect(crop?.height).toBeCloseTo(2000);
});

test('pictures without a common part have no crop', () => {
  expect(commonCrop(photo, photo, { a: 1, b: 0, dx: 4001, dy: 0 }, RATIO)).toBeNull();
});

test('the crop lies in both pictures, and no larger one does around the same centre', () => {
  const anyMove = fc
    .record({
      scale: fc.double({ min: 0.5, max: 2, noNaN: true }),
      turn: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
      dx: fc.integer({ min: -600, max: 600 }),
      dy: fc.integer({ min: -600, max: 600 }),
    })
    .map(({ scale, turn, dx, dy }): Similarity => ({
      a: scale * Math.cos(turn),
      b: scale * Math.sin(turn),
      dx,
      dy,
    }));
  fc.assert(
    fc.property(anyMove, (moved) => {
      const crop = commonCrop(photo, photo, moved, RATIO);
      if (crop === null) return;
      const { x, y, width, height } = crop;
      expect(width / height).toBeCloseTo(RATIO);
      const inside = (grown: number) =>
        cornersOf(
          x - grown * RATIO,
          y - grown,
          width + 2 * grown * RATIO,
          height + 2 * grown,
        ).every((corner) => isIn(corner) && isIn(unmoved(moved, corner)));
      expect(inside(-1e-3)).toBe(true);
      expect(inside(1)).toBe(false);
    }),
  );
});

const cornersOf = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const isIn = ([x, y]: Point) => x >= 0 && y >= 0 && x <= photo.width && y <= photo.height;

function unmoved({ a, b, dx, dy }: Similarity, [x, y]: Point): Point {
  const square = a * a + b * b;
  const [u, v] = [x - dx, y - dy];
  return [(a * u + b * v) / square, (a * v - b * u) / square];
}

test('a crop is stored no larger than it is and no longer than the limit', () => {
  expect(outputSize({ width: 4000, height: 2666.7 }, 2400)).toEqual({ width: 2400, height: 1600 });
  expect(outputSize({ width: 900, height: 600 }, 2400)).toEqual({ width: 900, height: 600 });
});
