import ical, { type EventInstance, type ExpandRecurringEventOptions, type VEvent } from 'node-ical';
import { liveWithParent, tellParent } from '../child-process.ts';
import { type BusySpan, calendarTask, type CalendarTask, MOST_SPANS } from './spans.ts';

const TITLE_MAX = 100;

/** Visits that this server has sent to the calendar: they are known already. */
const OWN = /^visit-[\da-f]{8}-[\da-f-]{27}$/;

function spansOf({ file, from, to }: CalendarTask): BusySpan[] | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(file)) return null;
  const period = { from: new Date(from), to: new Date(to), expandOngoing: true };
  return Object.values(ical.sync.parseICS(file))
    .filter((one): one is VEvent => one?.type === 'VEVENT' && !OWN.test(one.uid))
    .flatMap((event) => instancesOf(event, period))
    .filter(({ event }) => event.status !== 'CANCELLED' && event.transparency !== 'TRANSPARENT')
    .map(spanOf)
    .filter(({ start, end }) => end > start && end > from && start < to)
    .toSorted((one, other) => one.start - other.start)
    .slice(0, MOST_SPANS);
}

function instancesOf(event: VEvent, period: ExpandRecurringEventOptions): EventInstance[] {
  try {
    return ical.expandRecurringEvent(event, period);
  } catch {
    // A rule that makes no sense, such as every second for ever, is nobody's appointment.
    return [];
  }
}

function spanOf({ start, end, summary }: EventInstance): BusySpan {
  const title = typeof summary === 'string' ? summary : (summary?.val ?? '');
  return {
    start: start.getTime(),
    end: end.getTime(),
    title: title
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()
      .slice(0, TITLE_MAX),
  };
}

liveWithParent();
process.once('message', (message) => {
  void tellParent({ spans: spansOf(calendarTask.parse(message)) }).then(() => process.exit());
});
