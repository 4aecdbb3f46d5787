import { claims } from './claims.ts';
import { inOrder } from './forms/types.ts';
import type { CallToAction, TextCard } from './page-types.ts';
import {
  serviceCategories,
  serviceEntries,
  serviceHref,
  services,
  type ServiceLink,
} from './services/index.ts';
import type { ServiceCategoryId } from './services/types.ts';
import { withTexts } from './texts/with-texts.ts';

/** Introductions to the three categories, longer than their descriptions in the menus. */
export const builtIntroductions: Readonly<Record<ServiceCategoryId, { readonly intro: string }>> = {
  structural: {
    intro:
      'Start here if something has moved: a crack that follows the joints, a lintel that sags, a floor that rolls a marble. The load is held first and the cause looked for second; the surface comes last.',
  },
  restoration: {
    intro:
      'Start here if the building is old and the material matters: sandstone, lime, handmade brick, early concrete. We keep what can be kept, and repair in kind what cannot.',
  },
  remedial: {
    intro:
      'Start here if it leaks, or if you sit on a strata committee. We prove the path of the water, write a scope that can be tendered, and build it so that it stays shut.',
  },
};

type Sign = TextCard & { readonly href: ServiceLink['href'] };

/** A reader knows what is seen, not what it is called: signs lead to the page that explains them. */
const signs: readonly Sign[] = inOrder(
  serviceEntries.flatMap(({ slug, sign }) => (sign ? [{ ...sign, href: serviceHref(slug) }] : [])),
);

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How many services there are, and in how many groups if that is more than one. */
const howMany = [
  counted(services.length, 'service'),
  ...(serviceCategories.length > 1 ? [counted(serviceCategories.length, 'group')] : []),
].join(' in ');

/** As the site was built. */
export const builtServicesOverview = {
  title: 'Services',
  h1: 'What does your building need?',
  lead: `${howMany}, done by our own crews since ${claims.sinceYear}. If you know the trade, choose it.${signs.length > 0 ? ' If you only know what you see, start with the signs.' : ''}`,
  categoriesHeading: 'Services by group',
  readMore: (label: string): string => `About ${label.toLowerCase()}`,
  signs: { heading: 'Start from what you see', items: signs },
  callToAction: {
    heading: 'More than one of them?',
    text: 'Most buildings have two defects with one cause. One visit looks at all of it, and one quotation puts the jobs in order.',
    button: 'Get Free Assessment',
    call: 'Talk it through',
  } satisfies CallToAction,
} as const;

/** Texts of /services; the services themselves are in services/index.ts. */
export const servicesOverview = {
  ...withTexts('words', 'services', builtServicesOverview),
  introductions: withTexts('words', 'services', builtIntroductions, 'groups.'),
};
