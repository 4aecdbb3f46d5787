import { business } from '../business.ts';

/** What is said of photographs of a request for which there was no room on the phone. */
export const photosLeftOut = {
  title: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Photo ${numbers.join('')} is not sent`
      : `Photos ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are not sent`,
  description: `This phone has no room to keep them. Please send photos to ${business.email.display} or by SMS.`,
} as const;
