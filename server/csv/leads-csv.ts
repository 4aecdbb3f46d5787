import { Readable } from 'node:stream';
import type { LeadFilter } from '#contract/admin.ts';
import { dataSchemas } from '#contract/form-data.ts';
import type { Inbox } from '../store/inbox.ts';
import { storedEnvelope, summaryOf, type SummaryRow } from '../store/lead-rows.ts';
import { csvLine } from './cell.ts';

const BATCH = 500;
// Without it, Excel reads the file in the code page of the computer.
const BYTE_ORDER_MARK = '\uFEFF';

const ownColumns = [
  'receipt',
  'receivedAt',
  'formType',
  'revision',
  'handled',
  'spam',
  'delivery',
  'submissionId',
] as const;

/** Every field that any form has, each once, in the order of the forms. */
const dataColumns = [
  ...new Set(Object.values(dataSchemas).flatMap((schema) => Object.keys(schema.shape))),
];

/** The leads that match, newest first, as a CSV file in UTF-8: one line a lead, its newest version. */
export function csvOf(inbox: Inbox, filter: LeadFilter): Readable {
  return Readable.from(lines(inbox, filter));
}

function* lines(inbox: Inbox, filter: LeadFilter): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine([...ownColumns, ...dataColumns]);
  let before: number | null = null;
  for (;;) {
    const rows: SummaryRow[] = inbox.list(filter, before, BATCH);
    yield rows.map(lineOf).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    before = last.seq;
  }
}

function lineOf(row: SummaryRow): string {
  const { data } = storedEnvelope(row.envelope);
  const summary = { ...summaryOf(row), submissionId: row.id };
  return csvLine([
    ...ownColumns.map((column) => textOf(summary[column])),
    ...dataColumns.map((column) => textOf(data[column])),
  ]);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.map(String).join('; ') : String(value);
}
