import ical, { ICalCalendarMethod } from 'ical-generator';
import { business } from '#content/business.ts';
import { visitCalendar as words } from '#content/admin/lead-facts.ts';
import { leadScreen } from '#contract/paths.ts';
import { summaryOf, visitOf, type SummaryRow } from './store/lead-rows.ts';

const MINUTE = 60_000;

/** How often phones read a feed again, in seconds. */
const READ_AGAIN_S = 900;

/**
 * Visits as a calendar (RFC 5545), each with the same id for ever, so that a changed one replaces
 * itself. `origin` is the site's, for links to the leads; null if it is not known.
 */
export function visitCalendar(rows: readonly SummaryRow[], origin: string | null): string {
  const calendar = ical({
    name: words.name(business.name),
    prodId: { company: business.name, product: 'visits', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_S,
  });
  for (const row of rows) {
    const visit = visitOf(row);
    if (visit === null) continue;
    const { id, name, phone, job = '', suburb = '', address = '' } = summaryOf(row);
    const start = new Date(visit.at);
    calendar.createEvent({
      id: `visit-${id}`,
      sequence: row.work_version,
      stamp: new Date(row.updated_at),
      start,
      end: new Date(start.getTime() + visit.minutes * MINUTE),
      summary: words.summary(name, suburb),
      location: address || suburb || null,
      description: [
        job,
        phone,
        visit.note,
        row.assignee,
        ...(origin === null ? [] : [`${origin}${leadScreen(id)}`]),
      ]
        .filter((line) => line !== '')
        .join('\n'),
    });
  }
  return calendar.toString();
}
