import { createHash } from 'node:crypto';
import { firstVisitTexts } from '#content/admin/answers.ts';
import { visitMail as words } from '#content/admin/lead-facts.ts';
import { business } from '#content/business.ts';
import { filledAnswer, type VisitChange, type VisitPlaceholder } from '#contract/admin/answers.ts';
import type { Visit, VisitMail, VisitReader } from '#contract/admin/lead-facts.ts';
import { isAsciiMailAddress } from '#contract/admin/notices.ts';
import { leadScreen } from '#contract/paths.ts';
import { businessDayAndTime } from '../business-time.ts';
import { answerTexts } from '../store/answer-texts.ts';
import type { createInbox } from '../store/inbox.ts';
import { storedEnvelope, type SummaryRow, visitOf } from '../store/lead-rows.ts';
import type { PeopleStore } from '../store/people.ts';
import type { SettingStore } from '../store/settings.ts';
import { storedVisitNotice, type VisitNotice, type VisitRecipient } from '../store/visit-mails.ts';
import { visitEntry } from '../visit-calendar.ts';
import type { Mail, Mailer } from './mailer.ts';
import { leadSummary } from './message.ts';
import type { Channel } from './notifier.ts';
import { type NoticeRules, ofPerson } from './settings.ts';

export type VisitMailRules = ReturnType<typeof createVisitMailRules>;

/** Who can get the calendar entry of a lead's visit by e-mail. */
export function createVisitMailRules(
  rules: Pick<NoticeRules, 'namedRecipientsOf'>,
  people: Pick<PeopleStore, 'find'>,
  canMail: boolean,
) {
  /** Null if the server sends no e-mail. */
  async function addressesOf(row: SummaryRow): Promise<VisitMail | null> {
    if (!canMail) return null;
    return { visitor: visitorOf(row), office: await officeOf(row) };
  }

  /** The assigned person's own address; without one, of the recipients of notices. */
  async function officeOf(row: SummaryRow): Promise<string[]> {
    const { assignee_id: personId } = row;
    const person = personId === '' ? null : await people.find(personId);
    if (person !== null && person.email !== '') return [person.email];
    const named = await rules.namedRecipientsOf(row.form_type);
    const addresses = named.filter(({ channel }) => channel === 'email');
    return ofPerson(addresses, row).map(({ recipient }) => recipient);
  }

  return {
    addressesOf,
    async recipientsOf(
      row: SummaryRow,
      readers: readonly VisitReader[],
    ): Promise<VisitRecipient[]> {
      const addresses = readers.length === 0 ? null : await addressesOf(row);
      if (addresses === null) return [];
      const { visitor, office } = addresses;
      return [
        ...(visitor !== null && readers.includes('visitor')
          ? [{ reader: 'visitor', address: visitor } as const]
          : []),
        ...(readers.includes('office')
          ? office.map((address) => ({ reader: 'office', address }) as const)
          : []),
      ];
    },
  };
}

/** What is held back or spam may name an address that is not the sender's. */
function visitorOf({ spam, envelope }: SummaryRow): string | null {
  const { email } = storedEnvelope(envelope).data;
  return spam === null && typeof email === 'string' && isAsciiMailAddress(email)
    ? email.trim()
    : null;
}

type Services = {
  mailer: Mailer;
  inbox: Pick<ReturnType<typeof createInbox>, 'find'>;
  settings: Pick<SettingStore, 'get'>;
  /** The site's public origin; null if it is not configured. */
  origin: string | null;
  /** The sender of e-mails, as whom calendars know the firm. */
  sender: string;
};

/** Sends calendar entries, with the visit as it is at the time of sending. */
export function visitChannel({ mailer, inbox, settings, origin, sender }: Services): Channel {
  return {
    name: 'visit',
    atAnyHour: true,
    async deliver({ lead_id: leadId, message, topic, recipient }) {
      const lead = leadId === null ? null : await inbox.find(leadId);
      if (lead === null || message === null) return { kind: 'refused', failure: 'lead_gone' };
      const notice = current(storedVisitNotice(message), visitOf(lead));
      if (notice === null) return { kind: 'refused', failure: 'visit_gone' };
      const { visits = firstVisitTexts } = await answerTexts(settings);
      const letter =
        notice.reader === 'visitor'
          ? toVisitor(lead, notice, visits[notice.change])
          : toOffice(lead, notice, origin);
      const outcome = await mailer.send({
        ...letter,
        to: recipient,
        calendar: visitEntry({
          row: lead,
          visit: notice,
          reader: notice.reader,
          isCancelled: notice.change === 'cancelled',
          organizer: { name: business.name, email: sender },
          attendee: recipient,
          origin,
        }),
        id: createHash('sha256').update(`${topic}\n${recipient}`).digest('hex').slice(0, 32),
      });
      return outcome.kind === 'sent' ? outcome : { kind: outcome.kind, failure: outcome.code };
    },
  };
}

/** The e-mail about the visit as it is now; null if it was removed before any e-mail went out. */
function current(notice: VisitNotice, visit: Visit | null): VisitNotice | null {
  const { reader, change } = notice;
  if (visit === null) return change === 'set' ? null : { ...notice, change: 'cancelled' };
  const { at, minutes } = visit;
  return { reader, change: change === 'cancelled' ? 'moved' : change, at, minutes };
}

type Letter = Pick<Mail, 'subject' | 'text' | 'replyTo'>;

function toVisitor(
  { receipt }: SummaryRow,
  { change, at }: { change: VisitChange; at: string },
  text: string,
): Letter {
  const values: Record<VisitPlaceholder, string> = {
    visit: businessDayAndTime(at),
    firm: business.name,
    phone: business.phone.display,
    receipt,
  };
  return {
    subject: words.visitor.subject[change](business.name, receipt),
    text: `${filledAnswer(text, values)}\n`,
    replyTo: { name: business.name, address: business.email.display },
  };
}

function toOffice(row: SummaryRow, { change, at }: VisitNotice, origin: string | null): Letter {
  const what = `${leadSummary(row)}, ${row.receipt}`;
  return {
    subject: words.office.subject[change](what),
    text: [
      words.office.text[change](businessDayAndTime(at)),
      `${words.office.open}\n${origin ?? ''}${leadScreen(row.id)}`,
      '',
    ].join('\n\n'),
    replyTo: null,
  };
}
