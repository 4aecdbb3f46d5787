import type { z } from '#contract/zod.ts';
import { textOf, type FormValues } from './form-values.ts';
import { PERSON_KEY } from './storage-keys.ts';
import { dropStored, readStored, writeStored } from './storage.ts';
import type { personSchema } from './stored-schemas.ts';

/** The person of the last lead, kept only if the visitor ticked 'Remember me on this phone'. */
export type Person = z.infer<typeof personSchema>;

/** The remembered person, or null. Whoever an earlier visit left is read only once the checks have been loaded. */
export function rememberedPerson(): Person | null {
  return readStored(PERSON_KEY, (checks) => checks.personSchema);
}

/** Remembers the person of a lead that is safe, or forgets whoever was remembered. */
export function remember(values: FormValues, wanted: boolean): void {
  if (!wanted) {
    dropStored(PERSON_KEY);
    return;
  }
  const [first = '', ...rest] = textOf(values, 'name').trim().split(/\s+/);
  const firstName = textOf(values, 'firstName') || first;
  const lastName = textOf(values, 'lastName') || rest.join(' ');
  const name = textOf(values, 'name').trim() || `${firstName} ${lastName}`.trim();
  const person: Person = {
    name,
    firstName,
    lastName,
    phone: textOf(values, 'phone'),
    email: textOf(values, 'email'),
  };
  writeStored(PERSON_KEY, person);
}
