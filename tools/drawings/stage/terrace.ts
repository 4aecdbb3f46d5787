import { coursed, type Bond } from './bond.ts';
import { brick, stone, type StoneOptions } from './masonry.ts';
import { corrugated, painted, render } from './materials.ts';
import { hex, palette, type Colour } from './palette.ts';
import type { Material } from './relief.ts';
import { arcPoints, polygon, rect } from './shape.ts';
import type { Stage } from './stage.ts';
import { floating, laceFrieze, laceRail } from './ironwork.ts';
import { block, cornice, moulding, stringCourse } from './mouldings.ts';
import { door, sash } from './openings.ts';
import { radii, turned, turnedShape } from './turned.ts';

export type TerraceOptions = {
  readonly x: number;
  readonly w: number;
  /** Top of the parapet, underside of the balcony, and the ground. */
  readonly top: number;
  readonly floor: number;
  readonly ground: number;
  readonly wall: Material;
  readonly lace: Colour;
  readonly door: Colour;
  readonly roof?: Colour;
  /** Door on the left or on the right. */
  readonly mirrored?: boolean;
  readonly pediment?: boolean;
  readonly trim?: Colour;
  readonly urns?: readonly number[];
};

/** Wall of coursed sandstone for a terrace. */
export const terraceStone = (
  stage: Stage,
  options: Partial<StoneOptions> = {},
  bond?: Bond,
): Material =>
  stone(
    bond ??
      coursed({
        seed: stage.seed,
        top: 0,
        height: 1100,
        courses: [34, 30, 36, 32],
        lengths: [52, 128],
        wobble: 0.8,
      }),
    { noise: stage.noise, seed: stage.seed, face: 'picked', margin: 5, joint: 2.4, ...options },
  );

/** Two-storey Victorian terrace: parapet, iron-lace balcony, two tall lights above, door and sash below. */
export const terrace = (stage: Stage, o: TerraceOptions): void => {
  const { relief, noise } = stage;
  const { x, w, top, floor, ground } = o;
  const trim = o.trim ?? palette.white;
  relief.fill(rect(x, top + 26, w, ground - top - 26), o.wall);
  const roofY = top + 108;
  const side = (share: number, width: number): number =>
    o.mirrored ? x + w - w * share - width : x + w * share;

  const upper = floor - roofY;
  const leaf = w * 0.2;
  for (const share of [0.17, 0.63]) {
    sash(stage, side(share, leaf), roofY + upper * 0.3, leaf, upper * 0.7 - 8, {
      rise: leaf * 0.18,
      panes: [2, 4],
      frame: trim,
      sill: false,
      reveal: 14,
      blind: share < 0.5 ? 0.5 : 0.3,
    });
  }
  const lower = ground - floor;
  const dw = w * 0.23;
  door(stage, side(0.11, dw), floor + lower * 0.2, dw, lower * 0.8 - 12, o.door, {
    fanlight: lower * 0.16,
    rise: dw * 0.2,
  });
  block(stage, side(0.11, dw) - 14, ground - 13, dw + 28, 13, 20, { face: 'smooth' });
  const sw = w * 0.3;
  sash(stage, side(0.53, sw), floor + lower * 0.24, sw, lower * 0.5, {
    rise: sw * 0.14,
    panes: [2, 2],
    frame: trim,
    blind: 0.35,
  });

  // balcony: deck on its beam, roof of curved iron, lace above and below
  relief.fill(rect(x, floor - 9, w, 13), painted(noise, trim, 78));
  relief.fill(rect(x + 4, floor + 4, w - 8, 7), painted(noise, trim, 62));
  relief.fill(rect(x, roofY - 38, w, 40), (px, py, out) => {
    corrugated(noise, 84, roofY, o.roof ?? hex('#9AA5A6'))(px, py, out);
    const t = (py - roofY + 38) / 40;
    out.z =
      40 + 46 * Math.sqrt(Math.max(0, 1 - (1 - t) ** 2)) + 1.8 * Math.sin((px / 9) * Math.PI * 2);
  });
  laceFrieze(stage, x + 6, roofY + 6, w - 12, 24, o.lace, 52);
  for (const px of [x + 6, x + w - 6])
    floating(stage, rect(px - 2.5, roofY, 5, floor - roofY - 8), o.lace, 52, 6);
  laceRail(stage, x + 8, floor - 74, w - 16, 64, o.lace, 56, 36);
  laceFrieze(stage, x + 6, floor + 12, w - 12, 20, o.lace, 46);

  // parapet
  relief.fill(rect(x, top + 26, w, 44), render(noise, hex('#E3D5BA'), 4));
  moulding(stage, x, x + w, top + 14, cornice(0.75), { z: 5 });
  moulding(stage, x, x + w, top + 62, stringCourse(0.8), { z: 3 });
  if (o.pediment !== false) {
    const cx = x + w / 2;
    const arc = arcPoints(cx, top + 18, w * 0.2, 180, 360, 44);
    relief.fill(polygon(...arc), render(noise, hex('#E3D5BA'), 8));
    relief.fill(
      polygon(
        ...arcPoints(cx, top + 18, w * 0.2 + 7, 180, 360, 52),
        ...arcPoints(cx, top + 18, w * 0.2 - 3, 360, 180, 41),
      ),
      render(noise, hex('#E9DCC2'), 18),
    );
    relief.fill(
      polygon(...arcPoints(cx, top + 12, w * 0.11, 180, 360, 24)),
      render(noise, hex('#D8C8A8'), 3),
    );
  }
  for (const px of o.urns ?? [x + 9, x + w - 9]) urn(stage, px, top + 15, 0.62);
};

