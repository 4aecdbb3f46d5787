import { brickwork, stoneAt } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { brick } from '../stage/masonry.ts';
import { painted, slates } from '../stage/materials.ts';
import { cleanBrickTones, hex, palette } from '../stage/palette.ts';
import { polygon, rect } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { crack, stepped } from '../stage/cracks.ts';
import { patch, worst } from '../stage/damage.ts';
import { foliage } from '../stage/garden.ts';
import { farLand, sea } from '../stage/land.ts';
import { spall } from '../stage/spalls.ts';
import { radii, turned, turnedShape } from '../stage/turned.ts';
import { crust, weeds } from '../stage/weather.ts';

/** Chimney of a house by the sea: two pots, corbelled head, slate roof at its foot. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before } = stage;
  sky(stage, { cloud: 0.62, horizon: 760, top: hex('#7CA7BC') });
  gulls(stage, [
    [236, 190, 22],
    [330, 236, 15],
    [1180, 150, 18],
    [1090, 330, 12],
  ]);
  sea(stage, 640, 760, hex('#3E7C8C'));
  farLand(stage, 640, 90, hex('#7E9187'), 3, 700);
  farLand(stage, 752, 8, hex('#A3A878'), 9, 970);
  foliage(
    stage,
    [
      [120, 720, 120, 60],
      [1290, 700, 160, 80],
    ],
    { z: -899, far: 0.25, leaf: 5 },
  );

  const bond = brickwork(seed, 'english', [58, 20]);
  const missing = new Set<number>();
  const pushed = new Map<number, number>();
  if (before) {
    for (const [x, y] of [
      [560, 232],
      [602, 252],
      [880, 212],
      [846, 232],
      [862, 250],
      [820, 560],
      [596, 424],
      [612, 444],
    ] as const)
      missing.add(stoneAt(bond, x, y));
    for (const [x, y] of [
      [640, 330],
      [700, 350],
      [800, 390],
      [780, 470],
      [650, 510],
    ] as const)
      pushed.set(stoneAt(bond, x, y), 7);
  }
  const lost = worn(
    worst(patch(stage, 720, 360, 260, 190, 1), patch(stage, 640, 600, 160, 110, 2)),
  );
  const surface = brick(bond, {
    noise,
    seed,
    tones: cleanBrickTones,
    lost,
    eaten: worn(patch(stage, 790, 470, 130, 170, 4)),
    missing,
    pushed,
    joint: 3,
  });
  const potShape = radii([0, 32], [12, 40], [24, 40], [32, 31], [118, 37], [126, 41], [132, 41]);
  for (const x of [640, 800]) {
    const clay = turned(x, 66, potShape, -20, painted(noise, palette.terracotta, 0));
    // before, the right-hand pot has lost its head
    const broken = polygon(
      [769, 200],
      [768, 128],
      [784, 108],
      [796, 130],
      [810, 114],
      [822, 136],
      [833, 122],
      [835, 200],
    );
    relief.fill(before && x === 800 ? broken : turnedShape(x, 66, 130, potShape), clay);
  }
  relief.fill(rect(572, 180, 296, 640), surface);
  for (const [inset, y, h, z] of [
    [-32, 180, 40, 26],
    [-20, 220, 20, 17],
    [-10, 240, 20, 9],
    [-14, 400, 20, 10],
    [-14, 720, 40, 8],
  ] as const) {
    relief.fill(rect(572 + inset, y, 296 - 2 * inset, h), (x, py, out) => {
      surface(x, py, out);
      out.z += z;
    });
  }
  crust(stage, 556, 260, 328, 120, 0.75);
  crack(stage, stepped([690, 262], [620, 560], 40), 9, 2);
  crack(stage, stepped([800, 420], [838, 690], 40), 7, 2);
  spall(
    stage,
    [
      [552, 184],
      [592, 182],
      [606, 206],
      [584, 236],
      [548, 226],
    ],
    { depth: 12, colour: hex('#9A7558') },
  );
  weeds(stage, [
    [868, 218, 34],
    [604, 262, 24],
  ]);
  if (before) {
    // the stack leans towards the weather above its waist
    relief.warp({ x: 430, y: 30, w: 580, h: 570 }, (x, y, out) => {
      const lean = smooth(590, 120, y) * smooth(430, 500, x) * smooth(1010, 940, x);
      out.dx = -34 * lean;
    });
  }
  const eaves = 1010;
  relief.fill(
    polygon(
      [-10, 1000],
      [-10, 880],
      [560, 730],
      [572, 722],
      [868, 722],
      [880, 730],
      [1450, 880],
      [1450, 1000],
    ),
    slates(noise, seed, 40, eaves, 38),
  );
  relief.fill(rect(556, 716, 328, 30), (x, y, out) => {
    painted(noise, palette.lead, 62)(x, y, out);
    out.z += 3 * Math.sin(x / 20) ** 8;
  });
};
