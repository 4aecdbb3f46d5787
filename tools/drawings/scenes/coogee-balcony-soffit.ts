import { brickwork } from '../stage/bond.ts';
import { brick } from '../stage/masonry.ts';
import { mix, smooth } from '../stage/maths.ts';
import { concrete, glass, painted, render } from '../stage/materials.ts';
import { cleanBrickTones, hex, palette } from '../stage/palette.ts';
import { polygon, rect, stroke } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { crack } from '../stage/cracks.ts';
import { floating } from '../stage/ironwork.ts';
import { farLand, sea } from '../stage/land.ts';
import { spall } from '../stage/spalls.ts';
import { streaks } from '../stage/weather.ts';

/** A concrete balcony looked up at: its soffit fills the sheet, its edge and rail above. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, height } = stage;
  sky(stage, { cloud: 0.45, horizon: 800 });
  gulls(stage, [
    [120, 110, 18],
    [190, 150, 12],
  ]);
  sea(stage, 700, 820, hex('#2F7386'));
  farLand(stage, 820, 6, hex('#E6D2A8'), 4, 970);
  // wall at the back, seen below the soffit
  relief.fill(
    rect(240, 560, 1210, height - 560),
    brick(brickwork(seed, 'stretcher', [54, 18]), { noise, seed, tones: cleanBrickTones, z: -120 }),
  );
  relief.fill(rect(560, 640, 520, 330), painted(noise, palette.white, -122));
  for (const x of [574, 830])
    relief.fill(rect(x, 654, 236, 320), glass(noise, 640, 1000, -130, 0.7));
  // soffit: a sloping plane in shade, lit by what the ground sends back
  const base = concrete(noise, 0, hex('#E2DAC9'), 0);
  relief.fill(polygon([96, 300], [1450, 300], [1450, 610], [240, 610]), (x, y, out) => {
    base(x, y, out);
    const t = (y - 300) / 310;
    const board = Math.abs((((x - 240 * t) / (96 - 24 * t)) % 1) - 0.5) * 2;
    out.z += 40 - 120 * t - 0.8 * smooth(0.96, 1, board);
    const k = mix(0.93, 0.64, smooth(0, 1, t)) - 0.05 * smooth(0.95, 1, board);
    out.r *= k;
    out.g *= k * 0.985;
    out.b *= k * 0.96;
    out.lit = 0.3;
  });
  // drip groove near the edge
  relief.fill(polygon([112, 330], [1450, 330], [1450, 340], [118, 340]), (_x, _y, out) => {
    out.r = 0.45;
    out.g = 0.42;
    out.b = 0.38;
    out.z = 20;
    out.lit = 0.3;
  });
  relief.fill(rect(90, 214, 1370, 88), concrete(noise, 60, hex('#EAE3D3'), 0));
  relief.fill(rect(90, 204, 1370, 12), painted(noise, hex('#8C9699'), 66));
  const lines: (readonly (readonly [number, number])[])[] = [];
  for (let x = 110; x <= 1450; x += 34)
    lines.push([
      [x, 40],
      [x, 206],
    ]);
  relief.fill(rect(240, -10, 1210, 216), render(noise, hex('#EDE4D2'), -60));
  relief.fill(rect(620, -10, 420, 216), glass(noise, -200, 200, -70, 0.6));
  floating(stage, stroke(5, ...lines), hex('#F4F0E6'), 30, -52);
  floating(stage, rect(100, 28, 1360, 14), hex('#F4F0E6'), 30, -52);
  streaks(stage, 160, 296, 1240, 200, palette.rust, 0.35, 1);
  streaks(stage, 200, 320, 700, 260, palette.salt, 0.55, 2);
  streaks(stage, 90, 216, 1340, 84, palette.crust, 0.45, 3);
  const bars = (
    y: number,
    x0: number,
    x1: number,
  ): [readonly [number, number], readonly [number, number]] => [
    [x0, y],
    [x1, y],
  ];
  spall(
    stage,
    [
      [420, 362],
      [560, 350],
      [720, 366],
      [860, 356],
      [930, 410],
      [880, 470],
      [740, 500],
      [600, 486],
      [470, 470],
      [400, 420],
    ],
    {
      depth: 14,
      bars: [
        bars(388, 380, 960),
        bars(428, 380, 960),
        bars(470, 380, 960),
        [
          [520, 340],
          [560, 510],
        ],
        [
          [700, 340],
          [726, 510],
        ],
        [
          [830, 340],
          [846, 510],
        ],
      ],
      barWidth: 12,
    },
  );
  spall(
    stage,
    [
      [1100, 400],
      [1230, 390],
      [1300, 430],
      [1260, 480],
      [1130, 472],
    ],
    { depth: 12, bars: [bars(418, 1080, 1320), bars(456, 1080, 1320)], barWidth: 12 },
  );
  spall(
    stage,
    [
      [1180, 236],
      [1330, 228],
      [1380, 262],
      [1340, 300],
      [1200, 302],
    ],
    { depth: 12, bars: [bars(266, 1160, 1400)], barWidth: 12 },
  );
  spall(
    stage,
    [
      [250, 470],
      [330, 462],
      [360, 500],
      [300, 530],
    ],
    { depth: 10, bars: [bars(494, 230, 380)], barWidth: 10 },
  );
  crack(
    stage,
    [
      [930, 414],
      [1000, 424],
      [1100, 420],
    ],
    5,
    4,
    -200,
  );
  crack(
    stage,
    [
      [170, 380],
      [300, 392],
      [410, 404],
    ],
    5,
    4,
    -200,
  );
  crack(
    stage,
    [
      [700, 262],
      [900, 256],
      [1180, 264],
    ],
    5,
    3,
  );
};
