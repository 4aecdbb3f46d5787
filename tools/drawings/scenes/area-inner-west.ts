import { brickwork, coursed } from '../stage/bond.ts';
import { brick, stone } from '../stage/masonry.ts';
import { painted, render } from '../stage/materials.ts';
import { commonTones, hex, palette } from '../stage/palette.ts';
import { rect } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall, chimney, terrace } from '../stage/terrace.ts';
import { foliage, leafShadow, trunk } from '../stage/garden.ts';
import { palisade } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';

/** Five narrow terraces of one row, each in its own render, lace and door. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed } = stage;
  sky(stage, { cloud: 0.6, horizon: 640, low: hex('#F7E5C9') });
  const ground = 866;
  const w = 290;
  const houses = [
    {
      wall: render(noise, hex('#E7D6B8')),
      lace: palette.white,
      door: palette.oxide,
      trim: palette.white,
    },
    {
      wall: brick(brickwork(seed, 'flemish', [30, 10]), { noise, seed, tones: commonTones }),
      lace: hex('#24424A'),
      door: palette.harbour,
      trim: hex('#F0E7D4'),
    },
    {
      wall: render(noise, hex('#B9C4BC')),
      lace: palette.white,
      door: hex('#B88A2E'),
      trim: palette.white,
    },
    {
      wall: render(noise, hex('#D9A98C')),
      lace: hex('#EFE6D4'),
      door: palette.eucalypt,
      trim: palette.white,
    },
    {
      wall: render(noise, hex('#EDE3CD')),
      lace: palette.ink,
      door: hex('#6B3F57'),
      trim: hex('#F3ECDD'),
    },
  ] as const;
  const stack = brickWall(stage, brickwork(seed + 1, 'flemish', [24, 8]), commonTones, -20);
  for (let i = 0; i < 5; i += 1) chimney(stage, -5 + i * w + w - 46, 236, 66, 134, 2, stack);
  for (const [i, house] of houses.entries()) {
    terrace(stage, {
      x: -5 + i * w,
      w,
      top: 150,
      floor: 520,
      ground,
      ...house,
      pediment: i % 2 === 0,
      urns: [-5 + i * w],
    });
  }
  for (let i = 0; i <= 5; i += 1) {
    const fin =
      i % 2 === 0
        ? stone(
            coursed({ seed: seed + i, top: 0, height: 900, courses: [32], lengths: [60, 61] }),
            { noise, seed: seed + i, z: 86 },
          )
        : render(noise, hex('#E2D5BA'), 86);
    relief.fill(rect(-18 + i * w, 196, 26, ground - 196), fin);
  }
  footpath(stage, ground, { kerb: 932 });
  for (let i = 0; i < 5; i += 1) {
    palisade(
      stage,
      16 + i * w,
      778,
      w - 46,
      88,
      i % 2 === 0 ? palette.ink : hex('#2F4A3E'),
      30,
      13,
    );
    relief.fill(rect(-14 + i * w, 772, 20, 100), painted(noise, hex('#CDBFA4'), 60));
  }
  const tips = trunk(stage, 1310, 936, 330, 40, {
    z: 120,
    forks: 2,
    seed: 9,
    spread: 0.55,
    colour: hex('#7B6A58'),
  });
  foliage(
    stage,
    [...tips.map(([x, y]) => [x, y, 92, 62] as const), [1290, 380, 120, 80], [1390, 470, 100, 80]],
    { z: 130, colour: hex('#8D7CB4'), leaf: 5, density: 0.8 },
  );
  leafShadow(stage, rect(0, 150, 700, 800), 200, 700, 380, 0.5);
};
