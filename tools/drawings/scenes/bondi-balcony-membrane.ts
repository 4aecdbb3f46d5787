import { brickwork } from '../stage/bond.ts';
import { brick } from '../stage/masonry.ts';
import { concrete, glass, painted, render } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { rect, stroke } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { crack } from '../stage/cracks.ts';
import { patch } from '../stage/damage.ts';
import { foliage, pot } from '../stage/garden.ts';
import { floating } from '../stage/ironwork.ts';
import { farLand, sea } from '../stage/land.ts';
import { spall } from '../stage/spalls.ts';
import { streaks } from '../stage/weather.ts';

/** Front of a block of flats: two balconies one above another, the sea to the right. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before, height } = stage;
  sky(stage, { cloud: 0.45, horizon: 560, top: hex('#77A5BE') });
  gulls(stage, [
    [1290, 200, 18],
    [1350, 240, 12],
  ]);
  sea(stage, 560, 800, hex('#2F7386'));
  farLand(stage, 800, 6, hex('#E6D2A8'), 4, 970);
  foliage(
    stage,
    [
      [1380, 850, 160, 90],
      [1240, 900, 120, 60],
    ],
    { z: -899, far: 0.1, colour: hex('#6F8A62') },
  );
  const right = 1130;
  const peel = worn(patch(stage, 560, 640, 420, 120, 2));
  relief.fill(rect(-10, -10, right + 10, height + 20), render(noise, hex('#EFE5D0'), 0, peel));
  relief.fill(
    rect(right - 70, -10, 70, height + 20),
    brick(brickwork(seed, 'stretcher', [58, 19]), {
      noise,
      seed,
      tones: [hex('#B9785A'), hex('#AD6A4E'), hex('#C28766')],
      z: 10,
    }),
  );
  const floor = (y: number, worst: boolean): void => {
    // recess, sliding doors, then slab and balustrade before them
    relief.fill(rect(110, y - 330, 880, 330), render(noise, hex('#E5DAC4'), -90));
    relief.fill(rect(190, y - 280, 520, 280), painted(noise, hex('#5B666B'), -92));
    for (const x of [200, 374, 548])
      relief.fill(rect(x, y - 268, 156, 268), glass(noise, y - 270, y, -100, 0.75));
    relief.fill(rect(790, y - 268, 120, 150), painted(noise, hex('#5B666B'), -92));
    relief.fill(rect(798, y - 260, 104, 134), glass(noise, y - 260, y - 120, -100, 0.7));
    relief.fill(rect(90, y, 920, 62), concrete(noise, 26, hex('#E4DCCB')));
    relief.fill(
      rect(90, y - 7, 920, 10),
      painted(noise, before ? hex('#B5886A') : hex('#7C878C'), 31),
    );
    relief.fill(rect(104, y - 18, 892, 11), (x, py, out) => {
      const line = Math.abs(((x / 46) % 1) - 0.5) > 0.475;
      painted(noise, line ? hex('#7F7668') : hex('#C98F6A'), 22)(x, py, out);
    });
    if (!before) relief.fill(rect(90, y + 52, 920, 5), concrete(noise, 22, hex('#BDB5A4')));
    const lines: (readonly (readonly [number, number])[])[] = [];
    for (let x = 100; x <= 1000; x += 25)
      lines.push([
        [x, y - 118],
        [x, y - 4],
      ]);
    const steel = hex('#F2EEE4');
    floating(stage, stroke(4, ...lines), steel, 60, -84);
    floating(stage, rect(94, y - 128, 912, 10), steel, 60, -84);
    floating(stage, rect(94, y - 26, 912, 6), steel, 60, -84);
    if (worst) {
      for (let x = 150; x <= 1000; x += 100)
        streaks(stage, x - 30, y - 118, 46, 130, palette.rust, 0.8, x);
    }
  };
  floor(300, true);
  floor(760, true);
  pot(stage, 760, 280, 62, 70);
  foliage(stage, [[760, 180, 54, 46]], { colour: hex('#587A4C'), z: 40, leaf: 4 });
  for (const y of [362, 822]) {
    streaks(stage, 100, y, 900, 150, palette.salt, 0.95, y);
    streaks(stage, 220, y, 600, 190, palette.salt, 0.9, y + 3);
  }
  streaks(stage, 100, 302, 900, 66, palette.rust, 0.75, 5);
  streaks(stage, 100, 762, 900, 66, palette.rust, 0.75, 6);
  if (before) {
    // lime hangs from the slab's edge
    const drips: (readonly (readonly [number, number])[])[] = [];
    for (let i = 0; i < 26; i += 1) {
      const x = 180 + stage.noise.at(i * 3.3, 2) * 740;
      drips.push([
        [x, 360],
        [x, 366 + stage.noise.at(i * 1.7, 9) * 34],
      ]);
    }
    relief.fill(stroke(4, ...drips), (_x, _y, out) => {
      out.r = 0.96;
      out.g = 0.94;
      out.b = 0.88;
      out.z = 28;
    });
  }
  spall(
    stage,
    [
      [420, 318],
      [560, 312],
      [600, 340],
      [540, 364],
      [440, 360],
    ],
    {
      depth: 9,
      bars: [
        [
          [400, 342],
          [640, 338],
        ],
      ],
      barWidth: 9,
    },
  );
  spall(
    stage,
    [
      [820, 776],
      [960, 772],
      [1000, 800],
      [960, 824],
      [850, 818],
    ],
    {
      depth: 9,
      bars: [
        [
          [800, 800],
          [1010, 800],
        ],
      ],
      barWidth: 9,
    },
  );
  crack(
    stage,
    [
      [90, 334],
      [240, 330],
      [420, 338],
    ],
    5,
    3,
  );
  crack(
    stage,
    [
      [600, 338],
      [760, 330],
      [1008, 336],
    ],
    5,
    3,
  );
  crack(
    stage,
    [
      [240, 800],
      [500, 796],
      [820, 800],
    ],
    5,
    3,
  );
};
