import { brickArch } from '../stage/arches.ts';
import { brickwork } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { boards, corrugated, glass, grass, painted } from '../stage/materials.ts';
import { brickTones, cleanBrickTones, hex, palette } from '../stage/palette.ts';
import { arched, ellipse, polygon, rect, stroke } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall } from '../stage/terrace.ts';
import { foliage, trunk } from '../stage/garden.ts';
import { tube } from '../stage/ironwork.ts';
import { farLand } from '../stage/land.ts';
import { block, moulding, stringCourse } from '../stage/mouldings.ts';
import { downpipe } from '../stage/turned.ts';

/** Old works on the plain: stepped brick front, saw-tooth roof behind it, water tower, mountains far off. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.9, horizon: 760, top: hex('#5F94B3'), low: hex('#FAE6C6') });
  gulls(stage, [[1180, 240, 12]]);
  farLand(stage, 690, 46, hex('#8FA6B8'), 3, 800);
  farLand(stage, 730, 30, hex('#9DA98E'), 6, 830);
  const ground = 852;
  foliage(
    stage,
    [
      [1300, 750, 120, 60],
      [1180, 770, 80, 40],
      [60, 760, 90, 50],
    ],
    { z: -899, far: 0.2, colour: hex('#7C9068'), leaf: 5 },
  );
  // water tower
  for (const x of [1080, 1120, 1160, 1200])
    tube(stage, [x, 480], [x + (x - 1140) * 0.3, ground], 7, hex('#6E757A'), 0);
  for (const [a, b] of [
    [0, 1],
    [1, 0],
  ] as const)
    for (const y of [560, 680])
      tube(stage, [1084 + a * 112, y], [1084 + b * 112, y + 110], 3, hex('#7B8286'), 0);
  relief.fill(rect(1050, 360, 180, 128), (x, y, out) => {
    corrugated(noise, 0, 480, hex('#A9AFAE'))(x, y, out);
    out.z = 60 + 90 * Math.sqrt(Math.max(0, 1 - ((x - 1140) / 90) ** 2));
  });
  relief.fill(polygon([1042, 364], [1140, 316], [1238, 364]), (x, _y, out) => {
    out.r = 0.6;
    out.g = 0.63;
    out.b = 0.63;
    out.z = 70 + 90 * Math.sqrt(Math.max(0, 1 - ((x - 1140) / 98) ** 2));
  });
  // saw teeth
  for (let i = 0; i < 5; i += 1) {
    const x = 120 + i * 170;
    relief.fill(
      polygon([x, 560], [x + 18, 440], [x + 170, 560]),
      corrugated(noise, -60, 560, hex('#9AA2A2')),
    );
    relief.fill(
      polygon([x - 2, 560], [x + 16, 436], [x + 34, 452], [x + 26, 560]),
      glass(noise, 430, 560, -58, 0.9),
    );
  }
  const wall = brickWall(stage, brickwork(seed, 'english', [36, 12]), brickTones);
  relief.fill(
    polygon(
      [100, ground],
      [100, 560],
      [300, 560],
      [300, 516],
      [390, 516],
      [390, 470],
      [630, 470],
      [630, 516],
      [720, 516],
      [720, 560],
      [980, 560],
      [980, ground],
    ),
    wall,
  );
  for (const [x, y, w] of [
    [92, 548, 216],
    [292, 504, 106],
    [382, 458, 256],
    [622, 504, 106],
    [712, 548, 276],
  ] as const)
    block(stage, x, y, w, 16, 14, {}, x);
  relief.fill(rect(412, 494, 196, 50), painted(noise, hex('#E9DCC0'), 6));
  relief.fill(
    stroke(3, [
      [420, 502],
      [600, 502],
      [600, 536],
      [420, 536],
      [420, 502],
    ]),
    painted(noise, hex('#8C6A45'), 7),
  );
  moulding(stage, 100, 980, 580, stringCourse(1), {});
  for (let i = 0; i < 8; i += 1) {
    const x = 124 + i * 108;
    relief.fill(rect(x - 20, 598, 20, ground - 598), (px, py, out) => {
      wall(px, py, out);
      out.z += 10;
    });
    if (i === 3 || i === 4) continue;
    relief.fill(arched(x + 8, 650, 72, 770, 20), painted(noise, hex('#40545A'), -12));
    relief.fill(arched(x + 12, 652, 64, 766, 17), glass(noise, 620, 770, -18, 0.65));
    for (let b = 1; b < 4; b += 1)
      relief.fill(rect(x + 12 + b * 16 - 1, 634, 2, 132), painted(noise, hex('#40545A'), -13));
    for (const y of [676, 708, 738])
      relief.fill(rect(x + 12, y, 64, 2.2), painted(noise, hex('#40545A'), -13));
    brickArch(stage, { x: x + 8, spring: 650, w: 72, rise: 20, depth: 22 }, 1, {
      tones: cleanBrickTones,
      z: 3,
    });
    block(stage, x, 770, 88, 9, 8, {}, x);
  }
  relief.fill(rect(442, 640, 190, ground - 640), boards(noise, palette.eucalypt, 19, -16));
  relief.fill(
    stroke(
      5,
      [
        [442, 746],
        [632, 746],
      ],
      [
        [537, 640],
        [537, ground],
      ],
    ),
    painted(noise, hex('#2E4B3D'), -13),
  );
  relief.fill(rect(430, 622, 214, 20), painted(noise, hex('#8F9598'), 8));
  downpipe(stage, 960, 600, ground, hex('#5E6B6E'));
  relief.fill(rect(0, ground - 4, width, 120), (x, y, out) => {
    grass(noise, 30, hex('#A79E62'))(x, y, out);
    const track = smooth(60, 20, Math.abs(x - 540 + (y - ground) * 1.2) * 0.8 - (y - ground) * 0.6);
    out.r += (0.76 - out.r) * track;
    out.g += (0.66 - out.g) * track;
    out.b += (0.5 - out.b) * track;
  });
  relief.shade(ellipse(1120, 872, 200, 12), 0.4, 6);
  for (let x = 1010; x < width; x += 74) {
    relief.fill(rect(x, 796, 8, 70), boards(noise, hex('#8B7B66'), 9, 44));
    for (const y of [808, 830])
      relief.fill(
        stroke(2, [
          [x, y],
          [x + 74, y + 1],
        ]),
        painted(noise, hex('#6E6A62'), 44),
      );
  }
  const tips = trunk(stage, 1370, 900, 230, 30, {
    z: 60,
    forks: 3,
    seed: 2,
    spread: 0.5,
    colour: hex('#D9CFBD'),
  });
  foliage(
    stage,
    tips.map(([tx, ty]) => [tx, ty, 58, 34] as const),
    { z: 64, colour: hex('#6F8B62'), leaf: 4.6, density: 0.6 },
  );
};
