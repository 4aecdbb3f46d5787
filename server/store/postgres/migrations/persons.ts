import { sql } from 'kysely';
import type { Trx } from '../../engine.ts';
import { POSTGRES } from '../../migrations/dialect.ts';
import { personIndexes, persons } from '../../migrations/leads.ts';
import { personKeysOf } from '../../person.ts';
import { fillLeads } from './fill.ts';

/** Adds the keys of persons, for existing leads too. */
export async function addPersons(trx: Trx): Promise<void> {
  await sql.raw(persons(POSTGRES)).execute(trx);
  await fillLeads(trx, ['phone_key', 'email_key'], personKeysOf);
  await sql.raw(personIndexes).execute(trx);
}
