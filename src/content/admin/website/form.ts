import { thisDevice, thisDeviceFirst } from '../../device.ts';

/** The forms. */
export const entryForm = {
  required: 'required',
  optional: 'optional',
  kept: `Kept on ${thisDevice} as you type.`,
  notKept: `${thisDeviceFirst} does not let this app store anything. Publish before you leave this screen.`,
  otherTab: {
    title: 'This entry was changed in another tab',
    text: 'What is typed here is kept as a copy of its own until you have chosen.',
    load: 'Load what was changed there',
    keep: 'Keep what is typed here',
  },
  problems: {
    category: 'Please choose the kind of work.',
    rating: 'Please choose how many stars.',
    picture: 'Please take or choose a picture.',
    alignment: 'Please line up the two pictures, or say that they match already.',
    noAlt: 'Please say what is seen.',
    longAlt: (most: number) => `At most ${most} characters.`,
    unmade: 'The pictures could not be cropped. Choose them again.',
    noNumber: 'Please enter a number.',
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
    rebuilt: 'Sent. It is being put back as the website was built',
  },
  waits: {
    title: `Kept on ${thisDevice}`,
    description: 'It is sent automatically as soon as the server answers.',
  },
  notStored: {
    title: 'Not sent',
    description: `${thisDeviceFirst} could not store it. Free some space, then try again.`,
  },
} as const;
