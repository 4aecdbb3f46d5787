import { brickwork, coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { cleanBrickTones, palette, sandstoneTones } from '../stage/palette.ts';
import { polygon, rect, type Shape } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall } from '../stage/terrace.ts';
import { foliage, leafShadow } from '../stage/garden.ts';
import { sash } from '../stage/openings.ts';
import { downpipe } from '../stage/turned.ts';

/** Corner of a building seen slantwise: long and short quoins bind two brick walls. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed } = stage;
  sky(stage, { cloud: 0.5, horizon: 900 });
  gulls(stage, [
    [1330, 150, 18],
    [1270, 190, 12],
  ]);
  foliage(stage, [[1380, 900, 170, 130]], { z: -899, far: 0.25, leaf: 6 });
  const edge = 660;
  const lean = 0.16;
  // two faces: the left looks at us, the right falls away into shade
  const skew = (y: number, x: number): number => y + (x - edge) * lean;
  const left = brickWall(stage, brickwork(seed, 'english', [58, 20]), cleanBrickTones);
  const right = brickWall(stage, brickwork(seed + 1, 'english', [40, 20]), cleanBrickTones);
  relief.fill(rect(-10, -10, edge + 10, 990), left);
  relief.fill(polygon([edge, -10], [1150, -10], [1150, 970], [edge, 970]), (x, y, out) => {
    right(x, skew(y, x), out);
    out.z -= (x - edge) * 0.75;
  });
  sash(stage, 120, 250, 260, 420, { panes: [2, 2], rise: 40, blind: 0.4, reveal: 30 });
  const high = 118;
  const tones = sandstoneTones;
  for (let i = -1; i < 9; i += 1) {
    const y = i * high;
    const long = (i & 1) === 0;
    const wl = long ? 250 : 150;
    const wr = long ? 130 : 210;
    const bondOf = coursed({
      seed: seed + i * 7,
      top: -2000,
      height: 4000,
      courses: [4000],
      lengths: [4000, 4001],
    });
    const shape: Shape = rect(edge - wl, y, wl, high - 3);
    const face = (x0: number, w: number, slant: boolean) =>
      stone(
        (px, py, cell) => {
          bondOf(px, py, cell);
          const yy = slant ? skew(py, px) : py;
          cell.id = i + 400;
          cell.lx = px - x0;
          cell.ly = yy - y;
          cell.w = w;
          cell.h = high - 3;
          cell.d = Math.min(
            cell.lx + (slant ? 6 : 0),
            w - cell.lx + (slant ? 0 : 6),
            cell.ly,
            cell.h - cell.ly,
          );
        },
        { noise, seed: seed + 3, face: 'picked', margin: 14, joint: 2, tones, z: 18 },
      );
    const near = face(edge - wl, wl, false);
    relief.fill(shape, near);
    const far = face(edge, wr, true);
    const drop = wr * lean;
    relief.fill(
      polygon(
        [edge, y],
        [edge + wr, y - drop],
        [edge + wr, y - drop + high - 3],
        [edge, y + high - 3],
      ),
      (x, py, out) => {
        far(x, py, out);
        out.z -= (x - edge) * 0.75;
      },
    );
  }
  relief.shadeBy(rect(edge, -10, 500, 990), () => 0.75);
  downpipe(stage, 460, 60, 990, palette.eucalypt);
  leafShadow(stage, rect(0, 0, edge, 960), 120, 820, 420, 0.6);
};
