/** Family of the heading font, and of the fallback faces that are shown until it has loaded. */
export const HEADING_FAMILY = 'Heading';
export const FALLBACK_FAMILY = 'Heading Fallback';

const FALLBACKS = `"${FALLBACK_FAMILY}", Georgia, serif`;

/** On the root element once the heading font is shown, with its fit (app/boot/heading-font.ts). */
export const HEADING_FONT_MARK = 'data-heading-font';

/** How the heading font is fitted into lines that were wrapped in the fallback font; '' leaves it as it is. */
export const HEADING_FITS = ['', 'tight', 'loose'] as const;

/** Letter spacing of a heading in each fit: too small to notice, enough to keep a word on its line. */
export const headingSpacing = { '': '-0.01em', tight: '-0.03em', loose: '0.01em' } as const;

/** On the root element while the first paint waits for the heading font. */
export const HEADING_FONT_WAIT = 'data-awaits-font';

/**
 * Font of headings, with both stacks in every rule: changing an inherited custom property would make
 * the browser restyle the whole page, twice the work.
 */
export const headingFace = {
  fontFamily: FALLBACKS,
  [`*:where([${HEADING_FONT_MARK}]) &`]: { fontFamily: `${HEADING_FAMILY}, ${FALLBACKS}` },
} as const;
