import { signIn } from '#content/admin/sign-in.ts';
import { apiErrorTexts } from '#content/errors.ts';
import { CallError } from './call.ts';

/** Why a call brought nothing, in the owner's words. */
export function reasonFor(error: unknown): string {
  if (!(error instanceof CallError)) return apiErrorTexts.internal;
  if (error.reason === 'unreachable' || error.reason === 'no_server') {
    return signIn.unreachable.title;
  }
  return apiErrorTexts[error.reason];
}
