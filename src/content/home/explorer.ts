import { business } from '../business.ts';
import { serviceByPath, services } from '../services/index.ts';
import { list } from '../services/list/home.ts';
import type { ExplorerEntry, ExplorerText } from './types.ts';

const texts: readonly (ExplorerText & Pick<ExplorerEntry, 'picture'> & { slug: string })[] = list;

/** The services that have a text for the explorer, the first one chosen to begin with. */
export const explorerEntries: readonly ExplorerEntry[] = texts
  .toSorted((a, b) => a.order - b.order)
  .flatMap(({ slug, ...text }) => {
    const service = serviceByPath(slug);
    return service ? { ...text, id: slug, label: service.label, href: service.href } : [];
  });

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'And five more'. */
function othersNamed(count: number): string {
  return `And ${NUMBERS[count] ?? count} more`;
}

/** Words around the explorer. */
export const explorer = {
  others: othersNamed(services.length - explorerEntries.length),
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
