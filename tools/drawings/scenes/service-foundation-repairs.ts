import { brickwork, coursed } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { stone } from '../stage/masonry.ts';
import { boards, concrete, painted, soil } from '../stage/materials.ts';
import { cleanBrickTones, hex, palette } from '../stage/palette.ts';
import { polygon, rect, stroke, type Point } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall } from '../stage/terrace.ts';
import { foliage } from '../stage/garden.ts';

/** Cross-section through one wall: floor and bearers at the left, ground at the right, the new pin beneath. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width, height } = stage;
  sky(stage, { cloud: 0.4, horizon: 420 });
  const ground = 400;
  foliage(
    stage,
    [
      [1120, 350, 110, 60],
      [1340, 330, 150, 90],
    ],
    { z: -899, far: 0.15, leaf: 5 },
  );
  // room and underfloor at the left
  relief.fill(rect(0, 0, 470, 300), (x, y, out) => {
    const n = noise.fbm(x / 80, y / 80, 3);
    out.r = 0.9 + 0.06 * (n - 0.5);
    out.g = 0.87 + 0.06 * (n - 0.5);
    out.b = 0.8 + 0.06 * (n - 0.5);
    out.z = -120;
  });
  relief.fill(rect(0, 236, 470, 58), painted(noise, palette.white, -112));
  relief.fill(rect(0, 294, 486, 22), boards(noise, hex('#B98B58'), 92, 10));
  for (const x of [40, 190, 340])
    relief.fill(rect(x, 316, 46, 92), boards(noise, hex('#C59C68'), 23, 8));
  relief.fill(rect(0, 408, 500, 40), boards(noise, hex('#A67C4C'), 40, 4, true));
  relief.fill(rect(0, 316, 40, 92), painted(noise, hex('#2A2622'), -100));
  for (const x of [86, 236, 386])
    relief.fill(rect(x, 316, x === 386 ? 100 : 104, 92), painted(noise, hex('#2E2925'), -100));
  relief.fill(rect(0, 448, 480, 60), painted(noise, hex('#2E2925'), -100));
  const left = soil(noise, 500);
  const right = soil(noise, ground);
  relief.fill(polygon([0, 506], [240, 500], [480, 508], [480, height], [0, height]), left);
  relief.fill(polygon([700, ground], [width, ground - 6], [width, height], [700, height]), right);
  relief.fill(rect(440, 560, 320, 400), right);
  // the wall, cut: two leaves of brick with headers showing, plaster inside
  relief.fill(
    rect(486, -10, 190, 500),
    brickWall(stage, brickwork(seed, 'english', [95, 31]), cleanBrickTones, 20),
  );
  relief.fill(rect(470, -10, 16, 310), concrete(noise, 24, hex('#E9E2D3')));
  relief.fill(rect(478, 430, 206, 8), painted(noise, palette.ink, 24));
  const base = coursed({
    seed: seed + 1,
    top: 488,
    height: 200,
    courses: [62, 58],
    lengths: [120, 200],
    wobble: 3,
  });
  relief.fill(
    rect(450, 488, 262, 122),
    stone(base, { noise, seed: seed + 1, face: 'rubble', z: 26, joint: 6 }),
  );
  relief.fill(rect(450, 610, 262, 16), concrete(noise, 22, hex('#9C968B')));
  relief.fill(
    polygon([440, 626], [722, 626], [770, 880], [392, 880]),
    concrete(noise, 30, hex('#D6D2C8')),
  );
  for (const y of [846, 700])
    relief.fill(
      stroke(9, [
        [y === 846 ? 424 : 448, y],
        [y === 846 ? 738 : 714, y],
      ]),
      painted(noise, hex('#8A5A3C'), 40),
    );
  for (let i = 0; i < 5; i += 1)
    relief.fill(
      polygon(
        ...Array.from({ length: 12 }, (_, k): Point => [
          466 + i * 58 + 8 * Math.cos(k * 0.524),
          826 + 8 * Math.sin(k * 0.524),
        ]),
      ),
      painted(noise, hex('#8A5A3C'), 44),
    );
  // drain in gravel on the outside
  relief.fill(
    polygon([800, 470], [960, 470], [930, 720], [820, 720]),
    stone(
      coursed({
        seed: seed + 3,
        top: 460,
        height: 300,
        courses: [17, 15, 18],
        lengths: [16, 26],
        wobble: 6,
      }),
      {
        noise,
        seed: seed + 3,
        face: 'rubble',
        joint: 3,
        z: 10,
        tones: ['#B9B4A8', '#A9A59B', '#CBC4B3'].map(hex),
      },
    ),
  );
  relief.fill(
    polygon(
      ...Array.from({ length: 40 }, (_, k): Point => [
        875 + 40 * Math.cos(k * 0.157),
        672 + 40 * Math.sin(k * 0.157),
      ]),
    ),
    (x, y, out) => {
      const d = Math.hypot(x - 875, y - 672);
      const t = smooth(30, 28, d);
      out.r = 0.72 - 0.56 * t;
      out.g = 0.48 - 0.34 * t;
      out.b = 0.34 - 0.2 * t;
      out.z = 26 - 34 * t;
    },
  );
  relief.fill(
    polygon([700, ground - 6], [width, ground - 14], [width, ground + 10], [700, ground + 16]),
    (x, y, out) => {
      const n = noise.at(x / 3, y / 5);
      out.r = 0.42 + 0.2 * n;
      out.g = 0.5 + 0.2 * n;
      out.b = 0.28;
      out.z = 30;
    },
  );
  relief.fill(rect(676, 372, 120, 34), concrete(noise, 34, hex('#C4BDAE')));
  // rock
  relief.fill(
    polygon(
      [0, 896],
      [300, 884],
      [620, 880],
      [980, 888],
      [width, 872],
      [width, height],
      [0, height],
    ),
    stone(
      coursed({
        seed: seed + 9,
        top: 870,
        height: 120,
        courses: [70],
        lengths: [260, 480],
        wobble: 9,
      }),
      { noise, seed, face: 'rubble', z: 20, joint: 2 },
    ),
  );
  foliage(stage, [[1010, 372, 70, 36]], { z: 60, colour: hex('#5E7C50') });
};
