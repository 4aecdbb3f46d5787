import { mix, smooth } from '../stage/maths.ts';
import { boards, concrete, glass, painted, render } from '../stage/materials.ts';
import { hex } from '../stage/palette.ts';
import { polygon, rect, stroke } from '../stage/shape.ts';
import { gulls, sky } from '../stage/sky.ts';
import type { Draw } from '../stage/stage.ts';
import { foliage } from '../stage/garden.ts';
import { floating } from '../stage/ironwork.ts';

/** Three balconies up the corner of a block of flats, looked up at; each soffit paler towards its edge. */
export const draw: Draw = (stage) => {
  const { relief, noise, height } = stage;
  sky(stage, { cloud: 0.5, horizon: 1000, top: hex('#6F9DB8'), low: hex('#DCE6E4') });
  gulls(stage, [
    [1220, 170, 20],
    [1300, 130, 14],
    [1150, 240, 11],
  ]);
  relief.fill(rect(-10, -10, 700, height + 20), render(noise, hex('#EDE3CE'), -120));
  relief.fill(rect(-10, -10, 150, height + 20), boards(noise, hex('#B08A5E'), 26, -112));
  const lift = (edge: number, right: number, deep: number, thick: number): void => {
    const back = edge + thick + deep;
    relief.fill(rect(220, back, 330, 300), painted(noise, hex('#4F5A60'), -122));
    for (const x of [230, 394])
      relief.fill(rect(x, back + 8, 150, 290), glass(noise, back, back + 300, -128, 0.8));
    const board = concrete(noise, 0, hex('#EDE5D4'));
    relief.fill(
      polygon([-10, edge + thick], [right, edge + thick], [right - deep * 1.15, back], [-10, back]),
      (x, y, out) => {
        board(x, y, out);
        const t = (y - edge - thick) / deep;
        const plank = Math.abs((((x - right + deep * 1.15 * t) / (64 - 16 * t)) % 1) + 0.5) * 2;
        const line = smooth(0.93, 1, Math.abs(plank));
        const k = mix(0.97, 0.62, smooth(0, 1.05, t)) - 0.07 * line;
        const groove = smooth(0.075, 0.085, t) * smooth(0.135, 0.125, t);
        out.r *= k * (1 - 0.42 * groove);
        out.g *= k * 0.985 * (1 - 0.42 * groove);
        out.b *= k * 0.96 * (1 - 0.4 * groove);
        out.z += 30 - 150 * t;
        out.lit = 0.25;
      },
    );
    relief.fill(rect(-10, edge, right + 10, thick), concrete(noise, 44, hex('#F1EADB'), 0));
    relief.fill(rect(-10, edge - 9, right + 14, 11), painted(noise, hex('#8D979B'), 50));
    const lines: (readonly (readonly [number, number])[])[] = [];
    const tall = thick * 2.2;
    for (let x = 10; x < right - 4; x += 30)
      lines.push([
        [x, edge - tall],
        [x, edge - 8],
      ]);
    floating(stage, stroke(4, ...lines), hex('#3D4A50'), 26, -110);
    floating(stage, rect(-10, edge - tall - 10, right + 6, 11), hex('#3D4A50'), 26, -108);
  };
  lift(690, 1190, 150, 66);
  lift(350, 1080, 128, 56);
  lift(64, 990, 108, 48);
  relief.fill(rect(690, 906, 30, 60), render(noise, hex('#D8CCB4'), -110));
  foliage(
    stage,
    [
      [1380, 930, 150, 90],
      [1270, 970, 120, 60],
    ],
    { z: -899, far: 0.08, colour: hex('#5F7D52') },
  );
};
