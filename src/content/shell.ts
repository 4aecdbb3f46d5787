import { business } from './business.ts';
import { thisDevice } from './device.ts';

/** Words of the shell that belong to no menu. */
export const shellText = {
  search: {
    label: 'Search the site',
    href: '/search',
    box: '/search#search-term',
    hotkey: 'K',
  },
  requests: { label: 'My requests', href: '/requests' },
  pages: { label: 'Every page', href: '/sitemap' },
  mobileMenuLabel: 'Menu',
  skipLandmark: 'Skip links',
  hotkey: (letter: string) => `Alt+Shift+${letter}`,
  breadcrumbHome: 'Home',
  dismissToast: 'Dismiss',
} as const;

/** Words about the network, told quietly. */
export const network = {
  strip: 'No signal. Everything still works; what you send goes when you are back.',
  /** What the strip folds into once the sentence has been read. */
  tab: 'No signal',
  /** The browser has a network, and nothing from us comes over it. */
  unreachable: {
    strip:
      'Our server cannot be reached just now. Everything still works; what you send is kept here until it can go.',
    tab: 'Server not reached',
    back: 'Our server answers again.',
  },
  /** Read before Send, shown below it. */
  beforeSend: {
    lost: 'No signal: your request is kept here.',
    unreachable: 'Our server cannot be reached just now: your request is kept here.',
  },
  back: 'Back in range.',
  sendingWaiting: (count: number) =>
    count === 1 ? 'Sending 1 waiting request.' : `Sending ${count} waiting requests.`,
} as const;

/** Words about a new version of the site, and about parts of it that are not there. */
export const update = {
  landmark: 'About this site’s version',
  title: 'A newer version is ready',
  text: 'What you have typed and what waits to be sent is kept.',
  button: 'Use it now',
  later: 'Later',
  missingPart: {
    title: 'This page has been renewed',
    text: 'Part of it belongs to an older version. Reload once to go on; nothing you typed is lost.',
    button: 'Reload',
  },
  notHere: {
    title: `This page is not on ${thisDevice} yet`,
    text: 'It has to be fetched once, and there is no signal just now. The rest of the site is here.',
    /** The same where only our server is away. */
    unreachable:
      'It has to be fetched once, and our server cannot be reached just now. The rest of the site is here.',
    button: 'Try again',
  },
  /** The confirmation of a request, where the page about it can't be had. */
  confirmation: {
    title: 'Thank you!',
    states: {
      delivered: 'We have your request.',
      other: 'My requests shows how your request stands.',
    },
    link: { label: 'My requests', href: '/requests' },
    call: `Call ${business.phone.display}`,
  },
  notYet: `This part of the page is not here yet: nothing gets through just now. It will be retried automatically, or call ${business.phone.display}.`,
} as const;
