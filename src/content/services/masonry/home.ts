import type { ExplorerText } from '../../home/types.ts';

/** What the home page's explorer says of it; `option` is what the popup begins with. */
export const home = {
  order: 1,
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
  option: 'masonry',
} as const satisfies ExplorerText;
