import { thisDevice, thisDeviceFirst } from '../../device.ts';

/** An entry: what it says, and what was done with it. */
export const entryWords = {
  edit: 'Edit',
  goOn: 'Continue editing',
  page: 'See its page on the website',
  take: {
    button: 'Take off the website',
    ask: (title: string) => ({
      title: `Take “${title}” off the website?`,
      text: 'Visitors no longer see it. You can put it back from its history.',
      confirm: 'Take off',
      cancel: 'Cancel',
    }),
    done: 'It is being taken off the website',
  },
  /** Where an entry cannot be taken off: what it says can be withdrawn. */
  rebuild: {
    button: 'Put back as the website was built',
    ask: (title: string) => ({
      title: `Put “${title}” back?`,
      text: 'The website says again what it was built with. Your version stays in the history.',
      confirm: 'Put back',
      cancel: 'Cancel',
    }),
    done: 'It is being put back as the website was built',
  },
  /** Unfinished work on this device. */
  drop: {
    button: `Delete from ${thisDevice}`,
    ask: {
      title: 'Delete what you have not sent?',
      text: 'What you wrote and the pictures are removed. What is on the website stays.',
      confirm: 'Delete',
      cancel: 'Cancel',
    },
  },
  waiting: {
    title: `${thisDeviceFirst} keeps it and sends it automatically`,
    text: 'As soon as the server answers: in the background where the browser can, else while this app is open.',
    stop: 'Do not send it',
    edit: 'Stop and edit',
  },
  overtaken: {
    title: 'Somebody else has saved a newer version',
    text: 'Nothing was overwritten. Yours was stored as a draft: both versions are in the history below, and an owner can restore either.',
    button: 'OK',
  },
  history: {
    heading: 'History',
    loading: 'Loading the history',
    failed: { title: 'The history could not be loaded', button: 'Try Again' },
    none: 'Nothing has been changed since the website was built.',
    offline: 'The history needs the connection.',
    states: {
      draft: 'Draft saved',
      published: 'Published',
      withdrawn: 'Taken off the website',
      rebuilt: 'Put back as the website was built',
    },
    by: (author: string) => (author === '' ? '' : ` by ${author}`),
    original: 'The version that the website was built with',
    /** Of a firm that has published its name over the sample’s. */
    ofSample: 'The sample’s',
    noFigures: 'Without figures',
    current: 'what visitors see',
    restore: 'Restore this version',
    restored: 'This version is being published again',
  },
  differs: { before: 'As built', after: 'In this version' },
  closed: 'Closed',
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
} as const;
