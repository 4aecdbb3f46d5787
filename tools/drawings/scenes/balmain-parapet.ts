import { brickwork, stoneAt } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { brick } from '../stage/masonry.ts';
import { painted, render, slates } from '../stage/materials.ts';
import { cleanBrickTones, hex, palette } from '../stage/palette.ts';
import { polygon, rect } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { urn } from '../stage/terrace.ts';
import { crack, stepped } from '../stage/cracks.ts';
import { patch, worst } from '../stage/damage.ts';
import { foliage } from '../stage/garden.ts';
import { farLand, sea } from '../stage/land.ts';
import { block, type Member, moulding } from '../stage/mouldings.ts';
import { sash } from '../stage/openings.ts';
import { spall } from '../stage/spalls.ts';
import { crust, streaks, weeds } from '../stage/weather.ts';

const head: readonly Member[] = [
  [8, 44, 44],
  [20, 44, 26, 'wave'],
  [6, 24, 24],
  [16, 22, 22],
  [14, 15, 6, 'hollow'],
  [6, 5, 5],
];

/** Top of a corner shop: stepped brick parapet, stone coping, cornice and two windows below. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before } = stage;
  sky(stage, { cloud: 0.66, horizon: 620 });
  gulls(stage, [
    [180, 150, 20],
    [260, 120, 14],
  ]);
  farLand(stage, 590, 60, hex('#8FA09B'), 6, 700);
  sea(stage, 600, 760);
  for (const [x, y, w] of [
    [-60, 760, 190],
    [1310, 800, 190],
  ] as const) {
    relief.fill(rect(x, y, w, 240), render(noise, hex('#D9C9AA'), -200));
    relief.fill(
      polygon([x - 20, y], [x + w * 0.3, y - 76], [x + w * 0.7, y - 76], [x + w + 20, y]),
      slates(noise, seed, -180, y, 22),
    );
    for (const wx of [x + w * 0.28, x + w * 0.62])
      relief.fill(rect(wx, y + 50, 34, 70), painted(noise, palette.harbour, -210));
  }
  foliage(
    stage,
    [
      [60, 790, 110, 60],
      [1380, 780, 90, 60],
    ],
    { z: -150, colour: hex('#6A8659'), leaf: 5, far: 0.1 },
  );
  const bond = brickwork(seed, 'flemish', [52, 18]);
  const missing = new Set<number>();
  if (before)
    for (const [x, y] of [
      [486, 250],
      [512, 268],
      [470, 286],
      [930, 196],
      [960, 214],
      [900, 178],
      [544, 250],
    ] as const)
      missing.add(stoneAt(bond, x, y));
  const lost = worn(
    worst(
      patch(stage, 520, 310, 190, 110, 1),
      patch(stage, 930, 290, 220, 120, 2),
      patch(stage, 700, 620, 120, 120, 3),
    ),
  );
  const wall = brick(bond, {
    noise,
    seed,
    tones: cleanBrickTones,
    lost,
    missing,
    eaten: worn(patch(stage, 940, 300, 160, 90, 5)),
    mortar: palette.lime,
  });
  relief.fill(rect(150, 300, 1140, 680), wall);
  relief.fill(
    polygon(
      [150, 420],
      [150, 264],
      [440, 264],
      [440, 216],
      [560, 216],
      [560, 168],
      [880, 168],
      [880, 216],
      [1000, 216],
      [1000, 264],
      [1290, 264],
      [1290, 420],
    ),
    wall,
  );
  const coping = (x: number, y: number, w: number, gone: boolean): void => {
    if (!gone) block(stage, x - 12, y - 20, w + 24, 24, 18, { face: 'tooled', margin: 4 }, x);
  };
  coping(150, 264, 290, false);
  coping(440, 216, 112, before);
  coping(560, 168, 156, false);
  coping(724, 168, 156, false);
  coping(892, 216, 108, before);
  coping(1000, 264, 290, false);
  relief.fill(rect(610, 214, 220, 92), (x, y, out) => {
    const cloud = noise.fbm(x / 40, y / 40, 3) - 0.5;
    out.r = 0.89 + 0.1 * cloud;
    out.g = 0.83 + 0.1 * cloud;
    out.b = 0.72 + 0.1 * cloud;
    out.z = 6 - 5 * smooth(12, 15, Math.min(x - 610, 830 - x, y - 214, 306 - y));
  });
  moulding(stage, 150, 1290, 372, head, { lengths: [150, 220] });
  for (let x = 172; x < 1280; x += 44) block(stage, x, 442, 24, 26, 20, {}, x);
  for (const x of [280, 640, 1000]) {
    sash(stage, x, 600, 160, 330, {
      panes: [2, 2],
      rise: 26,
      reveal: 20,
      blind: x === 640 ? 0.3 : 0.5,
      frame: hex('#EDE6D6'),
    });
    for (let i = -4; i <= 4; i += 1) {
      const cx = x + 80 + i * 22;
      relief.fill(
        polygon([cx - 10, 604], [cx + 10, 604], [cx + 11 + i * 1.6, 552], [cx - 11 + i * 1.6, 552]),
        brick(bond, { noise, seed: seed + i, tones: [hex('#C07C5A')], z: 4 }),
      );
    }
    block(stage, x + 64, 540, 32, 68, 12, {}, x + 2);
  }
  for (const x of [186, 1254]) urn(stage, x, 246, 1);
  crust(stage, 150, 410, 1140, 90, 0.85);
  crust(stage, 600, 180, 240, 120, 0.5);
  streaks(stage, 400, 250, 240, 330, palette.salt, 0.55, 2);
  streaks(stage, 860, 260, 220, 300, hex('#414A38'), 0.6, 3);
  crack(stage, stepped([640, 180], [520, 372], 36), 9, 2);
  crack(
    stage,
    [
      [512, 372],
      [518, 398],
      [506, 420],
      [516, 446],
    ],
    10,
    3,
  );
  crack(stage, stepped([900, 230], [960, 372], 36), 9, 2);
  crack(stage, stepped([880, 480], [840, 640], 36), 6, 2);
  spall(
    stage,
    [
      [880, 372],
      [960, 370],
      [968, 398],
      [930, 420],
      [886, 404],
    ],
    { depth: 20, colour: hex('#B49A70') },
  );
  weeds(stage, [
    [462, 214, 46],
    [962, 214, 54],
    [560, 250, 30],
    [1120, 370, 34],
  ]);
  if (before) {
    // the head of the wall leans out, and with it to the right, above the cornice
    relief.warp({ x: 90, y: 60, w: 1300, h: 330 }, (x, y, out) => {
      const lean = smooth(380, 150, y) * smooth(400, 700, x) * smooth(1390, 1310, x);
      out.dx = -26 * lean;
      out.dy = 9 * smooth(420, 560, x) * smooth(760, 640, x) * smooth(390, 240, y);
    });
  }
};
