import { coursed } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { stone } from '../stage/masonry.ts';
import { glass, painted, render } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { arcPoints, polygon, rect } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { urn } from '../stage/terrace.ts';
import { scaffold } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { block, cornice, moulding, stringCourse } from '../stage/mouldings.ts';
import { door, sash } from '../stage/openings.ts';
import { radii, turned, turnedShape } from '../stage/turned.ts';

/** Three-storey Victorian front; the left half is done, the scaffold still stands before the right. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed } = stage;
  sky(stage, { cloud: 0.5, horizon: 760 });
  gulls(stage, [[90, 130, 15]]);
  const ground = 884;
  // neighbours
  relief.fill(rect(-10, 330, 190, ground - 330), render(noise, hex('#CFC4AE'), -200));
  relief.fill(rect(1260, 270, 200, ground - 270), render(noise, hex('#C7B9A3'), -200));
  for (const [x, y] of [
    [40, 420],
    [40, 600],
    [1330, 380],
    [1330, 560],
  ] as const)
    relief.fill(rect(x, y, 64, 110), glass(noise, y, y + 110, -220, 0.5));
  const x0 = 170;
  const x1 = 1270;
  const bond = coursed({
    seed,
    top: 150,
    height: 800,
    courses: [36, 30, 38, 32],
    lengths: [60, 140],
  });
  relief.fill(
    rect(x0, 170, x1 - x0, ground - 170),
    stone(bond, { noise, seed, face: 'smooth', joint: 2 }),
  );
  const pale = stone(
    coursed({ seed: seed + 1, top: 0, height: 1000, courses: [46], lengths: [300, 301] }),
    { noise, seed: seed + 1, joint: 1.4, tones: ['#E6D9C0', '#E2D1B3', '#DECBAA'].map(hex) },
  );
  const bays = 5;
  const step = (x1 - x0) / bays;
  const shaft = radii([0, 15], [8, 12], [120, 13.5], [128, 17], [134, 17]);
  for (let i = 0; i < bays; i += 1) {
    const cx = x0 + step * (i + 0.5);
    sash(stage, cx - 46, 236, 92, 140, { rise: 40, panes: [2, 2], blind: 0.3 });
    sash(stage, cx - 50, 456, 100, 170, { rise: 0, panes: [2, 2], blind: 0.45 });
    for (const s of [-1, 1]) {
      relief.fill(rect(cx + s * 66 - 10, 236, 20, 148), pale);
      relief.fill(
        turnedShape(
          cx + s * 72,
          462,
          164,
          radii([0, 20], [10, 20], [16, 15], [150, 16], [156, 20], [164, 20]),
        ),
        turned(cx + s * 72, 462, shaft, 12, pale),
      );
    }
    relief.fill(
      polygon(...arcPoints(cx, 276, 62, 180, 360, 56), ...arcPoints(cx, 276, 46, 360, 180, 40)),
      (x, y, out) => {
        pale(x, y, out);
        out.z += 8;
      },
    );
    block(stage, cx - 12, 212, 24, 34, 16, {}, i);
    if (i % 2 === 0)
      moulding(
        stage,
        cx - 92,
        cx + 92,
        430,
        [
          [5, 20, 20],
          [12, 20, 10, 'wave'],
          [10, 6, 4],
        ],
        {},
      );
    else
      relief.fill(polygon([cx - 96, 446], [cx, 404], [cx + 96, 446]), (x, y, out) => {
        pale(x, y, out);
        out.z += 16 - 8 * smooth(0, 8, 446 - y - 4);
      });
  }
  for (let i = 0; i <= bays; i += 1) {
    const x = x0 + step * i;
    for (const [y, h] of [
      [206, 190],
      [414, 240],
    ] as const)
      relief.fill(rect(x - 17, y, 34, h), (px, py, out) => {
        pale(px, py, out);
        out.z += 9 - 4 * smooth(7, 5, Math.abs(px - x));
      });
  }
  moulding(stage, x0, x1, 392, stringCourse(1.4), {});
  moulding(stage, x0, x1, 652, cornice(0.8), {});
  moulding(stage, x0, x1, 156, cornice(1.15), {});
  for (let x = x0 + 8; x < x1; x += 27) block(stage, x, 204, 13, 14, 12, {}, x);
  // parapet with a central pediment
  relief.fill(rect(x0, 110, x1 - x0, 48), render(noise, hex('#E4D6BA'), 2));
  moulding(stage, x0, x1, 100, stringCourse(0.9), {});
  relief.fill(polygon([560, 104], [720, 34], [880, 104]), (x, y, out) => {
    pale(x, y, out);
    out.z += 12;
  });
  relief.fill(polygon([602, 98], [720, 48], [838, 98]), (x, y, out) => {
    pale(x, y, out);
    out.z += 2;
  });
  for (const x of [x0 + 16, x0 + step, x1 - step, x1 - 16]) urn(stage, x, 102, 0.8);
  // ground floor: shops and a door
  relief.fill(rect(x0, 700, x1 - x0, ground - 700), painted(noise, hex('#2C4A52'), -6));
  for (let i = 0; i < bays; i += 1) {
    const cx = x0 + step * (i + 0.5);
    if (i === 2) door(stage, cx - 50, 712, 100, 170, palette.oxide, { fanlight: 34 });
    else relief.fill(rect(cx - 84, 722, 168, 116), glass(noise, 700, 860, -22, 0.6));
    relief.fill(rect(x0 + step * i - 14, 696, 28, ground - 696), (x, y, out) => {
      pale(x, y, out);
      out.z += 10;
    });
  }
  relief.fill(rect(x1 - 14, 696, 28, ground - 696), (x, y, out) => {
    pale(x, y, out);
    out.z += 10;
  });
  // what is still to do
  relief.rework(rect(700, 84, x1 - 690, ground - 84), (x, y, out) => {
    if (out.z < -10) {
      out.a = 0;
      return;
    }
    const edge = smooth(716, 772, x + 40 * (noise.fbm(x / 40, y / 40, 3) - 0.5));
    const run = noise.fbm(x / 16, y / 160, 3);
    const cloud = noise.fbm(x / 80, y / 70, 4);
    const k = edge * (0.16 + 0.55 * smooth(0.38, 0.72, 0.55 * run + 0.5 * cloud));
    out.r += (palette.crust[0] - out.r) * k;
    out.g += (palette.crust[1] - out.g) * k;
    out.b += (palette.crust[2] - out.b) * k;
  });
  footpath(stage, ground, { kerb: 930 });
  scaffold(stage, [776, 940, 1104, 1286], [672, 404, 180], ground + 16, 44);
};
