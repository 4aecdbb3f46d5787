import { photoLimits } from '#contract/limits.ts';
import { business } from '../business.ts';

/** Words of the photographs' field; what is said of photographs themselves is loaded with the first. */
export const photosText = {
  label: 'Photos',
  helper: `Up to ${photoLimits.most}: one from across the road, one close up. A coin or a hand beside the crack shows its size.`,
  add: 'Add photos',
  /** What shows and keeps photos could not be fetched; with the names of the files that wait for it. */
  notHere: (names: readonly string[]) =>
    names.length === 0
      ? 'Photos cannot be shown just now: part of this page could not be fetched.'
      : `Not added yet: ${names.join(', ')}. Part of this page could not be fetched.`,
  again: 'Try again',
  byMail: `Please send photos to ${business.email.display} or by SMS to ${business.mobile.display} after the request.`,
} as const;

/** Words of the choice to send photographs on a line only that costs nothing. */
export const wifiOnlyText = {
  choice: 'Send photos on Wi-Fi only',
  /** The request itself is small, and goes at once. */
  note: 'You save data: photos can wait for Wi-Fi. The request goes at once.',
} as const;
