import { coursed, radial } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { stone } from '../stage/masonry.ts';
import { hex, palette } from '../stage/palette.ts';
import { arched, arcPoints, polygon, rect, ring } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';
import { footpath } from '../stage/land.ts';
import { block, moulding } from '../stage/mouldings.ts';
import { plankDoor } from '../stage/openings.ts';
import { radii, turned, turnedShape } from '../stage/turned.ts';

/** Columned doorway: soot still on its right half, the left washed, with new stones let in. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  const ground = 902;
  const pale = ['#E6D9C0', '#E2D1B3', '#DECBAA'].map(hex);
  const bond = coursed({
    seed,
    top: -20,
    height: 900,
    courses: [78, 66, 84, 72],
    lengths: [120, 270],
  });
  relief.fill(
    rect(0, 0, width, ground),
    stone(bond, { noise, seed, face: 'tooled', margin: 8, joint: 3.4 }),
  );
  const cx = 720;
  const spring = 400;
  const r = 190;
  for (const [k, z, n, face] of [
    [118, 10, 21, 'picked'],
    [84, 26, 21, 'smooth'],
    [52, 14, 21, 'smooth'],
    [26, 2, 21, 'smooth'],
  ] as const) {
    const ringBond = radial({ cx, cy: spring, inner: 0, outer: 900, from: 180, to: 360, count: n });
    relief.fill(
      ring(cx, spring, r, r + k, 180, 360),
      stone(
        (x, y, c) => {
          ringBond(x, y, c);
          c.d = Math.min(c.lx, c.w - c.lx);
        },
        { noise, seed: seed + k, face, margin: 9, z, joint: 2.4, tones: pale },
      ),
    );
  }
  // beads round the inner ring
  for (let i = 0; i < 27; i += 1) {
    const a = ((183 + i * 6.7) * Math.PI) / 180;
    const x = cx + 228 * Math.cos(a);
    const y = spring + 228 * Math.sin(a);
    relief.fill(polygon(...arcPoints(x, y, 9, 0, 360)), (px, py, out) => {
      out.r = 0.88;
      out.g = 0.8;
      out.b = 0.66;
      out.z = 16 + 9 * Math.sqrt(Math.max(0, 1 - ((px - x) ** 2 + (py - y) ** 2) / 81));
    });
  }
  plankDoor(
    stage,
    arched(cx - r, spring, r * 2, ground, r),
    cx - r,
    r * 2,
    330,
    ground - 330,
    palette.eucalypt,
    -50,
  );
  relief.fill(rect(cx - 3, 214, 6, 660), (_x, _y, out) => {
    out.r = 0.1;
    out.g = 0.12;
    out.b = 0.12;
    out.z = -48;
  });
  const shaft = radii(
    [0, 44],
    [10, 36],
    [18, 34],
    [330, 37],
    [336, 44],
    [350, 46],
    [366, 54],
    [380, 54],
  );
  const plain = stone(
    coursed({ seed: seed + 3, top: 0, height: 1000, courses: [128], lengths: [500, 501] }),
    { noise, seed: seed + 3, face: 'smooth', joint: 1.6, tones: pale },
  );
  for (const x of [cx - r - 62, cx + r + 62]) {
    relief.fill(
      rect(x - 70, spring + 60, 140, ground - spring - 60),
      stone(bond, { noise, seed: seed + 4, z: -6 }),
    );
    relief.fill(turnedShape(x, 480, 380, shaft), turned(x, 480, shaft, 16, plain));
    // leaf capital
    const bell = radii([0, 66], [14, 64], [60, 46], [84, 40]);
    relief.fill(turnedShape(x, 402, 86, bell), turned(x, 402, bell, 18, plain));
    for (const side of [-1, 0, 1]) {
      for (const [up, size] of [
        [0, 30],
        [34, 24],
      ] as const) {
        const lx = x + side * (38 - up * 0.4);
        const ly = 424 + up;
        relief.fill(
          polygon(...arcPoints(lx, ly, size * 0.62, 150, 390, size), [lx, ly + size * 1.5]),
          (px, py, out) => {
            plain(px, py, out);
            out.z += 66 + 8 * Math.cos((px - lx) / 6) - (py - ly) * 0.3;
          },
        );
      }
    }
    block(stage, x - 76, spring - 16, 152, 28, 66, { tones: pale }, x);
    block(stage, x - 72, 836, 144, 36, 60, { tones: pale }, x + 1);
  }
  moulding(
    stage,
    300,
    1140,
    84,
    [
      [10, 60, 60],
      [26, 60, 38, 'wave'],
      [8, 34, 34],
      [20, 32, 32],
      [18, 26, 8, 'hollow'],
      [8, 5, 5],
    ],
    { lengths: [200, 290] },
  );
  block(stage, cx - 44, 176, 88, 150, 52, { tones: pale }, 21);
  for (const side of [-1, 1])
    relief.fill(ring(cx + side * 22, 206, 6, 19), (_x, _y, out) => {
      out.r = 0.87;
      out.g = 0.79;
      out.b = 0.65;
      out.z = 64;
    });
  // grime: all that has not been cleaned yet
  const edge = (y: number): number => 716 + 46 * Math.sin(y / 130) + 20 * Math.sin(y / 47);
  relief.rework(rect(0, 0, width, ground), (x, y, out) => {
    if (out.z < -30) {
      out.a = 0;
      return;
    }
    const t = smooth(edge(y) - 16, edge(y) + 16, x + 26 * (noise.fbm(x / 30, y / 30, 3) - 0.5));
    const cloud = noise.fbm(x / 70, y / 90, 4);
    const run = noise.fbm(x / 18, y / 200, 3);
    const k = t * (0.34 + 0.55 * smooth(0.3, 0.72, cloud * 0.6 + run * 0.5));
    out.r += (palette.crust[0] - out.r) * k;
    out.g += (palette.crust[1] - out.g) * k;
    out.b += (palette.crust[2] - out.b) * k;
    out.z -= t * 5 * smooth(0.58, 0.75, noise.fbm(x / 22, y / 18, 3));
  });
  for (const [x, y, w, h] of [
    [196, 250, 170, 66],
    [330, 620, 120, 84],
    [90, 470, 190, 72],
  ] as const)
    block(
      stage,
      x,
      y,
      w,
      h,
      3,
      { face: 'tooled', margin: 7, tones: [hex('#F0E5CE')], joint: 3 },
      x,
    );
  for (const [i, y] of [846, 872].entries())
    block(stage, cx - 320 - i * 40, y, 640 + i * 80, 30, 84 + i * 40, { face: 'smooth' }, i);
  footpath(stage, 900, { kerb: 1100 });
};
