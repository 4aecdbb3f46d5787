import { FALLBACK_FAMILY } from '#theme/heading-fonts.ts';
import { headingMetrics } from '#theme/font/metrics.ts';

/**
 * Local fallbacks for the heading font while it loads, and the average width of their letters in
 * em: measured with @capsizecss/unpack, which weighs letters by frequency, on the bold face itself
 * or on a metric-compatible one (Liberation for Arial, Gelasio for Georgia). The last one that the
 * device has is used, so serifs come last. They are named by their PostScript names, which every
 * engine knows.
 */
const locals = [
  { fonts: ['Roboto-Bold'], width: 0.4526 },
  { fonts: ['Arial-BoldMT', 'LiberationSans-Bold'], width: 0.48 },
  { fonts: ['DejaVuSerif-Bold'], width: 0.5703 },
  { fonts: ['NotoSerif-Bold'], width: 0.512 },
  { fonts: ['Georgia-Bold'], width: 0.5186 },
] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * Rules for the family 'Heading Fallback' of the tokens: swapping in the heading font shifts
 * nothing.
 */
export const fallbackFaces = locals.map(({ fonts, width }) => {
  const size = headingMetrics.averageWidth / width;
  return {
    '@font-face': {
      fontFamily: FALLBACK_FAMILY,
      fontWeight: '100 900',
      src: fonts.map((name) => `local("${name}")`).join(', '),
      sizeAdjust: percent(size),
      // The size adjustment scales these too.
      ascentOverride: percent(headingMetrics.ascent / size),
      descentOverride: percent(headingMetrics.descent / size),
      lineGapOverride: percent(headingMetrics.lineGap / size),
    },
  };
});
