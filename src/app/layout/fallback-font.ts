import { FALLBACK_FAMILY } from '#theme/heading-fonts.ts';
import { headingMetrics } from '#theme/font/metrics.ts';

/**
 * Local fonts that may stand in for the heading font until it is there, and the average width of
 * their letters in em: measured with @capsizecss/unpack, which weighs letters by how often they
 * are used, on the bold face itself or on one of the same measures (Liberation for Arial, Gelasio
 * for Georgia). The last one that the device has is the one used, so serifs stand last. They go by
 * their PostScript names, which every engine knows.
 */
const locals = [
  { fonts: ['Roboto-Bold'], width: 0.4526 },
  { fonts: ['Arial-BoldMT', 'LiberationSans-Bold'], width: 0.48 },
  { fonts: ['DejaVuSerif-Bold'], width: 0.5703 },
  { fonts: ['NotoSerif-Bold'], width: 0.512 },
  { fonts: ['Georgia-Bold'], width: 0.5186 },
] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Rules for the family 'Heading Fallback' of the tokens: the swap to the heading font moves nothing. */
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
