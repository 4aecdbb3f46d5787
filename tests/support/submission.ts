import { envelopeSchema, type Envelope, type Guard } from '#contract/envelope.ts';
import { formTypes, type FormType } from '#contract/form-types.ts';
import { newRow, type NewSubmission } from '#outbox/leads/store.ts';
import type { Destination, Submission } from '#outbox/core/record.ts';
import type { Photo } from '#outbox/photos/record.ts';

/** An invented visitor: the phone is from the range set aside for fiction. */
export const visitor = {
  firstName: 'Aoife',
  lastName: 'Nguyễn-O’Brien',
  name: 'Aoife Nguyễn-O’Brien',
  phone: '(02) 7010 1995',
  phoneE164: '+61270101995',
  email: 'aoife@example.com',
  address: '12 Sandstone Lane, Balmain',
} as const;

/** Whatever would identify the visitor if it were found in a store. */
export const personalTraces: readonly string[] = [
  visitor.firstName,
  visitor.lastName,
  visitor.phone,
  '70101995',
  '7010 1995',
  visitor.email,
  visitor.address,
  'crack over the bay window',
  'carries no name but ours',
];

const message = 'There is a crack over the bay window.';
const contactable = { phone: visitor.phone, phoneE164: visitor.phoneE164 };
const person = { ...contactable, firstName: visitor.firstName, lastName: visitor.lastName };
const popup = {
  ...contactable,
  name: visitor.name,
  email: visitor.email,
  service: 'masonry',
  urgency: 'standard',
  location: 'inner-west',
  message,
};

/** Valid answers of every form type. */
export const answers = {
  assessment_popup: popup,
  hero_contact: popup,
  enhanced_contact: { ...popup, firstName: visitor.firstName, lastName: visitor.lastName },
  modern_contact: {
    ...contactable,
    name: visitor.name,
    email: visitor.email,
    service: '',
    urgency: 'standard2',
    message,
    preferredContact: 'phone',
  },
  lead_capture: {
    ...contactable,
    name: visitor.name,
    email: visitor.email,
    service: 'masonry',
    urgency: '',
    message,
    topic: 'Masonry',
  },
  smart_lead: {
    ...person,
    email: visitor.email,
    address: visitor.address,
    serviceType: 'heritage-restoration',
    budget: '15k-30k',
    description: message,
    urgency: ['priority'],
    additionalServices: ['site-inspection', 'after-hours'],
  },
  quick_assessment: {
    ...person,
    email: visitor.email,
    address: visitor.address,
    propertyType: 'townhouse',
    buildingAge: 'heritage',
    assessmentTypes: ['structural', 'heritage'],
    assessmentLevel: 'comprehensive',
    preferredDate: '2027-02-18',
    timeSlot: '8-10',
    concerns: message,
    accessInstructions: 'The gate sticks.',
    extras: ['thermal-imaging'],
    quotedPrice: 650,
  },
  feedback: {
    name: visitor.name,
    email: visitor.email,
    feedback: 'It carries no name but ours.',
    rating: 2,
    submissionType: 'feedback',
  },
} as const satisfies Record<FormType, object>;

export type EnvelopeOptions = {
  readonly formType?: FormType;
  readonly id?: string;
  readonly revision?: number;
  /** Answers that take the place of the form type's usual ones. */
  readonly data?: Readonly<Record<string, unknown>>;
};

/** A valid envelope; rejects by an exception if the contract no longer takes it. */
export function envelopeFor({
  formType = 'hero_contact',
  id = crypto.randomUUID(),
  revision = 1,
  data = {},
}: EnvelopeOptions = {}): Envelope {
  return envelopeSchema.parse({
    submissionId: id,
    revision,
    formType,
    timestamp: '2026-11-20T03:04:05.678Z',
    source: 'https://ashlarandsons.example',
    data: {
      ...answers[formType],
      formName: `Form ${formType}`,
      userAgent: 'Mozilla/5.0 (test)',
      referrer: '',
      pageUrl: 'https://ashlarandsons.example/contact',
      ...data,
    },
  });
}

/** A valid envelope of every form type. */
export function envelopesOfAllTypes(): Envelope[] {
  return formTypes.map((formType) => envelopeFor({ formType }));
}

/** What a person's form sends along: nothing in the trap, half a minute of typing. */
export const guard: Guard = { trap: '', fillMs: 31_000 };

/** The bundled server at an origin, or at the page's own when none is given. */
export function serverAt(origin = ''): Destination {
  return { kind: 'server', url: `${origin}/api/leads` };
}

/** A webhook at an address. */
export function webhookAt(url: string, mode: 'no-cors' | 'cors' = 'no-cors'): Destination {
  return { kind: 'webhook', url, mode };
}

/** What a form hands to the outbox. */
export function submissionFor(
  destination: Destination,
  options: EnvelopeOptions = {},
): NewSubmission {
  return { envelope: envelopeFor(options), guard, destination };
}

/** A row of the outbox as it is after `put`, with changes. */
export function rowWith(changes: Partial<Submission> = {}, createdAt = 1_000): Submission {
  return { ...newRow(submissionFor(serverAt()), createdAt), ...changes };
}

/** A photograph of a row that waits to be uploaded, with changes. */
export function photoOf({ id }: Submission, changes: Partial<Photo> = {}): Photo {
  return {
    id: `${id}.${'0'.repeat(64)}`,
    submissionId: id,
    position: 0,
    caption: '',
    size: 1000,
    thumbnail: '',
    state: 'waiting',
    offset: 0,
    attempts: 0,
    nextAttemptAt: 0,
    changedAt: 5_000,
    lastFailure: null,
    schemaVersion: 1,
    ...changes,
  };
}
