import type { LeadPhoto } from '#contract/admin/leads.ts';
import { dataSchemas } from '#contract/form-data.ts';
import { storedEnvelope, summaryOf, type SummaryRow } from '../../lead-rows.ts';
import { csvLine } from './cell.ts';

/** Rows per piece: the limit on memory, however long the file is. */
const BATCH = 100;
// Without it, Excel decodes the file in the computer's code page.
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
  'photosArrived',
  'stage',
  'lostReason',
  'assignee',
  'followUp',
] as const;

/** Every field of any form, once each, in the order of the forms. */
const dataColumns = [
  ...new Set(Object.values(dataSchemas).flatMap((schema) => Object.keys(schema.shape))),
];

/** Rows after the last one, or from the beginning. */
type List = (last: SummaryRow | null, limit: number) => Promise<SummaryRow[]>;

/** The photos of these leads that have arrived. */
type PhotosOf = (rows: readonly SummaryRow[]) => Promise<Map<string, LeadPhoto[]>>;

/** The pieces of a CSV file in UTF-8: one line per lead, its newest revision. */
export async function* leadLines(
  list: List,
  photosOf: PhotosOf,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvLine([...ownColumns, ...dataColumns]);
  let last: SummaryRow | null = null;
  for (;;) {
    const rows: SummaryRow[] = await list(last, BATCH);
    last = rows.at(-1) ?? null;
    if (last === null) return;
    const photos = await photosOf(rows);
    yield rows.map((row) => lineOf(row, photos.get(row.id) ?? [])).join('');
    if (rows.length < BATCH) return;
  }
}

function lineOf(row: SummaryRow, photos: LeadPhoto[]): string {
  const { data } = storedEnvelope(row.envelope);
  const { work, ...summary } = summaryOf(row);
  const own = { ...summary, ...work, submissionId: row.id, photosArrived: photos.length };
  return csvLine([
    ...ownColumns.map((column) => textOf(own[column])),
    ...dataColumns.map((column) => textOf(data[column])),
  ]);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.map(String).join('; ') : String(value);
}
