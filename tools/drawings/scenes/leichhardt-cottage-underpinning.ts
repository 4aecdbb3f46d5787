import { brickwork, coursed } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { brick, stone } from '../stage/masonry.ts';
import { concrete, corrugated, soil } from '../stage/materials.ts';
import { commonTones, cleanBrickTones, hex, palette } from '../stage/palette.ts';
import { polygon, rect } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall, chimney } from '../stage/terrace.ts';
import { crack, stepped } from '../stage/cracks.ts';
import { patch, worst } from '../stage/damage.ts';
import { foliage } from '../stage/garden.ts';
import { floating, laceFrieze } from '../stage/ironwork.ts';
import { door, sash } from '../stage/openings.ts';

/** Single-fronted brick cottage above, the ground cut through below. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before, width } = stage;
  sky(stage, { cloud: 0.5, horizon: 560 });
  const ground = 620;
  foliage(
    stage,
    [
      [120, 540, 150, 100],
      [1330, 520, 130, 130],
    ],
    { z: -899, far: 0.2, colour: hex('#728A66'), leaf: 5 },
  );
  chimney(
    stage,
    930,
    210,
    90,
    120,
    2,
    brickWall(stage, brickwork(seed, 'flemish', [28, 10]), commonTones, -30),
  );
  relief.fill(
    polygon([300, 250], [410, 120], [1030, 120], [1140, 250]),
    corrugated(noise, 20, 250, hex('#8C9496')),
  );
  const bond = brickwork(seed, 'flemish', [38, 13]);
  const lost = worn(worst(patch(stage, 470, 500, 150, 150, 1), patch(stage, 560, 330, 90, 90, 2)));
  const wall = brick(bond, { noise, seed, tones: cleanBrickTones, lost, mortar: palette.lime });
  relief.fill(rect(330, 240, 780, 412), wall);
  const base = coursed({
    seed: seed + 3,
    top: 596,
    height: 110,
    courses: [34],
    lengths: [60, 120],
  });
  relief.fill(rect(322, 596, 796, 68), stone(base, { noise, seed, face: 'rock', z: 5, joint: 3 }));
  door(stage, 860, 350, 116, 262, palette.eucalypt, { fanlight: 46 });
  sash(stage, 470, 370, 170, 176, { panes: [2, 2], blind: 0.3 });
  // veranda
  relief.fill(rect(318, 262, 804, 46), (x, y, out) => {
    corrugated(noise, 80, 308, hex('#7F8A8B'))(x, y, out);
    out.z = 40 + (y - 262) * 0.9 + 2 * Math.sin((x / 9) * 6.283);
  });
  for (const x of [330, 590, 850, 1106])
    floating(stage, rect(x - 4, 306, 8, 292), palette.white, 52, 8);
  laceFrieze(stage, 334, 312, 252, 22, palette.white, 46);
  laceFrieze(stage, 594, 312, 252, 22, palette.white, 46);
  laceFrieze(stage, 854, 312, 248, 22, palette.white, 46);

  // below ground
  relief.fill(rect(0, ground, 330, 20), soil(noise, ground));
  relief.fill(
    polygon(
      [0, ground],
      [322, ground],
      [322, 664],
      [1118, 664],
      [1118, ground],
      [width, ground],
      [width, 960],
      [0, 960],
    ),
    soil(noise, ground),
  );
  const footing = coursed({
    seed: seed + 4,
    top: 664,
    height: 90,
    courses: [40, 42],
    lengths: [80, 150],
    wobble: 3,
  });
  relief.fill(
    rect(296, 660, 848, 76),
    stone(footing, {
      noise,
      seed: seed + 4,
      face: 'rubble',
      joint: 5,
      z: 4,
      lost: worn(patch(stage, 440, 700, 200, 70, 4)),
    }),
  );
  const pins = [
    [302, 124],
    [470, 124],
    [1000, 138],
  ] as const;
  for (const [x, w] of pins) {
    if (before) continue;
    relief.fill(
      polygon([x, 736], [x + w, 736], [x + w + 8, 894], [x - 8, 894]),
      concrete(noise, 8, hex('#CFCBC2'), 40),
    );
    relief.fill(rect(x, 736, w, 7), concrete(noise, 12, hex('#A7A39B')));
  }
  // rock the pins stand on
  relief.fill(
    polygon(
      [0, 916],
      [240, 898],
      [520, 890],
      [800, 900],
      [1100, 888],
      [width, 904],
      [width, 960],
      [0, 960],
    ),
    stone(
      coursed({
        seed: seed + 9,
        top: 880,
        height: 120,
        courses: [52],
        lengths: [240, 460],
        wobble: 8,
      }),
      { noise, seed, face: 'rubble', joint: 2, z: 6 },
    ),
  );
  if (before) {
    relief.rework(
      polygon([280, 738], [520, 738], [480, 784], [380, 800], [300, 776]),
      (x, y, out) => {
        const wet = smooth(1, 0.3, Math.hypot((x - 400) / 130, (y - 756) / 48));
        out.r *= 1 - 0.55 * wet;
        out.g *= 1 - 0.5 * wet;
        out.b *= 1 - 0.42 * wet;
        out.z -= 12 * wet;
      },
    );
  }
  crack(stage, stepped([560, 552], [420, 740], 26), 12, 2);
  crack(stage, stepped([596, 312], [560, 368], 20), 8, 2);
  crack(
    stage,
    [
      [404, 600],
      [392, 640],
      [400, 690],
      [386, 736],
    ],
    10,
    4,
  );
  crack(stage, stepped([640, 380], [720, 270], 26), 5, 2);
  if (before) {
    relief.warp({ x: 230, y: 110, w: 420, h: 680 }, (x, y, out) => {
      const line = y > 552 ? 490 - (y - 552) * 0.4 : 560;
      const drop =
        smooth(line, line - 190, x) *
        smooth(230, 290, x) *
        smooth(110, 260, y) *
        smooth(790, 730, y);
      out.dy = -17 * drop;
      out.dx = 5 * drop;
    });
  }
  relief.fill(rect(0, ground - 10, 318, 14), (x, y, out) => {
    out.r = 0.4 + 0.2 * noise.at(x / 3, y / 5);
    out.g = 0.47 + 0.2 * noise.at(x / 3, y / 5);
    out.b = 0.27;
    out.z = 12;
  });
  relief.fill(rect(1122, ground - 10, 330, 14), (x, y, out) => {
    out.r = 0.4 + 0.2 * noise.at(x / 3, y / 5);
    out.g = 0.47 + 0.2 * noise.at(x / 3, y / 5);
    out.b = 0.27;
    out.z = 12;
  });
  foliage(
    stage,
    [
      [200, 592, 70, 34],
      [1230, 588, 90, 40],
    ],
    { z: 40, colour: hex('#5E7C50') },
  );
};
