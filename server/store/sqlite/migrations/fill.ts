import type { DatabaseSync } from 'node:sqlite';
import type { StoredEnvelope } from '#contract/admin/leads.ts';
import { z } from '#contract/zod.ts';
import { storedEnvelope } from '../../lead-rows.ts';

const leadRow = z.object({ seq: z.int(), envelope: z.string() });

/** Sets these columns of existing leads to what their newest envelopes say, one lead at a time. */
export function fillLeads<Column extends string>(
  database: DatabaseSync,
  columns: readonly Column[],
  valuesOf: (envelope: StoredEnvelope) => Readonly<Record<Column, string>>,
): void {
  const leads = database.prepare(
    `SELECT seq, envelope FROM leads
     JOIN versions ON versions.lead_id = leads.id AND versions.revision = leads.revision
     WHERE seq > ? ORDER BY seq LIMIT 1`,
  );
  const save = database.prepare(
    `UPDATE leads SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE seq = ?`,
  );
  let last = 0;
  for (;;) {
    const row = leads.get(last);
    if (row === undefined) return;
    const { seq, envelope } = leadRow.parse(row);
    const values = valuesOf(storedEnvelope(envelope));
    save.run(...columns.map((column) => values[column]), seq);
    last = seq;
  }
}
