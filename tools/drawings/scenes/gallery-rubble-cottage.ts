import { brickwork, rubble, coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { boards, corrugated, grass } from '../stage/materials.ts';
import { commonTones, hex, palette } from '../stage/palette.ts';
import { polygon, rect } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall, chimney } from '../stage/terrace.ts';
import { foliage, leafShadow, trunk } from '../stage/garden.ts';
import { floating } from '../stage/ironwork.ts';
import { farLand } from '../stage/land.ts';
import { block } from '../stage/mouldings.ts';
import { door, sash } from '../stage/openings.ts';

/** Two rooms of rubble under an iron roof, a veranda on posts, gums behind. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width } = stage;
  sky(stage, { cloud: 0.6, horizon: 640, top: hex('#76A2BC') });
  gulls(stage, [[1180, 160, 14]]);
  farLand(stage, 610, 90, hex('#9AAA9F'), 4, 780);
  farLand(stage, 680, 50, hex('#8A9B7C'), 8, 800);
  const ground = 792;
  trunk(stage, 150, 780, 240, 34, {
    z: -880,
    forks: 3,
    seed: 6,
    spread: 0.55,
    colour: hex('#CFC4B0'),
  });
  foliage(
    stage,
    [
      [110, 300, 150, 90],
      [230, 250, 120, 80],
      [40, 390, 90, 60],
      [260, 370, 90, 46],
    ],
    { z: -860, colour: hex('#75906A'), far: 0.1, leaf: 5 },
  );
  foliage(
    stage,
    [
      [1340, 640, 150, 120],
      [1230, 700, 100, 70],
    ],
    { z: -899, far: 0.2, colour: hex('#738E66'), leaf: 5 },
  );
  chimney(
    stage,
    960,
    330,
    108,
    170,
    1,
    brickWall(stage, brickwork(seed, 'english', [36, 12]), commonTones),
  );
  relief.fill(
    polygon([262, 420], [380, 250], [1090, 250], [1208, 420]),
    corrugated(noise, 20, 420, hex('#A3A8A4'), (x, y) => 0.6 * noise.fbm(x / 50, y / 120, 3) ** 3),
  );
  relief.fill(
    rect(300, 412, 870, ground - 412),
    stone(rubble(seed, 54, 1.8), {
      noise,
      seed,
      face: 'rubble',
      joint: 7,
      depth: 4,
      mortar: hex('#E4D8BF'),
    }),
  );
  for (const x of [294, 1132])
    relief.fill(
      rect(x, 412, 44, ground - 412),
      stone(
        coursed({ seed: seed + x, top: 412, height: 400, courses: [56, 48], lengths: [60, 61] }),
        { noise, seed: seed + x, face: 'picked', margin: 6, z: 8 },
      ),
    );
  for (const x of [410, 900]) {
    sash(stage, x, 530, 140, 180, { panes: [3, 4], blind: 0.25 });
    block(stage, x - 24, 500, 188, 32, 8, { face: 'picked', margin: 6 }, x);
  }
  door(stage, 660, 516, 126, 268, palette.harbour, { panels: [2, 2], fanlight: 40 });
  block(stage, 634, 486, 178, 32, 8, { face: 'picked', margin: 6 });
  relief.fill(rect(250, 424, 972, 48), (x, y, out) => {
    corrugated(noise, 80, 472, hex('#8F9794'))(x, y, out);
    out.z = 44 + (y - 424) * 0.8 + 2.2 * Math.sin((x / 9.5) * 6.283);
  });
  relief.fill(rect(250, 470, 972, 9), boards(noise, palette.white, 12, 84, true));
  for (const x of [268, 500, 720, 960, 1196]) {
    floating(stage, rect(x - 5, 478, 10, ground - 478), hex('#F0E9DA'), 56, 12);
    for (const side of [-1, 1])
      floating(stage, polygon([x, 480], [x + side * 40, 480], [x, 524]), hex('#F0E9DA'), 56, 10);
  }
  relief.fill(rect(244, ground - 14, 984, 22), boards(noise, hex('#A58358'), 90, 60));
  relief.fill(rect(0, ground - 4, width, 180), grass(noise, 70, hex('#93995F')));
  relief.fill(
    polygon([650, ground + 8], [800, ground + 8], [900, 970], [560, 970]),
    stone(rubble(seed + 4, 46, 1.4), { noise, seed: seed + 4, face: 'rubble', joint: 7, z: 74 }),
  );
  foliage(
    stage,
    [
      [360, 806, 110, 34],
      [1090, 808, 120, 34],
      [510, 816, 60, 20],
      [940, 818, 60, 20],
    ],
    { z: 90, colour: hex('#5F7F52') },
  );
  foliage(
    stage,
    [
      [350, 796, 60, 12],
      [1100, 796, 70, 12],
    ],
    { z: 92, colour: hex('#A8577B'), leaf: 4, density: 0.3 },
  );
  leafShadow(stage, rect(240, 400, 980, 560), 260, 660, 380, 0.55);
};
