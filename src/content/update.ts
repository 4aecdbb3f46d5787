import { business } from './business.ts';
import { thisDevice } from './device.ts';

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
      waiting: 'Your request is kept here and goes by itself as soon as it can get through.',
      other: 'My requests shows how your request stands.',
    },
    link: { label: 'My requests', href: '/requests' },
    call: `Call ${business.phone.display}`,
  },
  notYet: `This part of the page is not here yet: nothing gets through just now. It is tried again by itself, or call ${business.phone.display}.`,
} as const;
