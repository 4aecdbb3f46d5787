import { brickwork } from '../stage/bond.ts';
import { smooth } from '../stage/maths.ts';
import { brick } from '../stage/masonry.ts';
import { boards, glass, painted, render } from '../stage/materials.ts';
import { brickTones, hex, palette } from '../stage/palette.ts';
import { ellipse, rect } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';
import { crack, stepped } from '../stage/cracks.ts';
import { patch, worst } from '../stage/damage.ts';
import { footpath } from '../stage/land.ts';
import { cornice, moulding, stringCourse } from '../stage/mouldings.ts';
import { door, sash } from '../stage/openings.ts';
import { streaks } from '../stage/weather.ts';

/** Old shop: two windows and a recessed door under long lintels, brickwork and sashes above. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, worn, before, width } = stage;
  const ground = 868;
  const bond = brickwork(seed, 'flemish', [50, 17]);
  const lost = worn(
    worst(patch(stage, 420, 330, 230, 110, 1), patch(stage, 1010, 330, 230, 110, 2)),
  );
  relief.fill(
    rect(0, 0, width, ground),
    brick(bond, { noise, seed, tones: brickTones, lost, mortar: hex('#D8CBB0') }),
  );
  for (const x of [170, 640, 1110])
    sash(stage, x, -60, 160, 276, { panes: [2, 2], blind: 0.4, frame: hex('#F0E7D4') });
  // two lintels over the shop windows, one fascia between pilasters
  const shop = (x: number, w: number): void => {
    relief.fill(rect(x, 452, w, 416), painted(noise, palette.eucalypt, -10));
    relief.fill(rect(x + 24, 470, w - 48, 80), glass(noise, 470, 550, -26, 0.35));
    for (let bx = x + 24 + (w - 48) / 5; bx < x + w - 30; bx += (w - 48) / 5)
      relief.fill(rect(bx - 3, 470, 6, 80), painted(noise, palette.eucalypt, -12));
    relief.fill(rect(x + 24, 566, w - 48, 180), glass(noise, 540, 760, -28, 0.7));
    relief.fill(rect(x + w / 2 - 4, 566, 8, 180), painted(noise, palette.eucalypt, -12));
    for (let px = x + 24; px < x + w - 40; px += (w - 48) / 4) {
      relief.fill(rect(px + 6, 774, (w - 48) / 4 - 12, 76), painted(noise, palette.eucalypt, -16));
      relief.fill(rect(px + 16, 784, (w - 48) / 4 - 32, 56), painted(noise, palette.eucalypt, -12));
    }
    // goods in the window
    for (let i = 0; i < 5; i += 1) {
      const gx = x + 70 + i * ((w - 130) / 4.6);
      relief.fill(rect(gx, 716 - (i % 2) * 20, 34, 30 + (i % 2) * 20), (_px, py, out) => {
        const tones = [
          palette.deep,
          palette.terracotta,
          palette.lime,
          palette.slate,
          palette.oxide,
        ];
        const tone = tones[i % 5] ?? palette.deep;
        const k = 0.5 + (0.1 * (746 - py)) / 40;
        out.r = tone[0] * k;
        out.g = tone[1] * k;
        out.b = tone[2] * k;
        out.z = -27;
        out.lit = 0.4;
      });
    }
  };
  shop(90, 530);
  shop(820, 530);
  relief.fill(rect(640, 452, 160, 416), boards(noise, hex('#B9A689'), 20, -60));
  door(stage, 662, 470, 116, 392, palette.oxide, { fanlight: 70, reveal: 64, panels: [1, 2] });
  for (const x of [40, 620, 800, 1350]) {
    relief.fill(
      rect(x, 452, x === 620 || x === 800 ? 20 : 50, 416),
      render(noise, hex('#E3D6BB'), 8),
    );
    relief.fill(
      rect(x - 4, 446, x === 620 || x === 800 ? 28 : 58, 16),
      render(noise, hex('#EADFC8'), 16),
    );
    relief.fill(
      rect(x - 4, 838, x === 620 || x === 800 ? 28 : 58, 30),
      render(noise, hex('#CFC2A6'), 16),
    );
  }
  const lintel = (x: number, w: number): void => {
    relief.fill(rect(x, 412, w, 40), (px, py, out) => {
      const rusty = worn(() => 1)(px, py) * smooth(0.3, 0.62, noise.fbm(px / 40, py / 12, 4));
      painted(noise, hex('#B7A98B'), 12)(px, py, out);
      const flange = py < 420 || py > 444 ? 5 : 0;
      out.z += flange - 4 * rusty * noise.at(px / 5, py / 5);
      out.r += (palette.rust[0] - out.r) * 0.85 * rusty;
      out.g += (palette.rust[1] - out.g) * 0.85 * rusty;
      out.b += (palette.rust[2] - out.b) * 0.85 * rusty;
    });
    for (let bx = x + 18; bx < x + w; bx += 64)
      relief.fill(ellipse(bx, 432, 4.5, 4.5), painted(noise, hex('#A3957A'), 19));
  };
  lintel(56, 600);
  lintel(784, 600);
  moulding(stage, -20, 1460, 236, stringCourse(1.4), { returned: false });
  moulding(stage, 640, 800, 392, cornice(0.6), {});
  const sag = (cx: number): void => {
    if (!before) return;
    relief.warp({ x: cx - 340, y: 222, w: 680, h: 320 }, (x, y, out) => {
      const across = smooth(cx - 300, cx, x) * smooth(cx + 300, cx, x);
      const tall = smooth(540, 470, y) * smooth(222, 300, y);
      out.dy = -34 * across * tall;
    });
  };
  streaks(stage, 60, 452, 600, 190, palette.rust, 0.6, 1);
  streaks(stage, 790, 452, 600, 150, palette.rust, 0.55, 2);
  streaks(stage, 90, 250, 520, 160, palette.salt, 0.35, 3);
  sag(356);
  sag(1084);
  crack(stage, stepped([356, 452], [200, 262], 34), 9, 2);
  crack(stage, stepped([370, 440], [520, 262], 34), 10, 2);
  crack(stage, stepped([1084, 440], [940, 262], 34), 10, 2);
  crack(stage, stepped([1100, 440], [1240, 262], 34), 8, 2);
  crack(
    stage,
    [
      [250, 232],
      [262, 120],
      [250, 60],
      [258, 0],
    ].map(([x = 0, y = 0]) => [x + 120, y] as const),
    6,
  );
  footpath(stage, ground, { kerb: 930 });
};
