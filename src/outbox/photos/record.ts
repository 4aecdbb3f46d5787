import { photoLimits } from '#contract/limits.ts';
import { photoIdSchema, photoKeySchema, photoRefusals } from '#contract/photos.ts';
import { z } from '#contract/zod.ts';
import { failureSchema } from '../core/record.ts';

/** Version of the row layout that this code writes. */
export const PHOTO_VERSION = 1;

/**
 * States of a photo: draft (its form has not been sent) → waiting → arrived | refused. 'removed':
 * removed by the visitor, kept until the removal can't be undone any more.
 */
const photoStates = ['draft', 'waiting', 'arrived', 'refused', 'removed'] as const;

const photoSchema = z.object({
  id: photoIdSchema,
  submissionId: z.uuid(),
  /** Position among the photos of its request, from 0. */
  position: z.int().check(z.nonnegative()),
  caption: z.string().check(z.maxLength(photoLimits.captionMax)),
  /** Its caption before an unsaved correction of its request. */
  captionBefore: z.optional(z.string().check(z.maxLength(photoLimits.captionMax))),
  /** Size in bytes. */
  size: z.int().check(z.minimum(1)),
  /** A thumbnail as a data URL; empty once the photo has arrived. Refused photos keep theirs. */
  thumbnail: z.string(),
  state: z.enum(photoStates),
  /** Bytes the receiver is known to have. */
  offset: z.int().check(z.nonnegative()),
  /** Attempts since the last one that made progress. */
  attempts: z.int().check(z.nonnegative()),
  /** Milliseconds since the epoch; an attempt is not due before. */
  nextAttemptAt: z.number(),
  /** When it was added or removed; milliseconds since the epoch. */
  changedAt: z.number(),
  lastFailure: z.nullable(failureSchema),
  /**
   * Since when the receiver has answered with errors and no progress was made; milliseconds since
   * the epoch.
   */
  failingSince: z.optional(z.number()),
  /** Why it was refused; earlier releases stored none. */
  refusal: z.optional(z.enum(photoRefusals)),
  /** Key to delete the photo at the receiver; earlier releases had none. */
  key: z.optional(photoKeySchema),
  /**
   * Address of the receiver's photo collection where its upload has begun, or where it was expected
   * when it was removed.
   */
  begunAt: z.optional(z.string()),
  /** Whether it is uploaded only on an unmetered connection. */
  onWifiOnly: z.optional(z.boolean()),
  /** Whether a removed photo had arrived. */
  hadArrived: z.optional(z.boolean()),
  schemaVersion: z.literal(PHOTO_VERSION),
});

/** A photo's record on this phone; its bytes are in a separate store. */
export type Photo = z.infer<typeof photoSchema>;

/** Reads a stored value; null when it can't be read. */
export function readPhoto(value: unknown): Photo | null {
  const parsed = photoSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
