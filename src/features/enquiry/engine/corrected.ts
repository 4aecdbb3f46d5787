import { envelopeSchema, type Envelope } from '#contract/envelope.ts';
import { toE164 } from '#contract/phone.ts';

/**
 * The envelope with corrected answers: same id, same page and browser, the time of the correction.
 * Throws a ZodError when the answers break the contract.
 */
export function correctedEnvelope(
  original: Envelope,
  answers: Readonly<Record<string, unknown>>,
  now: Date,
): Envelope {
  const phoneE164 = typeof answers['phone'] === 'string' ? toE164(answers['phone']) : null;
  return envelopeSchema.parse({
    ...original,
    timestamp: now.toISOString(),
    data: { ...original.data, ...answers, ...(phoneE164 === null ? {} : { phoneE164 }) },
  });
}