/** Stone urn on its foot, standing on `y`. */
export const urn = (stage: Stage, x: number, y: number, k: number): void => {
  const { relief, noise } = stage;
  const h = 74 * k;
  const shape = radii(
    [0, 2 * k],
    [6 * k, 4 * k],
    [12 * k, 3 * k],
    [20 * k, 15 * k],
    [26 * k, 17 * k],
    [32 * k, 15 * k],
    [50 * k, 8 * k],
    [56 * k, 5 * k],
    [62 * k, 10 * k],
    [74 * k, 13 * k],
  );
  relief.fill(
    turnedShape(x, y - h, h, shape),
    turned(x, y - h, shape, 2, render(noise, hex('#E4D7BC'))),
  );
};

/** Brick chimney with corbelled head and clay pots, standing on `y`. */
export const chimney = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  pots: number,
  wall: Material,
): void => {
  const { relief, noise } = stage;
  const potR = Math.min(16, w / pots / 2.6);
  for (let i = 0; i < pots; i += 1) {
    const px = x + (w * (i + 0.5)) / pots;
    const tall = 46 + (i % 2) * 10;
    const shape = radii(
      [0, potR * 0.85],
      [5, potR],
      [11, potR],
      [14, potR * 0.8],
      [tall, potR * 0.95],
    );
    relief.fill(
      turnedShape(px, y - h - tall + 4, tall, shape),
      turned(px, y - h - tall + 4, shape, -6, painted(noise, palette.terracotta, 0)),
    );
  }
  relief.fill(rect(x, y - h, w, h), wall);
  const step = [
    [-12, 0, 16, 14],
    [-8, 16, 12, 9],
    [-4, 28, 10, 5],
  ] as const;
  for (const [dx, dy, hh, z] of step) {
    relief.fill(rect(x + dx, y - h + dy, w - 2 * dx, hh), (px, py, out) => {
      wall(px, py, out);
      out.z += z;
    });
  }
};

export const brickWall = (stage: Stage, bond: Bond, tones: readonly Colour[], z = 0): Material =>
  brick(bond, { noise: stage.noise, seed: stage.seed, tones, z });
