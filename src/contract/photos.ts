import { photoLimits } from './limits.ts';
import { withoutControls } from './clean-text.ts';
import { z } from './zod.ts';

const HASH = /^[0-9a-f]{64}$/;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.[0-9a-f]{64}$/;

/**
 * Id of a photo: submission id, full stop, SHA-256 of its bytes in hex. The same photo twice in a
 * lead is one photo.
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

/** Metadata in the Upload-Metadata header (tus 1.0, creation). */
export const photoMetadataSchema = z.object({
  id: photoIdSchema,
  /** Left out when empty: the protocol has no empty values. */
  caption: z.optional(
    z.string().check(z.overwrite(withoutControls), z.maxLength(photoLimits.captionMax)),
  ),
  /** SHA-256, in hex, of the key that deletes the photo; earlier releases had none. */
  lock: z.optional(z.string().check(z.regex(HASH))),
  /** Position among the photos of the lead, from 0. */
  position: z.string().check(z.regex(/^\d{1,2}$/)),
});

export type PhotoMetadata = z.infer<typeof photoMetadataSchema>;

/** How many photos follow a lead; absent when there are none. */
export const photoCountField = z.int().check(z.minimum(1), z.maximum(photoLimits.most));

/** Header of a DELETE: the key of the photo. */
export const PHOTO_KEY_HEADER = 'photo-key';

/** Known only to the phone that uploaded the photo: 32 random bytes in hex. */
export const photoKeySchema = z.string().check(z.regex(HASH));

/**
 * Header of a POST or PATCH: the key sent with the lead. The server accepts photos of that lead
 * from no one else.
 */
export const LEAD_KEY_HEADER = 'lead-key';

/** Known only to the phone that sent the lead: 32 random bytes in hex. */
export const leadKeySchema = z.string().check(z.regex(HASH));

/**
 * Why a photo was refused: not a usable picture · the request has the maximum number · the receiver
 * has deleted the request · another device sent the request · this phone has lost its bytes · the
 * receiver has answered with errors for days.
 */
export const photoRefusals = [
  'unusable',
  'enough',
  'requestGone',
  'otherSender',
  'lostHere',
  'failing',
] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

/** Supported version of the tus protocol. */
export const TUS_VERSION = '1.0.0';

/** Media type of a chunk (tus 1.0, core protocol). */
export const PIECE_TYPE = 'application/offset+octet-stream';

/** Maximum length of the caption in a file name. */
const LONGEST_WORDS = 60;

/**
 * File name of a photo for download: its number and its caption in lower-case letters, digits and
 * hyphens, so that no system takes it for a path or a command.
 */
export function photoFileName(number: number, caption: string): string {
  const words = caption
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${['photo', number, ...(words ?? [])].join('-').slice(0, LONGEST_WORDS).replace(/-$/, '')}.jpg`;
}
