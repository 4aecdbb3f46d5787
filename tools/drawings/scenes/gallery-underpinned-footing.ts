import { brickwork, coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { boards, concrete, painted, soil } from '../stage/materials.ts';
import { commonTones, hex, palette } from '../stage/palette.ts';
import { polygon, rect, stroke } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';
import { brickWall } from '../stage/terrace.ts';
import { floating, tube } from '../stage/ironwork.ts';

/** A pit beside a house, its face shored with boards: wall, footing, dry pack and the new pin. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width, height } = stage;
  relief.fill(
    rect(0, 0, width, 300),
    brickWall(stage, brickwork(seed, 'english', [74, 25]), commonTones),
  );
  relief.fill(rect(0, 210, width, 26), painted(noise, hex('#35393A'), 3));
  const ground = 268;
  const earth = soil(noise, ground);
  relief.fill(rect(0, ground, width, height - ground), (x, y, out) => {
    earth(x, y, out);
    out.z += 60;
  });
  // inside the pit everything stands further back
  const pit = polygon([330, ground], [1110, ground], [1080, 930], [360, 930]);
  relief.fill(pit, earth);
  const old = coursed({
    seed: seed + 1,
    top: ground - 20,
    height: 260,
    courses: [74, 66, 80],
    lengths: [130, 260],
    wobble: 3,
  });
  relief.fill(
    polygon([330, ground], [1110, ground], [1100, 490], [340, 490]),
    stone(old, { noise, seed: seed + 1, face: 'rubble', joint: 8, depth: 6, z: 6 }),
  );
  relief.fill(
    polygon([334, 470], [1106, 470], [1098, 560], [342, 560]),
    stone(
      coursed({
        seed: seed + 2,
        top: 470,
        height: 100,
        courses: [90],
        lengths: [200, 330],
        wobble: 4,
      }),
      { noise, seed: seed + 2, face: 'rock', joint: 7, z: 26 },
    ),
  );
  relief.fill(rect(346, 560, 748, 18), concrete(noise, 20, hex('#9F9A90')));
  relief.fill(
    polygon([350, 578], [700, 578], [700, 900], [360, 900]),
    concrete(noise, 30, hex('#D3CFC6'), 60),
  );
  relief.fill(
    polygon([706, 578], [1094, 578], [1084, 900], [706, 900]),
    concrete(noise, 22, hex('#C9C4B9'), 60),
  );
  relief.fill(rect(699, 578, 8, 322), painted(noise, palette.ink, 10));
  // shoring
  for (const [x0, x1] of [
    [300, 344],
    [1096, 1144],
  ] as const)
    relief.fill(
      polygon(
        [x0, ground - 26],
        [x1, ground - 26],
        [x1 + (x0 < 700 ? 30 : -30), 936],
        [x0 + (x0 < 700 ? 30 : -30), 936],
      ),
      boards(noise, palette.timber, 23, 92),
    );
  for (const y of [330, 620]) {
    tube(stage, [330, y], [1112, y], 17, hex('#B08A3C'), 60);
    tube(stage, [690, y], [760, y], 24, hex('#8F9498'), 60);
  }
  // ladder
  for (const x of [880, 940]) floating(stage, rect(x, 130, 10, 780), hex('#C8C4BC'), 44, 20);
  for (let y = 170; y < 890; y += 48) floating(stage, rect(886, y, 58, 8), hex('#C8C4BC'), 44, 20);
  // bucket and spade on the bank
  relief.fill(
    polygon([150, 190], [216, 190], [206, 272], [160, 272]),
    painted(noise, hex('#3A464B'), (x) => 110 - ((x - 183) / 6) ** 2),
  );
  relief.fill(
    stroke(4, [
      [152, 192],
      [166, 150],
      [200, 150],
      [214, 192],
    ]),
    painted(noise, hex('#6A7276'), 100),
  );
  tube(stage, [1270, 262], [1310, 60], 11, palette.timber, 40);
  relief.fill(
    polygon([1244, 210], [1292, 216], [1284, 286], [1262, 300], [1242, 280]),
    painted(noise, hex('#7D868A'), 120),
  );
  relief.fill(
    polygon(
      [0, 918],
      [360, 926],
      [720, 912],
      [1080, 928],
      [width, 916],
      [width, height],
      [0, height],
    ),
    stone(
      coursed({
        seed: seed + 9,
        top: 900,
        height: 100,
        courses: [70],
        lengths: [260, 500],
        wobble: 9,
      }),
      { noise, seed, face: 'rubble', z: 44, joint: 2 },
    ),
  );
};
