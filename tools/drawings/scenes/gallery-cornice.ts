import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { arcPoints, curve, ellipse, polygon, rect, stroke, type Point } from '../stage/shape.ts';
import { sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { block, type Member, moulding, profileAt } from '../stage/mouldings.ts';

const crown: readonly Member[] = [
  [16, 150, 150],
  [62, 150, 104, 'wave'],
  [12, 100, 100],
  [54, 96, 96],
  [10, 94, 80, 'hollow'],
];
const bed: readonly Member[] = [
  [12, 40, 40],
  [26, 38, 24, 'round'],
  [52, 16, 16],
  [12, 22, 22],
  [30, 20, 6, 'hollow'],
  [10, 5, 5],
];

/** The whole sheet is one cornice: crown, scrolled brackets, dentils, frieze. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width, height } = stage;
  sky(stage, { cloud: 0.5, horizon: 200 });
  const bond = coursed({ seed, top: 560, height: 500, courses: [150, 130], lengths: [240, 460] });
  relief.fill(
    rect(0, 200, width, height - 200),
    stone(bond, { noise, seed, face: 'smooth', joint: 3.4 }),
  );
  moulding(stage, -40, 1480, 70, crown, { returned: false, lengths: [330, 470] });
  relief.fill(
    rect(-10, 222, width + 20, 160),
    stone(coursed({ seed: seed + 2, top: 222, height: 180, courses: [160], lengths: [300, 420] }), {
      noise,
      seed: seed + 2,
      z: 18,
    }),
  );
  moulding(stage, -40, 1480, 380, bed, { returned: false, z: 4, lengths: [280, 420] });
  for (let x = -8; x < width; x += 46) block(stage, x, 424, 29, 44, 40, { face: 'smooth' }, x);
  for (let x = 44; x < width; x += 232) {
    const bracket = stone(
      coursed({ seed: seed + x, top: 0, height: 900, courses: [900], lengths: [900, 901] }),
      {
        noise,
        seed: seed + x,
        joint: 0,
        depth: 0,
        profile: (_px, py) =>
          profileAt(
            [
              [14, 92, 92],
              [90, 88, 34, 'wave'],
              [50, 40, 52, 'round'],
              [14, 46, 20, 'round'],
            ],
            py - 216,
          ),
      },
    );
    relief.fill(rect(x, 216, 84, 166), bracket);
    // a leaf carved down the bracket's face
    const cx = x + 42;
    for (const side of [-1, 1]) {
      for (let i = 0; i < 4; i += 1) {
        const y = 250 + i * 26;
        const leaf: Point[] = curve([
          [cx, y + 30],
          [cx + side * 16, y + 20],
          [cx + side * 27, y],
          [cx + side * 23, y + 16],
          [cx + side * 10, y + 36],
        ]);
        relief.rework(polygon(...leaf), (_px, py, out) => {
          out.z += 6 - ((py - y) / 36) * 3;
        });
      }
    }
    relief.rework(
      stroke(5, [
        [cx, 232],
        [cx, 372],
      ]),
      (_px, _py, out) => {
        out.z += 5;
      },
    );
    for (const side of [-1, 1]) relief.fill(ellipse(cx + side * 46, 246, 7, 22), bracket);
    // sunk coffer with a rosette between brackets
    const mid = x + 158;
    relief.rework(rect(mid - 46, 242, 92, 110), (_px, _py, out) => {
      out.z -= 20;
    });
    for (let i = 0; i < 6; i += 1) {
      const a = (i * Math.PI) / 3;
      relief.rework(
        ellipse(mid + 20 * Math.cos(a), 297 + 20 * Math.sin(a), 15, 15),
        (px, py, out) => {
          const d = Math.hypot(px - mid - 20 * Math.cos(a), py - 297 - 20 * Math.sin(a)) / 15;
          out.z += 13 * Math.sqrt(Math.max(0, 1 - d * d));
        },
      );
    }
    relief.rework(polygon(...arcPoints(mid, 297, 9, 0, 360)), (px, py, out) => {
      out.z += 10 - Math.hypot(px - mid, py - 297) * 0.5;
    });
  }
  moulding(
    stage,
    -40,
    1480,
    780,
    [
      [10, 26, 26],
      [24, 24, 12, 'round'],
      [40, 10, 10],
      [8, 14, 14],
      [30, 12, 2, 'hollow'],
    ],
    { returned: false },
  );
  // incised date
  relief.paint(
    (c) => {
      c.font = '600 112px serif';
      c.textAlign = 'center';
      c.fillStyle = '#b99c6c';
      c.fillText('MDCCCLXXXVIII', 720, 694);
    },
    { z: -5, lit: 1 },
  );
};
