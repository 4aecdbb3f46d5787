import { radial, coursed } from '../stage/bond.ts';
import { stone } from '../stage/masonry.ts';
import { smooth } from '../stage/maths.ts';
import { hex, type Colour } from '../stage/palette.ts';
import {
  arcPoints,
  pointed,
  pointedPoints,
  rect,
  ring,
  stroke,
  type Point,
} from '../stage/shape.ts';
import type { Draw } from '../stage/stage.ts';

const panes: readonly Colour[] = [
  '#27566B',
  '#7A3B2A',
  '#B98A3A',
  '#3F6350',
  '#4A4470',
  '#8C9FA6',
  '#28404C',
].map(hex);

/** Pointed window of two lights under a quatrefoil, close enough to read the mouldings. */
export const draw: Draw = (stage) => {
  const { relief, noise, seed, width, height } = stage;
  const bond = coursed({
    seed,
    top: -20,
    height: 1000,
    courses: [96, 84, 102, 90],
    lengths: [120, 300],
  });
  relief.fill(
    rect(0, 0, width, height),
    stone(bond, { noise, seed, face: 'tooled', margin: 9, joint: 4 }),
  );
  const x = 430;
  const w = 580;
  const spring = 520;
  const floor = 980;
  // orders of the arch, each a step deeper
  const order = (grow: number, z: number): void => {
    const ww = w + grow * 2;
    const bondOf = radial({
      cx: x + w / 2,
      cy: spring,
      inner: 0,
      outer: 900,
      from: 180,
      to: 360,
      count: 25,
    });
    relief.fill(
      pointed(x - grow, spring, ww, floor, ww),
      stone(
        (px, py, cell) => {
          if (py < spring) bondOf(px, py, cell);
          else {
            cell.id = 900 + Math.floor((py - spring) / 118);
            const at = (py - spring) % 118;
            cell.w = 100;
            cell.h = 118;
            cell.lx = 50;
            cell.ly = at;
          }
          cell.d = Math.min(
            py < spring ? Math.min(cell.lx, cell.w - cell.lx) : Math.min(cell.ly, 118 - cell.ly),
            40,
          );
        },
        {
          noise,
          seed: seed + grow,
          z,
          joint: 2,
          tones: ['#E6D9C0', '#DECBAA', '#E2D1B3', '#D9C4A0'].map(hex),
        },
      ),
    );
  };
  order(112, 26);
  order(92, 10);
  order(60, -4);
  order(30, -22);
  // glass: quarries of old colour in lead
  relief.fill(pointed(x, spring, w, floor, w), (px, py, out) => {
    const u = (px + py * 0.62) / 40;
    const v = (px - py * 0.62 + 2000) / 40;
    const id = noise.at(Math.floor(u) * 5.3, Math.floor(v) * 3.1);
    const colour = panes[Math.floor(id * panes.length * 0.999)] ?? panes[0];
    const edge = Math.min(Math.abs(u - Math.floor(u) - 0.5), Math.abs(v - Math.floor(v) - 0.5));
    const lead = smooth(
      0.44,
      0.475,
      Math.max(Math.abs(u - Math.floor(u) - 0.5), Math.abs(v - Math.floor(v) - 0.5)),
    );
    const k = 0.62 + 0.5 * noise.fbm(px / 30, py / 30, 3) + 0.1 * edge;
    if (colour) {
      out.r = colour[0] * k * (1 - lead) + 0.07 * lead;
      out.g = colour[1] * k * (1 - lead) + 0.075 * lead;
      out.b = colour[2] * k * (1 - lead) + 0.08 * lead;
    }
    out.z = -64 + 3 * lead;
    out.lit = 0.5;
  });
  const cx = x + w / 2;
  const carved = coursed({
    seed: seed + 7,
    top: 0,
    height: 1000,
    courses: [130],
    lengths: [400, 401],
  });
  const bars = (z: number): ReturnType<typeof stone> =>
    stone(carved, { noise, seed: seed + 7, z, joint: 1.6, tones: ['#E9DEC8', '#E2D1B3'].map(hex) });
  const half = w / 2;
  // each line of tracery is laid twice: broad and low, then narrow and proud
  const lights: Point[][] = [x, cx].map((sx) =>
    pointedPoints(sx, spring + 90, half, floor + 20, half),
  );
  const foils: Point[][] = [];
  for (const sx of [x, cx]) {
    const mid = sx + half / 2;
    foils.push([
      ...arcPoints(mid - half * 0.2, spring + 62, half * 0.22, 95, 290),
      ...arcPoints(mid, spring - 32, half * 0.16, 150, 390),
      ...arcPoints(mid + half * 0.2, spring + 62, half * 0.22, 250, 445),
    ]);
  }
  const qy = spring - 226;
  const quatre: Point[] = [0, 90, 180, 270].flatMap((a) => {
    const rad = (a * Math.PI) / 180;
    return arcPoints(cx + 47 * Math.cos(rad), qy + 47 * Math.sin(rad), 46, a - 128, a + 128);
  });
  for (const [wide, z] of [
    [34, -48],
    [24, -38],
    [11, -27],
  ] as const) {
    const surface = bars(z);
    relief.fill(
      stroke(wide, pointedPoints(x + 4, spring, w - 8, floor + 20, w - 8), ...lights),
      surface,
    );
    relief.fill(stroke(wide * 0.62, ...foils), surface);
    relief.fill(ring(cx, qy, 118 - wide / 2, 118 + wide / 2), surface);
    relief.fill(stroke(wide * 0.7, [...quatre, quatre[0] ?? [cx, qy]]), surface);
    relief.fill(rect(cx - wide / 2, spring + 60, wide, 440), surface);
  }
};
