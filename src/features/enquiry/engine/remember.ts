import { textOf, type FormValues } from './form-values.ts';
import type { Person } from './remembered.ts';
import { PERSON_KEY } from './storage-keys.ts';
import { dropStored, writeStored } from './storage.ts';

/** Remembers the person of a lead that was sent, or forgets the one remembered. */
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
