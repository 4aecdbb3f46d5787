import { stone } from '../stage/masonry.ts';
import { brickwork, coursed } from '../stage/bond.ts';
import { commonTones, hex, palette } from '../stage/palette.ts';
import { rect } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall, chimney, terrace, terraceStone } from '../stage/terrace.ts';
import { foliage, leafShadow, pot } from '../stage/garden.ts';
import { palisade, scaffold } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { block, moulding, stringCourse } from '../stage/mouldings.ts';
import { sash } from '../stage/openings.ts';
import { downpipe } from '../stage/turned.ts';

/** A pair of sandstone terraces in low sun, scaffold at the right. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed } = stage;
  stage.light = {
    sun: [1.08, 1.0, 0.86],
    sky: [0.45, 0.51, 0.62],
    bounce: [0.68, 0.57, 0.47],
    drop: 1,
    ink: 0.5,
  };
  sky(stage, { top: hex('#83A9B8'), low: hex('#F7E6C9'), cloud: 0.42, horizon: 900 });
  gulls(stage, [
    [250, 120, 17],
    [318, 150, 12],
    [196, 178, 10],
  ]);
  const ground = 968;
  foliage(
    stage,
    [
      [30, 700, 190, 170],
      [150, 560, 90, 90],
      [1420, 560, 120, 170],
    ],
    { leaf: 5, colour: hex('#7C9474'), far: 0.35, z: -899 },
  );
  // garden wall of the neighbour
  const garden = stone(
    coursed({ seed: seed + 12, top: 740, height: 260, courses: [38, 34], lengths: [60, 120] }),
    { noise, seed: seed + 12, face: 'rock', z: -10 },
  );
  relief.fill(rect(-10, 752, 160, ground - 752), garden);
  for (let x = -40; x < 130; x += 84)
    block(stage, x, 734, 82, 22, 6, { face: 'tooled', margin: 3 }, x);
  const wing = stone(
    coursed({ seed: seed + 8, top: 0, height: 1100, courses: [30, 36, 32], lengths: [54, 120] }),
    { noise, seed: seed + 8, face: 'tooled', margin: 5 },
  );
  relief.fill(rect(1150, 412, 300, ground - 412), wing);
  moulding(stage, 1150, 1450, 400, stringCourse(1), {});
  sash(stage, 1226, 486, 84, 150, { panes: [2, 4], rise: 14 });
  sash(stage, 1226, 716, 84, 150, { panes: [2, 4], rise: 14 });
  chimney(
    stage,
    286,
    330,
    92,
    176,
    2,
    brickWall(stage, brickwork(seed, 'flemish', [26, 9]), commonTones),
  );
  chimney(
    stage,
    786,
    330,
    92,
    176,
    2,
    brickWall(stage, brickwork(seed, 'flemish', [26, 9]), commonTones),
  );
  const wall = terraceStone(stage);
  terrace(stage, {
    x: 140,
    w: 500,
    top: 246,
    floor: 640,
    ground,
    wall,
    lace: palette.harbour,
    door: palette.oxide,
    urns: [149],
  });
  terrace(stage, {
    x: 640,
    w: 500,
    top: 246,
    floor: 640,
    ground,
    wall,
    lace: palette.harbour,
    door: palette.eucalypt,
    mirrored: true,
    urns: [640, 1131],
  });
  const fin = stone(
    coursed({ seed: seed + 3, top: 0, height: 1100, courses: [34, 38], lengths: [40, 60] }),
    { noise, seed: seed + 3, face: 'smooth', z: 86 },
  );
  for (const x of [124, 624, 1124]) relief.fill(rect(x, 300, 30, ground - 300), fin);
  downpipe(stage, 1168, 330, ground, palette.harbour);
  footpath(stage, ground, { kerb: 1050 });
  scaffold(stage, [1186, 1372], [822, 640, 458, 300], ground + 14, 40);
  palisade(stage, 158, 852, 462, 112, palette.ink, 34);
  palisade(stage, 660, 852, 300, 112, palette.ink, 34);
  pot(stage, 1122, 1000, 46, 52);
  foliage(stage, [[1122, 916, 34, 36]], { z: 60, colour: hex('#52744A') });
  leafShadow(stage, rect(100, 240, 560, 740), 160, 860, 420, 0.6);
  foliage(
    stage,
    [
      [-30, 300, 130, 100],
      [40, 390, 120, 80],
      [-10, 480, 110, 90],
      [74, 500, 60, 50],
    ],
    { leaf: 5, colour: hex('#5B7852'), z: 120 },
  );
};
