import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { grass } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import { ellipse, polygon, rect } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage, leafShadow, plants, trunk } from '../stage/garden.ts';
import { footpath } from '../stage/land.ts';
import { block } from '../stage/mouldings.ts';

/** Rock-faced wall stepping up a hill in three lifts, a fig at its head. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.5, horizon: 420 });
  gulls(stage, [
    [260, 150, 15],
    [330, 128, 11],
  ]);
  foliage(
    stage,
    [
      [150, 470, 230, 90],
      [420, 400, 160, 70],
      [40, 420, 120, 100],
    ],
    { z: -899, far: 0.32, colour: hex('#6E8A64'), leaf: 6 },
  );
  relief.fill(
    polygon([0, 520], [480, 470], [960, 330], [width, 230], [width, 520], [0, 640]),
    grass(noise, -60),
  );
  trunk(stage, 1150, 300, 120, 78, {
    z: -40,
    forks: 2,
    seed: 11,
    spread: 0.75,
    colour: hex('#8B7D70'),
  });
  foliage(
    stage,
    [
      [1140, 90, 300, 120],
      [960, 160, 150, 80],
      [1330, 170, 170, 100],
    ],
    { z: -30, colour: hex('#4D6B43'), leaf: 6 },
  );
  const steps = [
    [-20, 500, 500],
    [470, 420, 500],
    [950, 310, 520],
  ] as const;
  for (const [i, [x, top, w]] of steps.entries()) {
    const bond = coursed({
      seed: seed + i,
      top,
      height: 640,
      courses: [74, 62, 82, 66],
      lengths: [90, 210],
      split: 0.14,
      wobble: 1.6,
    });
    relief.fill(
      rect(x, top, w, 850 - top),
      stone(bond, { noise, seed: seed + i, face: 'rock', joint: 5, depth: 4, z: i * -6 }),
    );
    for (let cx = x - 6; cx < x + w - 10; cx += 128)
      block(
        stage,
        cx,
        top - 26,
        Math.min(126, x + w + 4 - cx),
        30,
        16,
        { face: 'picked', margin: 4 },
        cx,
      );
    if (i > 0) {
      block(stage, x - 6, top - 44, 74, 850 - top + 44, 26, { face: 'picked', margin: 8 }, x + 3);
      for (let y = top + 40; y < 850; y += 92)
        relief.rework(rect(x - 6, y, 74, 3), (_x, _y, out) => {
          out.z -= 4;
          out.r *= 0.82;
          out.g *= 0.8;
          out.b *= 0.76;
        });
      block(stage, x - 14, top - 58, 90, 20, 38, {}, x + 4);
    }
  }
  for (let x = 90; x < width; x += 210)
    relief.fill(ellipse(x, 790, 9, 8), (_x, _y, out) => {
      out.r = 0.1;
      out.g = 0.09;
      out.b = 0.08;
      out.z = -14;
    });
  foliage(
    stage,
    [
      [620, 400, 110, 30],
      [760, 402, 80, 26],
      [180, 480, 140, 26],
    ],
    { z: 10, colour: hex('#5F7B4F') },
  );
  plants(stage, [
    [300, 560, 30],
    [880, 520, 34],
    [1240, 470, 30],
  ]);
  footpath(stage, 846, { kerb: 916 });
  leafShadow(stage, rect(820, 290, 640, 640), 1240, 560, 420, 0.62);
};
