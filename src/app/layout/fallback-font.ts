/**
 * Faces that stand in for Besley until it is there, so that the swap moves nothing.
 *
 * `width` is Besley's width at weight 600 over the local face's own. DejaVu was measured with
 * Chromium (canvas measureText over nine headings of this site at 100 px, sums compared; single
 * headings differ by 1-3 %). Georgia (1.029) and Noto Serif (1.042), which are not on a build
 * machine, come from the average widths in @capsizecss/metrics 4.3.0; one face serves both.
 * The last face whose font the device has is the one used.
 */
const locals = [
  { fonts: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], width: 0.933 },
  { fonts: ['Georgia Bold', 'Georgia-Bold', 'Noto Serif Bold', 'NotoSerif-Bold'], width: 1.034 },
] as const;

/** Besley's own, in em: 2500 and 850 of 2000 units. */
const ASCENT = 1.25;
const DESCENT = 0.425;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Rules for the family 'Besley Fallback' of the tokens. */
export const fallbackFaces = locals.map(({ fonts, width }) => ({
  '@font-face': {
    fontFamily: 'Besley Fallback',
    fontWeight: '400 900',
    src: fonts.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: percent(width),
    // The size adjustment scales these too.
    ascentOverride: percent(ASCENT / width),
    descentOverride: percent(DESCENT / width),
    lineGapOverride: '0%',
  },
}));
