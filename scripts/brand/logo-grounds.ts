import { getContrastRatio } from '@mui/system/colorManipulator';
import sharp from 'sharp';
import { dark, light } from '#theme/tokens.ts';

/** Least contrast at which a shape is seen well (WCAG 2.2, 1.4.11), and how much of a logo may have less. */
const LEAST = 3;
const FAINT_SHARE = 0.25;

/** Width at which the colours are counted, in px, and the opacity from which a pixel counts. */
const WIDTH = 96;
const OPAQUE = 128;

/** A logo with colours for dark ground of its own: `@media (prefers-color-scheme: dark)`. */
export const DARK_RULES =
  /@media[^{]*prefers-color-scheme\s*:\s*dark[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The logo's colours, each with the number of its pixels. */
async function coloursOf(svg: string): Promise<ReadonlyMap<string, number>> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue, alpha = 0] = data.subarray(at, at + info.channels);
    if (alpha < OPAQUE) continue;
    const colour = `rgb(${red}, ${green}, ${blue})`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

async function isFaintOn(svg: string, grounds: readonly string[]): Promise<boolean> {
  const colours = [...(await coloursOf(svg))];
  const whole = colours.reduce((sum, [, count]) => sum + count, 0);
  return grounds.some((ground) => {
    const faint = colours.filter(([colour]) => getContrastRatio(colour, ground) < LEAST);
    return faint.reduce((sum, [, count]) => sum + count, 0) > whole * FAINT_SHARE;
  });
}

/** Whether a logo needs a light plate behind it where the page is dark. */
export async function needsPlate(svg: string): Promise<boolean> {
  if (svg.search(DARK_RULES) >= 0) return false;
  return isFaintOn(svg, [light.band, dark.band, dark.paper]);
}

/** What is wrong with a logo's colours on the grounds of the light scheme, in words. */
export async function logoProblems(svg: string): Promise<readonly string[]> {
  const isFaint = await isFaintOn(svg, [light.paper, light.sandstone]);
  return isFaint ? [`more than a quarter of it has less than ${LEAST}:1 on light ground`] : [];
}
