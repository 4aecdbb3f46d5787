import { shoulder, illuminate } from './light.ts';
import { clamp, mix, smooth } from './maths.ts';
import { palette } from './palette.ts';
import type { Mirror, Stage } from './stage.ts';

/** Water takes the lit picture above its edge, broken by ripples, darker and greener with depth. */
const reflect = (stage: Stage, image: Float32Array, mirror: Mirror): void => {
  const { relief, noise } = stage;
  const { w, h, scale } = relief;
  const edge = Math.round(mirror.y * scale);
  const x0 = Math.max(0, Math.round(mirror.x * scale));
  const x1 = Math.min(w, Math.round((mirror.x + mirror.w) * scale));
  const y1 = Math.min(h, Math.round((mirror.y + mirror.h) * scale));
  for (let py = edge; py < y1; py += 1) {
    for (let px = x0; px < x1; px += 1) {
      const x = px / scale;
      const depth = (py - edge) / scale;
      const t = depth / mirror.h;
      const near = 0.35 + 1.6 * t;
      const wave = noise.fbm(x / (70 * near), (depth + 40) / (6.5 * near), 3) - 0.5;
      const chop = noise.at(x / (24 * near), depth / (3.2 * near)) - 0.5;
      const dy = (wave * 46 + chop * 14) * mirror.ripple * (0.25 + t);
      const dx = wave * 22 * mirror.ripple * (0.2 + t);
      const sy = clamp(edge - 1 - (depth * 0.92 + dy) * scale, 0, edge - 1) | 0;
      const sx = clamp(px + dx * scale, 0, w - 1) | 0;
      const q = (sy * w + sx) * 3;
      const i = (py * w + px) * 3;
      const glint = smooth(0.2, 0.42, wave + 0.35 * chop);
      const deep = 0.36 + 0.26 * t;
      for (let c = 0; c < 3; c += 1) {
        const seen = (image[q + c] ?? 0) * 0.86;
        const water = (palette.harbour[c] ?? 0) * (0.95 + 0.7 * wave) + 0.05;
        image[i + c] = mix(mix(seen, water, deep), 0.93, glint * 0.4);
      }
    }
  }
};

/** Lights the stage and returns its pixels, four bytes each. */
export const finish = (stage: Stage): Uint8ClampedArray<ArrayBuffer> => {
  const image = illuminate(stage.relief, stage.light, stage.seed);
  for (const mirror of stage.mirrors) reflect(stage, image, mirror);
  const n = stage.relief.w * stage.relief.h;
  const bytes = new Uint8ClampedArray(n * 4);
  for (let i = 0; i < n; i += 1) {
    for (let c = 0; c < 3; c += 1) bytes[i * 4 + c] = 255 * shoulder(image[i * 3 + c] ?? 0);
    bytes[i * 4 + 3] = 255;
  }
  return bytes;
};
