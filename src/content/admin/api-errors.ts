import type { ApiErrorCode } from '#contract/api-error.ts';

/** What a refusal of the server means to the person who reads it. */
export const apiErrorTexts = {
  invalid_json: 'The request could not be read.',
  invalid_body: 'Some answers were not accepted. Please check them.',
  id_mismatch: 'The request has two different IDs.',
  stale_revision: 'A newer version of this request has already arrived.',
  stale_lead: 'Somebody else has changed this lead in the meantime.',
  dry_run_needed: 'Check first what would be erased with this retention period.',
  too_large: 'The request is too long.',
  wrong_type: 'The format of the request is not supported.',
  rate_limited: 'Too many requests from here. It will be retried automatically.',
  photo_refused: 'This photo could not be used.',
  upload_missing: 'A picture has not arrived. It will be sent again.',
  photo_limit: 'There are enough photos with this request already.',
  wrong_offset: 'More of the photo had arrived than expected. It will be retried automatically.',
  gone: 'This request has been deleted here, so nothing more is accepted for it.',
  wrong_key: 'Only the device that sent this request can add photos to it.',
  not_signed_in: 'Please sign in first.',
  wrong_password: 'That password is not right.',
  code_needed: 'A code from the authenticator app is needed as well.',
  wrong_code: 'That code is not right, or has been used. Enter the next one.',
  weak_password: 'That password is too short or too common.',
  owner_only: 'Only an owner of this site can do that.',
  link_over: 'This link has been used or has expired. Ask for a new one.',
  name_taken: 'Somebody else here has this name or e-mail address.',
  first_owner: 'The first owner cannot be removed and stays an owner.',
  passkey_refused: 'The passkey was not accepted. Try again, or use the password.',
  cross_site: 'The request came from another site and was refused.',
  not_found: 'There is nothing at this address.',
  no_destination: 'No webhook URL configured for this form',
  already_shown: 'It is shown only once.',
  too_many_devices: 'The limit of devices is reached. Remove one first.',
  address_refused: 'This address is not allowed for a webhook.',
  capsule_missing:
    'There is no request in this message: its block, which begins with [request:, is missing.',
  capsule_cut_off:
    'The block of this request is cut off. Paste the whole message, to the ] at its end.',
  capsule_damaged:
    'The block of this request has been changed on its way, so it was refused. Ring the sender.',
  capsule_newer:
    'This request comes from a newer release of the site. Update the server, then paste it again.',
  capsule_unknown_key: 'This request is encrypted to a key that this server does not have.',
  storage_failed: 'The server could not store it. It will be retried automatically.',
  internal: 'Something went wrong on the server. It will be retried automatically.',
} as const satisfies Record<ApiErrorCode, string>;
