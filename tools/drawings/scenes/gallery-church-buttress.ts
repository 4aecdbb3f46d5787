import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { glass, grass } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import { pointed, pointedPoints, polygon, rect, stroke } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage, leafShadow } from '../stage/garden.ts';
import { block, moulding, stringCourse } from '../stage/mouldings.ts';

/** Two buttresses and the lancet between them, seen close, parapet gablets against the sky. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.5, horizon: 300 });
  const ground = 890;
  const bond = coursed({
    seed,
    top: 150,
    height: 800,
    courses: [70, 58, 74, 62],
    lengths: [100, 240],
    split: 0.1,
  });
  relief.fill(
    rect(0, 170, width, ground - 170),
    stone(bond, { noise, seed, face: 'tooled', margin: 7, joint: 3 }),
  );
  moulding(
    stage,
    -20,
    1460,
    158,
    [
      [10, 20, 26],
      [18, 26, 12, 'hollow'],
      [10, 10, 4],
    ],
    { returned: false },
  );
  for (let x = -60; x < width; x += 150) {
    block(stage, x, 92, 96, 70, 8, { face: 'smooth' }, x);
    block(stage, x - 8, 78, 112, 18, 18, {}, x + 1);
  }
  moulding(stage, -20, 1460, 560, stringCourse(1.4), { returned: false });
  const w = 250;
  const x = 595;
  for (const [inset, z] of [
    [-40, 6],
    [-20, -8],
    [0, -26],
  ] as const) {
    relief.fill(
      pointed(x + inset, 430, w - 2 * inset, 800, w - 2 * inset + 50),
      stone(
        coursed({ seed: seed + inset, top: 0, height: 980, courses: [56], lengths: [300, 301] }),
        { noise, seed: seed + inset, z, tones: ['#E6D9C0', '#DECBAA', '#D9C4A0'].map(hex) },
      ),
    );
  }
  relief.fill(pointed(x + 20, 430, w - 40, 800, w + 10), glass(noise, 240, 800, -44, 0.4));
  const bars = stone(coursed({ seed, top: 0, height: 900, courses: [80], lengths: [400, 401] }), {
    noise,
    seed,
    z: -24,
  });
  relief.fill(rect(x + w / 2 - 9, 420, 18, 380), bars);
  for (const sx of [x + 14, x + w / 2])
    relief.fill(stroke(14, pointedPoints(sx, 480, w / 2 - 14, 492, w / 2)), bars);
  relief.fill(stroke(14, pointedPoints(x + 14, 430, w - 28, 440, w + 18)), bars);
  for (let y = 470; y < 800; y += 44)
    relief.fill(rect(x + 16, y, w - 32, 3), (_x, _y, out) => {
      out.r = 0.1;
      out.g = 0.11;
      out.b = 0.12;
      out.z = -40;
    });
  relief.fill(
    stroke(18, pointedPoints(x - 54, 430, w + 108, 450, w + 168)),
    stone(coursed({ seed: seed + 2, top: 0, height: 900, courses: [900], lengths: [70, 100] }), {
      noise,
      seed,
      z: 20,
      joint: 1.8,
    }),
  );
  block(stage, x - 60, 800, w + 120, 34, 22, {}, 5);
  const core = coursed({
    seed: seed + 5,
    top: 150,
    height: 800,
    courses: [68, 60, 72, 58],
    lengths: [110, 190],
  });
  const face = (z: number) => stone(core, { noise, seed: seed + 5, face: 'picked', margin: 9, z });
  for (const cx of [250, 1190]) {
    relief.fill(rect(cx - 92, 120, 184, 330), face(60));
    relief.fill(polygon([cx - 104, 128], [cx, 20], [cx + 104, 128]), face(70));
    relief.fill(polygon([cx - 60, 118], [cx, 54], [cx + 60, 118]), face(56));
    relief.fill(rect(cx - 126, 466, 252, 230), face(104));
    relief.fill(rect(cx - 160, 720, 320, ground - 720), face(150));
    for (const [y, a, b, z0, z1] of [
      [440, 94, 132, 62, 112],
      [682, 128, 168, 106, 158],
    ] as const) {
      const slope = stone(
        coursed({ seed: seed + y, top: y, height: 60, courses: [27], lengths: [80, 130] }),
        { noise, seed: seed + y },
      );
      relief.fill(
        polygon([cx - a, y], [cx + a, y], [cx + b, y + 52], [cx - b, y + 52]),
        (px, py, out) => {
          slope(px, py, out);
          out.z += z0 + ((z1 - z0) * (py - y)) / 52;
        },
      );
    }
  }
  relief.fill(rect(0, ground - 20, width, 100), grass(noise, 170));
  foliage(
    stage,
    [
      [720, 900, 120, 40],
      [560, 912, 70, 26],
    ],
    { z: 176, colour: hex('#5E7A50') },
  );
  leafShadow(stage, rect(0, 100, 700, 800), 40, 700, 420, 0.5);
};
