import { mix, smooth } from './maths.ts';
import { palette, hex, type Colour } from './palette.ts';
import { backdrop, setColour, tint } from './relief.ts';
import { rect } from './shape.ts';
import type { Stage } from './stage.ts';

export type SkyOptions = {
  readonly top?: Colour;
  readonly low?: Colour;
  /** 0 clear to 1 overcast. */
  readonly cloud?: number;
  /** Height of the horizon. */
  readonly horizon?: number;
};

/** Laid-in wash: blue at the top, paper at the horizon, clouds lifted out of it. */
export const sky = (stage: Stage, options: SkyOptions = {}): void => {
  const { noise, relief, width, height } = stage;
  const top = options.top ?? hex('#7FA6B8');
  const low = options.low ?? hex('#F4E8D4');
  const horizon = options.horizon ?? height;
  const cloud = options.cloud ?? 0.5;
  relief.fill(rect(0, 0, width, height), (x, y, out) => {
    const t = Math.min(1, y / horizon);
    const wash = noise.fbm(x / 420, y / 300, 4) - 0.5;
    const down = smooth(-0.05, 1, t + wash * 0.22);
    setColour(out, [
      mix(top[0], low[0], down),
      mix(top[1], low[1], down),
      mix(top[2], low[2], down),
    ]);
    const bend = noise.fbm(x / 240 + 7, y / 150, 3);
    const body = noise.fbm(x / 330 + bend * 0.7, y / 150 + bend * 0.6, 5);
    const edge = 0.68 - 0.26 * cloud + 0.1 * t;
    const white = smooth(edge, edge + 0.16, body);
    tint(out, palette.white, 0.82 * white);
    const belly = smooth(
      edge + 0.08,
      edge + 0.3,
      noise.fbm(x / 330 + bend * 0.7, (y - 26) / 150 + bend * 0.6, 5),
    );
    tint(out, hex('#B9BFC6'), 0.5 * belly * white);
    out.z = backdrop;
    out.lit = 0;
  });
};

/** A few gulls, small, wings up. */
export const gulls = (
  stage: Stage,
  places: readonly (readonly [number, number, number])[],
): void => {
  stage.relief.paint((c) => {
    c.lineCap = 'round';
    for (const [x, y, size] of places) {
      c.strokeStyle = 'rgba(250,247,240,0.95)';
      c.lineWidth = size * 0.16;
      c.beginPath();
      c.moveTo(x - size, y - size * 0.18);
      c.quadraticCurveTo(x - size * 0.5, y - size * 0.62, x, y);
      c.quadraticCurveTo(x + size * 0.45, y - size * 0.7, x + size * 1.05, y - size * 0.42);
      c.stroke();
      c.strokeStyle = 'rgba(60,72,80,0.75)';
      c.lineWidth = size * 0.07;
      c.beginPath();
      c.moveTo(x - size, y - size * 0.12);
      c.quadraticCurveTo(x - size * 0.5, y - size * 0.52, x, y + size * 0.06);
      c.quadraticCurveTo(x + size * 0.45, y - size * 0.6, x + size * 1.05, y - size * 0.36);
      c.stroke();
    }
  });
};
