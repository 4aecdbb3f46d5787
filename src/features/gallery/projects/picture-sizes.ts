import { breakpoints } from '#theme/tokens.ts';

const wide = `(min-width: ${breakpoints.md}px)`;
// Beyond twice the density the eye gains nothing and the signal loses a lot.
const dense = '(min-resolution: 2.5dppx)';

/** Values for `sizes`: a card of the list, the picture in the viewer, one of its thumbnails. */
export const cardSizes = `${wide} 50vw, ${dense} 67vw, 100vw`;
export const viewerSizes = `(min-width: ${breakpoints.lg}px) 60vw, ${dense} 67vw, 100vw`;
export const thumbSizes = '6rem';
