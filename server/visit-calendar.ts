import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { business } from '#content/business.ts';
import { visitCalendar as words, visitMail } from '#content/admin/lead-facts.ts';
import type { VisitReader } from '#contract/admin/lead-facts.ts';
import { leadScreen } from '#contract/paths.ts';
import { summaryOf, visitOf, type SummaryRow } from './store/lead-rows.ts';

const MINUTE = 60_000;

/** How often phones read a feed again, in seconds. */
const READ_AGAIN_S = 900;

const PRODUCT = { company: business.name, product: 'visits', language: 'EN' };

type Time = { readonly at: string; readonly minutes: number };

/**
 * Visits as a calendar (RFC 5545), each with the same id for ever, so that a changed one replaces
 * itself. `origin` is the site's, for links to the leads; null if it is not known.
 */
export function visitCalendar(rows: readonly SummaryRow[], origin: string | null): string {
  const calendar = ical({
    name: words.name(business.name),
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_S,
  });
  for (const row of rows) {
    const visit = visitOf(row);
    if (visit === null) continue;
    calendar.createEvent({
      ...timeOf(row, visit),
      ...toldOffice(row, visit.note, origin),
    });
  }
  return calendar.toString();
}

type Entry = {
  row: SummaryRow;
  visit: Time;
  isCancelled: boolean;
  reader: VisitReader;
  organizer: { name: string; email: string };
  /** The recipient's address. */
  attendee: string;
  origin: string | null;
};

/** One visit as an invitation (RFC 5546), or its cancellation; the newest `sequence` counts. */
export function visitEntry(entry: Entry): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const { row, visit, isCancelled, reader, organizer, attendee, origin } = entry;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: PRODUCT, method });
  calendar.createEvent({
    ...timeOf(row, visit),
    ...(reader === 'visitor' ? toldVisitor(row) : toldOffice(row, row.visit_note, origin)),
    organizer,
    attendees: [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString() };
}

function timeOf({ id, work_version, updated_at }: SummaryRow, { at, minutes }: Time) {
  const start = new Date(at);
  return {
    id: `visit-${id}`,
    sequence: work_version,
    stamp: new Date(updated_at),
    start,
    end: new Date(start.getTime() + minutes * MINUTE),
  };
}

/** All that one needs on the way. */
function toldOffice(row: SummaryRow, note: string, origin: string | null) {
  const { id, name, phone, job = '', suburb = '', address = '' } = summaryOf(row);
  return {
    summary: words.summary(name, suburb),
    location: address || suburb || null,
    description: [
      job,
      phone,
      note,
      row.assignee,
      ...(origin === null ? [] : [`${origin}${leadScreen(id)}`]),
    ]
      .filter((line) => line !== '')
      .join('\n'),
  } satisfies Partial<ICalEventData>;
}

/** Nothing that anybody has typed into a form: the address may be another person's. */
function toldVisitor({ receipt }: SummaryRow) {
  return {
    summary: visitMail.visitor.summary(business.name),
    description: `${visitMail.visitor.receipt(receipt)}\n${business.phone.display}`,
  } satisfies Partial<ICalEventData>;
}
