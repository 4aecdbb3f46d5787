import { brickwork, single } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { smooth } from '../stage/maths.ts';
import { boards, painted } from '../stage/materials.ts';
import { hex, palette, type Colour } from '../stage/palette.ts';
import { ellipse, move, polygon, rect, stroke, type Point } from '../stage/shape.ts';
import type { Draw, Stage } from '../stage/stage.ts';
import { brickWall } from '../stage/terrace.ts';
import { tube } from '../stage/ironwork.ts';
import { radii, turned, turnedShape } from '../stage/turned.ts';

/** Bar lying at a slant: chisels and handles, round in section, with what it throws on the bench. */
const chisel = (
  stage: Stage,
  x: number,
  y: number,
  long: number,
  angle: number,
  wide: number,
): void => {
  const rad = (angle * Math.PI) / 180;
  const at = (t: number, off = 0): Point => [
    x + Math.cos(rad) * t - Math.sin(rad) * off,
    y + Math.sin(rad) * t + Math.cos(rad) * off,
  ];
  const steel: Colour = hex('#7C868C');
  tube(stage, at(0), at(long * 0.8), 11, steel, 12);
  const edge = polygon(
    at(long * 0.72, -6),
    at(long * 0.72, 6),
    at(long, wide / 2),
    at(long + 3, wide / 2),
    at(long + 3, -wide / 2),
    at(long, -wide / 2),
  );
  stage.relief.shade(move(edge, 12, 12), 0.7, 1);
  stage.relief.fill(edge, painted(stage.noise, hex('#9AA4AA'), 30));
  stage.relief.fill(
    stroke(3, [at(long + 1, -wide / 2 + 1), at(long + 1, wide / 2 - 1)]),
    painted(stage.noise, hex('#E2E7E8'), 32),
  );
};

