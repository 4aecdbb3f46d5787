import { coursed, single, stoneAt } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { stone } from '../stage/masonry.ts';
import { grass } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import { ellipse, polygon, rect } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { patch, worst } from '../stage/damage.ts';
import { foliage, leafShadow, plants, trunk } from '../stage/garden.ts';
import { farLand, footpath, sea } from '../stage/land.ts';
import { block } from '../stage/mouldings.ts';
import { risingDamp, streaks, weeds } from '../stage/weather.ts';

/** Garden wall holding a terrace above a lane; the harbour beyond. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before, width } = stage;
  sky(stage, { cloud: 0.4, horizon: 260 });
  sea(stage, 196, 290);
  farLand(stage, 196, 60, hex('#8A9C93'), 4, 220);
  relief.fill(rect(0, 262, width, 100), grass(noise, -40));
  trunk(stage, 1180, 300, 90, 40, { z: -10, forks: 2, seed: 4 });
  foliage(
    stage,
    [
      [1180, 120, 210, 110],
      [1080, 170, 120, 70],
      [1310, 170, 130, 80],
    ],
    { z: -8, colour: hex('#56724C'), leaf: 6 },
  );
  foliage(
    stage,
    [
      [120, 262, 130, 44],
      [300, 274, 90, 30],
    ],
    { z: -20, colour: hex('#6C8456') },
  );
  const top = 330;
  const ground = 838;
  const bond = coursed({
    seed,
    top,
    height: ground - top + 60,
    courses: [88, 74, 96, 80],
    lengths: [110, 250],
    split: 0.12,
    wobble: 2,
  });
  const pushed = new Map<number, number>();
  const missing = new Set<number>();
  if (before) {
    for (const [x, y, z] of [
      [560, 470, 22],
      [700, 540, 30],
      [820, 480, 18],
      [640, 620, 26],
      [900, 560, 20],
      [480, 560, 14],
    ] as const)
      pushed.set(stoneAt(bond, x, y), z);
    for (const [x, y] of [
      [760, 640],
      [1010, 400],
    ] as const)
      missing.add(stoneAt(bond, x, y));
  }
  const lost = worn(
    worst(
      patch(stage, 700, 560, 360, 220, 1),
      patch(stage, 1020, 420, 140, 110, 2),
      patch(stage, 240, 700, 140, 110, 3),
    ),
  );
  const bulge = worn((x, y) => 44 * Math.exp(-(((x - 700) / 240) ** 2 + ((y - 570) / 130) ** 2)));
  relief.fill(
    rect(0, top, width, ground - top),
    stone(bond, {
      noise,
      seed,
      face: 'rock',
      joint: 7,
      depth: 6,
      lost,
      pushed,
      missing,
      profile: bulge,
      mortar: hex('#CDBF9F'),
    }),
  );
  if (before) {
    relief.warp({ x: 300, y: top - 40, w: 800, h: ground - top + 40 }, (x, y, out) => {
      const sag = smooth(300, 640, x) * smooth(1100, 780, x) * smooth(ground, ground - 140, y);
      out.dy = -20 * sag * smooth(top - 40, top + 10, y);
      out.dx = 7 * Math.sin((x - 300) / 120) * sag;
    });
  }
  for (let x = -60; x < width; x += 205) {
    const sunk = before && x > 480 && x < 860 ? 17 : 0;
    const gone = before && x > 480 && x < 620;
    if (!gone) block(stage, x, top - 26 + sunk, 202, 32, 14, { face: 'tooled', margin: 4 }, x);
  }
  for (const x of [150, 400, 640, 880, 1130, 1350]) {
    relief.fill(ellipse(x, 776, 9, 8), (_px, _py, out) => {
      out.r = 0.1;
      out.g = 0.09;
      out.b = 0.08;
      out.z = -14;
    });
  }
  streaks(stage, 480, 360, 460, 460, hex('#4B5038'), 0.7, 1);
  streaks(stage, 960, 360, 200, 380, hex('#4B5038'), 0.6, 4);
  risingDamp(stage, -40, 1520, ground, 110, 0.9);
  weeds(stage, [
    [520, 512, 44],
    [732, 420, 50],
    [872, 610, 40],
    [632, 690, 46],
    [1020, 430, 52],
    [340, 520, 34],
    [430, 336, 60],
    [600, 350, 66],
  ]);
  plants(stage, [
    [60, 312, 40],
    [960, 308, 34],
    [1400, 312, 42],
  ]);
  footpath(stage, ground, { kerb: 910, colour: hex('#C6BEAE') });
  if (before) {
    for (const [x, y, w, h] of [
      [724, 824, 150, 66],
      [896, 852, 86, 40],
      [610, 862, 74, 32],
    ] as const) {
      relief.shade(ellipse(x + w / 2 + 22, y + h - 2, w * 0.6, 12), 0.6, 4);
      const fallen = polygon(
        [x, y + h * 0.4],
        [x + w * 0.2, y],
        [x + w * 0.9, y + h * 0.12],
        [x + w, y + h * 0.7],
        [x + w * 0.8, y + h],
        [x + w * 0.08, y + h * 0.94],
      );
      relief.fill(
        fallen,
        stone(single(x - 8, y - 8, w + 16, h + 16, x), { noise, seed, face: 'rock', z: 40 }),
      );
    }
  }
  leafShadow(stage, rect(860, 300, 600, 660), 1240, 560, 380, 0.62);
};
