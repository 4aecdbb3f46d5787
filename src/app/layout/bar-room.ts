import { business } from '#content/business.ts';
import { primaryLinks } from '#content/navigation.ts';
import { breakpoints, ROOT_PX } from '#theme/tokens.ts';

/** What a name of so many letters and a menu of so many links and letters need side by side, in em. */
const USUAL = { em: breakpoints.lg / ROOT_PX + 10, name: 14, links: 6, letters: 46 } as const;
/** Em for each letter of the name, each link's room around it, and each letter of a link. */
const EACH = { name: 0.85, link: 1.5, letter: 0.6 } as const;

/** Longer names are set smaller and in several lines (Brand.tsx). */
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

/** Too narrow for the primary links in the bar: the menu has them. */
export const compactBar = `@media not all and (min-width: ${NEEDED_EM}em)`;

/** The bar's own width where name and links need more than the text below has. */
export const barWidth = `${NEEDED_EM}em`;
