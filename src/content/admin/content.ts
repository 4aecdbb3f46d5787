import { thisDevice, thisDeviceFirst } from '../device.ts';
import type { EditedKind } from '#contract/content/kinds.ts';

/** The screen on which projects and testimonials are published. */
export const websiteScreen = {
  h1: 'Website',
  lead: 'Projects and testimonials. What you publish is on the website within seconds.',
  loading: 'Loading what is on the website',
  failed: { title: 'What is on the website could not be loaded', button: 'Try Again' },
  back: 'Website',
  gone: `This is no longer on ${thisDevice}: it has been sent, or deleted.`,
  kinds: {
    project: {
      heading: 'Projects',
      add: 'Add project',
      added: 'New project',
      edit: 'Edit project',
      nameless: 'Project without a title',
    },
    testimonial: {
      heading: 'Testimonials',
      add: 'Add testimonial',
      added: 'New testimonial',
      edit: 'Edit testimonial',
      nameless: 'Testimonial without a title',
    },
  } satisfies Record<EditedKind, object>,
  count: (shown: number) => `${shown} on the website`,
  /** Without the server. */
  offline: {
    title: 'No connection',
    text: `This list is as ${thisDevice} last saw it. What you write and photograph is kept here; what you publish is sent by itself when the connection is back.`,
  },
} as const;

/** How an entry stands, in words. */
export const entryStates = {
  live: 'On the website',
  draft: 'Draft, not on the website',
  draftOverLive: 'On the website, with a newer draft',
  rendering: 'Being published',
  failed: 'Not on the website yet',
  off: 'Taken off the website',
  editing: `Not finished, on ${thisDevice} only`,
  waiting: {
    draft: `Draft waiting to be sent from ${thisDevice}`,
    published: `Waiting to be sent from ${thisDevice}, then published`,
    withdrawn: `Waiting to be sent from ${thisDevice}, then taken off the website`,
  },
  refused: 'Not accepted',
  overtaken: 'Somebody else has changed it too',
} as const;

/** Whether the site that visitors get is up to date. */
export const publicationWords = {
  rendering: {
    title: 'The website is being updated',
    text: 'This takes a few seconds. Visitors see the previous version meanwhile.',
  },
  failed: {
    title: 'The website could not be updated',
    text: 'Visitors still see the previous version. What you published is stored on the server, which tries again every minute.',
  },
} as const;

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
    title: `${thisDeviceFirst} keeps it and sends it by itself`,
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
    },
    by: (author: string) => (author === '' ? '' : ` by ${author}`),
    original: 'The version that the website was built with',
    current: 'what visitors see',
    restore: 'Restore this version',
    restored: 'This version is being published again',
  },
  facts: {
    title: 'Title',
    location: 'Suburb',
    year: 'Year',
    category: 'Kind of work',
    summary: 'Text',
    name: 'Name',
    date: 'Month',
    rating: 'Stars',
    content: 'Review',
    project: 'What was done',
  },
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
} as const;

