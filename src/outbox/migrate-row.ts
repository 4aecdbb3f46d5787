import { ROW_VERSION, submissionSchema, type Submission } from './record.ts';
import { z } from '#contract/zod.ts';

const versioned = z.looseObject({ schemaVersion: z.int() });

type LooseRow = Record<string, unknown>;

/** One step per version: turns a row of that version into the layout of the next. */
const steps: Readonly<Record<number, (row: LooseRow) => LooseRow>> = {
  // Version 1 had no revision, no settled time and no notification request.
  1: (row) => ({ revision: 1, settledAt: null, notify: false, ...row }),
};

/** Whether a stored value was written by a newer version than this code knows. */
export function isOfNewerVersion(value: unknown): boolean {
  const start = versioned.safeParse(value);
  return start.success && start.data.schemaVersion > ROW_VERSION;
}

/**
 * Reads a stored value as a submission, migrating older layouts. Null when it can't be read: a
 * corrupt row, or one written by a newer version.
 */
export function readRow(value: unknown): Submission | null {
  const start = versioned.safeParse(value);
  if (!start.success) return null;
  let row: LooseRow = start.data;
  for (let version = start.data.schemaVersion; version < ROW_VERSION; version += 1) {
    const step = steps[version];
    if (!step) return null;
    row = { ...step(row), schemaVersion: version + 1 };
  }
  const parsed = submissionSchema.safeParse(row);
  return parsed.success ? parsed.data : null;
}
