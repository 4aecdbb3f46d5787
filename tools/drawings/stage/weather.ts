import { onWork } from './damage.ts';
import { plants } from './garden.ts';
import { smooth } from './maths.ts';
import { type Colour, palette } from './palette.ts';
import { tint } from './relief.ts';
import { rect } from './shape.ts';
import type { Stage } from './stage.ts';

/** Soot and gypsum crust where rain does not reach: thickest at the top edge, running down in drips. */
export const crust = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  strength = 0.85,
): void => {
  if (!stage.before) return;
  const { noise } = stage;
  onWork(stage, rect(x - 30, y, w + 60, h), (px, py, out) => {
    const t = (py - y) / h;
    const run = noise.fbm(px / 20 + y, py / 190, 3);
    const cloud = noise.fbm(px / 34, py / 30, 4);
    const side = smooth(x - 30, x + 24, px) * smooth(x + w + 30, x + w - 24, px);
    const k = strength * side * smooth(0.9, 0.05, t + (0.5 - run) * 1.5) * (0.5 + 0.75 * cloud);
    tint(out, palette.crust, Math.min(0.92, k));
    out.z += k * 2 * (noise.fbm(px / 4, py / 4, 2) - 0.4);
  });
};

/** Streaks that run from a point or edge: rust, lime, algae. */
export const streaks = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  strength = 0.7,
  seed = 0,
): void => {
  if (!stage.before) return;
  const { noise } = stage;
  onWork(stage, rect(x, y, w, h), (px, py, out) => {
    const t = (py - y) / h;
    const run = noise.fbm(px / 13 + seed * 31, py / 240 + seed, 4);
    const group = noise.fbm(px / 90 + seed * 7, py / 300, 2);
    const cloud = noise.fbm(px / 26, py / 40 + seed, 3);
    const wander = px + 40 * (cloud - 0.5);
    const fade = Math.min(50, w / 4);
    const side = smooth(x, x + fade, wander) * smooth(x + w, x + w - fade, wander);
    const reach = smooth(0, 0.09, t + 0.12 * (run - 0.5)) * smooth(1, 0.3, t + (group - 0.5) * 1.1);
    const thread = smooth(0.36, 0.66, run * 0.6 + group * 0.45);
    tint(out, colour, Math.min(0.95, strength * side * reach * thread * (0.45 + 0.9 * cloud)));
  });
};

/** Damp risen from the ground: dark, greenish, with a bloom of salt along its tide line. */
export const risingDamp = (
  stage: Stage,
  x: number,
  w: number,
  ground: number,
  rise: number,
  strength = 0.7,
): void => {
  if (!stage.before) return;
  const { noise } = stage;
  onWork(stage, rect(x, ground - rise * 1.5, w, rise * 1.5), (px, py, out) => {
    if (out.z < -11) return;
    const level = rise * (0.75 + 0.6 * (noise.fbm(px / 130, 9, 3) - 0.5));
    const up = ground - py + 22 * (noise.fbm(px / 30, py / 30, 3) - 0.5);
    const side = smooth(x, x + 40, px) * smooth(x + w, x + w - 40, px);
    tint(out, palette.damp, strength * 0.72 * side * smooth(level, level * 0.72, up));
    const bloom =
      smooth(26, 0, Math.abs(up - level)) * smooth(0.42, 0.7, noise.fbm(px / 11, py / 11, 3));
    tint(out, palette.salt, 0.75 * strength * side * bloom);
  });
};

/** Small ferns and weeds rooted in joints. */
export const weeds = (
  stage: Stage,
  places: readonly (readonly [x: number, y: number, size: number])[],
): void => {
  if (!stage.before) return;
  plants(stage, places);
};