/** The forms. */
export const entryForm = {
  required: 'required',
  kept: `Kept on ${thisDevice} as you type.`,
  notKept: `${thisDeviceFirst} does not let this app store anything. Publish before you leave this screen.`,
  project: {
    title: { label: 'Title', helper: 'What it is, in a few words: “Garden wall”.' },
    location: { label: 'Suburb' },
    year: { label: 'Year', helper: 'In which the job was finished.' },
    category: { label: 'Kind of work', none: 'Please choose' },
    summary: {
      label: 'Text',
      helper: 'What was wrong, what you did, and what came of it. Two to four sentences.',
    },
  },
  testimonial: {
    name: { label: 'Name', helper: 'As it is shown: first name and initial, for example.' },
    location: { label: 'Suburb' },
    date: { label: 'Month of the review', helper: 'Year and month: 2026-05.' },
    rating: { label: 'Stars' },
    title: { label: 'Title', helper: 'The gist of it, in a few words.' },
    content: { label: 'Review', helper: 'In the client’s own words.' },
    project: { label: 'What was done', helper: 'In a few words: “Garden wall rebuilt”.' },
  },
  problems: {
    category: 'Please choose the kind of work.',
    rating: 'Please choose how many stars.',
    picture: 'Please take or choose a picture.',
    alignment: 'Please line up the two pictures, or say that they match already.',
    noAlt: 'Please say what is seen.',
    longAlt: (most: number) => `At most ${most} characters.`,
    unmade: 'The pictures could not be cropped. Choose them again.',
  },
  /** Above the buttons: which fields need another look. */
  check: (labels: readonly string[]) => `Please check: ${labels.join(', ')}.`,
  publish: 'Publish',
  saveDraft: 'Save draft',
  preview: { show: 'Preview', hide: 'Hide preview' },
  cancel: 'Close',
  busy: 'Saving...',
  failed: {
    title: 'It was not accepted',
    text: (reason: string) => `${reason} What you wrote is still here.`,
  },
  sent: {
    published: 'Sent. It is being published',
    draft: 'Draft saved',
    withdrawn: 'Sent. It is being taken off the website',
  },
  waits: {
    title: `Kept on ${thisDevice}`,
    description: 'It is sent by itself as soon as the server answers.',
  },
  notStored: {
    title: 'Not sent',
    description: `${thisDeviceFirst} could not store it. Free some space, then try again.`,
  },
} as const;

/** The two pictures of a project. */
export const pictureWords = {
  heading: 'Pictures',
  text: 'One before and one after, taken from about the same place. They are turned, scaled and cropped so that they match.',
  names: { before: 'Before', after: 'After' },
  pick: {
    first: (name: string) => `Take or choose: ${name.toLowerCase()}`,
    other: (name: string) => `Another picture: ${name.toLowerCase()}`,
  },
  reading: 'Reading the picture',
  problems: {
    empty: 'This file is empty.',
    tooLarge: 'This picture is larger than 50 MB. Choose a smaller one.',
    heic: 'This browser cannot read HEIC. Set the camera to “Most compatible”, or choose a JPEG.',
    notPicture: 'This is not a picture.',
    broken: 'This picture could not be read. Choose another one.',
    notStored: `${thisDeviceFirst} could not store the picture. Free some space, then choose it again.`,
    missing: `The picture is not on ${thisDevice}. It needs the connection.`,
  },
  alt: {
    label: (name: string) => `What is seen: ${name.toLowerCase()}`,
    helper: 'Read out to people who cannot see the picture.',
    /** Prefilled until somebody writes another. */
    suggested: (state: 'before' | 'after', title: string, location: string) =>
      `${state === 'before' ? 'Before' : 'After'}: ${title}${location === '' ? '' : ` in ${location}`}`,
  },
  align: {
    heading: 'Line up the pictures',
    text: 'Put A and B on the same two features in both pictures, such as two corners of a window. The further apart, the better.',
    help: 'Drag a point, or move it with the arrow keys; with Shift in larger steps.',
    point: (name: string, letter: string) => `${name}, point ${letter}`,
    position: (across: number, down: number) => `${across}% from the left, ${down}% from the top`,
    result: 'How they match',
    compare: 'Compare before and after',
    compareValue: (percent: number): string => `${percent}% before, ${100 - percent}% after`,
    apart: 'A and B are too close together. Put them further apart.',
    nothing:
      'With these points the pictures have too little in common. Check that A and B are on the same features in both.',
    small: (width: number) =>
      `Only ${width} pixels of the pictures match, so they will look soft. Take them again from closer to the same place if you can.`,
    use: 'Use them like this',
    skip: 'Skip, they match already',
    again: 'Line up again',
    done: 'The pictures are lined up.',
  },
} as const;

/** What an entry will look like. */
export const previewWords = {
  heading: 'Preview',
  widths: { phone: 'On a phone', computer: 'On a computer' },
  label: 'Width of the preview',
  card: 'In the list',
  large: 'Opened',
  noPictures: 'The preview needs both pictures.',
  notAligned: 'The preview needs the two pictures lined up.',
} as const;
