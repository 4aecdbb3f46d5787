/** Family of that face, and of what stands in for it until it is there. */
export const HEADING_FAMILY = 'Heading';
const STAND_INS = '"Heading Fallback", Rockwell, "Roboto Slab", Georgia, serif';

/** On the root element once the heading font is shown (app/boot/heading-font.ts). */
export const HEADING_FONT_MARK = 'data-heading-font';

/** The custom property that names the heading's fonts, before and after. */
export const headingFonts = {
  property: '--heading-font',
  before: STAND_INS,
  after: `${HEADING_FAMILY}, ${STAND_INS}`,
} as const;
