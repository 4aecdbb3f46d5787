import type { z } from '#contract/zod.ts';
import { PERSON_KEY } from './storage-keys.ts';
import { readStored } from './storage.ts';
import type { personSchema } from './stored-schemas.ts';

/** The person of the last lead, stored only if the visitor ticked 'Remember me for next time'. */
export type Person = z.infer<typeof personSchema>;

/**
 * The remembered person, or null. One from an earlier visit is read only once the validation code
 * has been loaded.
 */
export function rememberedPerson(): Person | null {
  return readStored(PERSON_KEY, (checks) => checks.personSchema);
}
