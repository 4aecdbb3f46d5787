import { createNoise, type Noise } from './noise.ts';
import { createRandom, type Random } from './random.ts';
import { Relief, type Field } from './relief.ts';
import { dayLight, type Light } from './light.ts';

/** Everything a scene draws with. */
export type Stage = {
  readonly relief: Relief;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly noise: Noise;
  readonly random: Random;
  /** True for the half of a pair that shows the damage. */
  readonly before: boolean;
  /** The field itself before, nothing after: the drawing beneath stays the same. */
  readonly worn: (field: Field) => Field;
  light: Light;
  /** Water mirrors what stands above it: set by `water`. */
  mirrors: Mirror[];
};

export type Mirror = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly ripple: number;
};

export type Draw = (stage: Stage) => void;

export const never: Field = () => 0;

export const createStage = (
  seed: number,
  width: number,
  height: number,
  scale: number,
  before: boolean,
): Stage => ({
  relief: new Relief(width, height, scale),
  width,
  height,
  seed,
  noise: createNoise(seed),
  random: createRandom(seed),
  before,
  worn: (field) => (before ? field : never),
  light: dayLight,
  mirrors: [],
});
