import { smooth } from './maths.ts';
import { type Colour, hex, palette } from './palette.ts';
import { backdrop, setColour, tint } from './relief.ts';
import { type Point, polygon, rect } from './shape.ts';
import type { Stage } from './stage.ts';

/** Footpath in front of a wall: flags that widen towards the viewer, a kerb, a strip of road. */
export const footpath = (
  stage: Stage,
  y: number,
  options: { readonly kerb?: number; readonly colour?: Colour } = {},
): void => {
  const { relief, noise, width, height } = stage;
  const colour = options.colour ?? hex('#CFC3AC');
  const kerb = options.kerb ?? height;
  relief.fill(rect(0, y, width, height - y), (x, py, out) => {
    const t = (py - y) / Math.max(1, kerb - y);
    const cloud = noise.fbm(x / 60, py / 14, 4) - 0.5;
    const fine = noise.fbm(x / 4, py / 2.4, 2) - 0.5;
    if (py >= kerb) {
      setColour(out, hex('#8E8A84'), 0.95 + 0.25 * cloud + 0.16 * fine);
      if (py < kerb + 14) setColour(out, hex('#BFB6A4'), 0.8 + 0.2 * cloud);
      out.z = 60 + fine;
      return;
    }
    const spread = 1 + t * 0.3;
    const u = (x - width / 2) / spread / 118;
    const line = Math.abs(u - Math.round(u)) * 118;
    const rows = [0.3, 0.66];
    const level = Math.min(...rows.map((at) => Math.abs(t - at))) * (kerb - y);
    const seam = Math.max(1 - smooth(0.4, 1.6, line), 1 - smooth(0.3, 1.1, level));
    setColour(out, colour, 0.97 + 0.22 * cloud + 0.1 * fine - 0.3 * seam);
    out.z = 2 + t * 20 - seam * 1.5 + fine * 0.4;
  });
};

/** Distant ground: one soft silhouette after another. */
export const farLand = (
  stage: Stage,
  y: number,
  amplitude: number,
  colour: Colour,
  seed: number,
  base: number,
): void => {
  const { relief, noise, width } = stage;
  const line: Point[] = [];
  for (let x = -10; x <= width + 10; x += 6) {
    line.push([
      x,
      y - amplitude * (noise.fbm(x / 260 + seed * 13, seed, 4) - 0.3) - 3 * noise.at(x / 9, seed),
    ]);
  }
  relief.fill(polygon([-10, base], ...line, [width + 10, base]), (x, py, out) => {
    setColour(out, colour, 1 + 0.14 * (noise.fbm(x / 18, py / 9, 3) - 0.5));
    out.z = backdrop;
    out.lit = 0;
  });
};

/** Open water seen at a distance, paler towards the horizon. */
export const sea = (
  stage: Stage,
  top: number,
  bottom: number,
  colour: Colour = hex('#2F6B7C'),
): void => {
  const { relief, noise, width } = stage;
  relief.fill(rect(0, top, width, bottom - top), (x, y, out) => {
    const t = (y - top) / (bottom - top);
    const near = 0.15 + t;
    const wave = noise.fbm(x / (120 * near), (y - top) / (7 * near) + 30, 3) - 0.5;
    setColour(out, colour, 1.12 - 0.2 * t + 0.5 * wave * near);
    tint(out, palette.paper, 0.55 * smooth(0.35, 0, t));
    tint(out, palette.white, 0.75 * smooth(0.2, 0.34, wave) * near);
    out.z = backdrop;
    out.lit = 0;
  });
};

/** Still or lightly moving water that mirrors what stands above its edge. */
export const water = (stage: Stage, y: number, ripple = 1): void => {
  const { relief, width, height } = stage;
  relief.fill(rect(0, y, width, height - y), (_x, _y, out) => {
    setColour(out, palette.harbour);
    out.z = backdrop;
    out.lit = 0;
  });
  stage.mirrors.push({ x: 0, y, w: width, h: height - y, ripple });
};
