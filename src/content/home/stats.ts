import { claims, figures, figureText } from '../claims.ts';
import { ownTiles, stating } from '../own-claims.ts';
import type { StatTile } from '../page-types.ts';
import { withTexts } from '../texts/with-texts.ts';

/** Counters under the home gallery; they run to `figure` in 2 s, 200 ms apart. */
export const statTiles = ownTiles([
  {
    value: figureText(figures.yearsInBusiness),
    label: figures.yearsInBusiness.noun,
    figure: figures.yearsInBusiness,
  },
  {
    value: figureText(figures.majorProjects),
    label: figures.majorProjects.noun,
    figure: figures.majorProjects,
  },
  {
    value: figureText(figures.heritageProjects),
    label: figures.heritageProjects.noun,
    figure: figures.heritageProjects,
  },
  {
    value: figureText(figures.recommend),
    label: figures.recommend.noun,
    figure: figures.recommend,
  },
] as const satisfies readonly StatTile[]);

/** As the site was built. */
export const builtGuarantee = {
  heading: stating(
    'satisfaction',
    `${claims.satisfaction} satisfaction guarantee`,
    'Satisfaction guarantee',
  ),
  text: 'Walk the job with us on the last day. Whatever is not as the quotation describes it, we put right before the final invoice is due. If a repair of ours fails because of how we did it, we come back and do it again at no charge.',
  points: [
    'A named supervisor on every job',
    'Photographs of everything that gets covered up',
    'Nothing extra without your written word',
  ],
  button: 'Get Free Assessment',
} as const;

/** The guarantee block beside the counters. */
export const guarantee = withTexts('words', 'home-guarantee', builtGuarantee);
