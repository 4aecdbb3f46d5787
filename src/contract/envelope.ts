import { dataSchemas, keptDataSchemas } from './form-data.ts';
import { z } from './zod.ts';

const common = {
  /** The lead's one id, minted when the form is first touched; the idempotency key everywhere. */
  submissionId: z.uuid(),
  /** Raised when the visitor corrects a lead that may already have arrived. */
  revision: z.int().check(z.minimum(1), z.maximum(1000)),
  /** When the visitor pressed Send (ISO 8601, UTC). */
  timestamp: z.iso.datetime(),
  /** The site that it comes from: its origin. */
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

/** The webhook envelope, one variant a form type. */
export const envelopeSchema = envelopeOf(dataSchemas);

/** The same as a release has kept it on a phone, whatever it took for a name, phone or address. */
export const keptEnvelopeSchema = envelopeOf(keptDataSchemas);

export type Envelope = z.infer<typeof envelopeSchema>;

/** Signs by which the server tells a person from a script; never forwarded to a webhook. */
export const guardSchema = z.object({
  /** The field that people cannot see: empty unless a script filled it in. */
  trap: z.string().check(z.maxLength(500)),
  /** Milliseconds between the first sight of the form and Send, by a clock that nobody can set. */
  fillMs: z.number().check(z.nonnegative()),
  /** Whether answers stood in the form before the visitor came to it; not told by release 0.1.0. */
  prefilled: z.optional(z.boolean()),
  /** Whether a finger, pointer or key has touched the page; not told where the browser can't say. */
  touched: z.optional(z.boolean()),
});

export type Guard = z.infer<typeof guardSchema>;

/** Body of `POST /api/leads`. */
export const leadRequestSchema = z.object({ envelope: envelopeSchema, guard: guardSchema });

export type LeadRequest = z.infer<typeof leadRequestSchema>;

/** Answer of `POST /api/leads`. */
export const receiptSchema = z.object({
  receipt: z.string().check(z.minLength(1), z.maxLength(100)),
  receivedAt: z.iso.datetime(),
});

export type Receipt = z.infer<typeof receiptSchema>;
