import { stoneArch } from '../stage/arches.ts';
import { coursed } from '../stage/bond.ts';
import { mix, smooth } from '../stage/maths.ts';
import { stone } from '../stage/masonry.ts';
import { painted, render, tiles } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { arched, polygon, rect, ellipse } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage } from '../stage/garden.ts';
import { farLand, sea } from '../stage/land.ts';
import { block, moulding, stringCourse } from '../stage/mouldings.ts';
import { sash } from '../stage/openings.ts';

/** Surf pavilion behind its seawall: white arches, tiled roofs, Norfolk pines, a headland out to sea. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width, height } = stage;
  sky(stage, { cloud: 0.5, horizon: 600, top: hex('#6FA3C0'), low: hex('#F6E9D2') });
  gulls(stage, [
    [220, 190, 22],
    [310, 230, 15],
    [1260, 150, 16],
  ]);
  sea(stage, 560, 700, hex('#2F7E92'));
  farLand(stage, 560, 20, hex('#A9BBBC'), 2, 600);
  // headland at the right, its cliff pale
  relief.fill(
    polygon([1040, 640], [1080, 560], [1150, 500], [1260, 470], [1450, 460], [1450, 660]),
    (x, y, out) => {
      const n = noise.fbm(x / 40, y / 12, 4);
      const green = smooth(40, 10, y - 470 - (1450 - x) * 0.1 + 24 * (n - 0.5));
      out.r = mix(0.78, 0.5, green) + 0.16 * (n - 0.5);
      out.g = mix(0.66, 0.58, green) + 0.16 * (n - 0.5);
      out.b = mix(0.5, 0.43, green) + 0.14 * (n - 0.5);
      out.z = -899;
      out.lit = 0;
    },
  );
  for (const [x, top] of [
    [150, 200],
    [286, 270],
    [1180, 190],
    [1320, 260],
    [60, 320],
  ] as const) {
    relief.fill(
      polygon([x - 3, top], [x + 3, top], [x + 9, 720], [x - 9, 720]),
      painted(noise, hex('#6A5A4A'), -890),
    );
    const tiers = 17;
    foliage(
      stage,
      Array.from(
        { length: tiers },
        (_, t) => [x, top + 14 + (t * (640 - top)) / tiers, 10 + t * 4.6, 7 + t * 0.5] as const,
      ),
      { z: -880, colour: hex('#3E6049'), leaf: 4.6, density: 0.9 },
    );
  }
  const ground = 748;
  const white = render(noise, hex('#F4EDDF'), 0);
  // wings
  for (const [x, w] of [
    [330, 240],
    [870, 240],
  ] as const) {
    relief.fill(rect(x, 500, w, ground - 500), white);
    relief.fill(
      polygon([x - 18, 506], [x + 22, 430], [x + w - 22, 430], [x + w + 18, 506]),
      tiles(noise, seed + x, 30, 506),
    );
    for (let i = 0; i < 3; i += 1) {
      const ax = x + 16 + i * 74;
      relief.fill(arched(ax, 612, 58, ground, 29), (_px, py, out) => {
        const t = smooth(600, ground, py);
        out.r = 0.24 + 0.14 * t;
        out.g = 0.26 + 0.12 * t;
        out.b = 0.28 + 0.08 * t;
        out.z = -70;
      });
      stoneArch(stage, { x: ax, spring: 612, w: 58, rise: 29, depth: 16 }, 9, {
        z: 3,
        joint: 1.2,
        tones: [hex('#E9D9BD'), hex('#E2CFA9')],
      });
    }
    moulding(stage, x, x + w, 530, stringCourse(0.8), {});
  }
  // middle block with loggia above
  relief.fill(rect(556, 400, 328, ground - 400), (x, y, out) => {
    white(x, y, out);
    out.z += 34;
  });
  relief.fill(polygon([534, 406], [590, 306], [850, 306], [906, 406]), tiles(noise, seed, 70, 406));
  for (let i = 0; i < 5; i += 1) {
    const ax = 576 + i * 60;
    relief.fill(arched(ax, 468, 46, 540, 23), (_x, _y, out) => {
      out.r = 0.25;
      out.g = 0.28;
      out.b = 0.3;
      out.z = -30;
    });
    stoneArch(stage, { x: ax, spring: 468, w: 46, rise: 23, depth: 12 }, 7, { z: 37, joint: 1 });
    relief.fill(rect(ax - 2, 512, 50, 6), painted(noise, palette.white, 36));
  }
  moulding(stage, 556, 884, 552, stringCourse(1.1), { z: 34 });
  relief.fill(arched(650, 640, 140, ground, 62), (_x, py, out) => {
    const t = smooth(580, ground, py);
    out.r = 0.2 + 0.1 * t;
    out.g = 0.24 + 0.1 * t;
    out.b = 0.28 + 0.06 * t;
    out.z = -50;
  });
  stoneArch(stage, { x: 650, spring: 640, w: 140, rise: 62, depth: 30 }, 15, { z: 40, joint: 1.4 });
  relief.fill(rect(700, 660, 40, ground - 660), painted(noise, palette.harbour, -46));
  for (const x of [584, 812]) sash(stage, x, 616, 46, 80, { panes: [2, 2], z: 34 });
  relief.fill(rect(662, 586, 116, 20), painted(noise, palette.harbour, 38));
  // flagstaff with the patrol flag
  relief.fill(rect(718, 150, 4, 160), painted(noise, palette.white, 30));
  relief.fill(
    polygon([722, 156], [802, 164], [798, 188], [722, 184]),
    painted(noise, hex('#B5432B'), 40),
  );
  relief.fill(
    polygon([722, 184], [798, 188], [796, 212], [722, 210]),
    painted(noise, hex('#E2B443'), 40),
  );
  // promenade, seawall, sand
  relief.fill(rect(-10, ground - 2, width + 20, 30), render(noise, hex('#D9CDB6'), 70));
  relief.fill(
    rect(-10, 774, width + 20, 62),
    stone(
      coursed({ seed: seed + 5, top: 774, height: 80, courses: [34, 30], lengths: [60, 140] }),
      { noise, seed: seed + 5, face: 'rock', z: 60 },
    ),
  );
  for (let x = -30; x < width; x += 118) block(stage, x, 764, 116, 16, 76, {}, x);
  relief.fill(rect(-10, 834, width + 20, height - 834), (x, y, out) => {
    const n = noise.fbm(x / 50, y / 9, 4) - 0.5;
    const fine = noise.at(x / 2, y / 2) - 0.5;
    out.r = 0.93 + 0.1 * n + 0.05 * fine;
    out.g = 0.84 + 0.1 * n + 0.05 * fine;
    out.b = 0.66 + 0.1 * n + 0.05 * fine;
    out.z = 66 + 7 * n + (y - 834) * 0.3;
  });
  // boards stood against the wall, an umbrella
  for (const [x, tone] of [
    [210, '#E9DFC9'],
    [246, '#2F7E92'],
    [1210, '#C9A36A'],
  ] as const) {
    relief.shade(ellipse(x + 26, 846, 24, 6), 0.5, 3);
    relief.fill(
      ellipse(x, 784, 15, 74),
      painted(noise, hex(tone), (px) => 92 - ((px - x) / 5) ** 2),
    );
    relief.fill(rect(x - 1.2, 716, 2.4, 136), painted(noise, hex('#8B6B45'), 93));
  }
  relief.shade(ellipse(470, 934, 120, 15), 0.6, 6);
  relief.fill(rect(417, 800, 6, 134), painted(noise, palette.white, 90));
  for (let i = 0; i < 6; i += 1) {
    const a = 316 + i * 35;
    relief.fill(
      polygon([420, 780], [a, 848], [a + 18, 856], [a + 35, 848]),
      painted(noise, i % 2 === 0 ? palette.oxide : palette.white, 120 - Math.abs(i - 2) * 5),
    );
  }
};
