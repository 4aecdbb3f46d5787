import { z } from '../zod.ts';
import { contentPictureSchema } from './pictures.ts';

/** Least contrast of text with its ground (WCAG 2.2, 1.4.3). */
const LEAST_TEXT_CONTRAST = 4.5;

const CHANNELS = [
  [1, 0.2126],
  [3, 0.7152],
  [5, 0.0722],
] as const;

/** Relative luminance of a colour of six hex digits (WCAG 2.2, definitions). */
function luminanceOf(hex: string): number {
  return CHANNELS.reduce((sum, [at, weight]) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return sum + weight * linear;
  }, 0);
}

/** Contrast of two colours, `#rrggbb`: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const contrastWithWhite = (hex: string): number => contrastOf(hex, '#ffffff');

const tooLight = (colour: string): string =>
  `White text on this colour has a contrast of ${contrastWithWhite(colour).toFixed(1)}, and needs ${LEAST_TEXT_CONTRAST}. Please choose a darker one.`;

export const lookSchema = z.strictObject({
  /** The firm's colour, `#rrggbb`: of buttons, rules and outlines. White text on it must be readable. */
  accent: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, { error: 'Please choose a colour.', abort: true }),
    z.refine((colour) => contrastWithWhite(colour) >= LEAST_TEXT_CONTRAST, {
      error: ({ input }) => tooLight(String(input)),
    }),
  ),
  /** In place of the build's mark. Its stand-in is of the one colour that is behind it. */
  logo: z.optional(contentPictureSchema),
});

export type PublishedLook = z.infer<typeof lookSchema>;
