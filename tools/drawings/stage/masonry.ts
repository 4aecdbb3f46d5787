import { emptyCell, type Bond } from './bond.ts';
import { clamp, smooth } from './maths.ts';
import type { Noise } from './noise.ts';
import { palette, sandstoneTones, type Colour } from './palette.ts';
import { hashed } from './random.ts';
import { setColour, tint, type Field, type Material } from './relief.ts';
import { never } from './stage.ts';

export type StoneFace = 'smooth' | 'tooled' | 'picked' | 'rock' | 'rubble';

export type StoneOptions = {
  readonly noise: Noise;
  readonly seed: number;
  readonly z?: number;
  readonly tones?: readonly Colour[];
  readonly face?: StoneFace;
  /** Joint width and depth in scene units. */
  readonly joint?: number;
  readonly depth?: number;
  readonly mortar?: Colour;
  /** Width of the drafted margin round a tooled or picked face. */
  readonly margin?: number;
  readonly roughness?: number;
  /** Lost mortar, 0 to 1. */
  readonly lost?: Field;
  /** Face eaten away, 0 to 1. */
  readonly eaten?: Field;
  /** Stones that are gone, and stones pushed out (scene units), by id. */
  readonly missing?: ReadonlySet<number>;
  readonly pushed?: ReadonlyMap<number, number>;
  /** Stones newly let in, by id. */
  readonly fresh?: ReadonlySet<number>;
  /** Height added everywhere, as for mouldings. */
  readonly profile?: Field;
};

const coreColour: Colour = [0.3, 0.25, 0.19];

/** Sandstone in any bond: its own tone a stone, bedding streaks, tooled faces, shadowed joints. */
export const stone = (bond: Bond, options: StoneOptions): Material => {
  const { noise, seed } = options;
  const cell = emptyCell();
  const tones = options.tones ?? sandstoneTones;
  const face = options.face ?? 'smooth';
  const joint = (options.joint ?? 3) / 2;
  const depth = options.depth ?? 3;
  const rough = options.roughness ?? 1;
  const margin = options.margin ?? 9;
  const mortar = options.mortar ?? palette.lime;
  const lost = options.lost ?? never;
  const eaten = options.eaten ?? never;
  const base = options.z ?? 0;
  return (x, y, out) => {
    bond(x, y, cell);
    const extra = options.profile ? options.profile(x, y) : 0;
    const gone = options.missing?.has(cell.id) ?? false;
    const own = hashed(cell.id, seed, 1);
    const other = hashed(cell.id, seed, 2);
    const fine = noise.at(x / 1.7, y / 1.7);
    const fray =
      (noise.at(x / 4.5, y / 4.5) - 0.5) * (face === 'rubble' || face === 'rock' ? 2.4 : 0.8);
    const d = cell.d - joint + fray;
    const open = lost(x, y);
    const inside = smooth(-0.6, 1.4 + (face === 'rock' ? 1.5 : 0), d);
    // mortar: a soft, slightly sandy bed, or a dark slot where it has gone
    const bed = base + extra - depth - open * 9;
    const mortarShade = (0.93 + 0.12 * fine) * (1 - 0.62 * open);
    if (gone && inside > 0) {
      const pit = noise.fbm(x / 13, y / 13, 3);
      out.z = base + extra - inside * (17 + 16 * pit) - (1 - inside) * depth;
      setColour(out, coreColour, 0.75 + 0.7 * pit);
      return;
    }
    if (inside <= 0) {
      out.z = bed;
      setColour(out, mortar, mortarShade);
      return;
    }
    const tone =
      tones[Math.floor(own * own * tones.length * 0.999)] ?? tones[0] ?? palette.sandstone;
    const mottle = noise.fbm(x / 26 + own * 90, y / 20 + other * 90, 4) - 0.5;
    const grain = noise.fbm(x / 3.4, y / 3.1, 2) - 0.5;
    const isNew = options.fresh?.has(cell.id) ?? false;
    const k = 1 + 0.15 * (other - 0.5) + 0.24 * mottle + 0.1 * grain;
    setColour(out, isNew ? palette.newStone : tone, isNew ? 1 + 0.05 * mottle + 0.05 * grain : k);
    if (!isNew) {
      // iron drawn along the bed, strong in a few stones
      const along = noise.fbm(x / 95 + own * 200, y / 7.5 + other * 200 + 3 * mottle, 3);
      const strength = other > 0.72 ? 0.75 : 0.3;
      tint(out, palette.iron, strength * smooth(0.5, 0.78, along));
      if (own > 0.86) {
        const rings = Math.sin(noise.fbm(x / 60 + own * 70, y / 34, 2) * 46);
        tint(out, palette.deep, 0.35 * smooth(0.2, 0.95, rings));
      }
    }
    let relief = (mottle * 1.5 + grain * 0.8) * rough;
    const fromEdge = cell.d - joint;
    if (face === 'rock') {
      const rise = smooth(0, 20, fromEdge);
      const facets = noise.fbm(x / 34 + own * 50, y / 26 + own * 50, 3);
      relief += rise * (5 + 19 * (facets - 0.2)) + rise * 5 * (noise.fbm(x / 11, y / 9, 2) - 0.5);
    } else if (face === 'rubble') {
      relief += 7 * smooth(0, 16, fromEdge) + 6 * mottle + 2.2 * grain;
    } else if (face === 'tooled') {
      const inner = smooth(margin - 1, margin + 1, fromEdge);
      const slope = other > 0.5 ? 1 : -1;
      const strokes = Math.sin((x * 0.7 + slope * y * 0.5) * 1.35 + 3 * noise.at(x / 16, y / 16));
      const bitten = noise.fbm(x / 30 + own * 9, y / 24, 2);
      relief += inner * (1.5 + 0.34 * strokes * rough * smooth(0.3, 0.6, bitten));
    } else if (face === 'picked') {
      const inner = smooth(margin - 1, margin + 1.2, fromEdge);
      const picks = noise.at(x / 2.3 + 40, y / 2.3);
      relief += inner * (1.5 - 1.5 * smooth(0.6, 0.95, picks) * rough);
    }
    const worn = eaten(x, y);
    if (worn > 0) {
      // honeycomb: the face goes in cups, deepest away from the sounder edges
      const cups = noise.fbm(x / 17, y / 13, 3);
      const bite = worn * smooth(0.3, 0.62, cups + 0.35 * worn - 0.1);
      relief -= bite * (9 + 12 * cups);
      tint(out, palette.iron, 0.38 * bite);
      const dim = 1 - 0.26 * bite;
      out.r *= dim;
      out.g *= dim;
      out.b *= dim;
    }
    const lift = options.pushed?.get(cell.id) ?? 0;
    const roundness = (1 - smooth(0, 3.5, d)) * 0.9;
    const top = base + extra + lift + relief - roundness;
    out.z = bed + (top - bed) * inside;
    const share = clamp(inside);
    out.r = mortar[0] * mortarShade * (1 - share) + out.r * share;
    out.g = mortar[1] * mortarShade * (1 - share) + out.g * share;
    out.b = mortar[2] * mortarShade * (1 - share) + out.b * share;
  };
};

