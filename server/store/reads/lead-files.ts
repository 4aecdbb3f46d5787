import { EXPORT_FORMAT, type ExportedLead } from '#contract/admin/import.ts';
import { answerWords } from '#content/admin/answer-words.ts';
import { exportColumnOf, exportColumns, exportMoment, exportWords } from '#content/admin/export.ts';
import { eventWords } from '#content/admin/event-words.ts';
import { inbox } from '#content/admin/inbox.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import { type LeadEvent, workOf } from '#contract/admin/lead-work.ts';
import type { LeadPhoto } from '#contract/admin/leads.ts';
import { dataSchemas } from '#contract/form-data.ts';
import { storedEnvelope, summaryOf, type SummaryRow } from '../lead-rows.ts';

/** Rows per piece: the limit on memory, however long the file is. */
const BATCH = 100;
// Without it, Excel decodes the file in the computer's code page.
const BYTE_ORDER_MARK = '\uFEFF';

/** Fields of any form that share a column, by its name, in the order of the forms. */
const fieldsOf = new Map<string, string[]>();
for (const schema of Object.values(dataSchemas)) {
  for (const field of Object.keys(schema.shape)) {
    const column = exportColumnOf(field);
    const fields = fieldsOf.get(column) ?? [];
    if (!fields.includes(field)) fieldsOf.set(column, [...fields, field]);
  }
}
// Only leads that the owner has entered say how they were heard of.
fieldsOf.set(exportColumnOf('heardFrom'), ['heardFrom']);

const { id: ID, ...OWN } = exportColumns;
const HEAD = [...Object.values(OWN), ...fieldsOf.keys(), ID];

/** Rows after the last one, or from the beginning. */
type List = (last: SummaryRow | null, limit: number) => Promise<SummaryRow[]>;

/** Photos of these leads that have arrived, and their histories. */
export type MoreOf = (rows: readonly SummaryRow[]) => Promise<{
  readonly photos: ReadonlyMap<string, readonly LeadPhoto[]>;
  readonly events: ReadonlyMap<string, readonly LeadEvent[]>;
}>;

/** The pieces of an exported file. */
export type Pieces = AsyncGenerator<string, void, undefined>;

/** The pieces of a CSV file in UTF-8: one line per lead, its newest revision. */
export async function* leadLines(list: List, moreOf: MoreOf): Pieces {
  yield BYTE_ORDER_MARK + csvLine(HEAD);
  for await (const rows of batches(list)) {
    const { photos, events } = await moreOf(rows);
    yield rows
      .map((row) => lineOf(row, photos.get(row.id) ?? [], events.get(row.id) ?? []))
      .join('');
  }
}

/** The pieces of a JSON file: each lead as its newest revision, with the work on it and its history. */
export async function* leadObjects(list: List, moreOf: MoreOf): Pieces {
  yield `{"format":${JSON.stringify(EXPORT_FORMAT)},"leads":[`;
  let between = '\n';
  for await (const rows of batches(list)) {
    const { events } = await moreOf(rows);
    const leads = rows.map((row) => JSON.stringify(exported(row, events.get(row.id) ?? [])));
    yield between + leads.join(',\n');
    between = ',\n';
  }
  yield '\n]}\n';
}

async function* batches(list: List): AsyncGenerator<SummaryRow[], void, undefined> {
  let last: SummaryRow | null = null;
  for (;;) {
    const rows: SummaryRow[] = await list(last, BATCH);
    last = rows.at(-1) ?? null;
    if (last === null) return;
    yield rows;
    if (rows.length < BATCH) return;
  }
}

function exported(row: SummaryRow, events: readonly LeadEvent[]): ExportedLead {
  const { id, receipt, formType, receivedAt, updatedAt, answerBy = null, spam } = summaryOf(row);
  return {
    id,
    receipt,
    formType,
    receivedAt,
    updatedAt,
    answerBy,
    spam,
    work: workOf(summaryOf(row)),
    envelope: storedEnvelope(row.envelope),
    events: events.map(({ id: _own, ...event }) => event),
  };
}

function lineOf(
  row: SummaryRow,
  photos: readonly LeadPhoto[],
  events: readonly LeadEvent[],
): string {
  const { data } = storedEnvelope(row.envelope);
  const summary = summaryOf(row);
  const { stage, lostReason, assignee, followUp } = workOf(summary);
  const own: Record<keyof typeof OWN, string> = {
    receipt: summary.receipt,
    receivedAt: exportMoment(summary.receivedAt),
    form: leadForms[summary.formType].label,
    stage: stageLabels[stage],
    lostReason,
    assignee,
    followUp: followUp ?? '',
    notes: events
      .filter(({ kind }) => kind === 'note')
      .map(noteLine)
      .join('\n'),
    history: events
      .filter(({ kind }) => kind !== 'note')
      .map(stepLine)
      .join('\n'),
    spam: summary.spam === null ? '' : inbox.states.spam,
    forwarding: inbox.forwarding[summary.delivery],
    revision: String(summary.revision),
    photosArrived: String(photos.length),
  };
  const answers = [...fieldsOf.values()].map(
    (fields) => fields.map((field) => wordsOf(field, data[field])).find(Boolean) ?? '',
  );
  return csvLine([...Object.values(own), ...answers, row.id]);
}

function noteLine({ at, author, text }: Pick<LeadEvent, 'at' | 'author' | 'text'>): string {
  return `${[exportMoment(at), author].filter(Boolean).join(' ')}: ${text}`;
}

/** Days as the file's own columns have them. */
const formats = { day: (day: string) => day, moment: exportMoment };

function stepLine(event: LeadEvent): string {
  return noteLine({ ...event, text: eventWords(event, formats) });
}

/** An answer as the visitor read it; several with semicolons between. */
function wordsOf(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? exportWords.yes : exportWords.no;
  return [value]
    .flat()
    .map((one) => answerWords(field, one))
    .join('; ');
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
