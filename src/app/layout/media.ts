import { breakpoints, ROOT_PX } from '#theme/tokens.ts';

/** What brand, links, phone and button need side by side in the widest of the system fonts. */
const WIDE_EM = breakpoints.lg / ROOT_PX + 10;

/** Phones: mobile is up to 768 px, that width included (specification 1-§9). */
export const phone = `@media (max-width: ${breakpoints.md / ROOT_PX}em)`;

/**
 * Wide enough for the primary links in the bar. In em, so that a visitor with larger text keeps
 * the compact bar instead of a crowded one.
 */
export const wide = `@media (min-width: ${WIDE_EM}em)`;
export const compact = `@media not all and (min-width: ${WIDE_EM}em)`;

/** Room for the subtitle beside the links (specification 1-§2.3, 'wide screens only'). */
export const roomy = `@media (min-width: ${(breakpoints.xl + ROOT_PX) / ROOT_PX}em)`;

/** Names of the custom properties that say how much the two fixed bars take away. */
export const bars = { top: '--top-bar', bottom: '--bottom-bar' } as const;
