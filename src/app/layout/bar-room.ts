import { business } from '#content/business.ts';
import { primaryLinks } from '#content/navigation.ts';
import { breakpoints, ROOT_PX } from '#theme/tokens.ts';

/**
 * Width, in em, that a name of this many letters and a menu of this many links and letters need in
 * one row.
 */
const USUAL = { em: breakpoints.lg / ROOT_PX + 10, name: 14, links: 6, letters: 46 } as const;
/** Em for each letter of the name, the padding of each link, and each letter of a link. */
const EACH = { name: 0.85, link: 1.5, letter: 0.6 } as const;

/** Longer names are smaller and take several lines (Brand.tsx). */
const LONGEST_LINE = 20;

const letters = primaryLinks.reduce((sum, { label }) => sum + label.length, 0);
const excess = (count: number, usual: number): number => Math.max(0, count - usual);

/** Width that name, links, phone and button need in one row, in em; larger text needs more px. */
const NEEDED_EM =
  USUAL.em +
  excess(Math.min(business.name.length, LONGEST_LINE), USUAL.name) * EACH.name +
  excess(primaryLinks.length, USUAL.links) * EACH.link +
  excess(letters, USUAL.letters) * EACH.letter;

/** Wide enough for the primary links in the bar. */
export const wideBar = `@media (min-width: ${NEEDED_EM}em)`;

/** Too narrow for the primary links in the bar: they are in the menu. */
export const compactBar = `@media not all and (min-width: ${NEEDED_EM}em)`;

/** The bar's own width where name and links need more than the text column below. */
export const barWidth = `${NEEDED_EM}em`;
