import { z } from '#contract/zod.ts';
import { textOf, type FormValues } from './form-values.ts';
import { dropStored, readStored, writeStored } from './storage.ts';

const KEY = 'remembered-person';

const personSchema = z.object({
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
});

/** The person of the last lead, kept only if the visitor ticked 'Remember me on this phone'. */
export type Person = z.infer<typeof personSchema>;

/** The remembered person, or null. */
export function rememberedPerson(): Person | null {
  return readStored(KEY, personSchema);
}

/** Remembers the person of a lead that is safe, or forgets whoever was remembered. */
export function remember(values: FormValues, wanted: boolean): void {
  if (!wanted) {
    dropStored(KEY);
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
  writeStored(KEY, person);
}
