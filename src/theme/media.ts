import { breakpoints, ROOT_PX } from './tokens.ts';

/** Room for brand, links, phone and button side by side in the widest of the system fonts, in em. */
const WIDE_EM = breakpoints.lg / ROOT_PX + 10;

/** Up to and including 768 px (docs/behaviour.md). */
export const phone = `@media (max-width: ${breakpoints.md / ROOT_PX}em)`;

/**
 * Wide enough for the primary links in the bar. In em, so that visitors with larger text keep the
 * compact bar.
 */
export const wide = `@media (min-width: ${WIDE_EM}em)`;
export const compact = `@media not all and (min-width: ${WIDE_EM}em)`;

/** Room for the subtitle next to the links. */
export const roomy = `@media (min-width: ${(breakpoints.xl + ROOT_PX) / ROOT_PX}em)`;

/** Room only for the name and the menu button in the bar: a narrow screen, or large text. */
export const narrow = '@media (max-width: 21.9em)';

/** Custom properties for the heights of the two fixed bars and of the notice below the upper one (layout/bar.tsx). */
export const bars = { top: '--top-bar', bottom: '--bottom-bar', said: '--said' } as const;

/** Height of everything fixed at the top, for `calc`. */
export const belowBar = `var(${bars.top}) + var(${bars.said}, 0px)`;
