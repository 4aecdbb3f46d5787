import type { LeadPhoto } from '#contract/admin/leads.ts';
import { dataSchemas } from '#contract/form-data.ts';
import { storedEnvelope, summaryOf, type SummaryRow } from '../lead-rows.ts';

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

// What a spreadsheet takes for the start of a formula (OWASP, CSV injection), including full-width
// forms.
const FORMULA = '=+-@＝＋－＠';
// In locales where semicolons separate lists, the quotes around a cell have no effect: these
// characters start another cell, possibly followed by blanks and quotes.
const SEPARATORS = ';|\t\r\n';
// Characters that spreadsheets skip before a formula: blanks, quotes and invisible ones.
const SKIPPED = /[ "'\u00a0\p{Cc}\p{Cf}]/u;

/**
 * One cell of a CSV file (RFC 4180), quoted if needed. Anything a spreadsheet would run as a
 * formula, at its start or after a separator within, gets an apostrophe in front.
 */
export function csvCell(value: string): string {
  const safe = withoutFormulas(value);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function withoutFormulas(value: string): string {
  if (!/[=+\-@＝＋－＠\t\r\n]/u.test(value)) return value;
  let safe = '';
  let begins = true;
  for (const character of value) {
    if (begins && FORMULA.includes(character)) safe += "'";
    safe += character;
    begins = SEPARATORS.includes(character) || (begins && SKIPPED.test(character));
  }
  // A leading blank would be stripped, and the rest run as a formula.
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

/** One line of a CSV file, including its line break. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
