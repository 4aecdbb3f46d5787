import { photoLimits } from '#contract/photo-limits.ts';
import { business } from '../business.ts';

/** Words of the photographs' field; what is said of photographs themselves is loaded with the first. */
export const photosText = {
  label: 'Photos',
  helper: `Up to ${photoLimits.most}: one from across the road, one close up. A coin or a hand beside the crack shows its size.`,
  add: 'Add photos',
  byMail: `Please send photos to ${business.email.display} or by SMS after the request.`,
} as const;
