import { stoneArch } from '../stage/arches.ts';
import { coursed } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { stone } from '../stage/masonry.ts';
import { glass, painted, render } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { arched, ellipse, polygon, rect, ring, stroke } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { urn } from '../stage/terrace.ts';
import { footpath } from '../stage/land.ts';
import { block, cornice, moulding, stringCourse } from '../stage/mouldings.ts';
import { sash } from '../stage/openings.ts';
import { radii, turned, turnedShape } from '../stage/turned.ts';

/** Arcaded public building with its clock tower; glass towers stand pale behind. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.45, horizon: 760, top: hex('#83AABC'), low: hex('#F9E9CF') });
  for (const [x, w, top, tone] of [
    [30, 170, 120, '#A9C0C8'],
    [210, 120, 260, '#BECBCB'],
    [340, 200, 40, '#9DB7C1'],
    [890, 150, 90, '#A4BCC5'],
    [1050, 190, 190, '#B4C4C7'],
    [1250, 170, 70, '#9FB8C2'],
  ] as const) {
    relief.fill(rect(x, top, w, 900 - top), (px, py, out) => {
      const c = hex(tone);
      const floorLine = Math.abs((py / 15) % 1) < 0.16 ? 0.9 : 1;
      const mullion = Math.abs((px / 11) % 1) < 0.12 ? 0.95 : 1;
      const side = px > x + w * 0.72 ? 0.88 : 1;
      const sheen =
        1 + 0.14 * (noise.fbm(px / 60, py / 90 + x, 3) - 0.5) + 0.08 * smooth(900, top, py);
      const k = floorLine * mullion * side * sheen;
      const haze = 0.3 + 0.45 * smooth(top, 760, py);
      out.r = c[0] * k * (1 - haze) + 0.96 * haze;
      out.g = c[1] * k * (1 - haze) + 0.92 * haze;
      out.b = c[2] * k * (1 - haze) + 0.84 * haze;
      out.z = -899;
      out.lit = 0;
    });
  }
  const ground = 884;
  const bond = coursed({
    seed,
    top: 0,
    height: 960,
    courses: [30, 26, 32, 28],
    lengths: [48, 110],
  });
  const wall = stone(bond, { noise, seed, face: 'smooth', joint: 1.8 });
  const pale = stone(
    coursed({ seed: seed + 1, top: 0, height: 1000, courses: [52], lengths: [300, 301] }),
    { noise, seed: seed + 1, joint: 1.2, tones: ['#E6D9C0', '#E2D1B3', '#DECBAA'].map(hex) },
  );
  relief.fill(rect(-10, 400, width + 20, ground - 400), wall);
  // tower
  relief.fill(rect(604, 150, 232, 300), (x, y, out) => {
    wall(x, y, out);
    out.z += 24;
  });
  for (const x of [604, 806])
    relief.fill(rect(x, 150, 30, 300), (px, py, out) => {
      pale(px, py, out);
      out.z += 34;
    });
  relief.fill(ellipse(720, 236, 62, 62), (x, y, out) => {
    pale(x, y, out);
    out.z += 34;
  });
  relief.fill(ellipse(720, 236, 50, 50), painted(noise, palette.white, 26));
  for (let i = 0; i < 12; i += 1) {
    const a = (i * Math.PI) / 6;
    relief.fill(
      stroke(3.4, [
        [720 + 38 * Math.cos(a), 236 + 38 * Math.sin(a)],
        [720 + 46 * Math.cos(a), 236 + 46 * Math.sin(a)],
      ]),
      painted(noise, palette.ink, 27),
    );
  }
  relief.fill(
    stroke(
      4.4,
      [
        [720, 236],
        [706, 212],
      ],
      [
        [720, 236],
        [752, 222],
      ],
    ),
    painted(noise, palette.ink, 30),
  );
  relief.fill(arched(684, 352, 72, 430, 30), glass(noise, 320, 430, 4, 0.4));
  stoneArch(stage, { x: 684, spring: 352, w: 72, rise: 30, depth: 20 }, 9, { z: 30, joint: 1.4 });
  moulding(stage, 604, 836, 310, stringCourse(1), { z: 24 });
  moulding(stage, 604, 836, 128, cornice(0.85), { z: 24 });
  relief.fill(rect(636, 66, 168, 64), (x, y, out) => {
    pale(x, y, out);
    out.z += 18;
  });
  for (const x of [656, 706, 756])
    relief.fill(arched(x, 88, 30, 128, 14), glass(noise, 70, 130, -4, 0.3));
  relief.fill(polygon([630, 68], [720, -30], [810, 68]), (x, _y, out) => {
    out.r = 0.36;
    out.g = 0.52;
    out.b = 0.47;
    out.z = 30 - Math.abs(x - 720) * 0.4 + 2 * Math.sin(x / 4);
  });
  for (const x of [616, 824]) urn(stage, x, 130, 0.6);
  // two arcades, one above the other
  const bays = 9;
  const step = 160;
  const shaft = radii([0, 17], [6, 14], [128, 15], [134, 19], [142, 19]);
  for (let i = -1; i < bays + 1; i += 1) {
    const cx = 80 + i * step;
    const x = cx - 50;
    relief.fill(arched(x, 716, 100, ground, 50), (_px, py, out) => {
      const t = smooth(660, 884, py);
      out.r = 0.2 + 0.12 * t;
      out.g = 0.17 + 0.1 * t;
      out.b = 0.14 + 0.08 * t;
      out.z = -110;
    });
    relief.fill(
      rect(cx - 22, 770, 44, ground - 770),
      painted(noise, i % 3 === 0 ? palette.oxide : palette.harbour, -100),
    );
    stoneArch(stage, { x, spring: 716, w: 100, rise: 50, depth: 26 }, 11, { z: 5, joint: 1.4 });
    block(stage, cx - 9, 656, 18, 36, 14, {}, i);
    sash(stage, cx - 36, 486, 72, 124, { rise: 34, panes: [2, 2], blind: 0.3 });
    stoneArch(stage, { x: cx - 36, spring: 520, w: 72, rise: 34, depth: 18 }, 9, {
      z: 4,
      joint: 1.3,
    });
    const px = cx + step / 2;
    relief.fill(rect(px - 19, 712, 38, ground - 712), (qx, qy, out) => {
      pale(qx, qy, out);
      out.z += 6;
    });
    relief.fill(turnedShape(px, 738, 142, shaft), turned(px, 738, shaft, 14, pale));
    block(stage, px - 24, 722, 48, 18, 34, {}, i + 30);
    block(stage, px - 24, 866, 48, 20, 34, {}, i + 50);
    relief.fill(
      turnedShape(px, 490, 120, radii([0, 15], [6, 12], [112, 12.5], [120, 15])),
      turned(px, 490, radii([0, 15], [6, 12], [112, 12.5], [120, 15]), 8, pale),
    );
  }
  moulding(stage, -30, 1470, 630, cornice(0.7), { returned: false });
  relief.fill(rect(-10, 456, width + 20, 12), (x, y, out) => {
    pale(x, y, out);
    out.z += 8;
  });
  moulding(stage, -30, 1470, 404, cornice(1), { returned: false });
  for (let x = 6; x < width; x += 24)
    if (x < 590 || x > 840) block(stage, x, 446, 12, 12, 12, {}, x);
  relief.fill(rect(-10, 366, width + 20, 38), (x, y, out) => {
    if (x > 604 && x < 836) {
      out.a = 0;
      return;
    }
    render(noise, hex('#E4D6BA'), 2)(x, y, out);
    if (Math.abs((((x + 80) / 20) % 1) - 0.5) < 0.22 && y > 374 && y < 398) {
      out.z = -12;
      out.r *= 0.72;
      out.g *= 0.72;
      out.b *= 0.74;
    }
  });
  for (const x of [60, 220, 380, 540, 900, 1060, 1220, 1380]) urn(stage, x, 368, 0.7);
  footpath(stage, ground, { kerb: 926 });
  for (const x of [160, 1280]) {
    relief.shade(rect(x + 26, 640, 8, 290), 0.6, 2);
    relief.fill(rect(x - 4, 620, 8, 290), painted(noise, palette.ink, 60));
    relief.fill(
      polygon([x - 20, 620], [x + 20, 620], [x + 13, 578], [x - 13, 578]),
      painted(noise, hex('#F6E7BE'), 64),
    );
    relief.fill(polygon([x - 18, 578], [x + 18, 578], [x, 556]), painted(noise, palette.ink, 66));
    relief.fill(ring(x, 630, 4, 10), painted(noise, palette.ink, 66));
  }
};
