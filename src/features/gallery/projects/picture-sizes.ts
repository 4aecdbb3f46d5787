import { atLeast } from '#theme/tokens.ts';

const wide = atLeast('md');
// Beyond twice the density the eye gains nothing and the signal loses a lot.
const dense = '(min-resolution: 2.5dppx)';

/** Values for `sizes`: a card of the list, the picture in the viewer, one of its thumbnails. */
export const cardSizes = `${wide} 50vw, ${dense} 67vw, 100vw`;
export const viewerSizes = `${atLeast('lg')} 60vw, ${dense} 67vw, 100vw`;
export const thumbSizes = '6rem';
