import { brickwork, coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { grass, painted, render, tiles } from '../stage/materials.ts';
import { brickTones, hex, palette } from '../stage/palette.ts';
import { arcPoints, polygon, rect, stroke, type Point } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall, chimney } from '../stage/terrace.ts';
import { foliage, leafShadow, trunk } from '../stage/garden.ts';
import { floating } from '../stage/ironwork.ts';
import { door, sash } from '../stage/openings.ts';

/** Federation house: tiled roof, half-timbered gable, fretwork veranda, gums taller than all of it. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.5, horizon: 760, top: hex('#7BA6BE') });
  const ground = 822;
  foliage(
    stage,
    [
      [120, 500, 220, 180],
      [420, 420, 170, 120],
      [1000, 400, 200, 130],
      [1330, 480, 200, 190],
    ],
    { z: -899, far: 0.32, colour: hex('#6E8C68'), leaf: 6 },
  );
  foliage(
    stage,
    [
      [60, 760, 150, 90],
      [220, 790, 90, 50],
      [1240, 780, 90, 60],
      [1390, 750, 150, 100],
    ],
    { z: -895, far: 0.12, colour: hex('#5E7C54'), leaf: 5 },
  );
  for (const [x, h, s] of [
    [1250, 330, 5],
    [90, 300, 8],
  ] as const) {
    const tips = trunk(stage, x, ground, h, 36, {
      z: -880,
      forks: 3,
      seed: s,
      spread: 0.45,
      colour: hex('#DCD3C2'),
    });
    foliage(
      stage,
      tips.map(([tx, ty]) => [tx, ty, 66, 40] as const),
      { z: -870, colour: hex('#6A8A66'), leaf: 5, density: 0.6 },
    );
  }
  chimney(
    stage,
    420,
    300,
    74,
    150,
    2,
    brickWall(stage, brickwork(seed + 2, 'english', [26, 9]), brickTones, -40),
  );
  chimney(
    stage,
    930,
    280,
    74,
    150,
    2,
    brickWall(stage, brickwork(seed + 2, 'english', [26, 9]), brickTones, -40),
  );
  relief.fill(
    polygon([250, 476], [420, 250], [1010, 250], [1200, 476]),
    tiles(noise, seed, 10, 476),
  );
  for (let x = 424; x < 1010; x += 22)
    relief.fill(
      polygon([x, 252], [x + 11, 238], [x + 22, 252]),
      painted(noise, palette.terracotta, 14),
    );
  relief.fill(polygon([416, 250], [406, 226], [428, 240]), painted(noise, palette.terracotta, 16));
  const wall = brickWall(
    stage,
    brickwork(seed, 'flemish', [34, 12]),
    ['#A4573E', '#99503A', '#AD6247', '#8F4736'].map(hex),
  );
  relief.fill(rect(290, 466, 880, ground - 466), wall);
  relief.fill(
    rect(284, 762, 892, 62),
    stone(coursed({ seed, top: 762, height: 70, courses: [32, 30], lengths: [60, 130] }), {
      noise,
      seed,
      face: 'rock',
      z: 5,
    }),
  );
  relief.fill(rect(290, 612, 880, 8), render(noise, hex('#EFE6D3'), 5));
  // projecting gable at the right
  relief.fill(rect(760, 440, 330, ground - 440), (x, y, out) => {
    wall(x, y, out);
    out.z += 50;
  });
  relief.fill(
    rect(752, 762, 346, 62),
    stone(
      coursed({ seed: seed + 3, top: 762, height: 70, courses: [32, 30], lengths: [60, 130] }),
      { noise, seed: seed + 3, face: 'rock', z: 56 },
    ),
  );
  relief.fill(polygon([740, 452], [925, 232], [1110, 452]), render(noise, hex('#F0E7D4'), 52));
  const timber = painted(noise, hex('#5D4636'), 60);
  for (const x of [800, 862, 925, 988, 1050])
    relief.fill(
      rect(x - 5, 452 - Math.max(0, (185 - Math.abs(x - 925)) * 1.17), 10, 220),
      (px, py, out) => {
        if (py > 446) {
          out.a = 0;
          return;
        }
        timber(px, py, out);
      },
    );
  for (const y of [360, 440])
    relief.fill(rect(925 - (y - 232) * 0.84 + 8, y, (y - 232) * 1.68 - 16, 11), timber);
  relief.fill(stroke(8, arcPoints(925, 440, 60, 180, 360)), timber);
  for (const side of [-1, 1]) {
    relief.fill(
      polygon([925, 196], [925 + side * 218, 456], [925 + side * 196, 474], [925, 226]),
      painted(noise, palette.white, 96),
    );
    relief.fill(
      polygon([925, 182], [925 + side * 226, 450], [925 + side * 216, 462], [925, 200]),
      painted(noise, palette.terracotta, 100),
    );
  }
  relief.fill(polygon([918, 186], [925, 120], [932, 186]), painted(noise, palette.terracotta, 100));
  // bay window of three lights with coloured tops
  relief.fill(rect(806, 520, 238, 214), painted(noise, palette.white, 78));
  for (const x of [816, 894, 972]) {
    sash(stage, x, 526, 62, 200, { panes: [1, 2], sill: false, reveal: 10, z: 78, blind: 0.3 });
    relief.fill(rect(x + 8, 532, 46, 40), (px, py, out) => {
      const pick =
        [hex('#2F6E78'), hex('#A9503A'), hex('#C79A45'), hex('#4C7455')][
          (Math.floor((px - x) / 15.4) + Math.floor(py / 20)) % 4
        ] ?? palette.harbour;
      const lead = (px - x - 8) % 15.4 < 1.6 || py % 20 < 1.8;
      out.r = lead ? 0.1 : pick[0];
      out.g = lead ? 0.1 : pick[1];
      out.b = lead ? 0.1 : pick[2];
      out.z = 66;
      out.lit = 0.6;
    });
  }
  relief.fill(
    polygon([786, 522], [812, 492], [1038, 492], [1064, 522]),
    tiles(noise, seed + 4, 96, 524),
  );
  relief.fill(rect(796, 732, 258, 16), render(noise, hex('#EFE6D3'), 92));
  // veranda
  sash(stage, 350, 560, 130, 170, { panes: [1, 2], blind: 0.4 });
  door(stage, 560, 532, 118, 270, palette.oxide, { fanlight: 44, panels: [2, 2] });
  relief.fill(
    polygon([262, 512], [300, 466], [760, 466], [760, 512]),
    tiles(noise, seed + 6, 86, 512),
  );
  relief.fill(rect(270, 510, 490, 14), painted(noise, palette.white, 92));
  const fret: Point[][] = [];
  for (const x of [300, 452, 604]) {
    fret.push(arcPoints(x + 74, 560, 62, 190, 350), arcPoints(x + 74, 562, 44, 200, 340));
    for (let i = 0; i < 9; i += 1)
      fret.push([
        [x + 6 + i * 17, 524],
        [x + 6 + i * 17, 546],
      ]);
  }
  floating(stage, stroke(4, ...fret), palette.white, 60, 12);
  for (const x of [284, 440, 596, 744])
    floating(stage, rect(x, 522, 13, 282), palette.white, 60, 14);
  const rails: Point[][] = [];
  for (let x = 304; x < 590; x += 15)
    rails.push([
      [x, 728],
      [x, 800],
    ]);
  floating(stage, stroke(4, ...rails), palette.white, 60, 12);
  floating(stage, rect(290, 720, 306, 9), palette.white, 60, 14);
  relief.fill(rect(270, 800, 492, 20), render(noise, hex('#CFC3AA'), 90));
  relief.fill(rect(0, ground - 6, width, 160), grass(noise, 96, hex('#869A5C')));
  relief.fill(
    polygon([570, ground + 2], [690, ground + 2], [790, 970], [520, 970]),
    (x, y, out) => {
      wall(x * 1.2, y * 1.4, out);
      out.z = 98 + 0.2 * out.z;
    },
  );
  foliage(
    stage,
    [
      [400, 832, 110, 34],
      [930, 836, 180, 36],
      [1160, 830, 100, 40],
      [220, 828, 90, 40],
    ],
    { z: 110, colour: hex('#567A4C') },
  );
  foliage(
    stage,
    [
      [880, 826, 90, 14],
      [1000, 830, 70, 12],
      [390, 824, 60, 12],
    ],
    { z: 112, colour: hex('#9C7AB8'), leaf: 4, density: 0.35 },
  );
  leafShadow(stage, rect(240, 230, 960, 740), 330, 500, 440, 0.6);
};
