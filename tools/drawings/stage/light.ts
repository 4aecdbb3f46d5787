import { clamp, mix, smooth } from './maths.ts';
import { createNoise } from './noise.ts';
import { palette } from './palette.ts';
import type { Relief } from './relief.ts';

/** How a finished relief is lit and inked. */
export type Light = {
  /** Colour of direct sun, 1 = as the material is. */
  readonly sun: readonly [number, number, number];
  /** Colour of shade on faces that look up, and on those that look down. */
  readonly sky: readonly [number, number, number];
  readonly bounce: readonly [number, number, number];
  /** Drop of a shadow's edge per step down-right; 1 = the draughtsman's 45°. */
  readonly drop: number;
  readonly ink: number;
};

export const dayLight: Light = {
  sun: [1.03, 1.0, 0.94],
  sky: [0.47, 0.53, 0.63],
  bounce: [0.66, 0.58, 0.5],
  drop: 1,
  ink: 0.42,
};

/** Box blur, twice: near enough a bell curve. */
const blurred = (source: Float32Array, w: number, h: number, radius: number): Float32Array => {
  const r = Math.max(1, Math.round(radius));
  const a = Float32Array.from(source);
  const b = new Float32Array(source.length);
  const pass = (
    from: Float32Array,
    to: Float32Array,
    count: number,
    length: number,
    step: number,
    line: number,
  ): void => {
    const share = 1 / (2 * r + 1);
    for (let l = 0; l < count; l += 1) {
      const base = l * line;
      let sum = 0;
      for (let i = -r; i <= r; i += 1) sum += from[base + clamp(i, 0, length - 1) * step] ?? 0;
      for (let i = 0; i < length; i += 1) {
        to[base + i * step] = sum * share;
        sum +=
          (from[base + Math.min(length - 1, i + r + 1) * step] ?? 0) -
          (from[base + Math.max(0, i - r) * step] ?? 0);
      }
    }
  };
  pass(a, b, h, w, 1, w);
  pass(b, a, w, h, w, 1);
  pass(a, b, h, w, 1, w);
  pass(b, a, w, h, w, 1);
  return a;
};

/** Sun from the upper left: each point asks its up-left neighbour how high the shadow stands. */
const castShadows = (relief: Relief, light: Light): Float32Array => {
  const { w, h, z, scale } = relief;
  const top = new Float32Array(z.length);
  const sun = new Float32Array(z.length);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const i = y * w + x;
      const own = z[i] ?? 0;
      const edge = x > 0 && y > 0 ? (top[i - w - 1] ?? 0) - light.drop : -1e9;
      top[i] = Math.max(own, edge);
      sun[i] = 1 - smooth(0.4 * scale, 2.6 * scale, edge - own);
    }
  }
  return blurred(sun, w, h, 0.7 * scale);
};

/** Crevices and inner corners see less sky. */
const occlusion = (relief: Relief): Float32Array => {
  const { w, h, z, scale } = relief;
  const limited = z.map((value) => Math.max(value, -80 * scale));
  const fine = blurred(limited, w, h, 3 * scale);
  const broad = blurred(limited, w, h, 14 * scale);
  return limited.map((value, i) => {
    const a = clamp(((fine[i] ?? 0) - value) / (9 * scale), -0.25, 0.8);
    const b = clamp(((broad[i] ?? 0) - value) / (34 * scale), -0.2, 1);
    return Math.max(0.42, 1 - 0.5 * a - 0.5 * b);
  });
};

/** Turns relief into pixels: sun, shade, crevices, and a draughtsman's line where one thing stands before another. */
export const illuminate = (relief: Relief, light: Light, seed: number): Float32Array => {
  const { w, h, z, r, g, b, lit, scale } = relief;
  const shadows = castShadows(relief, light);
  const open = occlusion(relief);
  const paper = createNoise(seed + 77);
  const image = new Float32Array(z.length * 3);
  for (let y = 0; y < h; y += 1) {
    const up = y > 0 ? -w : 0;
    const down = y < h - 1 ? w : 0;
    for (let x = 0; x < w; x += 1) {
      const i = y * w + x;
      const left = x > 0 ? -1 : 0;
      const right = x < w - 1 ? 1 : 0;
      const own = z[i] ?? 0;
      const zl = z[i + left] ?? 0;
      const zr = z[i + right] ?? 0;
      const zu = z[i + up] ?? 0;
      const zd = z[i + down] ?? 0;
      let gx = (zr - zl) / 2;
      let gy = (zd - zu) / 2;
      // a jump between separate things is not a slope
      gx = clamp(gx, -1.8, 1.8) * (1 - smooth(7 * scale, 22 * scale, Math.abs(gx)));
      gy = clamp(gy, -1.8, 1.8) * (1 - smooth(7 * scale, 22 * scale, Math.abs(gy)));
      const length = Math.sqrt(1 + gx * gx + gy * gy);
      const facing = clamp((1 + 0.95 * (gx + gy)) / length, 0, 1.45);
      const direct = (relief.sun[i] ?? 1) * (shadows[i] ?? 1) * facing;
      const upward = clamp(0.5 + (0.5 * gy) / length);
      const ao = open[i] ?? 1;
      const nearest = Math.max(zl, zr, zu, zd) - own;
      const k = lit[i] ?? 0;
      const line = 1 - light.ink * (0.3 + 0.7 * k) * smooth(2.5 * scale, 14 * scale, nearest);
      const grain = 1 + 0.035 * (paper.at(x / (2.1 * scale), y / (2.1 * scale)) - 0.5);
      const wash = 1 + 0.07 * (paper.fbm(x / (160 * scale), y / (160 * scale), 3) - 0.5);
      const shade = (index: 0 | 1 | 2): number => {
        const ambient = mix(light.bounce[index], light.sky[index], upward) * ao;
        const lightHere =
          ambient + (light.sun[index] - mix(light.bounce[index], light.sky[index], 0.5)) * direct;
        const whole = mix(1, lightHere, k);
        const own = index === 0 ? r[i] : index === 1 ? g[i] : b[i];
        const base = own ?? 0;
        // beyond full light the wash thins towards the paper instead of gaining colour
        const washed =
          whole <= 1
            ? base * whole
            : base + (palette.paper[index] - base) * Math.min(0.75, (whole - 1) * 0.75);
        return washed * line * grain * wash;
      };
      image[i * 3] = shade(0);
      image[i * 3 + 1] = shade(1);
      image[i * 3 + 2] = shade(2);
    }
  }
  return image;
};

/** Soft shoulder, so that a sunlit arris glows instead of clipping. */
export const shoulder = (value: number): number =>
  value <= 0.82 ? Math.max(0, value) : 0.82 + 0.18 * (1 - Math.exp(-(value - 0.82) / 0.18));