/** The banker: a block half worked, mallet on it, chisels and square to hand, light from a window. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width, height } = stage;
  const wall = brickWall(
    stage,
    brickwork(seed, 'english', [76, 25]),
    ['#E9E0CF', '#E3D8C4', '#EDE6D8', '#DDD0B8'].map(hex),
  );
  relief.fill(rect(0, 0, width, height), wall);
  relief.shadeBy(rect(0, 0, width, 760), (x, y) => {
    // the window's light falls across the wall in one slanting patch
    const u = x - y * 0.55;
    const inside =
      smooth(150, 190, u) * smooth(760, 720, u) * smooth(40, 70, y) * smooth(640, 600, y);
    const bar = smooth(10, 16, Math.abs(u - 455)) * smooth(10, 16, Math.abs(y - 330));
    return 0.62 * (1 - inside * bar);
  });
  // tools on pegs: templates, a frame saw, a square
  relief.fill(rect(40, 86, 1360, 26), boards(noise, hex('#9A7A54'), 26, 16, true));
  for (const x of [930, 1010, 1100, 1190, 1290])
    relief.fill(ellipse(x, 99, 7, 7), painted(noise, hex('#5C4630'), 40));
  const zinc = painted(noise, hex('#9BA5A8'), 22);
  relief.fill(
    polygon(
      [900, 112],
      [985, 112],
      [985, 150],
      [960, 152],
      [950, 178],
      [930, 190],
      [925, 240],
      [900, 240],
    ),
    zinc,
  );
  relief.fill(
    polygon([1075, 112], [1128, 112], [1128, 330], [1112, 330], [1100, 290], [1075, 270]),
    zinc,
  );
  relief.fill(
    polygon([1170, 106], [1186, 106], [1186, 372], [1330, 372], [1330, 388], [1170, 388]),
    painted(noise, hex('#7B6A50'), 26),
  );
  tube(stage, [1290, 104], [1290, 260], 5, hex('#6B5A40'), 12);
  relief.fill(
    polygon([1272, 250], [1308, 250], [1300, 320], [1280, 320]),
    painted(noise, hex('#8B8F90'), 30),
  );
  // shelf with stones' samples
  relief.fill(rect(60, 300, 250, 20), boards(noise, palette.timber, 20, 70, true));
  for (const [i, x] of [80, 150, 226].entries())
    relief.fill(
      rect(x, 300 - 46 - i * 8, 56, 46 + i * 8),
      stone(single(x, 240, 56, 64, i + 3), {
        noise,
        seed: seed + i,
        face: i === 1 ? 'rock' : 'picked',
        margin: 6,
        z: 50,
      }),
    );
  // bench
  relief.fill(rect(-10, 706, width + 20, 92), boards(noise, hex('#9C774C'), 46, 190, true));
  relief.fill(rect(-10, 690, width + 20, 22), (x, y, out) => {
    boards(noise, hex('#C2A27A'), 30, 150, true)(x, y, out);
    out.z += (y - 690) * 1.6;
    const dust = smooth(0.5, 0.75, noise.fbm(x / 60, y / 9, 3));
    out.r += (0.92 - out.r) * 0.5 * dust;
    out.g += (0.87 - out.g) * 0.5 * dust;
    out.b += (0.77 - out.b) * 0.5 * dust;
  });
  relief.fill(rect(-10, 798, width + 20, 170), boards(noise, hex('#6E5436'), 60, 40));
  for (const x of [90, 1230])
    relief.fill(rect(x, 798, 120, 170), boards(noise, hex('#8A6A44'), 60, 170));
  // the block: left half dressed with a drafted margin and a sunk moulding, right half still rock
  const bx = 430;
  const by = 396;
  const bw = 560;
  const bh = 296;
  const dressed = stone(single(bx, by, bw, bh, 5), {
    noise,
    seed: seed + 2,
    face: 'tooled',
    margin: 26,
    joint: 0,
    z: 110,
    tones: [hex('#E4D3B0')],
  });
  const rough = stone(single(bx, by, bw, bh, 5), {
    noise,
    seed: seed + 2,
    face: 'rock',
    joint: 0,
    z: 112,
    tones: [hex('#DBC294')],
  });
  const front = (x: number): number => bx + 330 + 26 * Math.sin(x / 31) + 12 * Math.sin(x / 13);
  const other = { z: 0, r: 0, g: 0, b: 0, lit: 1, a: 1 };
  relief.fill(
    polygon(
      [bx, by],
      [bx + bw - 30, by],
      [bx + bw, by + 26],
      [bx + bw - 8, by + bh],
      [bx, by + bh],
    ),
    (x, y, out) => {
      dressed(x, y, out);
      rough(x, y, other);
      const t = smooth(front(y) - 7, front(y) + 7, x);
      const frame = Math.max(Math.abs(x - (bx + 165)) / 118, Math.abs(y - (by + 148)) / 98);
      if (t < 1) out.z -= 12 * smooth(1, 0.93, frame) - 9 * smooth(0.82, 0.6, frame);
      out.z += (other.z + 14 - out.z) * t;
      out.r += (other.r - out.r) * t;
      out.g += (other.g - out.g) * t;
      out.b += (other.b - out.b) * t;
    },
  );
  // setting-out lines in pencil
  relief.rework(
    stroke(
      1.6,
      [
        [bx + 26, by + bh - 52],
        [bx + bw - 20, by + bh - 52],
      ],
      [
        [bx + 26, by + 52],
        [bx + bw - 40, by + 52],
      ],
    ),
    (_x, _y, out) => {
      out.r *= 0.55;
      out.g *= 0.52;
      out.b *= 0.5;
    },
  );
  // mallet on the block
  const head = radii([0, 46], [9, 58], [24, 66], [122, 55]);
  relief.shade(move(turnedShape(900, 268, 122, head), 46, 30), 0.55, 5);
  relief.fill(
    turnedShape(900, 268, 122, head),
    turned(900, 268, head, 100, boards(noise, hex('#B58A58'), 16, 0)),
  );
  relief.fill(
    rect(890, 150, 20, 122),
    turned(900, 150, () => 10, 120, painted(noise, hex('#C29B69'), 0)),
  );
  // on the bench
  chisel(stage, 60, 686, 240, 0, 34);
  chisel(stage, 96, 674, 226, 0.4, 18);
  chisel(stage, 1112, 662, 210, -0.6, 44);
  relief.fill(
    polygon([1070, 690], [1070, 470], [1090, 470], [1090, 670], [1330, 670], [1330, 690]),
    painted(noise, hex('#8E979B'), 176),
  );
  for (const [x, y, r] of [
    [360, 682, 13],
    [386, 686, 9],
    [338, 688, 7],
    [1012, 686, 10],
    [402, 690, 5],
    [318, 690, 5],
  ] as const)
    relief.fill(
      ellipse(x, y, r, r * 0.7),
      stone(single(x - r - 9, y - r - 9, r * 2 + 18, r * 2 + 18, x), {
        noise,
        seed,
        face: 'rubble',
        z: 170,
      }),
    );
};
