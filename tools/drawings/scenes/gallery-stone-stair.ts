import { stoneArch } from '../stage/arches.ts';
import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { hex } from '../stage/palette.ts';
import { arched, polygon, rect } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage, leafShadow, plants, pot } from '../stage/garden.ts';
import { tube } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { block } from '../stage/mouldings.ts';

/** Public steps cut between walls, like those of The Rocks: treads worn hollow, an arch at the top. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  const bond = coursed({
    seed,
    top: -40,
    height: 960,
    courses: [58, 50, 62, 54],
    lengths: [90, 220],
    split: 0.1,
  });
  sky(stage, { cloud: 0.5, horizon: 400 });
  relief.fill(rect(0, 0, width, 900), stone(bond, { noise, seed, face: 'rock', joint: 4, z: -60 }));
  // arch and the light beyond it
  relief.fill(arched(530, 190, 380, 420, 150), (x, y, out) => {
    const t = (y - 40) / 380;
    const cloud = noise.fbm(x / 90, y / 60, 4);
    out.r = 0.72 + 0.24 * t + 0.1 * (cloud - 0.5);
    out.g = 0.8 + 0.12 * t + 0.1 * (cloud - 0.5);
    out.b = 0.82 + 0.02 * t;
    out.z = -900;
    out.lit = 0;
  });
  foliage(
    stage,
    [
      [610, 350, 90, 46],
      [740, 366, 110, 34],
      [860, 344, 80, 56],
    ],
    { z: -899, far: 0.4, leaf: 5 },
  );
  foliage(
    stage,
    [
      [640, 330, 90, 50],
      [800, 340, 100, 44],
    ],
    { z: -899, far: 0.25, leaf: 4.5 },
  );
  stoneArch(stage, { x: 530, spring: 190, w: 380, rise: 150, depth: 66 }, 17, {
    z: -46,
    face: 'picked',
    margin: 7,
  });
  const count = 15;
  const surface = coursed({
    seed: seed + 2,
    top: 0,
    height: 1000,
    courses: [1000],
    lengths: [150, 330],
    wobble: 1.5,
  });
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const y = 404 + (900 - 404) * t ** 1.12;
    const next = 404 + (900 - 404) * ((i + 1) / (count - 1)) ** 1.12;
    const half = 196 + 200 * t;
    const tread = (next - y) * 0.42;
    const own = stone(
      (x, py, cell) => {
        surface(x + i * 137, py, cell);
        cell.id += i * 17;
        cell.d = Math.min(cell.lx, cell.w - cell.lx);
      },
      { noise, seed: seed + 40 + i, face: 'smooth', joint: 2 },
    );
    const worn = (x: number): number =>
      5 * Math.exp(-(((x - 720) / (half * 0.45)) ** 2)) * (0.5 + t);
    relief.fill(rect(720 - half, y, half * 2, next - y + 2), (x, py, out) => {
      own(x, py, out);
      const down = py - y - worn(x);
      const lip = down < tread;
      out.z += -50 + i * 9 + (lip ? down * 0.5 : tread * 0.5 - 4 - (down - tread) * 0.05);
      const k = lip ? 1.06 : 0.78;
      out.r *= k;
      out.g *= k;
      out.b *= k * (lip ? 0.98 : 1);
    });
  }
  // raking walls each side
  for (const side of [-1, 1]) {
    const at = (half: number): number => 720 + side * half;
    const wall = polygon(
      [at(196), 330],
      [at(300), 300],
      [at(760), 300],
      [at(760), 920],
      [at(420), 920],
      [at(410), 800],
    );
    relief.fill(wall, stone(bond, { noise, seed: seed + 7, face: 'rock', joint: 4, z: 60 }));
    relief.fill(
      polygon([at(190), 318], [at(196), 348], [at(406), 812], [at(446), 812], [at(232), 310]),
      stone(
        coursed({ seed: seed + 8, top: 300, height: 560, courses: [74], lengths: [300, 301] }),
        { noise, seed: seed + 8, face: 'smooth', z: 84, joint: 2.4 },
      ),
    );
    block(stage, side < 0 ? 240 : 1114, 770, 86, 160, 104, { face: 'tooled', margin: 8 }, side + 4);
    block(stage, side < 0 ? 230 : 1104, 752, 106, 24, 118, {}, side + 8);
  }
  tube(stage, [478, 270], [300, 690], 7, hex('#39424A'), 34);
  for (const [x, y] of [
    [470, 288],
    [386, 488],
    [304, 680],
  ] as const)
    tube(stage, [x, y], [x, y + 92], 5, hex('#39424A'), 34);
  footpath(stage, 914, { kerb: 1200, colour: hex('#C9BA9C') });
  pot(stage, 1240, 924, 76, 84);
  foliage(stage, [[1240, 800, 62, 52]], { z: 130, colour: hex('#54774A') });
  foliage(
    stage,
    [
      [70, 250, 150, 90],
      [10, 360, 80, 90],
    ],
    { z: 80, colour: hex('#4F6F45'), leaf: 5.5 },
  );
  plants(stage, [
    [560, 600, 18],
    [1010, 720, 24],
    [420, 900, 26],
    [1060, 300, 26],
  ]);
  leafShadow(stage, rect(0, 280, 760, 680), 200, 560, 380, 0.5);
};
