import { coursed, stoneAt } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { stone } from '../stage/masonry.ts';
import { glass, grass, slates } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { pointed, pointedPoints, polygon, rect, stroke, type Point } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { crack } from '../stage/cracks.ts';
import { patch, scattered, worst } from '../stage/damage.ts';
import { foliage, leafShadow } from '../stage/garden.ts';
import { block, moulding } from '../stage/mouldings.ts';
import { crust, risingDamp, streaks, weeds } from '../stage/weather.ts';

/** Nave wall of a Gothic church: one buttress of three stages between two lancets. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before, width } = stage;
  sky(stage, { cloud: 0.35, horizon: 400 });
  const ground = 880;
  relief.fill(
    polygon([-10, 120], [-10, 20], [1450, 20], [1450, 120]),
    slates(noise, seed, -30, 118, 34),
  );
  relief.fill(rect(0, 0, width, 24), (x, y, out) => {
    slates(noise, seed + 1, -70, 24, 34)(x, y, out);
  });
  const bond = coursed({
    seed,
    top: 96,
    height: 860,
    courses: [56, 50, 60, 52],
    lengths: [80, 190],
  });
  const lostWall = worn(
    worst(patch(stage, 1120, 600, 200, 260, 7), patch(stage, 330, 300, 120, 160, 8)),
  );
  relief.fill(
    rect(0, 96, width, ground - 96),
    stone(bond, { noise, seed, face: 'tooled', margin: 6, lost: lostWall, z: -6 }),
  );
  moulding(
    stage,
    -20,
    1460,
    96,
    [
      [6, 22, 22],
      [16, 20, 10, 'hollow'],
      [8, 8, 4],
    ],
    { returned: false, z: -6 },
  );
  for (const x of [150, 1060]) {
    const w = 210;
    const spring = 430;
    for (const [inset, z] of [
      [-26, 4],
      [0, -22],
      [14, -34],
    ] as const) {
      const shape = pointed(
        x + inset,
        spring,
        w - 2 * inset,
        770 - inset * 0.3,
        w - 2 * inset + 40,
      );
      relief.fill(
        shape,
        inset < 14
          ? stone(
              coursed({ seed: seed + x, top: 0, height: 980, courses: [44], lengths: [300, 301] }),
              { noise, seed: seed + x, z, tones: [hex('#E2D1B3'), hex('#D9C4A0')] },
            )
          : glass(noise, 260, 770, z - 6, 0.35),
      );
    }
    // leaded diamonds
    const inner = pointed(x + 14, spring, w - 28, 766, w + 12);
    relief.rework(inner, (px, py, out) => {
      const a = Math.abs((((px + py * 0.7) / 26) % 1) - 0.5);
      const b = Math.abs((((px - py * 0.7 + 900) / 26) % 1) - 0.5);
      const lead = 1 - smooth(0.03, 0.075, Math.min(a, b));
      const pane = noise.at(
        Math.floor((px + py * 0.7) / 26) * 3.7,
        Math.floor((px - py * 0.7) / 26) * 2.3,
      );
      out.r = out.r * (0.75 + 0.6 * pane) * (1 - lead) + 0.06 * lead + 0.06 * pane;
      out.g = out.g * (0.75 + 0.5 * pane) * (1 - lead) + 0.07 * lead;
      out.b = out.b * (0.7 + 0.5 * pane) * (1 - lead) + 0.08 * lead;
      out.z += 2 * lead;
    });
    const hood: Point[] = pointedPoints(x - 34, spring, w + 68, spring + 14, w + 96);
    relief.fill(
      stroke(13, hood),
      stone(coursed({ seed: seed + 2, top: 0, height: 900, courses: [900], lengths: [60, 90] }), {
        noise,
        seed,
        z: 14,
        joint: 1.5,
      }),
    );
    block(stage, x - 50, 770, w + 100, 30, 16, {}, x);
  }
  const core = coursed({
    seed: seed + 1,
    top: 100,
    height: 860,
    courses: [58, 50, 62, 54],
    lengths: [90, 150],
    wobble: 1,
  });
  const eaten = worn(
    worst(
      patch(stage, 720, 690, 150, 130, 1),
      patch(stage, 680, 400, 120, 110, 2),
      patch(stage, 800, 520, 90, 90, 3),
    ),
  );
  const lost = worn(worst(patch(stage, 720, 450, 160, 330, 4), scattered(stage, 130, 0.4, 2)));
  const missing = new Set<number>();
  const fresh = new Set<number>();
  const places = [
    [640, 620],
    [800, 700],
    [742, 560],
    [660, 740],
    [720, 380],
  ] as const;
  for (const [i, [x, y]] of places.entries())
    (before && i < 2 ? missing : fresh).add(stoneAt(core, x, y));
  if (before) fresh.clear();
  const face = (z: number) =>
    stone(core, {
      noise,
      seed: seed + 1,
      face: 'picked',
      margin: 7,
      z,
      eaten,
      lost,
      missing,
      fresh,
    });
  const axis = 720;
  relief.fill(rect(axis - 86, 230, 172, 240), face(46));
  relief.fill(rect(axis - 120, 478, 240, 230), face(86));
  relief.fill(rect(axis - 158, 716, 316, ground - 716), face(128));
  const set = (
    half: number,
    nextHalf: number,
    y: number,
    h: number,
    z0: number,
    z1: number,
  ): void => {
    relief.fill(
      polygon(
        [axis - half, y],
        [axis + half, y],
        [axis + nextHalf + 8, y + h],
        [axis - nextHalf - 8, y + h],
      ),
      (x, py, out) => {
        stone(
          coursed({ seed: seed + y, top: y, height: h + 20, courses: [h / 2], lengths: [80, 130] }),
          { noise, seed: seed + y, face: 'smooth', joint: 2 },
        )(x, py, out);
        const t = (py - y) / h;
        out.z = out.z + z0 + (z1 - z0) * t;
      },
    );
  };
  set(30, 90, 164, 70, 6, 52);
  set(88, 122, 428, 54, 48, 94);
  set(122, 160, 662, 58, 88, 136);
  crust(stage, 640, 168, 160, 130, 0.95);
  crust(stage, 596, 480, 250, 120, 0.8);
  crust(stage, 560, 718, 320, 80, 0.7);
  crust(stage, 100, 470, 60, 330, 0.6);
  crust(stage, 0, 124, 1440, 70, 0.85);
  streaks(stage, 640, 300, 170, 180, palette.crust, 0.5, 2);
  crack(
    stage,
    [
      [690, 300],
      [716, 380],
      [700, 450],
      [742, 520],
      [728, 600],
      [760, 690],
      [752, 780],
    ],
    10,
    5,
  );
  risingDamp(stage, -40, 1520, ground, 96, 0.8);
  weeds(stage, [
    [800, 440, 36],
    [640, 676, 40],
    [700, 230, 26],
    [852, 700, 30],
  ]);
  relief.fill(rect(0, ground - 16, width, 110), grass(noise, 150));
  foliage(
    stage,
    [
      [60, 880, 120, 50],
      [1390, 876, 130, 60],
      [1240, 896, 80, 34],
    ],
    { z: 160, colour: hex('#5C7750') },
  );
  leafShadow(stage, rect(900, 90, 560, 800), 1420, 420, 380, 0.55);
};
