import { photosLeftOut } from '#content/forms/photos-left-out.ts';
import type { Toast } from '#content/forms/types.ts';
import type { SubmitResult } from '#outbox/submit.ts';

/** What is said of photographs for which there was no room; null when all go along. */
export function leftOutToast({ kind, leftOut = [] }: SubmitResult): Toast | null {
  if (kind === 'failed' || leftOut.length === 0) return null;
  const { title, description } = photosLeftOut;
  return { variant: 'error', title: title(leftOut), description };
}
