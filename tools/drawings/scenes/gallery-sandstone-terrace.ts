import { stoneArch } from '../stage/arches.ts';
import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { painted } from '../stage/materials.ts';
import { hex, palette } from '../stage/palette.ts';
import { rect } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage, leafShadow, pot } from '../stage/garden.ts';
import { laceFrieze, palisade } from '../stage/ironwork.ts';
import { footpath } from '../stage/land.ts';
import { block, moulding, stringCourse } from '../stage/mouldings.ts';
import { door, sash } from '../stage/openings.ts';

/** Ground floor of one terrace: door, sash, steps and fence, near enough to count the courses. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  const ground = 838;
  const bond = coursed({
    seed,
    top: 0,
    height: 900,
    courses: [62, 54, 66, 58],
    lengths: [90, 220],
    wobble: 1,
  });
  relief.fill(
    rect(0, 0, width, ground),
    stone(bond, { noise, seed, face: 'picked', margin: 8, joint: 3 }),
  );
  moulding(stage, -20, 1460, 92, stringCourse(1.5), { returned: false });
  door(stage, 270, 220, 206, 548, palette.oxide, { fanlight: 96, rise: 44, reveal: 34 });
  stoneArch(stage, { x: 270, spring: 264, w: 206, rise: 44, depth: 60 }, 9, {
    z: 4,
    face: 'smooth',
  });
  sash(stage, 800, 262, 300, 386, { rise: 46, panes: [2, 2], reveal: 30, blind: 0.36 });
  stoneArch(stage, { x: 800, spring: 308, w: 300, rise: 46, depth: 62 }, 13, {
    z: 4,
    face: 'smooth',
  });
  block(stage, 778, 648, 344, 26, 22, { face: 'tooled', margin: 4 });
  relief.fill(
    rect(-10, 740, width + 20, 100),
    stone(coursed({ seed: seed + 1, top: 740, height: 120, courses: [98], lengths: [190, 300] }), {
      noise,
      seed,
      face: 'rock',
      z: 14,
    }),
  );
  for (const [i, y] of [764, 790, 816].entries())
    block(stage, 226 - i * 20, y, 294 + i * 40, 28, 36 + i * 30, { face: 'smooth' }, i);
  relief.fill(rect(-10, -10, width + 20, 34), painted(noise, palette.white, 88));
  laceFrieze(stage, -40, 30, 1520, 52, palette.harbour, 50);
  footpath(stage, ground + 4, { kerb: 946 });
  palisade(stage, 600, 664, 860, 186, palette.ink, 40, 26);
  palisade(stage, -20, 664, 196, 186, palette.ink, 40, 26);
  pot(stage, 556, 842, 74, 84);
  foliage(stage, [[556, 706, 56, 58]], { colour: hex('#587A4C'), z: 50 });
  leafShadow(stage, rect(560, 0, 880, 840), 1320, 240, 380, 0.55);
};
