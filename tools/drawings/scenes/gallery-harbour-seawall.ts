import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { smooth } from '../stage/maths.ts';
import { painted } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import { arcPoints, ring, rect, stroke, type Point } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage } from '../stage/garden.ts';
import { farLand, sea, water } from '../stage/land.ts';
import { block } from '../stage/mouldings.ts';
import { radii, turned, turnedShape } from '../stage/turned.ts';

/** Harbour wall of big blocks, weed at the tide line, the far shore and the bridge behind. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.55, horizon: 400, top: hex('#86AABB'), low: hex('#F8E9D0') });
  farLand(stage, 344, 54, hex('#9FB0B0'), 2, 400);
  relief.paint(
    (c) => {
      c.strokeStyle = 'rgba(108,126,134,0.9)';
      c.lineWidth = 5;
      c.beginPath();
      c.arc(980, 520, 330, Math.PI * 1.2, Math.PI * 1.8);
      c.stroke();
      c.lineWidth = 3;
      c.beginPath();
      c.arc(980, 560, 340, Math.PI * 1.21, Math.PI * 1.79);
      c.stroke();
      c.lineWidth = 4;
      c.beginPath();
      c.moveTo(600, 318);
      c.lineTo(1390, 318);
      c.stroke();
      c.lineWidth = 1.4;
      for (let x = 730; x < 1240; x += 22) {
        const up = 520 - Math.sqrt(Math.max(0, 330 ** 2 - (x - 980) ** 2));
        c.beginPath();
        c.moveTo(x, up);
        c.lineTo(x, 318);
        c.stroke();
      }
      c.fillStyle = 'rgba(188,172,142,0.95)';
      for (const x of [690, 1246]) c.fillRect(x, 262, 26, 88);
    },
    { lit: 0 },
  );
  sea(stage, 348, 470, hex('#4B8090'));
  foliage(
    stage,
    [
      [60, 340, 160, 34],
      [260, 350, 120, 22],
    ],
    { z: -899, far: 0.4 },
  );
  const top = 452;
  const line = 764;
  const bond = coursed({
    seed,
    top,
    height: 400,
    courses: [86, 74, 92, 80],
    lengths: [150, 320],
    wobble: 1.4,
  });
  const wall = stone(bond, { noise, seed, face: 'rock', joint: 5, depth: 4 });
  relief.fill(rect(0, top, width, line - top), (x, y, out) => {
    wall(x, y, out);
    const tide = smooth(line - 150, line - 70, y + 30 * (noise.fbm(x / 60, y / 40, 3) - 0.5));
    out.r += (0.36 - out.r) * 0.62 * tide;
    out.g += (0.36 - out.g) * 0.58 * tide;
    out.b += (0.25 - out.b) * 0.6 * tide;
    const shells =
      smooth(0.66, 0.8, noise.at(x / 5, y / 5)) *
      smooth(line - 110, line - 60, y) *
      smooth(line - 4, line - 40, y);
    out.r += (0.86 - out.r) * 0.6 * shells;
    out.g += (0.84 - out.g) * 0.6 * shells;
    out.b += (0.78 - out.b) * 0.6 * shells;
    out.z += shells * 1.5;
  });
  for (let x = -90; x < width; x += 236)
    block(stage, x, top - 38, 233, 44, 26, { face: 'tooled', margin: 6 }, x);
  // iron ladder and mooring rings
  for (const x of [300, 344])
    relief.fill(
      stroke(8, [
        [x, top - 70],
        [x, line],
      ]),
      painted(noise, hex('#4B4A46'), 34),
    );
  for (let y = top - 10; y < line; y += 38)
    relief.fill(
      stroke(6, [
        [300, y],
        [344, y],
      ]),
      painted(noise, hex('#5A4A40'), 34),
    );
  for (const x of [640, 1190]) {
    relief.fill(rect(x - 13, 560, 26, 30), painted(noise, hex('#55483F'), 14));
    relief.fill(ring(x, 606, 20, 28), painted(noise, hex('#4A4039'), 26));
  }
  const shape = radii([0, 30], [10, 38], [22, 36], [30, 22], [62, 22], [76, 34], [84, 36]);
  for (const x of [880]) {
    relief.fill(
      turnedShape(x, top - 120, 84, shape),
      turned(x, top - 120, shape, 24, painted(noise, hex('#2B343A'), 0)),
    );
    const rope: Point[] = [
      ...arcPoints(x, top - 80, 27, 150, 20),
      [940, top - 34],
      [990, top + 30],
      [1060, top + 150],
      [1180, line],
    ];
    relief.fill(stroke(8, rope), painted(noise, hex('#CDB487'), 52));
  }
  // two gulls standing on the coping
  relief.paint(
    (c) => {
      for (const [x, dir] of [
        [500, 1],
        [560, -1],
      ] as const) {
        const y = top - 60;
        c.fillStyle = '#F6F2E9';
        c.beginPath();
        c.ellipse(x, y, 17, 9, -0.15 * dir, 0, 7);
        c.ellipse(x + 13 * dir, y - 11, 7, 6.4, 0, 0, 7);
        c.fill();
        c.fillStyle = '#A9B2B8';
        c.beginPath();
        c.ellipse(x - 4 * dir, y - 1, 14, 6, -0.2 * dir, 0, 7);
        c.fill();
        c.fillStyle = '#22292E';
        c.beginPath();
        c.ellipse(x - 18 * dir, y + 2, 7, 2.6, 0.1 * dir, 0, 7);
        c.ellipse(x + 15 * dir, y - 12, 1.3, 1.3, 0, 0, 7);
        c.fill();
        c.strokeStyle = '#B4502F';
        c.lineWidth = 2.2;
        c.beginPath();
        c.moveTo(x + 19 * dir, y - 10);
        c.lineTo(x + 26 * dir, y - 8);
        c.moveTo(x - 2, y + 8);
        c.lineTo(x - 2, y + 22);
        c.moveTo(x + 5, y + 8);
        c.lineTo(x + 5, y + 22);
        c.stroke();
      }
    },
    { z: 40, lit: 0.1 },
  );
  gulls(stage, [
    [230, 140, 22],
    [320, 190, 15],
    [1130, 120, 14],
  ]);
  water(stage, line, 1);
};
