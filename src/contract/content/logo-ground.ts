import { contrastOf } from './look.ts';

/** Width at which a logo's colours are counted, in px. */
export const COUNTED_WIDTH = 96;

/** Grounds of a transparent logo; the second only where the first would hide it. */
const GROUNDS = ['#ffffff', '#222222'] as const;
/** Least contrast at which a shape is seen well (WCAG 2.2, 1.4.11), and how much of a logo may have less. */
const LEAST_CONTRAST = 3;
const FAINT_SHARE = 0.25;
/** Opacity, of 255, from which a pixel counts, and from which nothing behind it is seen. */
const SEEN = 128;
const OPAQUE = 255;

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/**
 * The colour behind a logo, `#rrggbb`: its own at the corner, or, where it is transparent, the one of the
 * grounds on which it is seen. `pixels` are its bytes, four a pixel: red, green, blue, opacity.
 */
export function logoGround(pixels: ArrayLike<number>): string {
  const colours = Array.from({ length: pixels.length / 4 }, (_none, at) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map(
      (one) => pixels[at * 4 + one],
    );
    return { colour: `#${hex(red)}${hex(green)}${hex(blue)}`, alpha };
  });
  if (colours.every(({ alpha }) => alpha >= OPAQUE)) return colours[0]?.colour ?? GROUNDS[0];
  const seen = colours.filter(({ alpha }) => alpha >= SEEN);
  const [light, dark] = GROUNDS.map((ground) => {
    const faint = seen.filter(({ colour }) => contrastOf(colour, ground) < LEAST_CONTRAST);
    return faint.length / Math.max(1, seen.length);
  });
  const isFaint = (light ?? 0) > FAINT_SHARE && (dark ?? 0) < (light ?? 0);
  return isFaint ? GROUNDS[1] : GROUNDS[0];
}

/** The ground of a logo that is seen on light pages as it is. */
export const LIGHT_GROUND: string = GROUNDS[0];
