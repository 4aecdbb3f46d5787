import type { ExplorerText } from '../../home/types.ts';

/** What the home page's explorer says of it; `option` is what the popup begins with. */
export const home = {
  order: 3,
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
  option: 'structural',
} as const satisfies ExplorerText;
