import { setImmediate } from 'node:timers/promises';
import {
  type ImportField,
  importLimits,
  type ImportRequest,
  type ImportResult,
} from '#contract/admin/import.ts';
import type { LeadImports } from '../store/imported.ts';
import { FileProblem, type LeadFile, readLeadFile } from './read-file.ts';
import { type ImportedLead, leadOfExport, leadOfRow, mappingOf, RowProblem } from './rows.ts';

type Around = { readonly imports: LeadImports; readonly at: number; readonly source: string };

/**
 * Imports a file of leads, or says what an import would do. Leads that are here or were erased stay
 * as they are, so a second import changes nothing.
 */
export async function importLeads(
  { text, mapping, stage, isPreview }: ImportRequest,
  { imports, at, source }: Around,
): Promise<ImportResult> {
  const file = read(text);
  if (file instanceof FileProblem) return { ...NOTHING, problem: file.message };
  const columns = columnsOf(file, mapping);
  const taken = new Map(columns.map(({ name, field }) => [name, field]));
  const readers =
    file.format === 'ashlar'
      ? file.leads.map((lead) => () => leadOfExport(lead))
      : file.rows.map((row) => () => leadOfRow(row, taken, { stage, at, source }));
  const result = { total: readers.length, added: 0, known: 0, failed: 0 };
  const reasons: ImportResult['reasons'] = [];
  const ids = new Set<string>();
  for (const [index, readLead] of readers.entries()) {
    const lead = attempt(readLead);
    if (lead instanceof RowProblem) {
      result.failed += 1;
      if (reasons.length < importLimits.reasonsMax) {
        reasons.push({ row: index + 1, reason: lead.message });
      }
    } else {
      const isNew =
        !ids.has(lead.id) &&
        (isPreview ? !(await imports.isKnown(lead.id)) : await imports.add(lead));
      ids.add(lead.id);
      if (isNew) result.added += 1;
      else result.known += 1;
    }
    // Visitors' requests come first.
    await setImmediate();
  }
  return { problem: null, isOwn: file.format === 'ashlar', columns, ...result, reasons };
}

const NOTHING = { isOwn: false, columns: [], total: 0, added: 0, known: 0, failed: 0, reasons: [] };

function read(text: string): LeadFile | FileProblem {
  try {
    return readLeadFile(text);
  } catch (error) {
    if (error instanceof FileProblem) return error;
    throw error;
  }
}

function attempt(readLead: () => ImportedLead): ImportedLead | RowProblem {
  try {
    return readLead();
  } catch (error) {
    if (error instanceof RowProblem) return error;
    throw error;
  }
}

const EXAMPLE_MAX = 60;

function columnsOf(
  file: LeadFile,
  chosen: Readonly<Record<string, ImportField>> | undefined,
): ImportResult['columns'] {
  if (file.format === 'ashlar') return [];
  return [...mappingOf(file.columns, chosen)].map(([name, field]) => ({
    name,
    field,
    example: [...(file.rows.find((row) => row[name])?.[name] ?? '')].slice(0, EXAMPLE_MAX).join(''),
  }));
}
