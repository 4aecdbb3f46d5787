import { breakpoints, ROOT_PX } from './tokens.ts';

/** What brand, links, phone and button need side by side in the widest of the system fonts. */
const WIDE_EM = breakpoints.lg / ROOT_PX + 10;

/** Phones: mobile is up to 768 px, that width included (docs/behaviour.md). */
export const phone = `@media (max-width: ${breakpoints.md / ROOT_PX}em)`;

/**
 * Wide enough for the primary links in the bar. In em, so that a visitor with larger text keeps
 * the compact bar instead of a crowded one.
 */
export const wide = `@media (min-width: ${WIDE_EM}em)`;
export const compact = `@media not all and (min-width: ${WIDE_EM}em)`;

/** Room for the subtitle beside the links. */
export const roomy = `@media (min-width: ${(breakpoints.xl + ROOT_PX) / ROOT_PX}em)`;

/** Too narrow, or with text too large, for more than the name and the menu in the bar. */
export const narrow = '@media (max-width: 21.9em)';

/**
 * Names of the custom properties that say how much is taken away by the two fixed bars, and by what
 * is said below the upper one (layout/bar.tsx).
 */
export const bars = { top: '--top-bar', bottom: '--bottom-bar', said: '--said' } as const;

/** Where the page begins: below all that is fixed at the top. */
export const belowBar = `var(${bars.top}) + var(${bars.said}, 0px)`;
