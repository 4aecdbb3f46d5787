import { business } from '../business.ts';
import { thisDeviceFirst } from '../device.ts';

const title = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `Photo ${numbers.join('')} is not sent`
    : `Photos ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are not sent`;

const instead = `Please send photos to ${business.email.display} or by SMS.`;

/** What is said of photographs of a request that the phone has lost before it was sent. */
export const photosGone = {
  title,
  description: `The browser no longer has what you picked. ${instead}`,
} as const;

/** What is said of photographs of a request for which there was no room on the phone. */
export const photosLeftOut = {
  title,
  description: `${thisDeviceFirst} has no room to keep them. ${instead}`,
} as const;
