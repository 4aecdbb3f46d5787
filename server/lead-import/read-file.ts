import { CsvError, parse } from 'csv-parse/sync';
import { importWords } from '#content/admin/import.ts';
import { exportFileSchema, importLimits } from '#contract/admin/import.ts';
import { z } from '#contract/zod.ts';

/** A file with leads: this software's own export, or rows by the names of their columns. */
export type LeadFile =
  | { readonly format: 'ashlar'; readonly leads: readonly unknown[] }
  | {
      readonly format: 'json' | 'csv';
      readonly columns: readonly string[];
      readonly rows: readonly Readonly<Record<string, string>>[];
    };

const { reasons } = importWords;

/** A file that cannot be read; its message is for the owner. */
export class FileProblem extends Error {}

/** Reads the text of a file. Throws a `FileProblem`. */
export function readLeadFile(text: string): LeadFile {
  const plain = text.replace(/^\uFEFF/, '');
  const file = /^\s*[[{]/.test(plain) ? readJson(plain) : readCsv(plain);
  const size = file.format === 'ashlar' ? file.leads.length : file.rows.length;
  if (size === 0) throw new FileProblem(reasons.notRows);
  if (size > importLimits.rowsMax) throw new FileProblem(reasons.tooMany(importLimits.rowsMax));
  return file;
}

const csvRows = z.array(z.record(z.string(), z.string()));

function readCsv(text: string): LeadFile {
  let columns: string[] = [];
  try {
    const rows = csvRows.parse(
      parse(text, {
        columns: (names: string[]) => {
          columns = names.map((name, index) => name.trim() || `Column ${index + 1}`);
          return columns;
        },
        delimiter: [',', ';', '\t'],
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
      }),
    );
    return { format: 'csv', columns, rows: rows.map(withoutGuards) };
  } catch (error) {
    if (error instanceof CsvError) throw new FileProblem(reasons.badCsv(error.message));
    throw error;
  }
}

/** Without the apostrophe that this software's export puts before what a spreadsheet would run. */
function withoutGuards(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value.replace(/^'(?=[=+\-@])/, '')]),
  );
}

const jsonObject = z.record(z.string(), z.unknown());
/** Formspree's export has its rows under `submissions`; Netlify's API answers with a list. */
const listed = z.union([z.array(jsonObject), z.object({ submissions: z.array(jsonObject) })]);

function readJson(text: string): LeadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileProblem(reasons.badJson);
  }
  const own = exportFileSchema.safeParse(value);
  if (own.success) return { format: 'ashlar', leads: own.data.leads };
  const found = listed.safeParse(value);
  if (!found.success) throw new FileProblem(reasons.notRows);
  const all = Array.isArray(found.data) ? found.data : found.data.submissions;
  const rows = all.map(flat);
  return { format: 'json', columns: [...new Set(rows.flatMap(Object.keys))], rows };
}

/** The fields of one submission as text. What Netlify's API nests under `data` wins over its own summary. */
function flat(submission: Record<string, unknown>): Record<string, string> {
  const nested = jsonObject.safeParse(submission['data']);
  const fields = nested.success ? { ...submission, ...nested.data, data: null } : submission;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const text = wordsOf(value);
      return text === '' ? [] : [[name, text]];
    }),
  );
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? value.map(wordsOf).filter(Boolean).join(', ') : '';
}
