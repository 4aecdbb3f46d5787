import type { ExplorerText } from '../../home/types.ts';

/** What the home page's explorer says of it; `option` is what the popup begins with. */
export const home = {
  order: 2,
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
  option: 'heritage',
} as const satisfies ExplorerText;
