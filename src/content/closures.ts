import type { PublishedClosure } from '#contract/content/firm.ts';
import { months } from './months.ts';
import { publishedContent } from './published.ts';

/** What has been published of days on which the firm is closed, in the order of time. */
export const closures: readonly PublishedClosure[] = Object.values(publishedContent?.closure ?? {})
  .flatMap((closure) => closure ?? [])
  .sort((one, other) => (one.from < other.from ? -1 : 1));

/** Whether a day (YYYY-MM-DD) is one of a closure. */
export const isClosureDay = (day: string): boolean =>
  closures.some(({ from, until }) => day >= from && day <= until);

/** Words about days on which the firm is closed. */
export const closureText = {
  landmark: 'When we are closed',
  closed: 'Closed',
  calls: 'Priority calls:',
} as const;

/** A day of a month, '2026-12-24', in words: '24 December'. */
export function dayInWords(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]}`;
}

/** The days of a closure: '24 December to 5 January'. */
export function closureDays({ from, until }: PublishedClosure): string {
  return from === until ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(until)}`;
}

/** 'Closed 24 December to 5 January: summer break.' */
export function closureSentence(closure: PublishedClosure): string {
  const { reason } = closure;
  const why = reason === '' ? '' : `: ${reason.replace(/\.$/, '')}`;
  return `${closureText.closed} ${closureDays(closure)}${why}.`;
}
