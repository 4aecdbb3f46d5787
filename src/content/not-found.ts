import { business } from './business.ts';

/** The not-found page. */
export const notFound = {
  code: '404',
  h1: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page has moved.',
  home: { label: 'Return to Home', href: '/' },
  search: { label: 'Search the site', href: '/search' },
  call: `Call ${business.phone.display}`,
} as const;
