import type { ApiErrorCode } from '#contract/api-error.ts';
import { business } from './business.ts';
import { thisDeviceFirst } from './device.ts';

/** Messages of the error catalogue (docs/behaviour.md), to the letter where it gives them. */
export const errors = {
  section: {
    title: 'Something went wrong',
    text: "We're sorry, but there was an error loading this section.",
    button: 'Try Again',
  },
  uncaught: {
    severity: 'high',
    message: 'An unexpected error occurred. Please refresh the page or try again.',
  },
  rejection: {
    severity: 'medium',
    message: 'A background operation failed. Some features may not work correctly.',
  },
  retry: 'Retry',
  imageUnavailable: 'Image unavailable',
  storage: {
    unavailable: 'This browser does not let us keep anything, so requests are sent straight away.',
    full: `${thisDeviceFirst} is out of space, so nothing more can be kept here.`,
  },
  call: `Call ${business.phone.display}`,
} as const;

/** What a refusal of the server means to the person who reads it. */
export const apiErrorTexts = {
  invalid_json: 'The request could not be read.',
  invalid_body: 'Some answers were not accepted. Please check them.',
  id_mismatch: 'The request carried two different numbers.',
  stale_revision: 'A newer version of this request has already arrived.',
  stale_lead: 'Somebody else has changed this lead meanwhile.',
  dry_run_needed: 'Look first at what would be erased with these months.',
  too_large: 'The request is too long.',
  wrong_type: 'The request came in a form that is not understood.',
  rate_limited: 'Too many requests from here. It is tried again by itself.',
  photo_refused: 'This photo could not be used.',
  photo_limit: 'There are enough photos with this request already.',
  wrong_offset: 'The photo had got further than was known. It is tried again by itself.',
  gone: 'This request has been deleted, so its photos are not needed.',
  wrong_key: 'Only the device that sent this request can add photos to it.',
  not_signed_in: 'Please sign in first.',
  wrong_password: 'That password is not right.',
  code_needed: 'A code from the authenticator app is needed as well.',
  wrong_code: 'That code is not right, or has been used. Enter the next one.',
  weak_password: 'That password is too short or too common.',
  owner_only: 'Only an owner of this site can do that.',
  link_over: 'This link has been used or is over. Ask for a new one.',
  name_taken: 'Somebody else here has this name or e-mail address.',
  first_owner: 'The first owner cannot be removed and stays an owner.',
  passkey_refused: 'The passkey was not accepted. Try again, or use the password.',
  cross_site: 'The request came from another site and was refused.',
  not_found: 'There is nothing at this address.',
  no_destination: 'No webhook URL configured for this form',
  already_shown: 'It is shown only once.',
  too_many_devices: 'There are enough devices already. Take one away first.',
  address_refused: 'This address is not allowed for a webhook.',
  storage_failed: 'The server could not store it. It is tried again by itself.',
  internal: 'Something went wrong on the server. It is tried again by itself.',
} as const satisfies Record<ApiErrorCode, string>;
