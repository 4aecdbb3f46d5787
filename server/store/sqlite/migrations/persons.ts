import type { DatabaseSync } from 'node:sqlite';
import { SQLITE } from '../../migrations/dialect.ts';
import { personIndexes, persons } from '../../migrations/leads.ts';
import { personKeysOf } from '../../person.ts';
import { fillLeads } from './fill.ts';

/** Adds the keys of persons, for existing leads too. */
export function addPersons(database: DatabaseSync): void {
  database.exec(persons(SQLITE));
  fillLeads(database, ['phone_key', 'email_key'], personKeysOf);
  database.exec(personIndexes);
}
