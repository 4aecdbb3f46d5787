import { envelopeSchema, type Envelope } from '#contract/envelope.ts';
import { withPhotoCount, withPhotosMissing } from './photo-count.ts';

type Answers = Readonly<Record<string, unknown>>;

const isEmpty = (answer: unknown) =>
  answer === '' || (Array.isArray(answer) && answer.length === 0);

/** The answers without empty fields that the original's release did not have. */
function toldOf(answers: Answers, before: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => name in before || !isEmpty(answer)),
  );
}

/**
 * The envelope with corrected answers and the photo count: same id, page and browser, with the time
 * of the correction. Throws a ZodError when the answers break the contract.
 */
export function correctedEnvelope(
  original: Envelope,
  answers: Answers,
  photoCount: number,
  now: Date,
  photosMissing: number = 0,
): Envelope {
  const { photoCount: _before, ...data } = original.data;
  return envelopeSchema.parse({
    ...original,
    timestamp: now.toISOString(),
    data: {
      ...data,
      ...withPhotoCount(toldOf(answers, data), photoCount),
      ...withPhotosMissing(photosMissing),
    },
  });
}
