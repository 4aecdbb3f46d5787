import { brickwork, coursed } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { brick, stone } from '../stage/masonry.ts';
import { concrete, corrugated, glass, painted, render, soil } from '../stage/materials.ts';
import { brickTones, hex, palette } from '../stage/palette.ts';
import { polygon, rect } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { crack, stepped } from '../stage/cracks.ts';
import { patch, worst } from '../stage/damage.ts';
import { floating } from '../stage/ironwork.ts';
import { cornice, moulding, stringCourse } from '../stage/mouldings.ts';
import { door, sash } from '../stage/openings.ts';
import { risingDamp } from '../stage/weather.ts';

/** End of a corner shop with its footing shown in section on the right. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before, width } = stage;
  sky(stage, { cloud: 0.6, horizon: 620 });
  const ground = 700;
  const right = 1080;
  const bond = brickwork(seed, 'english', [44, 15]);
  const lost = worn(
    worst(patch(stage, 960, 560, 150, 200, 1), patch(stage, 900, 280, 120, 100, 2)),
  );
  relief.fill(
    rect(-10, 60, right + 10, ground - 20),
    brick(bond, { noise, seed, tones: brickTones, lost }),
  );
  relief.fill(rect(-10, 40, right + 10, 84), render(noise, hex('#E2D3B6'), 3));
  moulding(stage, -40, right, 30, cornice(0.9), {});
  moulding(stage, -40, right, 124, stringCourse(1.2), {});
  for (const x of [80, 390, 700])
    sash(stage, x, 190, 130, 190, { panes: [2, 2], rise: 18, blind: x === 390 ? 0.5 : 0.25 });
  // shopfront and awning
  relief.fill(rect(30, 478, 760, 200), painted(noise, palette.harbour, -8));
  for (const [x, w] of [
    [48, 300],
    [366, 150],
  ] as const)
    relief.fill(rect(x, 512, w, 130), glass(noise, 490, 660, -24, 0.6));
  door(stage, 560, 496, 120, 196, palette.oxide, { fanlight: 34 });
  relief.fill(rect(700, 512, 80, 130), glass(noise, 490, 660, -24, 0.6));
  relief.fill(rect(10, 432, 800, 44), (x, y, out) => {
    corrugated(noise, 70, 476, hex('#9AA19F'))(x, y, out);
    out.z = 30 + (y - 432) * 1.1 + 2 * Math.sin((x / 9) * 6.283);
  });
  relief.fill(rect(10, 474, 800, 22), painted(noise, palette.white, 80));
  for (const x of [24, 796]) floating(stage, rect(x - 4, 490, 8, 206), palette.white, 40, 8);
  sash(stage, 876, 500, 110, 130, { panes: [1, 2], rise: 14 });
  const plinth = coursed({
    seed: seed + 4,
    top: 660,
    height: 50,
    courses: [40],
    lengths: [80, 150],
  });
  relief.fill(rect(-10, 662, right + 18, 42), stone(plinth, { noise, seed, face: 'rock', z: 6 }));
  // ground: path at left, section at right
  relief.fill(rect(0, ground, width, 270), soil(noise, ground));
  relief.fill(rect(0, ground, 900, 26), concrete(noise, 6, hex('#BDB6A8')));
  const old = coursed({
    seed: seed + 5,
    top: ground,
    height: 90,
    courses: [40, 44],
    lengths: [80, 140],
    wobble: 3,
  });
  const hole = worn(patch(stage, 1040, 770, 120, 60, 4));
  relief.fill(
    rect(860, ground + 2, right - 830, 82),
    stone(old, { noise, seed: seed + 5, face: 'rubble', z: 4, joint: 5, lost: hole, eaten: hole }),
  );
  if (!before) {
    for (const [x, w] of [
      [872, 108],
      [988, 130],
    ] as const)
      relief.fill(
        polygon([x, 784], [x + w, 784], [x + w + 10, 900], [x - 10, 900]),
        concrete(noise, 8, hex('#D2CEC4'), 38),
      );
    relief.fill(rect(860, 780, 262, 9), concrete(noise, 11, hex('#A5A199')));
    for (const x of [1150])
      relief.fill(rect(x, 870, 40, 24), (px, py, out) => {
        const inside = Math.hypot((px - x - 20) / 14, (py - 882) / 10) < 1;
        out.r = inside ? 0.16 : 0.62;
        out.g = inside ? 0.18 : 0.6;
        out.b = inside ? 0.2 : 0.55;
        out.z = inside ? -6 : 10;
      });
  } else {
    relief.rework(
      polygon([930, 786], [1180, 730], [1220, 860], [1100, 900], [960, 850]),
      (x, y, out) => {
        const wet = smooth(1, 0.4, Math.hypot((x - 1070) / 140, (y - 810) / 80));
        out.r *= 1 - 0.6 * wet;
        out.g *= 1 - 0.54 * wet;
        out.b *= 1 - 0.44 * wet;
        out.z -= 16 * wet;
      },
    );
  }
  relief.fill(
    polygon([0, 926], [380, 914], [760, 904], [1100, 900], [width, 918], [width, 960], [0, 960]),
    stone(
      coursed({
        seed: seed + 9,
        top: 890,
        height: 120,
        courses: [60],
        lengths: [260, 480],
        wobble: 8,
      }),
      { noise, seed, face: 'rubble', joint: 2, z: 6 },
    ),
  );
  // yard fence beyond
  relief.fill(rect(right + 8, 520, width - right, ground - 520), (x, y, out) => {
    const n = Math.floor(x / 24);
    const grain = noise.fbm(x / 3, y / 60, 3) - 0.5;
    const k = 0.92 + 0.3 * grain + 0.12 * (noise.at(n, 5) - 0.5);
    out.r = 0.62 * k;
    out.g = 0.57 * k;
    out.b = 0.5 * k;
    out.z = -60 + (x - n * 24 < 2 ? -4 : 0);
  });
  risingDamp(stage, 700, 420, 662, 90, 0.8);
  crack(stage, stepped([840, 690], [930, 380], 30), 12, 2);
  crack(stage, stepped([840, 330], [960, 130], 30), 10, 2);
  crack(stage, stepped([990, 500], [1070, 380], 30), 6, 2);
  crack(
    stage,
    [
      [900, 664],
      [908, 700],
      [896, 740],
      [910, 786],
    ],
    10,
    4,
  );
  if (before) {
    relief.warp({ x: 820, y: 6, w: 330, h: 800 }, (x, y, out) => {
      const line = 846 + Math.max(0, 690 - y) * 0.2;
      const drop = smooth(line, line + 60, x) * smooth(1150, 1110, x) * smooth(805, 740, y);
      out.dy = -18 * drop;
      out.dx = -8 * drop * smooth(700, 60, y);
    });
  }
};
