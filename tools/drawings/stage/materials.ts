import { mix, smooth } from './maths.ts';
import type { Noise } from './noise.ts';
import { palette, type Colour } from './palette.ts';
import { hashed } from './random.ts';
import { setColour, tint, type Field, type Material } from './relief.ts';
import { never } from './stage.ts';

/** Lime render or limewash: nearly smooth, slightly clouded. */
export const render =
  (noise: Noise, colour: Colour, z = 0, worn: Field = never): Material =>
  (x, y, out) => {
    const cloud = noise.fbm(x / 70, y / 70, 4) - 0.5;
    const fine = noise.fbm(x / 5, y / 5, 2) - 0.5;
    setColour(out, colour, 1 + 0.12 * cloud + 0.06 * fine);
    out.z = z + cloud * 1.6 + fine * 0.7;
    const gone = worn(x, y);
    if (gone > 0) {
      const flake =
        smooth(0.42, 0.5, noise.fbm(x / 24, y / 24, 4) * 0.75 + 0.4 * gone - 0.12) *
        smooth(0, 0.15, gone);
      out.z -= 3 * flake;
      tint(out, palette.oldMortar, 0.75 * flake);
    }
  };

/** Cast concrete: grey-buff, board marks, pinholes. */
export const concrete =
  (noise: Noise, z = 0, colour: Colour = palette.concrete, boards = 0): Material =>
  (x, y, out) => {
    const cloud = noise.fbm(x / 90, y / 60, 4) - 0.5;
    const fine = noise.fbm(x / 3.2, y / 3.2, 2) - 0.5;
    const hole = smooth(0.86, 0.95, noise.at(x / 4.6 + 70, y / 4.6));
    setColour(out, colour, 1 + 0.2 * cloud + 0.1 * fine - 0.25 * hole);
    tint(out, palette.oldMortar, 0.25 * smooth(0.5, 0.75, noise.fbm(x / 140, y / 40 + 9, 3)));
    out.z = z + fine * 0.8 + cloud - hole * 1.6;
    if (boards > 0) {
      const line = Math.abs(((y / boards) % 1) - 0.5) * 2;
      out.z += 0.9 * smooth(0.93, 1, line) + (hashed(Math.floor(y / boards), 5) - 0.5) * 0.8;
    }
  };

/** Boards side by side (`across` true: laid level); `width` of one board. */
export const boards =
  (noise: Noise, colour: Colour, width: number, z = 0, across = false, gap = 1.2): Material =>
  (x, y, out) => {
    const u = across ? y : x;
    const v = across ? x : y;
    const n = Math.floor(u / width);
    const own = hashed(n, 17);
    const grain = noise.fbm(u / 2.4, v / 70 + own * 50, 3) - 0.5;
    setColour(out, colour, 1 + 0.2 * (own - 0.5) + 0.28 * grain);
    const at = u - n * width;
    const edge = Math.min(at, width - at);
    const groove = 1 - smooth(gap * 0.5, gap, edge);
    out.z = z + grain * 0.9 - 2.6 * groove;
    tint(out, palette.ink, 0.35 * groove);
  };

/** Slates in courses; the roof leans back, so each row stands a little before the one above. */
export const slates =
  (
    noise: Noise,
    seed: number,
    z: number,
    eaves: number,
    size = 26,
    colour: Colour = palette.slate,
  ): Material =>
  (x, y, out) => {
    const row = Math.floor((eaves - y) / (size * 0.8));
    const within = 1 - ((eaves - y) / (size * 0.8) - row);
    const offset = (row & 1) * size * 0.5;
    const n = Math.floor((x + offset) / size);
    const at = (x + offset) / size - n;
    const own = hashed(n, row, seed);
    const cloud = noise.fbm(x / 8, y / 8, 2) - 0.5;
    setColour(out, colour, 0.9 + 0.32 * (own - 0.5) + 0.16 * cloud);
    if (own > 0.8) tint(out, [0.46, 0.4, 0.44], 0.35);
    if (own < 0.1) tint(out, palette.eucalypt, 0.2);
    const side = Math.min(at, 1 - at) * size;
    out.z =
      z - (eaves - y) * 0.45 + within * 3.2 + cloud * 0.6 - 2 * (1 - smooth(0.5, 1.4, side)) + own;
  };

