import { stoneArch } from '../stage/arches.ts';
import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { glass, painted } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { arched, polygon, rect, stroke } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { patch, scattered, worst } from '../stage/damage.ts';
import { floating, tube } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { block, cornice, moulding, stringCourse } from '../stage/mouldings.ts';
import { plankDoor } from '../stage/openings.ts';
import { crust, risingDamp, streaks, weeds } from '../stage/weather.ts';

/** Four floors of a harbour bond store, loading doors one above another under a hoist. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn } = stage;
  sky(stage, { cloud: 0.5, horizon: 700 });
  gulls(stage, [
    [92, 120, 16],
    [1350, 220, 14],
    [1310, 250, 10],
  ]);
  const ground = 880;
  for (const [x, w, top] of [
    [-10, 200, 520],
    [1250, 200, 470],
  ] as const) {
    relief.fill(
      rect(x, top, w, ground - top),
      stone(
        coursed({ seed: seed + w + x, top: 0, height: 900, courses: [30, 26], lengths: [50, 110] }),
        {
          noise,
          seed: seed + x,
          face: 'rock',
          z: -120,
          tones: [hex('#C3B59A'), hex('#B7A789'), hex('#CBBEA4')],
        },
      ),
    );
    block(stage, x, top - 16, w, 20, -100, {}, x);
    for (const y of [top + 60, top + 200])
      relief.fill(rect(x + w / 2 - 30, y, 60, 84), glass(noise, y, y + 84, -140, 0.5));
  }
  const bond = coursed({
    seed,
    top: 60,
    height: 900,
    courses: [28, 24, 30, 26],
    lengths: [44, 110],
  });
  const lost = worn(worst(scattered(stage, 150, 0.42, 3), patch(stage, 420, 760, 240, 120, 2)));
  const eaten = worn(
    worst(
      patch(stage, 380, 800, 260, 76, 3),
      patch(stage, 1030, 780, 200, 96, 4),
      patch(stage, 940, 400, 100, 70, 5),
    ),
  );
  relief.fill(
    rect(170, 300, 1100, ground - 300),
    stone(bond, { noise, seed, face: 'picked', margin: 4, joint: 2.2, lost, eaten }),
  );
  relief.fill(
    polygon([170, 310], [170, 270], [720, 66], [1270, 270], [1270, 310]),
    stone(bond, { noise, seed, face: 'picked', margin: 4, joint: 2.2, lost, eaten }),
  );
  // raking cornice of the gable
  for (const side of [-1, 1]) {
    relief.fill(
      polygon([720, 40], [720 + side * 590, 258], [720 + side * 590, 284], [720, 68]),
      (x, y, out) => {
        const t = (y - 40 - (Math.abs(x - 720) * 218) / 590) / 27;
        stoneTone(noise.fbm(x / 30, y / 20, 3))(x, y, out);
        out.z = 26 - 18 * Math.max(0, Math.min(1, t));
      },
    );
  }
  for (const y of [300, 452, 600, 742])
    moulding(stage, 170, 1270, y - 10, y === 300 ? cornice(0.55) : stringCourse(0.8), {});
  const floors = [
    [330, 104],
    [478, 104],
    [624, 104],
    [764, 104],
  ] as const;
  for (const [f, [y, h]] of floors.entries()) {
    for (const [i, x] of [236, 416, 946, 1126].entries()) {
      const w = 78;
      relief.fill(arched(x, y + 18, w, y + h, 16), painted(noise, palette.harbour, -18));
      relief.fill(arched(x + 5, y + 19, w - 10, y + h - 4, 14), glass(noise, y, y + h, -24, 0.5));
      for (const bx of [0.33, 0.66])
        relief.fill(rect(x + w * bx - 1.5, y + 6, 3, h - 8), painted(noise, palette.harbour, -19));
      for (const by of [0.36, 0.68])
        relief.fill(rect(x + 4, y + h * by, w - 8, 3), painted(noise, palette.harbour, -19));
      stoneArch(stage, { x, spring: y + 18, w, rise: 16, depth: 24 }, 7, {
        z: 3,
        joint: 1.6,
        lost,
      });
      block(stage, x - 8, y + h, w + 16, 10, 9, { lost }, i + f * 10);
    }
    const dx = 628;
    const dw = 184;
    plankDoor(
      stage,
      arched(dx, y + 22, dw, y + h + 14, 24),
      dx,
      dw,
      y,
      h,
      f === 3 ? palette.oxide : palette.eucalypt,
      -18,
    );
    relief.fill(rect(dx + dw / 2 - 2, y, 4, h + 14), painted(noise, palette.ink, -16));
    stoneArch(stage, { x: dx, spring: y + 22, w: dw, rise: 24, depth: 30 }, 13, {
      z: 4,
      joint: 1.6,
      lost,
    });
    if (f < 3) floating(stage, rect(dx - 6, y + h + 8, dw + 12, 9), palette.timber, 26, 8);
  }
  relief.fill(arched(680, 180, 80, 232, 40), glass(noise, 140, 232, -22, 0.4));
  stoneArch(stage, { x: 680, spring: 180, w: 80, rise: 40, depth: 26 }, 9, { z: 4, joint: 1.6 });
  floating(stage, rect(712, 250, 16, 22), palette.ink, 60, 10);
  tube(stage, [720, 270], [720, 470], 3, palette.black, 60);
  relief.fill(
    stroke(5, [
      [720, 470],
      [712, 484],
      [720, 494],
      [728, 486],
    ]),
    painted(noise, palette.black, 14),
  );
  crust(stage, 190, 310, 1060, 84, 0.9);
  for (const y of [600, 742]) crust(stage, 190, y + 4, 1060, 46, 0.6);
  crust(stage, 200, 206, 1040, 90, 0.5);
  for (const x of [236, 416, 946, 1126]) crust(stage, x + 4, 590, 70, 60, 0.85);
  streaks(stage, 560, 330, 60, 500, hex('#3F4636'), 0.75, 3);
  streaks(stage, 830, 330, 90, 500, palette.crust, 0.6, 5);
  risingDamp(stage, 150, 1140, ground, 100, 1);
  weeds(stage, [
    [250, 300, 26],
    [1190, 300, 30],
    [830, 598, 22],
    [190, 872, 26],
  ]);
  footpath(stage, ground, { kerb: 932, colour: hex('#B9B2A6') });
};

const stoneTone =
  (cloud: number) =>
  (_x: number, _y: number, out: { r: number; g: number; b: number }): void => {
    out.r = 0.84 + 0.16 * (cloud - 0.5);
    out.g = 0.75 + 0.16 * (cloud - 0.5);
    out.b = 0.61 + 0.16 * (cloud - 0.5);
  };
