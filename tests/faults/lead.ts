import type { LeadSummary } from '../../src/contract/admin/leads.ts';
import type { Envelope } from '../../src/contract/envelope.ts';
import type { FormType } from '../../src/contract/form-types.ts';
import type { Visitor } from '../support/hero.ts';
import type { Random } from './random.ts';

const FIRST_NAMES = ['Maeve', 'Owen', 'Priya', 'Chiara', 'Tomasz', 'Aoife'] as const;
const LAST_NAMES = ['Stone', 'Brick', 'Lim', 'Rossi', 'Nowak', 'O’Brien-Lee'] as const;
const DAMAGES = [
  'The parapet on the street side leans out.',
  'There is a crack over the bay window.',
  'The lintel above the shop door has dropped.',
] as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRST';

/** A lead that was sent, and how it is known again where it arrives: by what it says. */
export type Sent = {
  readonly isRow: (row: LeadSummary) => boolean;
  readonly isEnvelope: (envelope: Envelope) => boolean;
};

/** A lead of the form that the faults send most. */
export function sentBy({ name, email, message }: Visitor): Sent {
  return {
    isRow: (row) => row.name === name && row.email === email && row.message === message,
    isEnvelope: ({ data }) => 'name' in data && data.name === name,
  };
}

/** The one lead of a run that was sent by a form. */
export function sentFrom(formType: FormType): Sent {
  return {
    isRow: (row) => row.formType === formType,
    isEnvelope: (envelope) => envelope.formType === formType,
  };
}

/** Leads that differ in name, phone and e-mail. The phone numbers are from a range set aside for fiction. */
export function leadsOf(random: Random, count: number): Visitor[] {
  return Array.from({ length: count }, (_, index) => {
    const digits = String(random.between(0, 9_999)).padStart(4, '0');
    return {
      name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)} ${lettersOf(index)}`,
      phone: `(02) 7010 ${digits}`,
      phoneE164: `+6127010${digits}`,
      email: `visitor.${index}.${random.between(0, 99_999)}@example.com`,
      message: random.pick(DAMAGES),
    };
  });
}

/** Two letters for each number below 400: names may hold no digits. */
function lettersOf(index: number): string {
  const at = (place: number) => LETTERS[place % LETTERS.length] ?? 'A';
  return at(Math.floor(index / LETTERS.length)) + at(index).toLowerCase();
}
