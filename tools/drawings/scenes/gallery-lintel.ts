import { coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { hex, palette } from '../stage/palette.ts';
import { arcPoints, polygon, rect, stroke, type Point } from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';
import { leafShadow } from '../stage/garden.ts';
import { block, moulding, stringCourse } from '../stage/mouldings.ts';
import { sash } from '../stage/openings.ts';

/** Flat arch of seven wedges over a sash; the keystone carries a carved shell. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width, height } = stage;
  const bond = coursed({
    seed,
    top: -30,
    height: 1060,
    courses: [108, 96, 116, 100],
    lengths: [150, 330],
  });
  relief.fill(
    rect(0, 0, width, height),
    stone(bond, { noise, seed, face: 'tooled', margin: 10, joint: 4 }),
  );
  moulding(stage, -20, 1460, 40, stringCourse(2), { returned: false });
  const x = 390;
  const w = 660;
  sash(stage, x, 440, w, 600, {
    panes: [3, 4],
    reveal: 54,
    blind: 0.42,
    sill: false,
    frame: palette.white,
  });
  for (const side of [x - 34, x + w]) {
    for (let y = 440, i = 0; y < 980; y += 118, i += 1)
      block(
        stage,
        side - (i % 2 === 0 ? 40 : 0) * (side < x ? 1 : 0),
        y,
        34 + (i % 2 === 0 ? 40 : 0),
        115,
        12,
        { face: 'picked', margin: 8 },
        i + side,
      );
  }
  const cx = x + w / 2;
  const count = 9;
  const topY = 250;
  const foot = 446;
  for (let i = 0; i < count; i += 1) {
    const key = i === (count - 1) / 2;
    const at = (t: number, grow: number): number => cx + (t - 0.5) * (w + grow);
    const a = i / count;
    const b = (i + 1) / count;
    const up = key ? 46 : 0;
    const down = key ? 18 : 0;
    const points: Point[] = [
      [at(a, 250) + 1, topY - up],
      [at(b, 250) - 1, topY - up],
      [at(b, 4) - 1, foot + down],
      [at(a, 4) + 1, foot + down],
    ];
    const wall = stone(
      (px, py, cell) => {
        const t = (py - topY) / (foot - topY);
        const l = at(a, 250) + (at(a, 4) - at(a, 250)) * t;
        const r = at(b, 250) + (at(b, 4) - at(b, 250)) * t;
        cell.id = 300 + i;
        cell.w = r - l;
        cell.h = foot - topY + up + down;
        cell.lx = px - l;
        cell.ly = py - topY + up;
        cell.d = Math.min(cell.lx, cell.w - cell.lx, cell.ly, cell.h - cell.ly);
      },
      {
        noise,
        seed: seed + 9,
        face: key ? 'smooth' : 'picked',
        margin: 10,
        joint: 2.4,
        z: key ? 34 : 12,
        tones: ['#E6D9C0', '#E2D1B3', '#DECBAA', '#D9C4A0'].map(hex),
      },
    );
    relief.fill(polygon(...points), wall);
  }
  // shell: ribs spread from a boss
  const sy = 410;
  for (let i = 0; i < 9; i += 1) {
    const a = 200 + i * 17.5;
    const rad = (a * Math.PI) / 180;
    const rib: Point[] = [
      [cx, sy],
      [cx + 92 * Math.cos(rad) * 0.62, sy + 150 * Math.sin(rad)],
    ];
    for (const [wide, lift] of [
      [17, 5],
      [11, 9],
      [5, 11.5],
    ] as const) {
      relief.rework(stroke(wide, rib), (_x, _y, out) => {
        out.z = 34 + lift;
      });
    }
  }
  for (const [r, lift] of [
    [24, 8],
    [17, 13],
    [9, 16],
  ] as const)
    relief.rework(polygon(...arcPoints(cx, sy, r, 0, 360)), (_x, _y, out) => {
      out.z = 34 + lift;
    });
  for (const side of [-1, 1]) {
    const curl = arcPoints(cx + side * 42, sy + 16, 12, side < 0 ? 300 : 240, side < 0 ? 0 : 540);
    relief.rework(stroke(8, curl), (_x, _y, out) => {
      out.z = 43;
    });
  }
  moulding(
    stage,
    320,
    1120,
    168,
    [
      [8, 34, 34],
      [20, 34, 18, 'wave'],
      [6, 16, 16],
      [14, 12, 4, 'hollow'],
    ],
    {},
  );
  leafShadow(stage, rect(0, 0, width, height), 1280, 760, 430, 0.55);
};
