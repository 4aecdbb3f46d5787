import { stoneArch } from '../stage/arches.ts';
import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { smooth } from '../stage/maths.ts';
import { hex } from '../stage/palette.ts';
import { arched, archedPoints, join, polygon, rect, type Point } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage } from '../stage/garden.ts';
import { farLand, water } from '../stage/land.ts';
import { block, moulding } from '../stage/mouldings.ts';

/** Viaduct over a creek: two round arches, the pier between them with its cutwater, all doubled in the water. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.55, horizon: 520, low: hex('#F9E5C6') });
  gulls(stage, [
    [300, 330, 16],
    [380, 300, 11],
  ]);
  farLand(stage, 560, 60, hex('#8FA096'), 3, 720);
  farLand(stage, 690, 10, hex('#7E8F66'), 5, 720);
  foliage(
    stage,
    [
      [200, 620, 200, 90],
      [1240, 610, 230, 100],
      [520, 650, 100, 40],
      [950, 650, 110, 46],
    ],
    { z: -899, far: 0.18, colour: hex('#6A8560'), leaf: 6 },
  );
  const line = 712;
  const spring = 500;
  const bond = coursed({
    seed,
    top: 60,
    height: 720,
    courses: [46, 40, 50, 44],
    lengths: [80, 190],
  });
  const arches = [
    [-280, 820],
    [900, 820],
  ] as const;
  const holes: Point[][] = arches.map(([x, w]) => archedPoints(x, spring, w, line + 40, 330));
  const front = join(rect(-400, 60, 2300, line - 60), ...holes.map((hole) => polygon(...hole)));
  relief.fill(front, stone(bond, { noise, seed, face: 'rock', joint: 3, depth: 3 }));
  const inside = stone(bond, { noise, seed: seed + 3, z: -40 });
  // inside of each arch, in shade
  for (const [x, w] of arches) {
    const inner = archedPoints(x + 26, spring + 6, w - 90, line, 300);
    const reveal = join(arched(x, spring, w, line, 330), polygon(...inner));
    relief.fill(reveal, (px, py, out) => {
      inside(px, py, out);
      out.lit = 0.75;
    });
    stoneArch(stage, { x, spring, w, rise: 330, depth: 66 }, 37, {
      z: 10,
      face: 'picked',
      margin: 7,
      joint: 2.6,
    });
  }
  moulding(
    stage,
    -40,
    1480,
    92,
    [
      [10, 30, 34],
      [20, 34, 20, 'wave'],
      [14, 14, 4, 'hollow'],
    ],
    { returned: false, lengths: [150, 220] },
  );
  for (let x = -40; x < width; x += 176)
    block(stage, x, 16, 173, 80, 12, { face: 'tooled', margin: 6 }, x);
  moulding(
    stage,
    -40,
    1480,
    6,
    [
      [6, 18, 24],
      [16, 24, 24],
      [8, 20, 12],
    ],
    { returned: false, lengths: [173, 174] },
  );
  // pier and cutwater: a pointed nose whose left cheek is lit and right in shade
  const core = coursed({
    seed: seed + 5,
    top: 100,
    height: 700,
    courses: [54, 48, 58],
    lengths: [120, 180],
  });
  const pier = stone(core, { noise, seed: seed + 5, face: 'rock', joint: 3 });
  relief.fill(rect(626, 130, 188, line - 130), (x, y, out) => {
    pier(x, y, out);
    out.z += 26;
  });
  moulding(
    stage,
    626,
    814,
    486,
    [
      [8, 18, 18],
      [14, 16, 6, 'hollow'],
    ],
    { z: 26 },
  );
  relief.fill(
    polygon([600, 560], [720, 500], [840, 560], [840, line], [600, line]),
    (x, y, out) => {
      pier(x, y, out);
      const t = Math.abs(x - 720) / 120;
      out.z += 120 - 88 * t;
      if (y < 560 - 60 + 60 * t + 14) out.z -= 8;
    },
  );
  // tide mark
  relief.rework(rect(0, 590, width, line - 590), (x, y, out) => {
    if (out.z < -300) {
      out.a = 0;
      return;
    }
    const tide = smooth(line - 84, line - 30, y + 22 * (noise.fbm(x / 50, y / 30, 3) - 0.5));
    out.r += (0.35 - out.r) * 0.6 * tide;
    out.g += (0.36 - out.g) * 0.56 * tide;
    out.b += (0.26 - out.b) * 0.58 * tide;
  });
  relief.fill(polygon([-10, line], [-10, 690], [90, 700], [150, line]), (_x, _y, out) => {
    out.r = 0.5;
    out.g = 0.45;
    out.b = 0.32;
  });
  water(stage, line, 0.8);
};
