import { smooth } from '../stage/maths.ts';
import { boards, concrete, painted } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import { polygon, rect, stroke } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { jagged } from '../stage/cracks.ts';
import { floating, tube } from '../stage/ironwork.ts';
import { sea } from '../stage/land.ts';
import { bar } from '../stage/spalls.ts';

/** Slab edge cut back square to clean bars: primed red at the left, bright from blasting at the right. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.5, horizon: 520 });
  gulls(stage, [
    [1120, 90, 18],
    [1200, 130, 13],
  ]);
  sea(stage, 190, 330);
  const lines: (readonly (readonly [number, number])[])[] = [];
  for (let x = 30; x < width; x += 62)
    lines.push([
      [x, 70],
      [x, 292],
    ]);
  floating(stage, stroke(10, ...lines), hex('#EFEAE0'), 0, 10);
  floating(stage, rect(-10, 44, width + 20, 26), hex('#F6F2EA'), 0, 20);
  relief.fill(rect(-10, 292, width + 20, 40), concrete(noise, 56, hex('#BDB5A6')));
  const slab = concrete(noise, 40, hex('#D5CFC2'), 0);
  relief.fill(rect(-10, 330, width + 20, 330), slab);
  relief.fill(rect(-10, 630, width + 20, 30), (x, y, out) => {
    slab(x, y, out);
    out.z -= (y - 630) * 0.5;
  });
  const under = concrete(noise, 0, hex('#C9C2B4'));
  relief.fill(rect(-10, 660, width + 20, 310), (x, y, out) => {
    under(x, y, out);
    const t = (y - 660) / 310;
    const line = smooth(0.95, 1, Math.abs(((x - 720) / (170 - 70 * t)) % 1) * 2 - 1);
    const k = 0.8 - 0.34 * t - 0.06 * line;
    out.r *= k;
    out.g *= k;
    out.b *= k;
    out.z -= 130 * t;
    out.lit = 0.25;
  });
  // the recess: sawn edge, rough back
  const edge = [
    [250, 384],
    [1190, 384],
    [1190, 612],
    [1010, 612],
    [1010, 644],
    [430, 644],
    [430, 612],
    [250, 612],
  ] as const;
  const hole = polygon(...edge);
  relief.rework(stroke(10, [...edge, edge[0]]), (_x, _y, out) => {
    out.r *= 0.94;
    out.g *= 0.93;
    out.b *= 0.92;
    out.z -= 1;
  });
  relief.fill(hole, (x, y, out) => {
    const rough = noise.fbm(x / 26, y / 26, 4);
    const pebble = noise.at(x / 9, y / 9);
    out.r = 0.6 + 0.24 * (rough - 0.5) + 0.16 * (pebble - 0.5);
    out.g = 0.57 + 0.24 * (rough - 0.5) + 0.16 * (pebble - 0.5);
    out.b = 0.51 + 0.22 * (rough - 0.5) + 0.14 * (pebble - 0.5);
    out.z = -18 + 16 * rough + 7 * pebble;
  });
  const red = hex('#9C4630');
  const bright = hex('#A4A8A8');
  const split = jagged(
    seed,
    [
      [690, 380],
      [712, 650],
    ],
    14,
    9,
  );
  const leftPart = polygon([250, 384], ...split, [430, 644], [430, 612], [250, 612]);
  const rightPart = polygon(...split, [1010, 644], [1010, 612], [1190, 612], [1190, 384]);
  for (const [part, colour] of [
    [leftPart, red],
    [rightPart, bright],
  ] as const) {
    for (const x of [330, 470, 610, 750, 890, 1030, 1150])
      bar(stage, part, [x, 370], [x + 4, 660], 17, colour);
    for (const y of [428, 510, 592]) bar(stage, part, [240, y], [1200, y + 2], 24, colour);
  }
  for (const x of [330, 470, 610, 750, 890, 1030])
    for (const y of [428, 510, 592])
      relief.fill(
        stroke(
          3.4,
          [
            [x - 15, y - 13],
            [x + 17, y + 14],
          ],
          [
            [x + 17, y - 12],
            [x - 13, y + 15],
          ],
        ),
        painted(noise, hex('#5B5A58'), 26),
      );
  // marking-out crayon
  relief.rework(
    stroke(
      4,
      jagged(
        seed + 3,
        [
          [226, 360],
          [1214, 360],
          [1214, 668],
          [226, 668],
          [226, 360],
        ],
        60,
        2,
      ),
    ),
    (_x, _y, out) => {
      out.r = out.r * 0.4 + 0.2;
      out.g = out.g * 0.4 + 0.25;
      out.b = out.b * 0.4 + 0.5;
    },
  );
  // brush and tin on the formwork plank
  relief.fill(rect(-10, 800, width + 20, 46), boards(noise, hex('#B28B5B'), 46, 150, true));
  relief.fill(rect(-10, 786, width + 20, 16), boards(noise, hex('#CDA976'), 16, 130, true));
  for (const x of [180, 1220]) floating(stage, rect(x, 846, 26, 130), hex('#7B858A'), 50, 60);
  relief.fill(
    rect(520, 690, 108, 98),
    painted(
      noise,
      hex('#A7ADB0'),
      (x) => 150 + 54 * Math.sqrt(Math.max(0, 1 - ((x - 574) / 54) ** 2)),
    ),
  );
  relief.fill(
    rect(520, 714, 108, 48),
    painted(noise, red, (x) => 152 + 54 * Math.sqrt(Math.max(0, 1 - ((x - 574) / 54) ** 2))),
  );
  tube(stage, [660, 778], [760, 760], 14, hex('#9B6B3C'), 12);
  relief.fill(polygon([756, 750], [812, 742], [818, 768], [760, 772]), painted(noise, red, 150));
  tube(stage, [900, 776], [1040, 776], 22, hex('#2F4A55'), 14);
  relief.fill(
    polygon([1038, 770], [1140, 774], [1140, 780], [1038, 784]),
    painted(noise, hex('#AEB5B8'), 140),
  );
};
