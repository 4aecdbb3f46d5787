import { brickwork } from '../stage/bond.ts';
import { concrete, glass, painted, render } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { rect, stroke } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall } from '../stage/terrace.ts';
import { foliage, leafShadow } from '../stage/garden.ts';
import { floating, scaffold } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { downpipe } from '../stage/turned.ts';

/** Walk-up flats of the 1960s: red brick, concrete balconies, one bay behind scaffold. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed } = stage;
  sky(stage, { cloud: 0.55, horizon: 860, top: hex('#75A3BB') });
  gulls(stage, [[1290, 120, 15]]);
  const ground = 876;
  foliage(
    stage,
    [
      [60, 640, 150, 210],
      [1400, 660, 130, 180],
    ],
    { z: -899, far: 0.18, colour: hex('#67855B'), leaf: 6 },
  );
  const x0 = 180;
  const x1 = 1280;
  const tones = ['#A5573F', '#9A4E39', '#B0644A', '#8E4534', '#B8704F'].map(hex);
  const wall = brickWall(stage, brickwork(seed, 'stretcher', [34, 12]), tones);
  relief.fill(rect(x0, 90, x1 - x0, ground - 90), wall);
  relief.fill(rect(x0 - 16, 70, x1 - x0 + 32, 30), concrete(noise, 30, hex('#D9D3C6')));
  relief.fill(rect(x0 - 16, 60, x1 - x0 + 32, 12), painted(noise, hex('#6E787C'), 34));
  const storeys = [300, 500, 700] as const;
  for (const [f, y] of storeys.entries()) {
    for (const x of [240, 960]) {
      relief.fill(rect(x, y - 150, 260, 150), render(noise, hex('#D8CCB5'), -60));
      relief.fill(rect(x + 16, y - 132, 136, 132), glass(noise, y - 140, y, -68, 0.7));
      relief.fill(
        stroke(
          4,
          [
            [x + 84, y - 132],
            [x + 84, y],
          ],
          [
            [x + 16, y - 132],
            [x + 152, y - 132],
          ],
        ),
        painted(noise, palette.white, -64),
      );
      relief.fill(rect(x + 176, y - 120, 60, 70), glass(noise, y - 120, y - 50, -68, 0.6));
      relief.fill(rect(x - 14, y, 288, 22), concrete(noise, 30, hex('#DFD9CC')));
      const rails: (readonly (readonly [number, number])[])[] = [];
      for (let rx = x - 6; rx <= x + 268; rx += 12)
        rails.push([
          [rx, y - 58],
          [rx, y],
        ]);
      floating(stage, stroke(2.6, ...rails), f === 1 ? hex('#E9E2D2') : hex('#EFE9DC'), 36, -54);
      floating(stage, rect(x - 10, y - 64, 282, 7), hex('#F2EDE2'), 36, -50);
    }
    // stair windows and bathroom louvres between
    relief.fill(rect(672, y - 150, 116, 140), painted(noise, palette.white, -10));
    for (let i = 0; i < 3; i += 1)
      for (let j = 0; j < 3; j += 1)
        relief.fill(
          rect(680 + i * 35, y - 142 + j * 44, 30, 38),
          glass(noise, y - 150, y - 10, -16, 0.75),
        );
    for (const x of [560, 840]) {
      relief.fill(rect(x, y - 110, 62, 70), painted(noise, palette.white, -10));
      for (let j = 0; j < 6; j += 1)
        relief.fill(
          rect(x + 5, y - 105 + j * 10.4, 52, 7.6),
          glass(noise, y - 110, y - 40, -14 + j * 0.6, 0.8),
        );
      relief.fill(rect(x - 6, y - 40, 74, 9), painted(noise, hex('#7A4436'), 6));
    }
  }
  // entrance
  relief.fill(rect(650, 736, 160, 140), painted(noise, hex('#2B3236'), -60));
  relief.fill(rect(668, 752, 60, 124), glass(noise, 740, 876, -64, 0.5));
  relief.fill(rect(732, 752, 60, 124), painted(noise, palette.eucalypt, -62));
  relief.fill(rect(620, 718, 220, 20), concrete(noise, 70, hex('#E2DCCF')));
  for (const x of [260, 400, 980, 1120])
    relief.fill(
      rect(x, 780, 120, 96),
      painted(noise, hex('#8C9498'), (_px, py) => -14 + 2 * Math.sin(py / 3)),
    );
  for (const x of [540, 920]) downpipe(stage, x, 110, ground, hex('#8A5A48'));
  footpath(stage, ground, { kerb: 930 });
  scaffold(stage, [944, 1104, 1264], [728, 528, 328, 140], ground + 12, 50);
  foliage(
    stage,
    [
      [220, 880, 110, 34],
      [500, 884, 80, 28],
    ],
    { z: 90, colour: hex('#55764B') },
  );
  leafShadow(stage, rect(170, 90, 560, 800), 200, 700, 380, 0.55);
};
