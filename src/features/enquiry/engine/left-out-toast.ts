import { photosGone, photosLeftOut } from '#content/forms/photos-left-out.ts';
import type { Toast } from '#content/forms/types.ts';
import type { SubmitResult } from '#outbox/submit.ts';

/**
 * What is said of photographs that do not go along with a lead: for want of room, and those that were
 * shown and are not on the phone any more (`missing`: their numbers).
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
