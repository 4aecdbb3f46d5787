import { photoLimits } from '#contract/photo-limits.ts';
import { business } from '../business.ts';

/** Words of the photographs' field; what is said of photographs themselves is loaded with the first. */
export const photosText = {
  label: 'Photos',
  helper: `Up to ${photoLimits.most}: one from across the road, one close up. A coin or a hand beside the crack shows its size.`,
  add: 'Add photos',
  /** There was no room on the phone for these. */
  leftOut: {
    title: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Photo ${numbers.join('')} is not sent`
        : `Photos ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are not sent`,
    description: `This phone has no room to keep them. Please send photos to ${business.email.display} or by SMS.`,
  },
  byMail: `Please send photos to ${business.email.display} or by SMS to ${business.mobile.display} after the request.`,
} as const;
