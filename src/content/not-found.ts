import { business } from './business.ts';
import { withTexts } from './texts/with-texts.ts';

/** As the site was built. */
export const builtNotFound = {
  code: '404',
  h1: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page has moved.',
  home: { label: 'Return to Home', href: '/' },
  search: { label: 'Search the site', href: '/search' },
  call: `Call ${business.phone.display}`,
} as const;

/** The not-found page. */
export const notFound = withTexts('words', 'not-found', builtNotFound);

/** Shown offline in place of the owner's screens on a device that has not cached them. */
export const notKept = {
  h1: 'The office needs a connection',
  text: 'Nobody is signed in to the office on this device, so its screens are not stored here. They open once you are online again. All other pages of the site are available offline.',
  retry: { label: 'Try again', href: '/admin' },
  home: { label: 'Return to Home', href: '/' },
} as const;
