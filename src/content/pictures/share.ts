import { business } from '../business.ts';
import { findings as areaFindings } from '../areas/list/pages.ts';
import { findings as serviceFindings } from '../services/list/pages.ts';

/** One sharing card, 1200 x 630: which drawing it carries and what is set beneath it. */
export type ShareCard = {
  readonly slug: string;
  readonly picture: string;
  readonly title: string;
};

const cardsOf = (
  use: string,
  findings: Readonly<Record<string, { readonly card: string }>>,
): readonly ShareCard[] =>
  Object.entries(findings).map(([slug, { card }]) => ({
    slug,
    picture: `${use}-${slug}`,
    title: card,
  }));

/** Cards for the home page, every service and every area, named by slug. */
export const shareCards: readonly ShareCard[] = [
  { slug: 'default', picture: 'hero', title: `${business.city} stone and building repair` },
  ...cardsOf('service', serviceFindings),
  ...cardsOf('area', areaFindings),
];

/** Path of a sharing card. */
export const shareUrl = (slug: string): string => `/share/${slug}.jpg`;