export type BrickOptions = {
  readonly noise: Noise;
  readonly seed: number;
  readonly tones: readonly Colour[];
  readonly z?: number;
  readonly joint?: number;
  readonly mortar?: Colour;
  readonly lost?: Field;
  readonly eaten?: Field;
  readonly missing?: ReadonlySet<number>;
  readonly pushed?: ReadonlyMap<number, number>;
  readonly fresh?: ReadonlySet<number>;
};

/** Brick in any bond: kiln tones, slightly rounded arrises, struck mortar. */
export const brick = (bond: Bond, options: BrickOptions): Material => {
  const { noise, seed, tones } = options;
  const cell = emptyCell();
  const joint = (options.joint ?? 2.4) / 2;
  const mortar = options.mortar ?? palette.oldMortar;
  const lost = options.lost ?? never;
  const eaten = options.eaten ?? never;
  const base = options.z ?? 0;
  return (x, y, out) => {
    bond(x, y, cell);
    const own = hashed(cell.id, seed, 1);
    const other = hashed(cell.id, seed, 2);
    const fine = noise.at(x / 1.9, y / 1.9) - 0.5;
    const d = cell.d - joint + fine * 0.5;
    const inside = smooth(-0.5, 0.9, d);
    const open = lost(x, y);
    const bed = base - 1.5 - 7 * open;
    const mortarShade = (0.95 + 0.16 * fine) * (1 - 0.6 * open);
    if ((options.missing?.has(cell.id) ?? false) && inside > 0) {
      const pit = noise.fbm(x / 9, y / 9, 3);
      out.z = base - 14 - 8 * pit;
      setColour(out, coreColour, 0.7 + 0.5 * pit);
      return;
    }
    const mottle = noise.fbm(x / 11 + own * 60, y / 8 + own * 60, 3) - 0.5;
    const tone = tones[Math.floor(own * tones.length * 0.999)] ?? palette.oxide;
    setColour(out, tone, 1 + 0.16 * (other - 0.5) + 0.3 * mottle + 0.12 * fine);
    if (other > 0.93) tint(out, palette.ink, 0.25);
    const worn = eaten(x, y);
    let relief = 0.5 * mottle + 0.5 * fine + (own - 0.5) * 0.7;
    if (worn > 0) {
      const bite = worn * smooth(0.35, 0.6, own * 0.5 + mottle + 0.45 * worn);
      relief -= bite * 5;
      tint(out, palette.terracotta, 0.5 * bite);
    }
    const lift = options.pushed?.get(cell.id) ?? 0;
    const top = base + lift + relief - (1 - smooth(0, 1.8, d)) * 0.5;
    out.z = bed + (top - bed) * inside;
    if (options.fresh?.has(cell.id)) tint(out, palette.terracotta, 0.25);
    out.r = mortar[0] * mortarShade * (1 - inside) + out.r * inside;
    out.g = mortar[1] * mortarShade * (1 - inside) + out.g * inside;
    out.b = mortar[2] * mortarShade * (1 - inside) + out.b * inside;
  };
};
