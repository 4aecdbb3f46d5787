import { rubble, coursed } from '../stage/bond.ts';
import { stoneArch } from '../stage/arches.ts';
import { stone } from '../stage/masonry.ts';
import { boards, painted } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { arched, rect } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage, leafShadow, plants, pot, trunk } from '../stage/garden.ts';
import { floating } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { block } from '../stage/mouldings.ts';
import { plankDoor } from '../stage/openings.ts';

/** Random rubble of the convict years: a blue door, a bench, a lemon tree in a pot. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.4, horizon: 300 });
  const ground = 820;
  foliage(
    stage,
    [
      [220, 120, 240, 110],
      [1200, 130, 260, 90],
      [700, 150, 140, 50],
    ],
    { z: -899, far: 0.2, colour: hex('#63805A'), leaf: 6 },
  );
  relief.fill(
    rect(0, 190, width, ground - 190),
    stone(rubble(seed, 74, 1.9), {
      noise,
      seed,
      face: 'rubble',
      joint: 9,
      depth: 5,
      mortar: hex('#E2D5BA'),
    }),
  );
  for (let x = -50; x < width; x += 142) block(stage, x, 164, 140, 34, 20, { face: 'rock' }, x);
  const dx = 250;
  const dw = 210;
  relief.fill(
    arched(dx - 44, 380, dw + 88, ground, 80),
    stone(
      coursed({ seed: seed + 1, top: 380, height: 460, courses: [74, 60], lengths: [400, 401] }),
      { noise, seed: seed + 1, face: 'picked', margin: 8, z: 8 },
    ),
  );
  plankDoor(stage, arched(dx, 400, dw, ground, 66), dx, dw, 350, ground - 350, hex('#2E6480'), -26);
  stoneArch(stage, { x: dx, spring: 400, w: dw, rise: 66, depth: 58 }, 9, {
    z: 12,
    face: 'picked',
    margin: 6,
  });
  relief.fill(rect(dx + dw - 40, 610, 10, 40), painted(noise, palette.black, -14));
  block(stage, dx - 30, ground - 22, dw + 60, 26, 40, { face: 'tooled', margin: 4 });
  footpath(stage, ground, { colour: hex('#CDBD9E'), kerb: 1100 });
  // bench
  for (const x of [690, 1000]) floating(stage, rect(x, 690, 16, 150), hex('#5B4A3A'), 44, 24);
  for (const [y, h] of [
    [598, 22],
    [632, 22],
    [690, 18],
  ] as const) {
    relief.shade(rect(676 + 44, y + 44, 356, h), 0.75, 2);
    relief.fill(rect(672, y, 362, h), boards(noise, hex('#A88459'), h, 40, true));
  }
  for (const x of [684, 1010]) floating(stage, rect(x, 586, 12, 120), hex('#6B543D'), 44, 46);
  pot(stage, 1200, 850, 120, 124);
  trunk(stage, 1200, 740, 110, 13, {
    z: 40,
    forks: 1,
    seed: 4,
    spread: 0.8,
    colour: hex('#7E6A50'),
  });
  foliage(
    stage,
    [
      [1200, 560, 108, 100],
      [1150, 610, 60, 50],
      [1262, 600, 60, 56],
    ],
    { z: 60, colour: hex('#4F7A45'), leaf: 5 },
  );
  relief.paint(
    (c) => {
      for (let i = 0; i < 15; i += 1) {
        const x = 1116 + stage.noise.at(i * 3.1, 4) * 180;
        const y = 490 + stage.noise.at(i * 2.3, 9) * 170;
        c.fillStyle = '#D9A92E';
        c.beginPath();
        c.ellipse(x, y, 8, 10, 0.2, 0, 7);
        c.fill();
        c.fillStyle = '#F5D766';
        c.beginPath();
        c.ellipse(x - 2.5, y - 3, 4, 5, 0.2, 0, 7);
        c.fill();
      }
    },
    { z: 64, lit: 0.05 },
  );
  foliage(
    stage,
    [
      [60, 250, 120, 70],
      [20, 340, 70, 110],
      [110, 210, 130, 40],
    ],
    { z: 26, colour: hex('#4C6E42'), leaf: 5.5 },
  );
  plants(stage, [
    [560, 420, 26],
    [920, 300, 30],
    [470, 812, 34],
    [1330, 812, 40],
    [610, 816, 28],
  ]);
  leafShadow(stage, rect(380, 160, 800, 700), 760, 380, 330, 0.5);
};
