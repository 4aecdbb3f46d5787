import { brickArch } from '../stage/arches.ts';
import { brickwork, stoneAt } from '../stage/bond.ts';
import { brick } from '../stage/masonry.ts';
import { boards, glass, painted } from '../stage/materials.ts';
import { brickTones, cleanBrickTones, hex, palette } from '../stage/palette.ts';
import { arched, rect, stroke } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';
import { crack, stepped } from '../stage/cracks.ts';
import { patch, worst } from '../stage/damage.ts';
import { footpath } from '../stage/land.ts';
import { block, moulding, stringCourse } from '../stage/mouldings.ts';
import { plankDoor } from '../stage/openings.ts';
import { spall } from '../stage/spalls.ts';
import { downpipe } from '../stage/turned.ts';
import { risingDamp, streaks, weeds } from '../stage/weather.ts';

/** Three wide arches along a lane: loading doors under the middle one, windows each side. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before, width } = stage;
  const ground = 836;
  const bond = brickwork(seed, 'english', [50, 17]);
  const missing = new Set<number>();
  const fresh = new Set<number>();
  if (before)
    for (const [x, y] of [
      [716, 120],
      [740, 137],
      [764, 120],
      [690, 154],
      [250, 150],
      [274, 167],
    ] as const)
      missing.add(stoneAt(bond, x, y));
  const lost = worn(
    worst(
      patch(stage, 480, 280, 150, 220, 1),
      patch(stage, 960, 260, 130, 200, 2),
      patch(stage, 240, 170, 160, 100, 3),
      patch(stage, 720, 130, 150, 80, 4),
    ),
  );
  relief.fill(
    rect(0, 0, width, ground),
    brick(bond, {
      noise,
      seed,
      tones: brickTones,
      lost,
      missing,
      fresh,
      eaten: worn(patch(stage, 480, 720, 140, 130, 6)),
    }),
  );
  moulding(stage, -20, 1460, 22, stringCourse(1.6), { returned: false });
  for (const [i, x] of [70, 545, 1020].entries()) {
    const w = 350;
    const spring = 370;
    const rise = 136;
    if (i === 1) {
      plankDoor(
        stage,
        arched(x, spring, w, ground, rise),
        x,
        w,
        240,
        ground - 240,
        palette.eucalypt,
        -26,
      );
      relief.fill(rect(x, spring - 8, w, 16), boards(noise, palette.eucalypt, 16, -16, true));
      relief.fill(
        rect(x + w / 2 - 3, spring, 6, ground - spring),
        painted(noise, palette.ink, -24),
      );
      relief.fill(rect(x + w / 2 + 14, 610, 8, 34), painted(noise, palette.black, -12));
    } else {
      relief.fill(arched(x, spring, w, 660, rise), painted(noise, palette.harbour, -22));
      relief.fill(arched(x + 10, spring, w - 20, 650, rise - 8), glass(noise, 230, 660, -30, 0.55));
      const bars = Array.from({ length: 6 }, (_, n) => x + (w * (n + 1)) / 7);
      const frame = painted(noise, palette.harbour, -22);
      for (const bx of bars) {
        const drop = Math.sqrt(Math.max(0, 1 - ((bx - x - w / 2) / (w / 2)) ** 2));
        relief.fill(
          stroke(4, [
            [bx, spring - rise * drop + 6],
            [bx, 652],
          ]),
          frame,
        );
      }
      for (const by of [spring - 50, spring + 20, spring + 96, spring + 172, spring + 248])
        relief.fill(rect(x + 6, by, w - 12, 4), frame);
      block(stage, x - 14, 660, w + 28, 22, 14, { lost });
    }
    brickArch(stage, { x, spring, w, rise, depth: 58 }, 3, {
      tones: cleanBrickTones,
      z: 3,
      lost,
      mortar: palette.lime,
    });
    block(stage, x - 56, spring - 2, 60, 24, 8, {});
    block(stage, x + w - 4, spring - 2, 60, 24, 8, {});
  }
  downpipe(stage, 482, 120, ground, hex('#4A5A5E'));
  crack(
    stage,
    [
      [238, 60],
      [250, 150],
      [236, 180],
      [246, 236],
    ],
    9,
  );
  crack(stage, stepped([700, 60], [722, 240], 34), 10, 2);
  crack(
    stage,
    [
      [1196, 60],
      [1208, 120],
      [1190, 170],
      [1200, 234],
    ],
    7,
  );
  crack(stage, stepped([960, 360], [936, 700], 51), 6, 2);
  streaks(stage, 60, 60, 420, 320, palette.salt, 0.6, 1);
  streaks(stage, 560, 60, 360, 250, palette.salt, 0.5, 2);
  streaks(stage, 440, 180, 90, 620, hex('#3E4A38'), 0.75, 3);
  streaks(stage, 1000, 676, 400, 150, palette.salt, 0.75, 5);
  spall(
    stage,
    [
      [704, 198],
      [744, 196],
      [750, 238],
      [700, 240],
    ],
    { depth: 14, colour: hex('#6E4A3A') },
  );
  risingDamp(stage, -40, 1520, ground, 100, 0.85);
  weeds(stage, [
    [474, 130, 34],
    [940, 40, 30],
    [92, 660, 24],
    [1360, 824, 34],
  ]);
  footpath(stage, ground, { kerb: 912 });
  for (const x of [528, 912]) block(stage, x - 17, ground - 66, 34, 74, 40, { face: 'rock' });
};
