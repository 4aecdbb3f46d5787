import type { AreaLink } from './types.ts';

/** A region as the home page names it, with the area page that covers it. */
export type HomeArea = { readonly label: string; readonly href: AreaLink['href'] };

/** The eight service areas of the home page. */
export const homeAreas: readonly HomeArea[] = [
  { label: 'Sydney CBD', href: '/areas/sydney-cbd' },
  { label: 'North Sydney', href: '/areas/north-shore' },
  { label: 'Eastern Suburbs', href: '/areas/eastern-suburbs' },
  { label: 'Inner West', href: '/areas/inner-west' },
  { label: 'Northern Beaches', href: '/areas/northern-beaches' },
  { label: 'Hills District', href: '/areas/greater-sydney' },
  { label: 'Western Sydney', href: '/areas/greater-sydney' },
  { label: 'South Sydney', href: '/areas/greater-sydney' },
];