/** Marseilles tiles: rolls across, laps down. */
export const tiles =
  (
    noise: Noise,
    seed: number,
    z: number,
    eaves: number,
    colour: Colour = palette.terracotta,
  ): Material =>
  (x, y, out) => {
    const size = 22;
    const row = Math.floor((eaves - y) / 20);
    const within = 1 - ((eaves - y) / 20 - row);
    const n = Math.floor(x / size);
    const own = hashed(n, row, seed);
    const cloud = noise.fbm(x / 14, y / 14, 3) - 0.5;
    setColour(out, colour, 0.98 + 0.24 * (own - 0.5) + 0.3 * cloud);
    tint(out, palette.ink, 0.3 * smooth(0.55, 0.75, noise.fbm(x / 120, y / 60, 3)));
    const roll = Math.abs(Math.sin((x / size) * Math.PI));
    out.z = z - (eaves - y) * 0.45 + within * 3.5 + 4 * Math.sqrt(roll);
  };

/** Corrugated iron, galvanised, rusting where the field says. */
export const corrugated =
  (
    noise: Noise,
    z: number,
    eaves: number,
    colour: Colour = palette.lead,
    rust: Field = never,
  ): Material =>
  (x, y, out) => {
    const cloud = noise.fbm(x / 60, y / 30, 4) - 0.5;
    const sheet = hashed(Math.floor(x / 110), 3);
    setColour(out, colour, 1.05 + 0.2 * cloud + 0.12 * (sheet - 0.5));
    const r = Math.max(rust(x, y), 0.5 * smooth(0.6, 0.8, noise.fbm(x / 30, y / 160, 3)));
    tint(out, palette.rust, 0.75 * r);
    out.z = z - (eaves - y) * 0.3 + 2.6 * Math.sin((x / 9.5) * Math.PI * 2);
  };

/** Window glass: dark room below, sky caught above, never quite flat. */
export const glass =
  (noise: Noise, top: number, bottom: number, z = -16, clear = 0.45): Material =>
  (x, y, out) => {
    const t = (y - top) / Math.max(1, bottom - top);
    const wave = noise.fbm(x / 170 + top, y / 240, 2);
    const slant = noise.fbm((x + y) / 46, 4, 2);
    const sky = smooth(0.8, 0.05, t + (wave - 0.5) * 0.7 + (slant - 0.5) * 0.5) * clear;
    setColour(out, [mix(0.105, 0.62, sky), mix(0.16, 0.71, sky), mix(0.19, 0.76, sky)]);
    out.z = z;
    out.lit = 0.35;
  };

/** Painted or bare metal and timber: one colour with a little wear. */
export const painted =
  (noise: Noise, colour: Colour, z: number | Field, lit = 1): Material =>
  (x, y, out) => {
    const fine = noise.fbm(x / 6, y / 6, 3) - 0.5;
    setColour(out, colour, 1 + 0.16 * fine);
    out.z = (typeof z === 'number' ? z : z(x, y)) + fine * 0.5;
    out.lit = lit;
  };

/** Ground cut through: soil in beds with stones, roots and a darker top. */
export const soil = (noise: Noise, surface: number, colour: Colour = palette.soil): Material => {
  const found = { near: 0, far: 0, id: 0 };
  return (x, y, out) => {
    const depth = y - surface;
    const bed = noise.fbm(x / 260, (y + 30 * noise.at(x / 170, 3)) / 46, 4);
    const crumb = noise.fbm(x / 7, y / 6, 3) - 0.5;
    setColour(out, colour, 0.92 + 0.42 * (bed - 0.5) + 0.4 * crumb);
    tint(out, palette.clay, 0.75 * smooth(70, 230, depth + 120 * (bed - 0.5)));
    tint(out, [0.27, 0.2, 0.14], 0.7 * smooth(46, 0, depth + 20 * (bed - 0.5)));
    out.z = crumb * 5 + bed * 3;
    noise.cells(x / 44, y / 30, found);
    if (hashed(found.id, 7) > 0.55) {
      const size = 0.16 + 0.2 * hashed(found.id, 8);
      const inside = smooth(size, size - 0.09, found.near);
      tint(out, [0.72, 0.62, 0.48], 0.8 * inside);
      out.z += 5 * inside;
    }
  };
};

/** Mown grass or rough ground seen from the side. */
export const grass =
  (noise: Noise, z = 0, colour: Colour = palette.lawn): Material =>
  (x, y, out) => {
    const blades = noise.fbm(x / 2.4, y / 9, 3) - 0.5;
    const patch = noise.fbm(x / 120, y / 40, 3) - 0.5;
    setColour(out, colour, 0.98 + 0.5 * blades + 0.3 * patch);
    tint(out, palette.deep, 0.35 * smooth(0.05, 0.25, patch));
    out.z = z + blades * 3;
  };
