import { business } from '../business.ts';
import type { ExplorerEntry } from './types.ts';

/** Three selectable services, the first one chosen to begin with. */
export const explorerEntries = [
  {
    id: 'masonry',
    label: 'Masonry & Brickwork',
    href: '/services/masonry',
    description:
      'Brick and stone walls fail at the joint first. We match the old mortar by its sand and its lime, rake out by hand so that no arris is lost, and rebuild only what has moved too far to stay.',
    features: [
      'Repointing in lime putty or NHL mortar',
      'Tuckpointing on face brick fronts',
      'Sandstone walls, steps and piers',
      'Chimneys and parapets taken down and rebuilt',
      'Retaining walls with drains behind them',
      'Brick matching from salvaged stock',
    ],
    picture: 'service-masonry',
    option: 'masonry',
  },
  {
    id: 'building-restoration',
    label: 'Building Restoration',
    href: '/services/building-restoration',
    description:
      'A façade is one system: gutter, cornice, render, joints and paint. We start where the water gets in, work down from the top, and leave a surface that can dry out again.',
    features: [
      'Cleaning by low-pressure water, poultice or laser',
      'Lime render and run mouldings',
      'Stone indents and plastic repair',
      'Breathable mineral paints',
      'Rising damp traced and treated',
      'Lead and copper weatherings',
    ],
    picture: 'service-building-restoration',
    option: 'heritage',
  },
  {
    id: 'structural-repairs',
    label: 'Structural Repairs',
    href: '/services/structural-repairs',
    description:
      'Cracks are measured before they are filled. With an engineer’s drawing in hand we prop, cut out and replace what carries the load, and check it against the level we took on day one.',
    features: [
      'Rusted lintels and arch bars replaced',
      'Stainless helical bars across cracks',
      'Wall ties renewed to AS/NZS 2699',
      'Needling and propping for new openings',
      'Bowed walls pinned and restrained',
      'Engineer’s certificate at the end',
    ],
    picture: 'service-structural-repairs',
    option: 'structural',
  },
] as const satisfies readonly ExplorerEntry[];

/** Words around the explorer. */
export const explorer = {
  others: 'And five more',
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
