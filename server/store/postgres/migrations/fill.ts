import { sql } from 'kysely';
import type { StoredEnvelope } from '#contract/admin/leads.ts';
import { z } from '#contract/zod.ts';
import type { Trx } from '../../engine.ts';
import { storedEnvelope } from '../../lead-rows.ts';

/** Leads that are written in one statement. */
const BATCH = 1000;

const leadRows = z.array(z.object({ seq: z.int(), envelope: z.string() }));

/** Sets these columns of existing leads to what their newest envelopes say. */
export async function fillLeads<Column extends string>(
  trx: Trx,
  columns: readonly Column[],
  valuesOf: (envelope: StoredEnvelope) => Readonly<Record<Column, string>>,
): Promise<void> {
  const set = sql.raw(columns.map((column) => `${column} = found.${column}`).join(', '));
  const types = sql.raw(columns.map((column) => `${column} TEXT`).join(', '));
  let last = 0;
  for (;;) {
    const { rows } = await sql`SELECT seq, envelope FROM leads
      JOIN versions ON versions.lead_id = leads.id AND versions.revision = leads.revision
      WHERE seq > ${last} ORDER BY seq LIMIT ${BATCH}`.execute(trx);
    const leads = leadRows.parse(rows).map(({ seq, envelope }) => ({
      seq,
      ...valuesOf(storedEnvelope(envelope)),
    }));
    if (leads.length === 0) return;
    await sql`UPDATE leads SET ${set}
      FROM jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) AS found (seq BIGINT, ${types})
      WHERE leads.seq = found.seq`.execute(trx);
    last = leads.at(-1)?.seq ?? last;
  }
}
