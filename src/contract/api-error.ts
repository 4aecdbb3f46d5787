import { z } from './zod.ts';

/** Codes of every error the server can return; the client supplies the wording. */
export const apiErrorCodes = [
  'invalid_json',
  'invalid_body',
  'id_mismatch',
  'stale_revision',
  'stale_lead',
  'dry_run_needed',
  'too_large',
  'wrong_type',
  'rate_limited',
  'photo_refused',
  'photo_limit',
  'upload_missing',
  'wrong_offset',
  'gone',
  'wrong_key',
  'not_signed_in',
  'wrong_password',
  'code_needed',
  'wrong_code',
  'weak_password',
  'owner_only',
  'link_over',
  'name_taken',
  'first_owner',
  'passkey_refused',
  'cross_site',
  'not_found',
  'address_refused',
  'capsule_missing',
  'capsule_cut_off',
  'capsule_damaged',
  'capsule_newer',
  'capsule_unknown_key',
  'no_destination',
  'already_shown',
  'too_many_devices',
  'storage_failed',
  'internal',
] as const;

/**
 * Body of every error response: a code, a sentence, and for an invalid body each field's path and
 * message.
 */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(apiErrorCodes),
    message: z.string(),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
});

export type ApiError = z.infer<typeof apiErrorSchema>;
export type ApiErrorCode = (typeof apiErrorCodes)[number];
