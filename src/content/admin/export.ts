import { BUSINESS_TIME_ZONE } from '../business-time.ts';
import { business } from '../business.ts';
import { answerLabels } from './inbox.ts';

/** Columns of the exported leads that are the inbox's own, in order. */
export const exportColumns = {
  receipt: 'Number',
  receivedAt: `Received (${business.city} time)`,
  form: 'Form',
  stage: 'Stage',
  lostReason: 'Why it was lost',
  assignee: 'Assigned to',
  followUp: 'Follow up on',
  notes: 'Notes',
  history: 'History',
  spam: 'Spam',
  forwarding: 'Forwarding',
  revision: 'Version',
  photosArrived: 'Photographs that arrived',
  id: 'ID',
} as const;

/** Names that mean something else next to those columns. */
const renamed: Readonly<Record<string, string>> = { formName: 'Form on the page' };

/** The column of a form's field; fields with the same label share one. */
export function exportColumnOf(field: string): string {
  return renamed[field] ?? answerLabels[field] ?? field;
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: BUSINESS_TIME_ZONE,
});

/** A moment (ISO 8601) by the firm's clock as spreadsheets read and sort it: 2026-03-02 14:10. */
export function exportMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** What is exported for an answer that was only ticked. */
export const exportWords = { yes: 'Yes', no: 'No' } as const;
