import { coursed } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { stone } from '../stage/masonry.ts';
import { boards, painted } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import { polygon, rect, stroke } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';
import { leafShadow } from '../stage/garden.ts';
import { floating, tube } from '../stage/ironwork.ts';
import { block } from '../stage/mouldings.ts';
import { radii, turned, turnedShape } from '../stage/turned.ts';

/** Repointing half done: pale full joints at the left, raked slots at the right, tools on a plank. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width, height } = stage;
  const bond = coursed({
    seed,
    top: -40,
    height: 1060,
    courses: [104, 88, 112, 96],
    lengths: [150, 340],
    split: 0.12,
  });
  const front = (y: number): number => 760 + 120 * Math.sin(y / 170) + 60 * Math.sin(y / 61);
  const old = (x: number, y: number): number => smooth(front(y) - 20, front(y) + 20, x);
  relief.fill(
    rect(0, 0, width, height),
    stone(bond, {
      noise,
      seed,
      face: 'picked',
      margin: 13,
      joint: 8,
      depth: 3.4,
      lost: old,
      mortar: hex('#EFE7D6'),
    }),
  );
  // putlog plank on brackets
  for (const x of [250, 1120])
    floating(
      stage,
      polygon([x, 770], [x + 26, 770], [x + 26, 960], [x, 960]),
      hex('#7E868A'),
      60,
      40,
    );
  relief.shade(rect(90, 850, 1440, 40), 0.85, 5);
  relief.fill(rect(-10, 776, width + 20, 44), boards(noise, hex('#B08A5C'), 44, 120, true));
  relief.fill(rect(-10, 762, width + 20, 16), boards(noise, hex('#D2B083'), 16, 100, true));
  // hawk with its heap of lime
  relief.fill(rect(330, 640, 250, 13), painted(noise, hex('#A9B1B5'), 150));
  relief.fill(
    rect(441, 652, 28, 110),
    turned(455, 652, () => 14, 130, boards(noise, hex('#9A7346'), 9, 0)),
  );
  relief.fill(
    polygon([352, 641], [380, 604], [420, 582], [462, 570], [506, 588], [540, 616], [562, 641]),
    (x, y, out) => {
      const n = noise.fbm(x / 24, y / 18, 4);
      out.r = 0.93 + 0.1 * (n - 0.5);
      out.g = 0.9 + 0.1 * (n - 0.5);
      out.b = 0.83 + 0.1 * (n - 0.5);
      out.z = 130 + 40 * Math.sin(((x - 352) / 210) * Math.PI) * ((641 - y) / 70) + 14 * n;
    },
  );
  // pointing iron and bolster, lump hammer, bucket
  tube(stage, [660, 752], [800, 742], 20, hex('#8D6A42'), 14);
  tube(stage, [800, 742], [846, 730], 8, hex('#8F989C'), 12);
  relief.fill(
    polygon([842, 724], [960, 712], [962, 726], [846, 738]),
    painted(noise, hex('#B9C1C4'), 130),
  );
  tube(stage, [1010, 748], [1140, 748], 18, hex('#9A7346'), 14);
  relief.fill(
    rect(1120, 700, 62, 60),
    painted(noise, hex('#5F686C'), (x) => 140 - Math.abs(x - 1151) * 0.3),
  );
  const pail = radii([0, 66], [10, 62], [120, 50]);
  relief.fill(
    turnedShape(160, 642, 120, pail),
    turned(160, 642, pail, 90, painted(noise, hex('#3B464B'), 0)),
  );
  relief.fill(
    stroke(5, [
      [96, 646],
      [110, 580],
      [160, 556],
      [210, 580],
      [224, 646],
    ]),
    painted(noise, hex('#8B9498'), 120),
  );
  block(stage, 1240, 690, 150, 72, 120, { face: 'picked', margin: 8 });
  leafShadow(stage, rect(0, 0, width, 760), 1120, 240, 460, 0.5);
};
