import { photoLimits } from './photo-limits.ts';
import { withoutControls } from './typed-text.ts';
import { z } from './zod.ts';

const HASH = /^[0-9a-f]{64}$/;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.[0-9a-f]{64}$/;

/**
 * Id of a photograph: submission id, full stop, SHA-256 of its bytes in hex. The same photograph
 * twice in a lead is one.
 */
export const photoIdSchema = z.string().check(z.regex(ID));

/** The id of a photograph; `hash` is the SHA-256 of its bytes in hex. */
export function photoIdOf(submissionId: string, hash: string): string {
  return `${submissionId.toLowerCase()}.${hash}`;
}

/** Submission id and hash of a photograph's id. */
export function partsOfPhotoId(id: string): { leadId: string; hash: string } {
  const [leadId = '', hash = ''] = id.split('.');
  return { leadId, hash };
}

/** What travels beside the bytes, in the Upload-Metadata header (tus 1.0, creation). */
export const photoMetadataSchema = z.object({
  id: photoIdSchema,
  /** Left out when there is none: the protocol has no empty values. */
  caption: z.optional(
    z.string().check(z.overwrite(withoutControls), z.maxLength(photoLimits.captionMax)),
  ),
  /** SHA-256, in hex, of the key that takes the photograph back; earlier releases had none. */
  lock: z.optional(z.string().check(z.regex(HASH))),
  /** Place among the photographs of the lead, from 0. */
  position: z.string().check(z.regex(/^\d{1,2}$/)),
});

export type PhotoMetadata = z.infer<typeof photoMetadataSchema>;

/** How many photographs follow a lead; forms without any leave it out. */
export const photoCountField = z.int().check(z.minimum(1), z.maximum(photoLimits.most));

/** Header of a DELETE: the key of the photograph that is taken back. */
export const PHOTO_KEY_HEADER = 'photo-key';

/** What only the phone that took a photograph knows: 32 random bytes in hex. */
export const photoKeySchema = z.string().check(z.regex(HASH));

/**
 * Why a photograph was not taken: it is none that can be used · there are enough with its request ·
 * the receiver has deleted the request · this phone has lost its bytes · the receiver has answered with
 an error for days.
 */
export const photoRefusals = ['unusable', 'enough', 'requestGone', 'lostHere', 'failing'] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

/** Version of the tus protocol that is spoken. */
export const TUS_VERSION = '1.0.0';

/** Media type of a piece (tus 1.0, core protocol). */
export const PIECE_TYPE = 'application/offset+octet-stream';
