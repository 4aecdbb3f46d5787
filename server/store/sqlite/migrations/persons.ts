import type { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';
import { storedEnvelope } from '../../lead-rows.ts';
import { personIndexes, persons, SQLITE } from '../../migrations/shared.ts';
import { personKeysOf } from '../../person.ts';

const leadRow = z.object({ seq: z.int(), envelope: z.string() });

/** Adds the keys of persons, for existing leads too. */
export function addPersons(database: DatabaseSync): void {
  database.exec(persons(SQLITE));
  const leads = database.prepare(
    `SELECT seq, envelope FROM leads
     JOIN versions ON versions.lead_id = leads.id AND versions.revision = leads.revision
     WHERE seq > ? ORDER BY seq LIMIT 1`,
  );
  const save = database.prepare('UPDATE leads SET phone_key = ?, email_key = ? WHERE seq = ?');
  let last = 0;
  for (;;) {
    const row = leads.get(last);
    if (row === undefined) break;
    const { seq, envelope } = leadRow.parse(row);
    const keys = personKeysOf(storedEnvelope(envelope));
    save.run(keys.phone_key, keys.email_key, seq);
    last = seq;
  }
  database.exec(personIndexes);
}
