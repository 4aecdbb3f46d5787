import { brickArch } from '../stage/arches.ts';
import { brickwork } from '../stage/bond.ts';
import { boards, painted } from '../stage/materials.ts';
import { cleanBrickTones, brickTones, hex, palette } from '../stage/palette.ts';
import { arched, rect, stroke } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall } from '../stage/terrace.ts';
import { floating, tube } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { block } from '../stage/mouldings.ts';
import { plankDoor } from '../stage/openings.ts';

/** One great arch of three rings over loading doors, the hoist beam above it. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  const ground = 860;
  relief.fill(
    rect(0, 0, width, ground),
    brickWall(stage, brickwork(seed, 'english', [66, 22]), brickTones),
  );
  const x = 400;
  const w = 640;
  plankDoor(stage, arched(x, 430, w, ground, 240), x, w, 330, 520, palette.eucalypt, -40);
  relief.fill(rect(x, 420, w, 24), boards(noise, palette.eucalypt, 24, -26, true));
  relief.fill(rect(x + w / 2 - 4, 440, 8, ground - 440), painted(noise, palette.ink, -38));
  // wicket in the right leaf
  relief.fill(
    stroke(5, [
      [800, ground],
      [800, 560],
      [940, 560],
      [940, ground],
    ]),
    painted(noise, hex('#2C4A3C'), -37),
  );
  relief.fill(rect(914, 700, 12, 44), painted(noise, palette.black, -26));
  brickArch(stage, { x, spring: 430, w, rise: 240, depth: 96 }, 3, {
    tones: cleanBrickTones,
    z: 5,
    joint: 3,
    mortar: palette.lime,
  });
  block(stage, x - 106, 428, 116, 40, 16, { face: 'tooled', margin: 5 });
  block(stage, x + w - 10, 428, 116, 40, 16, { face: 'tooled', margin: 5 }, 9);
  for (const bx of [x - 46, x + w - 8]) block(stage, bx, 730, 54, 136, 26, { face: 'rock' }, bx);
  for (const sx of [70, 1180]) {
    relief.fill(arched(sx, 300, 190, 470, 50), painted(noise, palette.harbour, -26));
    relief.fill(arched(sx + 12, 302, 166, 458, 44), boards(noise, hex('#3E5C60'), 14, -30, true));
    brickArch(stage, { x: sx, spring: 300, w: 190, rise: 50, depth: 44 }, 2, {
      tones: cleanBrickTones,
      z: 4,
    });
    block(stage, sx - 12, 470, 214, 22, 14, {}, sx);
  }
  floating(stage, rect(704, 20, 32, 44), palette.ink, 90, 16);
  relief.fill(rect(690, 0, 60, 26), painted(noise, palette.timber, 40));
  tube(stage, [720, 60], [720, 300], 5, hex('#4A4A46'), 90);
  tube(stage, [712, 60], [712, 296], 3, hex('#4A4A46'), 90);
  relief.fill(
    stroke(9, [
      [720, 300],
      [706, 322],
      [716, 344],
      [734, 336],
    ]),
    painted(noise, palette.black, 20),
  );
  footpath(stage, ground, { kerb: 940, colour: hex('#B7B0A4') });
};
