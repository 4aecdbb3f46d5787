import { coursed } from '../stage/bond.ts';
import { mix, smooth } from '../stage/maths.ts';
import { stone } from '../stage/masonry.ts';
import { glass, render } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { polygon, rect, type Point } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage, plants } from '../stage/garden.ts';
import { farLand, sea } from '../stage/land.ts';

/** Ocean cliff in its own courses, houses along the top, swell breaking at its foot. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, height } = stage;
  sky(stage, { cloud: 0.55, horizon: 520, top: hex('#74A4BE') });
  gulls(stage, [
    [180, 170, 24],
    [280, 210, 17],
    [120, 250, 13],
    [430, 150, 12],
  ]);
  farLand(stage, 476, 40, hex('#9DB0B2'), 7, 520);
  sea(stage, 470, height, hex('#2E7084'));
  // the cliff: beds of differing hardness, some undercut, shelving into the sea at the left
  const top: Point[] = [];
  const foot: Point[] = [];
  for (let i = 0; i <= 60; i += 1) {
    const x = 430 + (i / 60) * 1030;
    top.push([x, mix(430, 292, smooth(0, 0.4, i / 60)) + 16 * (noise.at(i / 4, 3) - 0.5)]);
    foot.unshift([x, 816 + 26 * (noise.at(i / 5, 9) - 0.5) + 50 * (i / 60)]);
  }
  const outline: Point[] = [
    ...top,
    ...foot,
    [300, 860],
    [318, 824],
    [372, 808],
    [364, 770],
    [404, 752],
    [398, 676],
    [428, 640],
    [420, 560],
    [446, 520],
  ];
  const beds = coursed({
    seed,
    top: 240,
    height: 700,
    courses: [64, 30, 84, 22, 52, 96, 28, 70],
    lengths: [260, 720],
    wobble: 9,
  });
  const face = stone(beds, {
    noise,
    seed,
    face: 'rock',
    joint: 2.5,
    depth: 4,
    mortar: hex('#A98A5C'),
    tones: ['#DDBF8B', '#D3AE74', '#E3CDA2', '#C99B5E', '#D8B582', '#BE9060', '#E0C79C'].map(hex),
  });
  relief.fill(polygon(...outline), (x, y, out) => {
    face(x, y, out);
    const bed = noise.fbm(x / 700, y / 34, 3);
    const column = noise.fbm(x / 90, y / 500, 3);
    out.z = out.z * 1.5 + 46 * (bed - 0.5) + 120 * (column - 0.5);
    const streak = noise.fbm(x / 210 + 2 * bed, y / 9, 4);
    const rust = smooth(0.55, 0.75, streak);
    out.r = mix(out.r, 0.66, 0.55 * rust);
    out.g = mix(out.g, 0.4, 0.55 * rust);
    out.b = mix(out.b, 0.22, 0.55 * rust);
    const black = smooth(0.56, 0.7, noise.fbm(x / 26, y / 240, 3)) * smooth(300, 420, y);
    out.r = mix(out.r, 0.26, 0.45 * black);
    out.g = mix(out.g, 0.25, 0.45 * black);
    out.b = mix(out.b, 0.23, 0.45 * black);
    const wet = smooth(740, 820, y + 40 * (noise.fbm(x / 60, 4, 3) - 0.5));
    out.r = mix(out.r, 0.27, 0.6 * wet);
    out.g = mix(out.g, 0.25, 0.6 * wet);
    out.b = mix(out.b, 0.2, 0.6 * wet);
  });
  // houses: white boxes, terracotta and slate, stepping with the ground
  const houses = [
    [560, 300, 120, 96, '#F3ECDD'],
    [690, 262, 90, 130, '#EADCC4'],
    [790, 236, 150, 88, '#F6F1E6'],
    [950, 218, 110, 120, '#E9DCC8'],
    [1070, 240, 130, 92, '#F4EDE0'],
    [1210, 200, 100, 132, '#EFE4D0'],
    [1320, 232, 150, 100, '#F5EFE3'],
  ] as const;
  for (const [i, [x, y, w, h, tone]] of houses.entries()) {
    const roof = i % 2 === 0 ? palette.terracotta : palette.slate;
    relief.fill(rect(x, y, w, h + 40), render(noise, hex(tone), -30));
    relief.fill(
      polygon([x - 8, y + 3], [x + w * 0.28, y - 34], [x + w * 0.72, y - 34], [x + w + 8, y + 3]),
      (px, py, out) => {
        const n = noise.fbm(px / 9, py / 5, 3) - 0.5;
        out.r = roof[0] * (1 + 0.3 * n);
        out.g = roof[1] * (1 + 0.3 * n);
        out.b = roof[2] * (1 + 0.3 * n);
        out.z = -14 + (py - y) * 0.4 + 1.5 * Math.sin(py * 1.4);
      },
    );
    const cols = Math.floor(w / 34);
    for (let c = 0; c < cols; c += 1)
      for (let r = 0; r < Math.floor(h / 42); r += 1) {
        const wx = x + 10 + c * ((w - 10) / cols);
        relief.fill(
          rect(wx, y + 12 + r * 42, (w - 10) / cols - 10, 24),
          glass(noise, y + r * 42, y + 40 + r * 42, -40, 0.8),
        );
      }
    relief.fill(rect(x - 3, y + h * 0.5, w + 6, 4), render(noise, hex('#FBF6EC'), -22));
  }
  foliage(
    stage,
    [
      [500, 410, 60, 26],
      [610, 394, 50, 18],
      [850, 336, 70, 20],
      [1040, 340, 40, 18],
      [1200, 336, 50, 20],
      [1400, 344, 70, 20],
    ],
    { z: 10, colour: hex('#5F7D4E'), leaf: 4 },
  );
  for (const x of [676, 1066]) {
    // Norfolk pine: tiers of short boughs
    relief.fill(rect(x - 2, 130, 4, 200), render(noise, hex('#5C4F42'), 4));
    foliage(
      stage,
      Array.from({ length: 11 }, (_, t) => [x, 136 + t * 17, 6 + t * 3.2, 5] as const),
      { z: 6, colour: hex('#3F5F48'), leaf: 3.4 },
    );
  }
  plants(stage, [
    [640, 470, 20],
    [900, 420, 24],
    [1180, 460, 20],
  ]);
  // broken water
  relief.paint(
    (c) => {
      for (let i = 0; i < 520; i += 1) {
        const t = noise.at(i * 1.37, 5);
        const x = 250 + noise.at(i * 2.71, 8) * 1250;
        const y = 800 + t * 70 + Math.max(0, x - 420) * 0.045;
        const size = 4 + 16 * noise.at(i * 0.77, 2);
        c.fillStyle = `rgba(250,250,246,${(0.25 + 0.6 * noise.at(i * 3.1, 6)).toFixed(2)})`;
        c.beginPath();
        c.ellipse(x, y, size * 1.6, size * 0.42, 0.06, 0, 7);
        c.fill();
      }
      for (let i = 0; i < 260; i += 1) {
        const x = 270 + noise.at(i * 1.9, 3) * 330;
        const y = 826 - noise.at(i * 2.3, 4) ** 2 * 130;
        c.fillStyle = 'rgba(252,252,248,0.5)';
        c.beginPath();
        c.arc(x, y, 1 + 3.4 * noise.at(i, 7), 0, 7);
        c.fill();
      }
    },
    { z: -300 },
  );
};
