import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { rect } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';

/** Plain coursed ashlar: stands in when another picture cannot be had. */
export const draw: Draw = ({ relief, noise, seed, width, height }) => {
  const wall = coursed({
    seed,
    top: -30,
    height: height + 90,
    courses: [112, 96, 124, 104],
    lengths: [150, 330],
  });
  relief.fill(
    rect(0, 0, width, height),
    stone(wall, { noise, seed, face: 'tooled', margin: 12, joint: 4 }),
  );
};
