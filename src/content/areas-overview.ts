import { business } from './business.ts';
import { claims } from './claims.ts';
import { saidBySample } from './own-statements.ts';
import { saidInCity } from './place-statements.ts';
import type { CallToAction, TextCard } from './page-types.ts';
import { withTexts } from './texts/with-texts.ts';

/** The kinds of ground that Sydney is built on. */
const ground: readonly TextCard[] = [
  {
    title: 'Hawkesbury sandstone',
    text: 'The harbour, the north and the south. Firm to build on, and the quarry for half the walls. It cracks only where a house stands half on it and half on fill.',
  },
  {
    title: 'Wianamatta shale clay',
    text: 'The inner west, the ridge lines and the Cumberland Plain. It swells and shrinks with the seasons and takes shallow footings with it.',
  },
  {
    title: 'Dune and river sand',
    text: 'Behind the beaches and around Botany Bay. It carries a house well until a leaking pipe washes it away.',
  },
];

/** As the site was built. */
export const builtAreasOverview = {
  title: 'Service Areas',
  h1: 'Your suburb, and the ground beneath it',
  lead: saidBySample(
    'A crack in Newtown and a crack in Mosman look alike and have nothing in common. Where you live tells a mason most of what is in the wall and under it.',
    'Where you live tells us most of what a building is made of and what it stands on.',
  ),
  listHeading: 'Choose your area',
  suburbsLabel: 'Among others',
  readMore: (label: string): string => `Working in ${label}`,
  ground: {
    heading: `What ${business.city} stands on`,
    /** None where the firm works on other ground. */
    cards: saidInCity(ground, []),
  },
  travel: {
    heading: 'How far we come',
    text: `Site visits are free within ${claims.freeVisitRadius}. Further out we come as well, and name the cost of the trip before we set off.`,
  },
  callToAction: {
    heading: 'Not on the list?',
    text: 'Between two areas, or just outside all of them: ring us. If it is further than we can look after properly, we say so.',
    button: 'Get Free Assessment',
    call: 'Ask about your suburb',
  } satisfies CallToAction,
} as const;

/** Texts of /areas; the areas themselves are in areas/index.ts. */
export const areasOverview = withTexts('words', 'areas', builtAreasOverview);
