import { mix, smooth } from './maths.ts';
import { type Colour, hex, palette } from './palette.ts';
import { createRandom } from './random.ts';
import { setColour } from './relief.ts';
import { ellipse, type Point, polygon, rect, type Shape } from './shape.ts';
import type { Stage } from './stage.ts';

/** Leafy mass: dabs laid from dark to light, the light on the upper left. */
export const foliage = (
  stage: Stage,
  blobs: readonly (readonly [x: number, y: number, rx: number, ry: number])[],
  options: {
    readonly colour?: Colour;
    readonly leaf?: number;
    readonly z?: number;
    readonly density?: number;
    readonly far?: number;
  } = {},
): void => {
  const colour = options.colour ?? palette.foliage;
  const leaf = options.leaf ?? 4.2;
  const far = options.far ?? 0;
  const random = createRandom(
    stage.seed + Math.round((blobs[0]?.[0] ?? 0) * 7 + (blobs[0]?.[1] ?? 0)),
  );
  // an ellipse is no tree: each mass is a heart with lesser clumps about its rim
  const clumps = blobs.flatMap(([x, y, rx, ry]) => {
    if (rx < 40) return [[x, y, rx, ry] as const];
    const rim = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2 + random.between(-0.3, 0.3);
      const k = random.between(0.26, 0.44);
      const out = random.between(0.62, 0.86);
      return [
        x + Math.cos(a) * rx * out,
        y + Math.sin(a) * ry * out * 0.9,
        rx * k,
        ry * k * 1.15,
      ] as const;
    });
    return [[x, y, rx * 0.72, ry * 0.74] as const, ...rim];
  });
  const haze = palette.paper;
  stage.relief.paint(
    (c) => {
      for (let layer = 0; layer < 5; layer += 1) {
        const light = layer / 4;
        for (const [bx, by, rx, ry] of clumps) {
          const count = ((rx * ry) / (leaf * leaf)) * 0.9 * (options.density ?? 1);
          for (let i = 0; i < count; i += 1) {
            const a = random.between(0, Math.PI * 2);
            const r = Math.sqrt(random.next());
            const lean = light * 0.34;
            const x = bx + Math.cos(a) * r * rx * (1 - lean * 0.5) - lean * rx * 0.5;
            const y = by + Math.sin(a) * r * ry * (1 - lean * 0.5) - lean * ry * 0.6;
            const k = 0.54 + 0.58 * light + random.between(-0.1, 0.1);
            const warm = light * 0.11;
            const shade = (v: number, plus: number, index: number): number =>
              Math.round(255 * Math.min(1, mix(v * k + plus, haze[index] ?? 1, far)));
            c.fillStyle = `rgba(${shade(colour[0], warm, 0)},${shade(colour[1], warm * 0.8, 1)},${shade(colour[2], 0, 2)},0.85)`;
            c.beginPath();
            c.ellipse(
              x,
              y,
              leaf * random.between(0.5, 1.1),
              leaf * random.between(0.22, 0.5),
              random.between(0, Math.PI),
              0,
              Math.PI * 2,
            );
            c.fill();
          }
        }
      }
    },
    { z: options.z ?? 60, lit: 0 },
  );
};

/** Trunk and limbs that fork upward; returns where the twigs end. */
export const trunk = (
  stage: Stage,
  x: number,
  y: number,
  tall: number,
  girth: number,
  options: {
    readonly colour?: Colour;
    readonly z?: number;
    readonly spread?: number;
    readonly seed?: number;
    readonly forks?: number;
  } = {},
): Point[] => {
  const { relief, noise } = stage;
  const random = createRandom(stage.seed + (options.seed ?? Math.round(x)));
  const tips: Point[] = [];
  const z = options.z ?? 50;
  const spread = options.spread ?? 0.5;
  const colour = options.colour ?? hex('#8C7A68');
  const limb = (
    x0: number,
    y0: number,
    angle: number,
    length: number,
    width: number,
    level: number,
  ): void => {
    const bend = random.between(-0.2, 0.2);
    const points: Point[] = [];
    let px = x0;
    let py = y0;
    for (let i = 0; i <= 8; i += 1) {
      points.push([px, py]);
      const a = angle + (bend * i) / 8;
      px += (Math.sin(a) * length) / 8;
      py -= (Math.cos(a) * length) / 8;
    }
    const left: Point[] = [];
    const right: Point[] = [];
    points.forEach(([qx, qy], i) => {
      const half = (width * (1 - (0.4 * i) / 8)) / 2;
      left.push([qx - half * Math.cos(angle), qy - half * Math.sin(angle)]);
      right.unshift([qx + half * Math.cos(angle), qy + half * Math.sin(angle)]);
    });
    relief.fill(polygon(...left, ...right), (mx, my, out) => {
      const streak = noise.fbm(mx / 7, my / 44, 3) - 0.5;
      setColour(out, colour, 1 + 0.4 * streak);
      const t = (mx - x0) / Math.max(1, width);
      out.z = z + streak * 2 + width * 0.35 * Math.sqrt(Math.max(0, 1 - Math.min(1, 4 * t * t)));
      out.lit = 0.85;
    });
    const end = points.at(-1);
    if (!end) return;
    if (level === 0) {
      tips.push(end);
      return;
    }
    const count = level > 1 ? 2 : 3;
    for (let i = 0; i < count; i += 1) {
      const turn =
        (i - (count - 1) / 2) * spread * random.between(0.9, 1.6) + random.between(-0.15, 0.15);
      limb(
        end[0],
        end[1],
        angle * 0.7 + turn,
        length * random.between(0.6, 0.8),
        width * 0.58,
        level - 1,
      );
    }
  };
  limb(x, y, random.between(-0.06, 0.06), tall, girth, options.forks ?? 3);
  return tips;
};

