import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { render } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import { rect } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { urn } from '../stage/terrace.ts';
import { block, moulding } from '../stage/mouldings.ts';
import { sash } from '../stage/openings.ts';
import { radii, turned, turnedShape } from '../stage/turned.ts';

/** Balustraded parapet over a bracketed cornice, three urns against moving cloud. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.85, horizon: 620, top: hex('#6E9AB0'), low: hex('#F6E3C6') });
  gulls(stage, [
    [420, 130, 18],
    [500, 160, 13],
    [980, 92, 15],
  ]);
  const bond = coursed({
    seed,
    top: 560,
    height: 500,
    courses: [70, 60, 76, 64],
    lengths: [120, 260],
  });
  relief.fill(rect(0, 560, width, 400), stone(bond, { noise, seed, face: 'smooth', joint: 3 }));
  moulding(
    stage,
    -40,
    1480,
    478,
    [
      [10, 66, 66],
      [30, 66, 40, 'wave'],
      [8, 38, 38],
      [26, 36, 36],
      [8, 34, 20, 'hollow'],
      [36, 14, 14],
      [10, 10, 6],
      [12, 5, 2, 'hollow'],
    ],
    { returned: false, lengths: [190, 260] },
  );
  for (let x = 10; x < width; x += 108) {
    block(stage, x, 560, 44, 62, 40, {}, x);
    block(stage, x + 6, 612, 32, 26, 24, {}, x + 1);
    relief.fill(rect(x + 60, 574, 32, 32), render(noise, hex('#D7C5A2'), 8));
  }
  const baluster = radii(
    [0, 19],
    [8, 19],
    [11, 11],
    [18, 14],
    [24, 9],
    [58, 20],
    [82, 22],
    [102, 13],
    [108, 17],
    [114, 17],
    [116, 20],
    [126, 20],
  );
  const pale = stone(
    coursed({ seed: seed + 4, top: 0, height: 600, courses: [600], lengths: [34, 35] }),
    { noise, seed: seed + 4, joint: 0.2, depth: 0, roughness: 0.6 },
  );
  relief.fill(rect(-10, 452, width + 20, 30), pale);
  for (let bay = 0; bay < 4; bay += 1) {
    const left = -64 + bay * 420;
    for (let i = 0; i < 7; i += 1) {
      const x = left + 122 + i * 44;
      relief.fill(turnedShape(x, 328, 126, baluster), turned(x, 328, baluster, 4, pale));
    }
    block(stage, left, 268, 92, 214, 34, { face: 'tooled', margin: 8 }, bay);
    block(stage, left + 18, 320, 56, 120, 28, {}, bay + 3);
    block(stage, left - 10, 254, 112, 22, 46, {}, bay + 6);
    urn(stage, left + 46, 256, 2.1);
  }
  moulding(
    stage,
    -40,
    1480,
    296,
    [
      [6, 20, 26],
      [12, 26, 26],
      [14, 24, 12, 'hollow'],
    ],
    { returned: false, z: 10 },
  );
  for (let bay = 0; bay < 4; bay += 1) {
    const left = -64 + bay * 420;
    block(stage, left, 268, 92, 60, 36, {}, bay + 20);
    block(stage, left - 10, 250, 112, 24, 48, {}, bay + 26);
  }
  for (const x of [210, 630, 1050]) {
    sash(stage, x, 790, 180, 240, { panes: [2, 2], blind: 0.6, sill: false, reveal: 24 });
    moulding(
      stage,
      x - 40,
      x + 220,
      734,
      [
        [6, 24, 24],
        [16, 24, 12, 'wave'],
        [12, 8, 8],
        [8, 6, 2],
      ],
      {},
    );
    relief.fill(rect(x - 26, 776, 26, 200), pale);
    relief.fill(rect(x + 180, 776, 26, 200), pale);
  }
};
