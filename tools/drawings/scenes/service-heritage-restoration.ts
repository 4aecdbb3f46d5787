import { coursed, radial } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { glass, slates } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import {
  arcPoints,
  pointed,
  pointedPoints,
  polygon,
  rect,
  ring,
  stroke,
  ellipse,
  type Point,
} from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage } from '../stage/garden.ts';
import { block, moulding, stringCourse } from '../stage/mouldings.ts';

/** Gable end of a Gothic church: rose window, crocketed pinnacles, a cross at the apex. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed } = stage;
  sky(stage, { cloud: 0.6, horizon: 900, top: hex('#7AA0B5'), low: hex('#F7E4C8') });
  gulls(stage, [
    [1210, 180, 17],
    [1280, 150, 12],
    [180, 240, 14],
  ]);
  foliage(
    stage,
    [
      [90, 900, 190, 110],
      [1370, 890, 170, 120],
    ],
    { z: -899, far: 0.2, colour: hex('#66835C'), leaf: 6 },
  );
  relief.fill(
    polygon([120, 970], [120, 700], [330, 520], [330, 970]),
    slates(noise, seed, -60, 970, 26),
  );
  relief.fill(
    polygon([1320, 970], [1320, 700], [1110, 520], [1110, 970]),
    slates(noise, seed, -60, 970, 26),
  );
  const bond = coursed({
    seed,
    top: 80,
    height: 900,
    courses: [40, 34, 44, 38],
    lengths: [60, 140],
  });
  relief.fill(
    polygon([330, 970], [330, 520], [720, 110], [1110, 520], [1110, 970]),
    stone(bond, { noise, seed, face: 'tooled', margin: 5, joint: 2.4 }),
  );
  const pale = ['#E6D9C0', '#DECBAA', '#E2D1B3'].map(hex);
  const raking = stone(
    radial({ cx: 720, cy: 2000, inner: 0, outer: 4000, from: 240, to: 300, count: 34 }),
    { noise, seed: seed + 2, joint: 2, tones: pale },
  );
  for (const side of [-1, 1]) {
    relief.fill(
      polygon([720, 66], [720 + side * 428, 516], [720 + side * 400, 540], [720, 120]),
      (x, y, out) => {
        raking(x, y, out);
        out.z = out.z * 0.4 + 30;
      },
    );
    for (let i = 1; i < 7; i += 1) {
      const x = 720 + side * i * 58;
      const y = 74 + i * 61;
      relief.fill(ellipse(x + side * 6, y - 12, 13, 15), (px, py, out) => {
        raking(px, py, out);
        out.z =
          40 +
          10 * Math.sqrt(Math.max(0, 1 - ((px - x - side * 6) ** 2 + (py - y + 12) ** 2) / 200));
      });
    }
  }
  // cross
  const cross = stone(coursed({ seed, top: 0, height: 200, courses: [200], lengths: [400, 401] }), {
    noise,
    seed,
    z: 26,
    joint: 0,
    tones: pale,
  });
  relief.fill(rect(710, 2, 20, 84), cross);
  relief.fill(rect(684, 22, 72, 18), cross);
  relief.fill(ring(720, 31, 18, 27), cross);
  // rose: rim, then twelve petals about an eye
  const rx = 720;
  const ry = 420;
  for (const [outer, inner, z, n] of [
    [206, 168, 14, 24],
    [186, 160, 28, 24],
    [170, 150, 6, 24],
  ] as const) {
    const rim = radial({ cx: rx, cy: ry, inner: 0, outer: 400, from: -180, to: 180, count: n });
    relief.fill(
      ring(rx, ry, inner, outer),
      stone(
        (x, y, c) => {
          rim(x, y, c);
          c.d = Math.min(c.lx, c.w - c.lx);
        },
        { noise, seed: seed + outer, z, joint: 2, tones: pale },
      ),
    );
  }
  const tones = ['#27566B', '#8A3F2C', '#C2933F', '#3F6350', '#544A7A'].map(hex);
  relief.fill(ellipse(rx, ry, 152, 152), (x, y, out) => {
    const a = Math.floor(((Math.atan2(y - ry, x - rx) + Math.PI) / (Math.PI * 2)) * 24);
    const d = Math.floor(Math.hypot(x - rx, y - ry) / 27);
    const tone = tones[(a * 2 + d * 3 + (a % 3)) % 5] ?? [0.2, 0.3, 0.4];
    const k = 0.6 + 0.5 * noise.fbm(x / 12, y / 12, 3);
    out.r = tone[0] * k;
    out.g = tone[1] * k;
    out.b = tone[2] * k;
    out.z = -34;
    out.lit = 0.5;
  });
  const petals: Point[][] = [];
  for (let i = 0; i < 12; i += 1) {
    const a = (i * Math.PI) / 6;
    petals.push([
      [rx + 46 * Math.cos(a), ry + 46 * Math.sin(a)],
      [rx + 112 * Math.cos(a), ry + 112 * Math.sin(a)],
    ]);
    const m = a + Math.PI / 12;
    petals.push(
      arcPoints(
        rx + 114 * Math.cos(m),
        ry + 114 * Math.sin(m),
        30,
        (m * 180) / Math.PI - 105,
        (m * 180) / Math.PI + 105,
      ),
    );
  }
  for (const [wide, z] of [
    [14, -18],
    [8, -10],
  ] as const) {
    relief.fill(stroke(wide, ...petals), stone(bond, { noise, seed, z, joint: 0, tones: pale }));
    relief.fill(
      ring(rx, ry, 46 - wide / 2, 46 + wide / 2),
      stone(bond, { noise, seed, z, joint: 0, tones: pale }),
    );
    relief.fill(
      stroke(
        wide * 0.7,
        ...[0, 1, 2, 3].map((i) =>
          arcPoints(
            rx + 18 * Math.cos((i * Math.PI) / 2),
            ry + 18 * Math.sin((i * Math.PI) / 2),
            17,
            i * 90 - 110,
            i * 90 + 110,
          ),
        ),
      ),
      stone(bond, { noise, seed, z, joint: 0, tones: pale }),
    );
  }
  moulding(stage, 330, 1110, 648, stringCourse(1.6), {});
  // three lancets below
  for (const x of [500, 664, 828]) {
    for (const [inset, z] of [
      [-16, 6],
      [0, -14],
    ] as const)
      relief.fill(
        pointed(x + inset, 770, 112 - 2 * inset, 1000, 112 - 2 * inset),
        stone(bond, { noise, seed: seed + 6, z, tones: pale, joint: 1.6 }),
      );
    relief.fill(pointed(x + 12, 772, 88, 1000, 88), glass(noise, 690, 960, -30, 0.45));
    relief.fill(
      stroke(9, pointedPoints(x - 24, 770, 160, 780, 160)),
      stone(bond, { noise, seed: seed + 7, z: 18, tones: pale, joint: 1.6 }),
    );
  }
  // buttresses with pinnacles
  for (const cx of [330, 1110]) {
    relief.fill(
      rect(cx - 52, 470, 104, 500),
      stone(bond, { noise, seed: seed + 9, face: 'picked', margin: 5, z: 60 }),
    );
    for (const y of [600, 770])
      relief.fill(
        polygon(
          [cx - 52, y],
          [cx + 52, y],
          [cx + 66, y + 26],
          [cx + 66, y + 34],
          [cx - 66, y + 34],
          [cx - 66, y + 26],
        ),
        stone(bond, { noise, seed: seed + 10, z: 74, tones: pale }),
      );
    relief.fill(
      rect(cx - 66, 804, 132, 170),
      stone(bond, { noise, seed: seed + 9, face: 'picked', margin: 5, z: 84 }),
    );
    relief.fill(
      polygon([cx - 62, 476], [cx, 396], [cx + 62, 476]),
      stone(bond, { noise, seed: seed + 11, z: 70, tones: pale }),
    );
    relief.fill(polygon([cx - 30, 420], [cx, 190], [cx + 30, 420]), (x, y, out) => {
      cross(x, y, out);
      out.z = 70 - Math.abs(x - cx) * 1.3;
    });
    for (let i = 0; i < 6; i += 1)
      for (const side of [-1, 1])
        relief.fill(ellipse(cx + side * (28 - i * 4.4), 396 - i * 34, 7, 9), (x, y, out) => {
          cross(x, y, out);
          out.z = 62;
        });
    relief.fill(ellipse(cx, 186, 12, 14), (x, y, out) => {
      cross(x, y, out);
      out.z = 70 + 10 * Math.sqrt(Math.max(0, 1 - ((x - cx) / 12) ** 2));
    });
    block(stage, cx - 58, 462, 116, 16, 78, { tones: pale }, cx);
  }
};
