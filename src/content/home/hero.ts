import { business } from '../business.ts';
import { claims, figures, figureText } from '../claims.ts';
import { ownTiles, stating } from '../own-claims.ts';
import { saidBySample } from '../own-statements.ts';
import type { StatTile } from '../page-types.ts';
import { withTexts } from '../texts/with-texts.ts';

/** Stat tiles of the hero. */
export const heroTiles = ownTiles([
  { value: figureText(figures.majorProjects), label: 'projects', figure: figures.majorProjects },
  { value: figureText(figures.yearsInBusiness), label: 'years', figure: figures.yearsInBusiness },
  { value: figureText(figures.satisfaction), label: 'satisfaction', figure: figures.satisfaction },
] as const satisfies readonly StatTile[]);

/** As the site was built. */
export const builtHero = {
  badges: [
    {
      id: 'years',
      label: stating(
        'yearsInBusiness',
        `${claims.yearsInBusiness} years`,
        `Since ${business.established}`,
      ),
    },
    { id: 'licensed', label: 'Licensed and insured' },
  ],
  eyebrow: business.subtitle,
  headline: `We mend the walls ${business.city} is built of`,
  intro:
    'Sandstone, brick, lime and concrete. We find out why a wall failed, repair it in the material it was built with, and put the method and the price in writing before anyone lifts a chisel.',
  buttons: {
    assessment: 'Get Free Assessment',
    call: `Call ${business.phone.display}`,
    callShort: 'Call',
    review: { label: 'Leave a Review', href: '/review' },
    newTab: 'opens in a new tab',
  },
  promise: {
    title: saidBySample('Family Business Promise', 'Our promise'),
    text: saidBySample(
      'One of the family looks at your building, writes your quotation and answers for the work. The person you meet first is the person you ring last.',
      'Whoever looks at your building writes your quotation and answers for the work. The person you meet first is the person you ring last.',
    ),
  },
  picture: 'hero',
} as const;

/** Words of the hero. */
export const hero = withTexts('words', 'home-hero', builtHero);
