import { photosGone, photosLeftOut } from '#content/forms/photos-left-out.ts';
import type { Toast } from '#content/forms/types.ts';
import type { SubmitResult } from '#outbox/submit.ts';

/**
 * Toasts about photos that are not sent with a lead: storage is full, or they were shown and are no
 * longer on the phone (`missing`: their numbers).
 */
export function leftOutToasts(
  { kind, leftOut = [] }: Pick<SubmitResult, 'kind' | 'leftOut'>,
  missing: readonly number[],
): readonly Toast[] {
  if (kind === 'failed') return [];
  return [
    { numbers: leftOut, words: photosLeftOut },
    { numbers: missing, words: photosGone },
  ].flatMap(({ numbers, words: { title, description } }) =>
    numbers.length === 0 ? [] : [{ variant: 'error', title: title(numbers), description }],
  );
}
