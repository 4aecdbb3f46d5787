import { boards, glass, painted } from './materials.ts';
import { block } from './mouldings.ts';
import { type Colour, palette } from './palette.ts';
import { arched, rect, type Shape } from './shape.ts';
import type { Stage } from './stage.ts';

export type SashOptions = {
  readonly rise?: number;
  readonly frame?: Colour;
  readonly panes?: readonly [number, number];
  readonly reveal?: number;
  readonly blind?: number;
  readonly z?: number;
  readonly sill?: boolean;
  readonly clear?: number;
};

/** Double-hung sash window in its reveal: frame, meeting rail, glazing bars, glass, blind, sill. */
export const sash = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  options: SashOptions = {},
): void => {
  const { relief, noise } = stage;
  const rise = options.rise ?? 0;
  const deep = (options.z ?? 0) - (options.reveal ?? 18);
  const frame = options.frame ?? palette.white;
  const opening = (inset: number): Shape =>
    arched(
      x + inset,
      y + rise + inset * 0.4,
      w - 2 * inset,
      y + h - inset,
      Math.max(0, rise - inset * 0.4),
    );
  relief.fill(opening(0), painted(noise, frame, deep + 3));
  relief.fill(opening(5), painted(noise, frame, deep));
  relief.fill(opening(9), glass(noise, y, y + h, deep - 6, options.clear));
  const blind = options.blind ?? 0;
  if (blind > 0) {
    relief.rework(opening(9), (px, py, out) => {
      if (py > y + h * blind) return;
      const fold = 0.92 + 0.08 * Math.sin(px / 5.5);
      out.r = out.r * 0.35 + 0.58 * fold;
      out.g = out.g * 0.35 + 0.55 * fold;
      out.b = out.b * 0.35 + 0.47 * fold;
    });
  }
  const bar = painted(noise, frame, deep - 1);
  const middle = y + h * 0.5;
  relief.fill(rect(x + 7, middle - 4, w - 14, 7), painted(noise, frame, deep + 1));
  const [across, down] = options.panes ?? [2, 2];
  for (let i = 1; i < across; i += 1)
    relief.fill(rect(x + (w * i) / across - 1.4, y + 6, 2.8, h - 12), bar);
  const half = down / 2;
  for (let j = 1; j < down; j += 1) {
    if (Math.abs(j - half) < 0.01) continue;
    relief.fill(rect(x + 7, y + (h * j) / down - 1.4, w - 14, 2.8), bar);
  }
  if (options.sill !== false) {
    block(stage, x - 9, y + h, w + 18, 13, (options.z ?? 0) + 10, { face: 'smooth' });
  }
};

export type DoorOptions = {
  readonly fanlight?: number;
  readonly rise?: number;
  readonly reveal?: number;
  readonly z?: number;
  readonly panels?: readonly [number, number];
};

/** Panelled door with a fanlight above it, knob and letter plate. */
export const door = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  options: DoorOptions = {},
): void => {
  const { relief, noise } = stage;
  const deep = (options.z ?? 0) - (options.reveal ?? 22);
  const fan = options.fanlight ?? 0;
  const rise = options.rise ?? 0;
  relief.fill(arched(x, y + rise, w, y + h, rise), painted(noise, palette.white, deep + 2));
  if (fan > 0)
    relief.fill(
      arched(x + 7, y + 6 + rise, w - 14, y + fan - 4, Math.max(0, rise - 3)),
      glass(noise, y, y + fan, deep - 4, 0.3),
    );
  if (fan > 0)
    relief.fill(rect(x + w / 2 - 1.3, y + 5, 2.6, fan - 6), painted(noise, palette.white, deep));
  relief.fill(rect(x + 6, y + fan, w - 12, h - fan), painted(noise, colour, deep - 3));
  const [across, down] = options.panels ?? [2, 3];
  const pw = (w - 12 - (across + 1) * 8) / across;
  const ph = (h - fan - (down + 1) * 11) / down;
  for (let i = 0; i < across; i += 1) {
    for (let j = 0; j < down; j += 1) {
      const px = x + 14 + i * (pw + 8);
      const py = y + fan + 11 + j * (ph + 11);
      relief.fill(rect(px, py, pw, ph), painted(noise, colour, deep - 7));
      relief.fill(rect(px + 5, py + 5, pw - 10, ph - 10), painted(noise, colour, deep - 4));
    }
  }
  const brass: Colour = [0.8, 0.64, 0.32];
  relief.fill(
    arched(x + w - 22, y + h * 0.58 + 4, 8, y + h * 0.58 + 8, 4),
    painted(noise, brass, deep + 6),
  );
  relief.fill(rect(x + w / 2 - 12, y + h * 0.62, 24, 6), painted(noise, brass, deep + 1));
};

/** Ledged door of upright boards, with strap hinges. */
export const plankDoor = (
  stage: Stage,
  outline: Shape,
  x: number,
  w: number,
  y: number,
  h: number,
  colour: Colour,
  z = -18,
): void => {
  const { relief, noise } = stage;
  relief.fill(outline, boards(noise, colour, w / Math.max(4, Math.round(w / 26)), z));
  for (const at of [0.2, 0.78]) {
    for (const side of [0, 1]) {
      const sx = side === 0 ? x + 4 : x + w * 0.56;
      relief.fill(rect(sx, y + h * at, w * 0.4, 7), painted(noise, palette.black, z + 4));
    }
  }
};
