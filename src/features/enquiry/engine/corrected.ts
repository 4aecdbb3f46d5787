import { envelopeSchema, type Envelope } from '#contract/envelope.ts';
import { toE164 } from '#contract/phone.ts';
import { withPhotoCount } from './photo-count.ts';

/**
 * The envelope with corrected answers and so many photographs: same id, same page and browser, the time of the correction.
 * Throws a ZodError when the answers break the contract.
 */
export function correctedEnvelope(
  original: Envelope,
  answers: Readonly<Record<string, unknown>>,
  photoCount: number,
  now: Date,
): Envelope {
  const phoneE164 = typeof answers['phone'] === 'string' ? toE164(answers['phone']) : null;
  const { photoCount: _before, ...data } = original.data;
  return envelopeSchema.parse({
    ...original,
    timestamp: now.toISOString(),
    data: {
      ...data,
      ...withPhotoCount(answers, photoCount),
      ...(phoneE164 === null ? {} : { phoneE164 }),
    },
  });
}