/** Shadow of leaves that a tree out of sight throws on a wall. */
export const leafShadow = (
  stage: Stage,
  area: Shape,
  cx: number,
  cy: number,
  radius: number,
  strength = 0.75,
): void => {
  const { noise } = stage;
  stage.relief.shadeBy(area, (x, y) => {
    const far = Math.hypot((x - cx) / 1.3, y - cy) / radius;
    const mass = noise.fbm(x / 120, y / 120, 3);
    const leaf = noise.fbm((x + y * 0.4) / 17, (y - x * 0.3) / 13, 3);
    return (
      strength *
      smooth(0.44, 0.58, leaf * 0.55 + mass * 0.6) *
      smooth(1, 0.55, far + (mass - 0.5) * 0.6)
    );
  });
};

/** A pot of terracotta. */
export const pot = (stage: Stage, x: number, y: number, w: number, h: number): void => {
  const { relief, noise } = stage;
  relief.shade(ellipse(x + 20, y + 2, w * 0.7, 8), 0.5, 4);
  const body = polygon(
    [x - w / 2, y - h],
    [x + w / 2, y - h],
    [x + w * 0.36, y],
    [x - w * 0.36, y],
  );
  relief.fill(body, (px, py, out) => {
    const t = Math.max(-1, Math.min(1, (px - x) / (w / 2)));
    setColour(out, palette.terracotta, 1 + 0.2 * (noise.fbm(px / 12, py / 8, 3) - 0.5));
    out.z = 24 + (w / 2) * Math.sqrt(1 - t * t);
  });
  relief.fill(rect(x - w * 0.55, y - h - 2, w * 1.1, h * 0.17), (px, py, out) => {
    const t = Math.max(-1, Math.min(1, (px - x) / (w * 0.55)));
    setColour(out, palette.terracotta, 1.05 + 0.2 * (noise.fbm(px / 12, py / 8, 3) - 0.5));
    out.z = 30 + (w / 2) * Math.sqrt(1 - t * t);
  });
};

export const plants = (
  stage: Stage,
  places: readonly (readonly [x: number, y: number, size: number])[],
): void => {
  stage.relief.paint(
    (c) => {
      for (const [x, y, size] of places) {
        const random = createRandom(stage.seed + Math.round(x * 3 + y));
        for (let i = 0; i < 11; i += 1) {
          const a = random.between(-1.5, 1.5);
          const length = size * random.between(0.5, 1);
          const tone = random.next();
          c.strokeStyle = `rgb(${Math.round(62 + 60 * tone)},${Math.round(88 + 58 * tone)},${Math.round(52 + 26 * tone)})`;
          c.lineWidth = 1.6;
          const ex = x + Math.sin(a) * length;
          const ey = y - Math.cos(a) * length * 0.8 + Math.abs(a) * length * 0.25;
          c.beginPath();
          c.moveTo(x, y);
          c.quadraticCurveTo(x + Math.sin(a) * length * 0.4, y - length * 0.65, ex, ey);
          c.stroke();
          c.fillStyle = c.strokeStyle;
          for (let l = 2; l < 7; l += 1) {
            const t = l / 7;
            const px = x + (ex - x) * t;
            const py = y + (ey - y) * t - length * 0.16 * Math.sin(Math.PI * t);
            for (const side of [-1, 1]) {
              c.beginPath();
              c.ellipse(px + side * size * 0.07, py, size * 0.1, size * 0.04, a + side * 0.9, 0, 7);
              c.fill();
            }
          }
        }
      }
    },
    { lit: 0.15 },
  );
};
