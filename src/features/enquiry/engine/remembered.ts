import type { z } from '#contract/zod.ts';
import { PERSON_KEY } from './storage-keys.ts';
import { readStored } from './storage.ts';
import type { personSchema } from './stored-schemas.ts';

/** The person of the last lead, kept only if the visitor ticked 'Remember me for next time'. */
export type Person = z.infer<typeof personSchema>;

/** The remembered person, or null. Whoever an earlier visit left is read only once the checks have been loaded. */
export function rememberedPerson(): Person | null {
  return readStored(PERSON_KEY, (checks) => checks.personSchema);
}
