import { dateFormat } from './date-format.ts';
import { referenceOf } from '#contract/reference.ts';
import { business } from './business.ts';
import { thisDevice } from './device.ts';

/** A request that the browser has erased before it was seen to arrive. */
type Erased = { readonly id: string; readonly day: string; readonly receipt: string | null };

const dayInWords = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** What is said of such a request, and what to do. */
export function lostWords({ id, day, receipt }: Erased) {
  const number = referenceOf(id);
  const erased = `The browser has erased request ${number} of ${dayInWords(new Date(day))} from ${thisDevice}`;
  if (receipt !== null) {
    return {
      title: 'Your request has arrived',
      text: `${erased}, but we have it. Receipt ${receipt}.`,
    };
  }
  return {
    title: `A request was lost on ${thisDevice}`,
    text: `${erased} before we confirmed it. Please send it again, or call and name this number.`,
  };
}

export const lostRequests = {
  landmark: `Requests that were lost on ${thisDevice}`,
  again: { label: 'Send it again', href: '/quote' },
  call: { label: 'Call', href: business.phone.href },
  understood: 'Understood',
} as const;
