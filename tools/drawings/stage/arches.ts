import { radial } from './bond.ts';
import { brick, type BrickOptions, stone, type StoneOptions } from './masonry.ts';
import { archedPoints, type Shape } from './shape.ts';
import type { Stage } from './stage.ts';

/** Ring of wedges round an arched opening, as a shape. */
const archBand = (x: number, spring: number, w: number, rise: number, depth: number): Shape => ({
  lines: [
    [
      ...archedPoints(x, spring, w, spring, rise).slice(1, -1),
      ...archedPoints(x - depth, spring, w + depth * 2, spring, rise + depth)
        .slice(1, -1)
        .toReversed(),
    ],
  ],
});

/** Centre and radius of an arch given its width and rise. */
const archCentre = (
  x: number,
  spring: number,
  w: number,
  rise: number,
): { cx: number; cy: number; r: number; half: number } => {
  const r = ((w / 2) ** 2 + rise ** 2) / (2 * rise);
  return { cx: x + w / 2, cy: spring - rise + r, r, half: (Math.asin(w / 2 / r) * 180) / Math.PI };
};

export type ArchPlace = {
  readonly x: number;
  readonly spring: number;
  readonly w: number;
  readonly rise: number;
  readonly depth: number;
};

/** Angles of an arch's two springings, degrees clockwise from the right. */
const reach = (
  place: ArchPlace,
): { cx: number; cy: number; r: number; from: number; to: number } => {
  const { cx, cy, r, half } = archCentre(place.x, place.spring, place.w, place.rise);
  return { cx, cy, r, from: 270 - half, to: 270 + half };
};

/** Arch of rubbed bricks on edge, one or more rings. */
export const brickArch = (
  stage: Stage,
  place: ArchPlace,
  rings: number,
  options: Omit<BrickOptions, 'noise' | 'seed'>,
): void => {
  const { cx, cy, r, from, to } = reach(place);
  const count = Math.round((((to - from) * Math.PI) / 180) * (r / 15));
  const bond = radial({ cx, cy, inner: r, outer: r + place.depth, from, to, count, rings });
  stage.relief.fill(
    archBand(place.x, place.spring, place.w, place.rise, place.depth),
    brick(bond, { noise: stage.noise, seed: stage.seed + 40, ...options }),
  );
};

/** Arch of stone wedges; an odd count gives a keystone. */
export const stoneArch = (
  stage: Stage,
  place: ArchPlace,
  count: number,
  options: Omit<StoneOptions, 'noise' | 'seed'>,
): void => {
  const { cx, cy, r, from, to } = reach(place);
  const bond = radial({ cx, cy, inner: r, outer: r + place.depth, from, to, count });
  stage.relief.fill(
    archBand(place.x, place.spring, place.w, place.rise, place.depth),
    stone(bond, { noise: stage.noise, seed: stage.seed + 40, ...options }),
  );
};
