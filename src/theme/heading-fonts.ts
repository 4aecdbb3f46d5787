/** Family of the heading font's face, and of the faces that stand in for it until it is there. */
export const HEADING_FAMILY = 'Heading';
export const FALLBACK_FAMILY = 'Heading Fallback';

const STAND_INS = `"${FALLBACK_FAMILY}", Georgia, serif`;

/** On the root element once the heading font is shown, with its fit (app/boot/heading-font.ts). */
export const HEADING_FONT_MARK = 'data-heading-font';

/** How the heading font is fitted into lines that were wrapped in the fallback font; '' is unchanged. */
export const HEADING_FITS = ['', 'tight', 'loose'] as const;

/** Letter spacing of a heading in each fit; too little to be seen, enough to keep a word on its line. */
export const headingSpacing = { '': '-0.01em', tight: '-0.03em', loose: '0.01em' } as const;

/** On the root element while the first paint waits for the heading font. */
export const HEADING_FONT_WAIT = 'data-awaits-font';

/**
 * The fonts of what is set in the heading's. Each names both of its stacks: to change a custom
 * property that the whole page inherits has all of it styled anew, twice the work.
 */
export const headingFace = {
  fontFamily: STAND_INS,
  [`*:where([${HEADING_FONT_MARK}]) &`]: { fontFamily: `${HEADING_FAMILY}, ${STAND_INS}` },
} as const;
