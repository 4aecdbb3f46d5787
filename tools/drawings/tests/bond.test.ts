import { describe, expect, it } from 'vitest';
import { brickwork, coursed, emptyCell, stoneAt } from '../stage/bond.ts';
import { createNoise } from '../stage/noise.ts';
import { createRandom, hashText } from '../stage/random.ts';

const wall = (seed: number) =>
  coursed({ seed, top: 0, height: 600, courses: [40, 50], lengths: [70, 160], wobble: 0 });

/** Where the upright joints of a course lie between two points. */
const joints = (bond: ReturnType<typeof wall>, y: number): number[] => {
  const found: number[] = [];
  let last = stoneAt(bond, 0, y);
  for (let x = 1; x < 1200; x += 1) {
    const id = stoneAt(bond, x, y);
    if (id !== last) found.push(x);
    last = id;
  }
  return found;
};

describe('coursed ashlar', () => {
  it('is the same wall whenever it is drawn from the same seed', () => {
    expect(joints(wall(5), 20)).toEqual(joints(wall(5), 20));
    expect(joints(wall(5), 20)).not.toEqual(joints(wall(6), 20));
  });

  it('keeps stones between the shortest and the longest', () => {
    const found = joints(wall(5), 20);
    for (let i = 1; i < found.length; i += 1) {
      const length = (found[i] ?? 0) - (found[i - 1] ?? 0);
      expect(length).toBeGreaterThanOrEqual(69);
      expect(length).toBeLessThanOrEqual(161);
    }
  });

  it('breaks bond: hardly a joint stands over the joint below', () => {
    const upper = joints(wall(5), 20);
    const lower = joints(wall(5), 65);
    const straight = upper.filter((x) => lower.some((other) => Math.abs(x - other) < 8));
    expect(straight.length / upper.length).toBeLessThan(0.15);
  });

  it('measures a point by its distance to the nearest joint', () => {
    const cell = emptyCell();
    wall(5)(300, 20, cell);
    expect(cell.d).toBe(Math.min(cell.lx, cell.w - cell.lx, cell.ly, cell.h - cell.ly));
    expect(cell.d).toBeGreaterThanOrEqual(0);
  });
});

describe('brickwork', () => {
  it('lays a header after every stretcher in Flemish bond', () => {
    const bond = brickwork(3, 'flemish', [40, 12]);
    const widths = new Set<number>();
    const cell = emptyCell();
    for (let x = 0; x < 400; x += 3) {
      bond(x, 6, cell);
      widths.add(Math.round(cell.w));
    }
    expect(widths).toEqual(new Set([40, 20]));
  });
});

describe('chance and noise', () => {
  it('repeat from their seed and stay within 0 and 1', () => {
    const a = createRandom(hashText('hero'));
    const b = createRandom(hashText('hero'));
    const noise = createNoise(9);
    const again = createNoise(9);
    for (let i = 0; i < 500; i += 1) {
      const value = a.next();
      expect(value).toBe(b.next());
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
      const bump = noise.fbm(i * 0.37, i * 0.11);
      expect(bump).toBe(again.fbm(i * 0.37, i * 0.11));
      expect(bump).toBeGreaterThanOrEqual(0);
      expect(bump).toBeLessThanOrEqual(1);
    }
  });
});
