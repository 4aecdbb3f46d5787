import { useEffect, useState } from 'react';
import { BUSINESS_TIME_ZONE } from '#content/business-time.ts';
import { dateFormat } from '#content/date-format.ts';

/** A moment as the business's clock shows it, 'Sat, 21 Nov, 4:05 pm'. */
export const formatMoment = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: BUSINESS_TIME_ZONE,
});

let relative: Intl.RelativeTimeFormat | undefined;

const SECOND = 1_000;

const MINUTE = 60 * SECOND;

const HOUR = 60 * MINUTE;

/** How far off a wait of `ms` milliseconds is, rounded as people say it: 'in 4 minutes'. */
export function formatWait(ms: number): string {
  // Not before it is needed, like date-format.ts.
  relative ??= new Intl.RelativeTimeFormat('en-AU', { numeric: 'always' });
  if (ms < 55 * SECOND) return relative.format(Math.max(5, Math.ceil(ms / 5_000) * 5), 'second');
  if (ms < 55 * MINUTE) return relative.format(Math.max(1, Math.round(ms / MINUTE)), 'minute');
  return relative.format(Math.max(1, Math.round(ms / HOUR)), 'hour');
}

/** How often displayed times are updated, in milliseconds. */
const TICK_MS = 5_000;

/** The time, in milliseconds since the epoch, brought up to date every few seconds. Not for prerendered markup. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
