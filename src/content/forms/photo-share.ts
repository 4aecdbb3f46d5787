import { photoLimits } from '#contract/photo-limits.ts';
import { business } from '../business.ts';

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
