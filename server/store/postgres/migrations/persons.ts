import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Trx } from '../../engine.ts';
import { storedEnvelope } from '../../lead-rows.ts';
import { personIndexes, persons, POSTGRES } from '../../migrations/shared.ts';
import { personKeysOf } from '../../person.ts';

/** Leads whose keys are written in one statement. */
const BATCH = 1000;

const leadRows = z.array(z.object({ seq: z.int(), envelope: z.string() }));

/** Adds the keys of persons, for existing leads too. */
export async function addPersons(trx: Trx): Promise<void> {
  await sql.raw(persons(POSTGRES)).execute(trx);
  let last = 0;
  for (;;) {
    const { rows } = await sql`SELECT seq, envelope FROM leads
      JOIN versions ON versions.lead_id = leads.id AND versions.revision = leads.revision
      WHERE seq > ${last} ORDER BY seq LIMIT ${BATCH}`.execute(trx);
    const leads = leadRows.parse(rows).map(({ seq, envelope }) => ({
      seq,
      ...personKeysOf(storedEnvelope(envelope)),
    }));
    if (leads.length === 0) break;
    await sql`UPDATE leads SET phone_key = found.phone_key, email_key = found.email_key
      FROM jsonb_to_recordset(${JSON.stringify(leads)}::jsonb)
        AS found (seq BIGINT, phone_key TEXT, email_key TEXT)
      WHERE leads.seq = found.seq`.execute(trx);
    last = leads.at(-1)?.seq ?? last;
  }
  await sql.raw(personIndexes).execute(trx);
}
