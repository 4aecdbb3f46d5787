import { photoLimits } from '#contract/limits.ts';
import { thisDevice } from '../device.ts';
import { business } from '../business.ts';

/** Words of the list of a form's photographs. */
export const photoListText = {
  busy: 'Making the photo small enough to send',
  list: 'Photos that go along',
  caption: 'What does it show?',
  captionOf: (number: number) => `What photo ${number} shows`,
  photo: (number: number) => `Photo ${number}`,
  remove: 'Remove',
  removeOf: (number: number) => `Remove photo ${number}`,
  retake: 'Retake',
  retakeOf: (number: number) => `Retake photo ${number}`,
  removed: (number: number) => `Photo ${number} removed`,
  added: (count: number) => (count === 1 ? '1 photo goes along' : `${count} photos go along`),
  /** Of photographs that were picked and are not on the phone any more. */
  gone: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Photo ${numbers.join('')} is no longer in this browser. Please add it again.`
      : `Photos ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are no longer in this browser. Please add them again.`,
  goWithout: 'Send without',
  /** What is wrong with a file, after its name. */
  problems: {
    empty: 'This file is empty. Please take the photo again.',
    tooLarge: 'This photo is over 40 MB. Please choose a smaller one.',
    notPicture: 'This is not a photo. JPEG, PNG and WebP work everywhere.',
    heic: 'This browser cannot read HEIC photos. Please choose a JPEG, or take the photo here.',
    broken: 'This photo is damaged and cannot be read. Please take it again.',
    full: `There is room for ${photoLimits.most} photos. Remove one first.`,
    noRoom: `There is no room on ${thisDevice} to keep this photo. The request goes without it; please send it by e-mail.`,
    notKept:
      'This browser keeps nothing for this site, so the photo cannot go along. The request goes without it; please send it by e-mail.',
  },
} as const;

export type PhotoProblem = keyof typeof photoListText.problems;

/** Words around photographs that leave by the phone's own share sheet, where no server takes them. */
export const photoShareText = {
  choose: 'Choose photos to share',
  list: 'Photos to share',
  share: (count: number) => (count === 1 ? 'Share 1 photo' : `Share ${count} photos`),
  /** What the share sheet's apps get: an e-mail's subject, and its text. */
  subject: `Photos for ${business.name}`,
  text: `Photos for my request to ${business.name} (${business.email.display})`,
  helper: `In the sheet that opens, choose e-mail (${business.email.display}) or SMS (${business.mobile.display}).`,
  failed: `The photos could not be shared. Please send them to ${business.email.display} or by SMS.`,
  /** Further pictures are left out. */
  full: `Up to ${photoLimits.most} photos can be shared at once.`,
} as const;
