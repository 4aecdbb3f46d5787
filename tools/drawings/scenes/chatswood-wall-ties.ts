import { brickwork, stoneAt } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { brick } from '../stage/masonry.ts';
import { grass, painted, tiles } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { ellipse, polygon, rect } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { crack, stepped } from '../stage/cracks.ts';
import { patch, worst } from '../stage/damage.ts';
import { foliage, leafShadow } from '../stage/garden.ts';
import { footpath } from '../stage/land.ts';
import { sash } from '../stage/openings.ts';
import { downpipe } from '../stage/turned.ts';
import { streaks } from '../stage/weather.ts';

/** Gable wall of a cavity-brick house of the 1930s. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before } = stage;
  sky(stage, { cloud: 0.55, horizon: 800 });
  const ground = 880;
  foliage(
    stage,
    [
      [90, 640, 170, 200],
      [1370, 600, 150, 220],
      [1240, 740, 110, 120],
    ],
    { z: -899, far: 0.25, colour: hex('#6E8A64'), leaf: 6 },
  );
  relief.fill(rect(-10, 770, 1460, 120), grass(noise, -400, hex('#8C9A66')));
  foliage(
    stage,
    [
      [60, 760, 150, 50],
      [1360, 764, 160, 56],
      [210, 776, 70, 30],
    ],
    { z: -380, colour: hex('#5F7C52') },
  );
  const bond = brickwork(seed, 'stretcher', [52, 17]);
  const tones = ['#9B5F4A', '#8B4F40', '#A86C52', '#7C473C', '#B07A5E', '#6E4038'].map(hex);
  const pushed = new Map<number, number>();
  if (before)
    for (let i = 0; i < 40; i += 1)
      pushed.set(
        stoneAt(bond, 520 + noise.at(i * 2.1, 3) * 400, 400 + noise.at(i * 1.7, 8) * 280),
        4 + 5 * noise.at(i, 20),
      );
  const lost = worn(
    worst(patch(stage, 720, 520, 260, 170, 1), patch(stage, 420, 720, 130, 130, 2)),
  );
  const bulge = worn((x, y) => 60 * Math.exp(-(((x - 720) / 230) ** 2 + ((y - 540) / 150) ** 2)));
  const wall = brick(bond, { noise, seed, tones, lost, pushed });
  relief.fill(
    polygon([250, ground], [250, 420], [720, 110], [1190, 420], [1190, ground]),
    (x, y, out) => {
      wall(x, y, out);
      out.z += bulge(x, y);
    },
  );
  for (const side of [-1, 1]) {
    relief.fill(
      polygon([720, 62], [720 + side * 540, 420], [720 + side * 520, 452], [720, 116]),
      painted(noise, hex('#F0E8D8'), 44),
    );
    relief.fill(
      polygon([720, 46], [720 + side * 556, 414], [720 + side * 542, 432], [720, 68]),
      tiles(noise, seed, 56, 430),
    );
  }
  relief.fill(
    polygon([620, 268], [720, 196], [820, 268], [820, 290], [620, 290]),
    painted(noise, hex('#E9DFC9'), 3),
  );
  for (let y = 222; y < 288; y += 11)
    relief.fill(
      polygon([640, y + 5], [800, y + 5], [800, y + 11], [640, y + 11]),
      painted(noise, hex('#B8AB92'), -5),
    );
  sash(stage, 380, 560, 150, 200, { panes: [3, 2], blind: 0.35 });
  sash(stage, 910, 560, 150, 200, { panes: [3, 2], blind: 0.5 });
  sash(stage, 660, 350, 120, 120, { panes: [2, 2], blind: 0.2 });
  for (const y of [540])
    for (const x of [366, 896])
      relief.fill(
        rect(x, y, 178, 20),
        brick(brickwork(seed + 3, 'stretcher', [15, 40]), { noise, seed: seed + 3, tones, z: 2 }),
      );
  downpipe(stage, 1160, 450, ground, hex('#7A5348'));
  // remedial ties: small plugged holes, set out four courses up and a metre apart
  if (!before) {
    for (let r = 0; r < 5; r += 1) {
      for (let c = 0; c < 6; c += 1) {
        const x = 300 + c * 168 + (r % 2) * 84;
        const y = 420 + r * 102;
        if (
          x > 1130 ||
          (y > 540 && y < 780 && ((x > 366 && x < 540) || (x > 896 && x < 1070))) ||
          (y < 490 && x > 640 && x < 800)
        )
          continue;
        relief.fill(ellipse(x, y, 4.6, 4.6), (_x, _y, out) => {
          out.r = 0.82;
          out.g = 0.75;
          out.b = 0.64;
          out.z = 1;
        });
      }
    }
  }
  streaks(stage, 560, 560, 330, 280, palette.salt, 0.45, 2);
  streaks(stage, 250, 430, 110, 440, hex('#3F4636'), 0.6, 3);
  crack(stage, stepped([540, 560], [660, 380], 34), 8, 2);
  crack(stage, stepped([780, 400], [910, 570], 34), 9, 2);
  crack(
    stage,
    [
      [530, 540],
      [640, 536],
      [780, 541],
      [900, 536],
    ],
    7,
    2,
  );
  crack(
    stage,
    [
      [540, 680],
      [700, 684],
      [906, 680],
    ],
    8,
    2,
  );
  crack(stage, stepped([420, 770], [350, 870], 34), 6, 2);
  if (before) {
    relief.warp({ x: 470, y: 330, w: 500, h: 460 }, (x, y, out) => {
      const near = smooth(1, 0, Math.hypot((x - 720) / 250, (y - 560) / 230));
      out.dx = ((720 - x) / 250) * 15 * near;
      out.dy = -6 * near;
    });
  }
  footpath(stage, ground, { kerb: 960, colour: hex('#C4BCA9') });
  foliage(
    stage,
    [
      [300, 880, 90, 42],
      [1120, 884, 110, 46],
      [560, 900, 70, 24],
    ],
    { z: 70, colour: hex('#5C7850') },
  );
  leafShadow(stage, rect(240, 400, 500, 500), 250, 760, 330, 0.55);
};
