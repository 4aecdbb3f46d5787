import { brickwork } from '../stage/bond.ts';
import { brick } from '../stage/masonry.ts';
import { painted, slates } from '../stage/materials.ts';
import { brickTones, hex, palette } from '../stage/palette.ts';
import { polygon, rect } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage } from '../stage/garden.ts';
import { farLand } from '../stage/land.ts';
import { block } from '../stage/mouldings.ts';
import { radii, turned, turnedShape } from '../stage/turned.ts';

/** Tall stack with sunk panels and a corbelled head, four pots, roofs falling away behind. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.7, horizon: 820, top: hex('#7FA3B4'), low: hex('#F8E6CC') });
  gulls(stage, [
    [980, 210, 20],
    [1070, 170, 14],
    [1130, 250, 10],
  ]);
  farLand(stage, 720, 60, hex('#A3B0AC'), 5, 830);
  foliage(
    stage,
    [
      [1200, 790, 190, 60],
      [940, 800, 140, 44],
    ],
    { z: -899, far: 0.35, leaf: 5 },
  );
  const wall = brick(brickwork(seed, 'flemish', [44, 15]), {
    noise,
    seed,
    tones: brickTones,
    mortar: palette.lime,
  });
  const x = 340;
  const w = 400;
  const pot = radii([0, 25], [9, 32], [18, 32], [24, 25], [70, 28], [76, 33], [84, 30], [130, 35]);
  for (let i = 0; i < 4; i += 1) {
    const px = x + 56 + i * 96;
    relief.fill(
      turnedShape(px, 40, 134, pot),
      turned(
        px,
        40,
        pot,
        -10,
        painted(noise, i % 2 === 0 ? palette.terracotta : hex('#C08A5C'), 0),
      ),
    );
  }
  relief.fill(rect(x, 170, w, 700), wall);
  const corbels = [
    [-40, 162, 22, 34],
    [-34, 184, 30, 28],
    [-24, 214, 15, 20],
    [-14, 229, 15, 13],
    [-6, 244, 15, 7],
  ] as const;
  for (const [dx, y, h, z] of corbels)
    relief.fill(rect(x + dx, y, w - 2 * dx, h), (px, py, out) => {
      wall(px, py, out);
      out.z += z;
    });
  for (let i = 0; i < 9; i += 1)
    relief.fill(rect(x + 8 + i * 44, 259, 22, 30), (px, py, out) => {
      wall(px, py, out);
      out.z += 10;
    });
  // sunk panels with segmental heads, a string of dog-tooth below them
  for (const px of [x + 44, x + 222]) {
    relief.fill(rect(px, 340, 134, 330), (qx, qy, out) => {
      wall(qx, qy, out);
      out.z -= 16;
    });
    relief.fill(rect(px + 52, 340, 30, 330), wall);
  }
  for (let i = 0; i < 18; i += 1)
    relief.fill(
      polygon([x + i * 22.3, 706], [x + 11 + i * 22.3, 690], [x + 22 + i * 22.3, 706]),
      (px, py, out) => {
        wall(px, py, out);
        out.z += 7;
      },
    );
  relief.fill(rect(x - 12, 706, w + 24, 30), (px, py, out) => {
    wall(px, py, out);
    out.z += 12;
  });
  block(stage, x - 30, 736, w + 60, 22, 20, { face: 'tooled', margin: 4 });
  relief.fill(rect(x - 18, 758, w + 36, 120), (px, py, out) => {
    wall(px, py, out);
    out.z += 14;
  });
  relief.fill(
    polygon([-10, 970], [-10, 900], [310, 846], [770, 846], [width + 10, 960], [width + 10, 970]),
    slates(noise, seed, 50, 1000, 44),
  );
  relief.fill(polygon([296, 834], [784, 834], [796, 862], [284, 862]), (px, py, out) => {
    painted(noise, palette.lead, 66)(px, py, out);
    out.z += 3 * Math.sin(px / 22) ** 8;
  });
  relief.fill(
    polygon([770, 846], [width + 10, 940], [width + 10, 960], [770, 866]),
    painted(noise, palette.terracotta, 72),
  );
};
