import { photoLimits } from '#contract/photo-limits.ts';
import { photoIdSchema, photoKeySchema, photoRefusals } from '#contract/photos.ts';
import { z } from '#contract/zod.ts';
import { failureSchema } from '../record.ts';

/** Version of the row layout that this code writes. */
export const PHOTO_VERSION = 1;

/**
 * States of a photograph: draft (its form has not been sent) → waiting → arrived | refused. 'removed':
 * taken back by the visitor, kept until that can't be undone any more.
 */
export const photoStates = ['draft', 'waiting', 'arrived', 'refused', 'removed'] as const;

export const photoSchema = z.object({
  id: photoIdSchema,
  submissionId: z.uuid(),
  /** Place among the photographs of its request, from 0. */
  position: z.int().check(z.nonnegative()),
  caption: z.string().check(z.maxLength(photoLimits.captionMax)),
  /** Its words before a correction of its request that has not been saved. */
  captionBefore: z.optional(z.string().check(z.maxLength(photoLimits.captionMax))),
  /** Bytes that are to be sent. */
  size: z.int().check(z.minimum(1)),
  /** A small picture as a data URL; empty once the photograph has arrived. One that was refused is shown. */
  thumbnail: z.string(),
  state: z.enum(photoStates),
  /** Bytes of it that the receiver is known to have. */
  offset: z.int().check(z.nonnegative()),
  /** Attempts since the last that got further. */
  attempts: z.int().check(z.nonnegative()),
  /** Milliseconds since the epoch; an attempt is not due before. */
  nextAttemptAt: z.number(),
  /** When it was added, or removed; milliseconds since the epoch. */
  changedAt: z.number(),
  lastFailure: z.nullable(failureSchema),
  /** Since when the receiver has answered with errors and taken no more of it; milliseconds since the epoch. */
  failingSince: z.optional(z.number()),
  /** Of one that was refused; earlier releases kept none. */
  refusal: z.optional(z.enum(photoRefusals)),
  /** With it the photograph can be taken back at the receiver; earlier releases had none. */
  key: z.optional(photoKeySchema),
  /**
   * Where its upload has been begun, or it was expected when it was taken back: the address of all
   * photographs there.
   */
  begunAt: z.optional(z.string()),
  /** Whether it is sent on a line only that costs nothing. */
  onWifiOnly: z.optional(z.boolean()),
  /** Whether one that is removed had arrived. */
  hadArrived: z.optional(z.boolean()),
  schemaVersion: z.literal(PHOTO_VERSION),
});

/** What is known of a photograph on this phone; its bytes lie in a store of their own. */
export type Photo = z.infer<typeof photoSchema>;

/** Reads a stored value; null when it can't be read. */
export function readPhoto(value: unknown): Photo | null {
  const parsed = photoSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
