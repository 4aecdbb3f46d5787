import { business } from '../business.ts';
import { inOrder } from '../forms/types.ts';
import type { Picture } from '../pictures/types.ts';
import { serviceEntries, serviceHref, services } from '../services/index.ts';
import { servicePictures } from '../services/pictures.ts';
import type { ExplorerText } from '../services/types.ts';
import { withTexts } from '../texts/with-texts.ts';

/** One of the services that the explorer shows. */
export type ExplorerEntry = ExplorerText & {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly picture: Picture;
};

/** The services that have a text for the explorer, the first one chosen to begin with. */
export const explorerEntries: readonly ExplorerEntry[] = inOrder(
  serviceEntries.flatMap(({ slug, label, home }) => {
    const picture = servicePictures[slug];
    return home && picture ? [{ ...home, id: slug, label, href: serviceHref(slug), picture }] : [];
  }),
);

/** Those without, which it links below. */
export const otherServices = services.filter(({ href }) =>
  explorerEntries.every((entry) => entry.href !== href),
);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'And five more'. */
function othersNamed(count: number): string {
  return `And ${NUMBERS[count] ?? count} more`;
}

/** As the site was built. */
export const builtExplorer = {
  others: othersNamed(otherServices.length),
  heading: 'What is the wall doing?',
  intro: 'Choose the trade that sounds like your building.',
  tabsLabel: 'Services',
  defaultIndex: 0,
  quote: 'Get Free Quote',
  call: `Call ${business.phone.display}`,
  more: 'How we do it',
  promiseHeading: 'With each of them',
  promise: [
    {
      id: 'price',
      title: 'Honest pricing',
      text: 'Labour, material and scaffold on separate lines.',
    },
    {
      id: 'quality',
      title: 'Quality guarantee',
      text: 'A sample panel you approve before we go on.',
    },
    {
      id: 'time',
      title: 'On-time completion',
      text: 'A finish date in the quotation, with days allowed for rain.',
    },
  ],
} as const;

/** Words around the explorer. */
export const explorer = withTexts('words', 'home-services', builtExplorer);
