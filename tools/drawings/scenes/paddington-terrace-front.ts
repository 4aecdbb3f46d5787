import { brickwork, coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { commonTones, hex, palette } from '../stage/palette.ts';
import { rect } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall, chimney, terrace, terraceStone } from '../stage/terrace.ts';
import { crack } from '../stage/cracks.ts';
import { patch, worst } from '../stage/damage.ts';
import { foliage, leafShadow } from '../stage/garden.ts';
import { palisade } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { spall } from '../stage/spalls.ts';
import { downpipe } from '../stage/turned.ts';
import { crust, risingDamp, streaks, weeds } from '../stage/weather.ts';

/** One terrace of a row, its neighbours cut by the sheet's edges. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn } = stage;
  sky(stage, { cloud: 0.5, horizon: 700 });
  const ground = 866;
  const bond = coursed({
    seed,
    top: 0,
    height: 1000,
    courses: [34, 30, 36, 32],
    lengths: [52, 128],
    wobble: 0.8,
  });
  const lost = worn(
    worst(
      patch(stage, 560, 330, 300, 120),
      patch(stage, 900, 700, 220, 190, 2),
      patch(stage, 470, 620, 120, 260, 5),
    ),
  );
  const eaten = worn(worst(patch(stage, 830, 770, 210, 100, 3), patch(stage, 700, 300, 90, 60, 6)));
  const wall = terraceStone(stage, { lost, eaten }, bond);
  chimney(
    stage,
    520,
    210,
    84,
    130,
    2,
    brickWall(stage, brickwork(seed, 'flemish', [26, 9]), commonTones),
  );
  const quiet = terraceStone(stage, { tones: [hex('#D8CBB0'), hex('#CDBFA3')] });
  terrace(stage, {
    x: -140,
    w: 540,
    top: 128,
    floor: 520,
    ground,
    wall: quiet,
    lace: hex('#51605A'),
    door: palette.harbour,
    urns: [],
  });
  terrace(stage, {
    x: 1040,
    w: 540,
    top: 128,
    floor: 520,
    ground,
    wall: quiet,
    lace: hex('#5A4C44'),
    door: hex('#4A3A34'),
    urns: [],
    mirrored: true,
  });
  terrace(stage, {
    x: 400,
    w: 640,
    top: 128,
    floor: 520,
    ground,
    wall,
    lace: palette.harbour,
    door: palette.oxide,
  });
  const fin = stone(
    coursed({ seed: seed + 3, top: 0, height: 1000, courses: [34, 38], lengths: [60, 61] }),
    { noise, seed: seed + 3, z: 86, lost },
  );
  for (const x of [384, 1024]) relief.fill(rect(x, 176, 32, ground - 176), fin);
  downpipe(stage, 1012, 560, ground);
  crust(stage, 400, 146, 640, 44, 0.95);
  crust(stage, 420, 252, 600, 60, 0.8);
  crust(stage, 388, 180, 28, 330, 0.8);
  crust(stage, 1026, 180, 28, 400, 0.9);
  crust(stage, 730, 762, 200, 90, 0.9);
  streaks(stage, 984, 540, 60, 320, palette.rust, 0.55);
  streaks(stage, 420, 130, 600, 90, palette.crust, 0.8, 3);
  risingDamp(stage, 416, 606, ground, 84, 0.95);
  crack(
    stage,
    [
      [836, 556],
      [848, 600],
      [822, 636],
      [840, 668],
    ],
    6,
  );
  crack(
    stage,
    [
      [690, 280],
      [676, 330],
      [704, 372],
      [688, 430],
      [700, 500],
    ],
    7,
  );
  crack(
    stage,
    [
      [716, 110],
      [724, 140],
      [714, 176],
      [722, 210],
    ],
    6,
  );
  spall(
    stage,
    [
      [560, 148],
      [640, 146],
      [650, 170],
      [600, 188],
      [556, 176],
    ],
    { depth: 10, colour: hex('#B89A6C') },
  );
  weeds(stage, [
    [470, 142, 26],
    [1000, 142, 30],
    [632, 206, 18],
    [420, 860, 22],
  ]);
  footpath(stage, ground, { kerb: 930 });
  palisade(stage, 420, 764, 430, 100, palette.ink, 30);
  leafShadow(stage, rect(980, 150, 460, 720), 1330, 300, 360, 0.5);
  foliage(
    stage,
    [
      [1400, 120, 130, 90],
      [1440, 220, 90, 90],
    ],
    { colour: hex('#5F7A52'), z: 130 },
  );
};
