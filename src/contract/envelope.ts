import { dataSchemas, keptDataSchemas } from './form-data.ts';
import { limits } from './limits.ts';
import { leadKeySchema } from './photos.ts';
import { z } from './zod.ts';

const common = {
  /** The lead's id, created when the form is first touched; used as idempotency key everywhere. */
  submissionId: z.uuid(),
  /** Raised when the visitor corrects a lead that may already have arrived. */
  revision: z.int().check(z.minimum(1), z.maximum(1000)),
  /** When the visitor pressed Send (ISO 8601, UTC). */
  timestamp: z.iso.datetime(),
  /** The origin of the site. */
  source: z.string().check(z.minLength(1), z.maxLength(300)),
};

function envelopeOf(data: typeof dataSchemas) {
  return z.discriminatedUnion('formType', [
    z.object({ ...common, formType: z.literal('smart_lead'), data: data.smart_lead }),
    z.object({ ...common, formType: z.literal('enhanced_contact'), data: data.enhanced_contact }),
    z.object({ ...common, formType: z.literal('quick_assessment'), data: data.quick_assessment }),
    z.object({ ...common, formType: z.literal('assessment_popup'), data: data.assessment_popup }),
    z.object({ ...common, formType: z.literal('hero_contact'), data: data.hero_contact }),
    z.object({ ...common, formType: z.literal('lead_capture'), data: data.lead_capture }),
    z.object({ ...common, formType: z.literal('modern_contact'), data: data.modern_contact }),
    z.object({ ...common, formType: z.literal('feedback'), data: data.feedback }),
  ]);
}

/** The webhook envelope, one variant per form type. */
export const envelopeSchema = envelopeOf(dataSchemas);

/**
 * An envelope as any release may have stored it on a phone, whatever that release accepted as name,
 * phone or address.
 */
export const keptEnvelopeSchema = envelopeOf(keptDataSchemas);

export type Envelope = z.infer<typeof envelopeSchema>;

/** Signals that help the server detect bots; never forwarded to a webhook. */
export const guardSchema = z.object({
  /** The honeypot field: empty unless a bot filled it in. */
  trap: z.string().check(z.maxLength(limits.trapMax)),
  /** Milliseconds from the form's first paint to Send, by a monotonic clock. */
  fillMs: z.number().check(z.nonnegative()),
  /** Whether the form was prefilled before the visitor touched it; absent in release 0.1.0. */
  prefilled: z.optional(z.boolean()),
  /** Whether a finger, pointer or key has touched the page; absent where the browser can't say. */
  touched: z.optional(z.boolean()),
});

export type Guard = z.infer<typeof guardSchema>;

/** Body of `POST /api/leads`. */
export const leadRequestSchema = z.object({
  envelope: envelopeSchema,
  guard: guardSchema,
  /**
   * The key for the lead's photos. Outside the envelope, which webhooks get; earlier releases had
   * none.
   */
  leadKey: z.optional(leadKeySchema),
});

export type LeadRequest = z.infer<typeof leadRequestSchema>;

/** Response of `POST /api/leads`. */
export const receiptSchema = z.object({
  receipt: z.string().check(z.minLength(1), z.maxLength(100)),
  receivedAt: z.iso.datetime(),
  /** One of `handedRoads`, or of a later release: how it came, if the site did not send it. */
  road: z.optional(z.string().check(z.maxLength(20))),
});

export type Receipt = z.infer<typeof receiptSchema>;

/**
 * Answers that are selected rather than typed: the confirmation repeats them. None identifies the
 * visitor, so they may stay on the phone once the rest is erased.
 */
const choiceNames = [
  'asksFor',
  'topic',
  'urgency',
  'budget',
  'additionalServices',
  'assessmentLevel',
  'extras',
  'preferredDate',
  'timeSlot',
] as const;

export const choicesSchema = z.partialRecord(
  z.enum(choiceNames),
  z.union([z.string(), z.array(z.string())]),
);

export type Choices = z.infer<typeof choicesSchema>;

/** The selected options among the answers of a form. */
export function choicesOf(answers: Readonly<Record<string, unknown>>): Choices {
  const present = choiceNames.flatMap((name) => {
    const parsed = choicesSchema.safeParse({ [name]: answers[name] });
    return parsed.success ? Object.entries(parsed.data) : [];
  });
  return Object.fromEntries(present);
}
