import { tidyPhone } from './clean-text.ts';
import { limits, messages } from './limits.ts';
import { isAustralianPhone, isServiceNumber } from './phone.ts';

/** What is wrong with a phone number that is asked for; null if nothing is. */
export function phoneProblem(typed: string): string | null {
  const phone = tidyPhone(typed);
  if (phone === '') return messages.phoneRequired;
  // Text that is too long is not read at all.
  if (phone.length <= limits.nameMax) {
    if (isAustralianPhone(phone)) return null;
    if (isServiceNumber(phone)) return messages.phoneOfService;
  }
  return messages.phoneInvalid;
}
