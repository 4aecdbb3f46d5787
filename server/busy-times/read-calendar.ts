import { BUSINESS_TIME_ZONE } from '#content/business-time.ts';
import { startChild, tellChild } from '../child-process.ts';
import { type BusySpan, calendarAnswer, type CalendarTask } from './spans.ts';

const MOST_MS = 10_000;
const MOST_MEGABYTES = 256;

/** A calendar file takes too long or too much memory. */
export class UnreadableCalendar extends Error {}

/**
 * The busy times in a calendar file, by a process of its own, which can be ended: whoever writes the
 * calendar decides how much there is to compute. It runs in the firm's time zone, so that whole days
 * and times without a zone are the firm's. Null if the file is no calendar.
 */
export function readCalendar(
  task: CalendarTask,
  mostMs: number = MOST_MS,
): Promise<BusySpan[] | null> {
  const child = startChild(new URL('calendar-worker.ts', import.meta.url), {
    env: { TZ: BUSINESS_TIME_ZONE },
    megabytes: MOST_MEGABYTES,
  });
  const late = setTimeout(() => child.kill('SIGKILL'), mostMs);
  tellChild(child, task);
  return new Promise<BusySpan[] | null>((resolve, reject) => {
    child.once('message', (message) => {
      const { success, data, error } = calendarAnswer.safeParse(message);
      if (success) resolve(data.spans);
      else reject(new UnreadableCalendar('unknown answer', { cause: error }));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new UnreadableCalendar('ended early')));
  }).finally(() => clearTimeout(late));
}
