import { createHash } from 'node:crypto';
import { businessMomentAt } from '#content/business-time.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import { columnNames, importWords } from '#content/admin/import.ts';
import {
  type ExportedLead,
  exportedLeadSchema,
  importedDataSchema,
  type ImportField,
  importFields,
} from '#contract/admin/import.ts';
import { type LeadStage, leadStages } from '#contract/admin/lead-work.ts';
import { leadWorkLimits } from '#contract/admin/lead-work.ts';
import { withE164 } from '#contract/phone.ts';
import { z } from '#contract/zod.ts';

/** What each column is taken as. */
export type Mapping = ReadonlyMap<string, ImportField>;

type Row = Readonly<Record<string, string>>;

/** A lead of an imported file; null if its number is to be a new one. */
export type ImportedLead = Omit<ExportedLead, 'receipt'> & { readonly receipt: string | null };

/** A row that cannot be imported; its message is for the owner. */
export class RowProblem extends Error {}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const fieldByName = new Map<string, ImportField>();
for (const field of importFields) {
  if (field === 'more') continue;
  for (const name of columnNames[field]) fieldByName.set(plain(name), field);
}

/** The columns as the owner says, otherwise by their names; unknown ones become part of the message. */
export function mappingOf(
  columns: readonly string[],
  chosen: Readonly<Record<string, ImportField>> = {},
): Mapping {
  return new Map(
    columns.map((column) => [column, chosen[column] ?? fieldByName.get(plain(column)) ?? 'more']),
  );
}

const stageByName = new Map<string, LeadStage>(
  leadStages.flatMap((stage) => [
    [plain(stage), stage] as const,
    [plain(stageLabels[stage]), stage] as const,
  ]),
);

/** The lead of a row. Throws a `RowProblem`. */
export function leadOfRow(
  row: Row,
  mapping: Mapping,
  { stage, at, source }: { stage: LeadStage; at: number; source: string },
): ImportedLead {
  const all = (field: ImportField) =>
    [...mapping].flatMap(([column, one]) => {
      const value = one === field ? (row[column] ?? '').trim() : '';
      return value === '' ? [] : [{ column, value }];
    });
  const text = (field: ImportField, between = ', ') =>
    all(field)
      .map(({ value }) => value)
      .join(between);
  const more = all('more').map(({ column, value }) => `${column}: ${value}`);
  const parsed = importedDataSchema.safeParse({
    name: text('name', ' ') || `${text('firstName')} ${text('lastName')}`.trim(),
    phone: all('phone')[0]?.value ?? '',
    email: all('email')[0]?.value ?? '',
    message: [...all('message').map(({ value }) => value), ...more].join('\n'),
    service: text('service'),
    address: text('address'),
  });
  if (!parsed.success) throw new RowProblem(parsed.error.issues[0]?.message ?? '');
  const received = receivedOf(text('received'));
  const receivedAt = new Date(Math.min(received ?? at, at)).toISOString();
  const id = idOfRow(text('id'), row);
  const note = text('note', '\n').slice(0, leadWorkLimits.noteMax);
  return {
    id,
    receipt: null,
    formType: 'by_hand',
    receivedAt,
    updatedAt: receivedAt,
    answerBy: null,
    spam: null,
    work: {
      stage: stageByName.get(plain(text('stage'))) ?? stage,
      lostReason: '',
      assignee: '',
      followUp: null,
      version: 0,
    },
    envelope: {
      submissionId: id,
      revision: 1,
      formType: 'by_hand',
      timestamp: receivedAt,
      source,
      data: withE164({
        ...parsed.data,
        heardFrom: 'other',
        formName: leadForms.by_hand.formName,
      }),
    },
    events:
      note === ''
        ? []
        : [{ at: receivedAt, author: importWords.source, kind: 'note', text: note, reason: '' }],
  };
}

const MINUTES = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?(?::\d{2}(?:\.\d+)?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/;

/** Milliseconds since 1970; null if the row does not say. Without a zone it is the firm's time. */
function receivedOf(text: string): number | null {
  if (text === '') return null;
  const [, day, clock = '00:00'] = MINUTES.exec(text) ?? [];
  const moment = ZONED.test(text)
    ? Date.parse(text)
    : day === undefined
      ? NaN
      : businessMomentAt(day, clock).getTime();
  if (Number.isNaN(moment)) throw new RowProblem(importWords.reasons.badDate(text.slice(0, 40)));
  return moment;
}

/**
 * The row's own id if that is a UUID, otherwise one that follows from it or from all of the row: the
 * same whatever the columns are taken as.
 */
function idOfRow(own: string, row: Row): string {
  if (z.uuid().safeParse(own).success) return own.toLowerCase();
  const hash = createHash('sha256')
    .update(own === '' ? JSON.stringify(Object.entries(row).sort()) : `id ${own}`)
    .digest('hex');
  // Version 8 of RFC 9562: the bits are our own.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** A lead of this software's own export. Throws a `RowProblem`. */
export function leadOfExport(value: unknown): ImportedLead {
  const parsed = exportedLeadSchema.safeParse(value);
  if (parsed.success && parsed.data.envelope.submissionId.toLowerCase() === parsed.data.id) {
    return parsed.data;
  }
  const where = parsed.error?.issues[0]?.path.join('.') ?? 'id';
  throw new RowProblem(importWords.reasons.badLead(where));
}
