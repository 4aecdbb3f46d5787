import { sizes } from '#theme/tokens.ts';

/** Negative margin that takes a block from the text's edge to the edge of the screen. */
export const bleed = `calc(min(0px, (${sizes.textWidth} - 100vw) / 2) - ${sizes.gutter})`;
