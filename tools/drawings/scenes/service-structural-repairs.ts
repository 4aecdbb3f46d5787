import { brickwork } from '../stage/bond.ts';
import { boards, concrete, painted } from '../stage/materials.ts';
import { brickTones, hex, palette } from '../stage/palette.ts';
import { ellipse, rect, type Shape } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall } from '../stage/terrace.ts';
import { leafShadow } from '../stage/garden.ts';
import { tube } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { block } from '../stage/mouldings.ts';
import { sash } from '../stage/openings.ts';

/** A wall carried on needles and props while the steel below it is set. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  const ground = 880;
  const wall = brickWall(stage, brickwork(seed, 'english', [60, 20]), brickTones);
  relief.fill(rect(0, 0, width, ground), wall);
  for (const x of [240, 640, 1040]) sash(stage, x, -40, 160, 250, { panes: [2, 2], blind: 0.4 });
  // opening with its rough toothing each side
  relief.fill(rect(250, 470, 940, ground - 470), (x, y, out) => {
    const n = noise.fbm(x / 60, y / 60, 4);
    const back = 0.3 + 0.1 * n + 0.12 * ((y - 470) / 400);
    out.r = back * 1.05;
    out.g = back;
    out.b = back * 0.92;
    out.z = -170;
  });
  for (let i = 0; i < 20; i += 1) {
    const y = 470 + i * 20.5;
    const tooth = i % 2 === 0 ? 30 : 0;
    relief.fill(rect(250, y, tooth, 18), wall);
    relief.fill(rect(1190 - tooth, y, tooth, 18), wall);
  }
  // the new beam on its padstones
  for (const x of [170, 1170])
    relief.fill(rect(x, 462, 110, 62), concrete(noise, 8, hex('#CFC9BD')));
  const steel = painted(noise, hex('#8A3B26'), 20);
  relief.fill(rect(190, 392, 1070, 70), painted(noise, hex('#8A3B26'), -4));
  relief.fill(rect(190, 384, 1070, 14), steel);
  relief.fill(rect(190, 452, 1070, 14), steel);
  for (const x of [300, 480, 960, 1140])
    relief.fill(rect(x, 398, 12, 54), painted(noise, hex('#94432C'), 12));
  for (const x of [690, 750])
    for (const y of [410, 440])
      relief.fill(ellipse(x, y, 6, 6), painted(noise, hex('#A7553B'), 16));
  relief.fill(rect(676, 400, 88, 50), painted(noise, hex('#98462E'), 6));
  relief.fill(rect(190, 374, 1070, 11), concrete(noise, 3, hex('#A9A399')));
  // needles through the wall, props under them
  const timber = boards(noise, hex('#C49A64'), 20, 0);
  for (const x of [330, 560, 790, 1020]) {
    relief.fill(rect(x - 8, 296, 76, 66), (px, py, out) => {
      wall(px, py, out);
      out.r *= 0.5;
      out.g *= 0.48;
      out.b *= 0.46;
      out.z = -16;
    });
    const end: Shape = rect(x, 302, 60, 56);
    relief.fill(end, (px, py, out) => {
      timber(px, py, out);
      const rings = Math.sin(Math.hypot(px - x - 20, py - 350) / 2.3);
      out.r += 0.05 * rings;
      out.g += 0.04 * rings;
      out.b += 0.03 * rings;
      out.z = 120;
    });
    relief.fill(rect(x - 16, 358, 92, 14), painted(noise, hex('#6B7478'), 112));
    tube(stage, [x + 30, 372], [x + 30, 620], 20, hex('#B8BEC0'), 44);
    tube(stage, [x + 30, 600], [x + 30, ground - 12], 28, hex('#C2682F'), 44);
    relief.fill(rect(x + 6, 590, 48, 26), painted(noise, hex('#5B6468'), 60));
    tube(stage, [x - 4, 604], [x + 66, 600], 7, hex('#5B6468'), 30);
    for (let y = 400; y < 580; y += 30)
      relief.fill(ellipse(x + 30, y, 3, 4), painted(noise, palette.black, 20));
    relief.fill(rect(x - 22, ground - 16, 104, 16), boards(noise, palette.timber, 16, 90, true));
  }
  // bricks stacked ready, a bag of lime, a spirit level on the beam
  for (let r = 0; r < 5; r += 1)
    for (let c = 0; c < 4 - (r === 4 ? 1 : 0); c += 1)
      block(
        stage,
        60 + c * 46 + (r % 2) * 8,
        ground - 22 - r * 22,
        44,
        21,
        70,
        { tones: brickTones, face: 'smooth' },
        r * 7 + c,
      );
  relief.fill(rect(820, 366, 170, 16), painted(noise, hex('#C9A23A'), 34));
  relief.fill(rect(890, 370, 26, 8), painted(noise, hex('#D8EBC0'), 36));
  footpath(stage, ground, { kerb: 1100, colour: hex('#C6BBA5') });
  leafShadow(stage, rect(0, 0, 360, 880), 40, 300, 320, 0.5);
};
