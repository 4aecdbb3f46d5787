import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { grass, render } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import { arcPoints, curve, ellipse, polygon, rect, stroke, type Point } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage, leafShadow, trunk } from '../stage/garden.ts';
import { floating } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { block, moulding } from '../stage/mouldings.ts';

/** Two posts with ball caps, wrought gates between, a clipped hedge and the drive beyond. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.5, horizon: 560 });
  const ground = 846;
  trunk(stage, 320, 560, 150, 34, { z: -890, forks: 2, seed: 5, colour: hex('#A59A8A') });
  foliage(
    stage,
    [
      [300, 270, 230, 150],
      [1160, 300, 260, 150],
      [720, 400, 240, 90],
    ],
    { z: -899, far: 0.3, colour: hex('#64815A'), leaf: 6 },
  );
  foliage(
    stage,
    [
      [90, 470, 200, 110],
      [330, 480, 150, 90],
      [1110, 480, 150, 90],
      [1340, 470, 210, 110],
      [620, 480, 120, 60],
      [830, 480, 120, 60],
    ],
    { z: -898, far: 0.16, colour: hex('#5D7A53'), leaf: 5.5 },
  );
  relief.fill(rect(0, 500, width, 360), grass(noise, -300, hex('#8D9A63')));
  relief.fill(polygon([560, 860], [880, 860], [760, 500], [690, 500]), (x, y, out) => {
    const n = noise.fbm(x / 6, y / 4, 3);
    out.r = 0.83 + 0.14 * (n - 0.5);
    out.g = 0.77 + 0.14 * (n - 0.5);
    out.b = 0.64 + 0.14 * (n - 0.5);
    out.z = -290;
  });
  foliage(
    stage,
    [
      [120, 660, 230, 120],
      [60, 760, 200, 110],
      [1320, 660, 230, 120],
      [1380, 760, 180, 110],
    ],
    { z: -120, colour: hex('#47663F'), leaf: 4.6, density: 1.3 },
  );
  const bond = coursed({ seed, top: 160, height: 760, courses: [74, 66], lengths: [110, 200] });
  const post = (cx: number): void => {
    relief.fill(
      rect(cx - 88, 300, 176, ground - 300),
      stone(
        coursed({
          seed: seed + cx,
          top: 300,
          height: 600,
          courses: [92, 84, 98],
          lengths: [110, 150],
        }),
        { noise, seed: seed + cx, face: 'picked', margin: 13, z: 40, joint: 3 },
      ),
    );
    block(stage, cx - 104, 760, 208, 92, 58, { face: 'rock' }, cx);
    moulding(
      stage,
      cx - 88,
      cx + 88,
      262,
      [
        [8, 30, 30],
        [22, 30, 14, 'wave'],
        [10, 8, 4],
      ],
      { z: 40, lengths: [400, 401] },
    );
    block(stage, cx - 70, 236, 140, 28, 58, {}, cx + 2);
    block(stage, cx - 40, 212, 80, 26, 50, {}, cx + 3);
    relief.fill(ellipse(cx, 152, 66, 66), (x, y, out) => {
      render(noise, hex('#E0CFAE'))(x, y, out);
      const d = Math.hypot(x - cx, y - 152) / 66;
      out.z += 40 + 66 * Math.sqrt(Math.max(0, 1 - d * d));
    });
  };
  for (const side of [-1, 1]) {
    relief.fill(
      rect(side < 0 ? -10 : 1136, 560, 320, ground - 560),
      stone(bond, { noise, seed, face: 'rock', joint: 4 }),
    );
    for (let x = side < 0 ? -20 : 1138; x < (side < 0 ? 300 : 1460); x += 110)
      block(stage, x, 530, 108, 36, 18, { face: 'tooled', margin: 4 }, x);
  }
  post(396);
  post(1044);
  footpath(stage, ground, { kerb: 930 });
  // gates
  const iron = hex('#20292E');
  const leaf = (x0: number, side: 1 | -1): void => {
    const w = 272;
    const hinge = side > 0 ? x0 : x0 + w;
    const at = (u: number): number => hinge + side * u;
    const top = (u: number): number => 470 + 90 * (u / w) ** 1.6;
    const lines: Point[][] = [];
    for (let u = 0; u <= w; u += 27.2)
      lines.push([
        [at(u), top(u)],
        [at(u), ground - 8],
      ]);
    floating(stage, stroke(4.4, ...lines), iron, 70, -286);
    const rail: Point[] = Array.from({ length: 20 }, (_, i): Point => [
      at((w * i) / 19),
      top((w * i) / 19),
    ]);
    floating(
      stage,
      stroke(
        8,
        rail,
        [
          [at(0), 640],
          [at(w), 640],
        ],
        [
          [at(0), 690],
          [at(w), 690],
        ],
        [
          [at(0), ground - 20],
          [at(w), ground - 20],
        ],
      ),
      iron,
      70,
      -286,
    );
    const scrolls: Point[][] = [];
    for (let u = 13.6; u < w; u += 27.2) {
      scrolls.push(arcPoints(at(u), 665, 11, 0, 360));
      scrolls.push(
        curve([
          [at(u - 10), 770],
          [at(u - 4), 744],
          [at(u + 6), 756],
          [at(u), 772],
          [at(u - 6), 788],
          [at(u + 4), 800],
          [at(u + 10), 776],
        ]),
      );
    }
    floating(stage, stroke(3.4, ...scrolls), iron, 70, -286);
    for (let u = 0; u <= w; u += 27.2)
      floating(
        stage,
        {
          lines: [
            [
              [at(u), top(u) - 30],
              [at(u) + 6, top(u) - 12],
              [at(u), top(u) + 2],
              [at(u) - 6, top(u) - 12],
            ],
          ],
        },
        iron,
        70,
        -286,
      );
  };
  leaf(486, 1);
  leaf(958 - 276 + 2, -1);
  leafShadow(stage, rect(0, 140, 700, 760), 130, 700, 420, 0.5);
};
