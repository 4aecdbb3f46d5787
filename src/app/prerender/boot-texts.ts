import { errors } from '#content/errors.ts';
import { picture as placeholder } from '#content/pictures/generated/fallback.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { update } from '#content/update.ts';

/** Texts that the boot script shows. */
export function bootTexts() {
  return {
    placeholder: pictureUrl(placeholder, Math.min(...placeholder.widths), 'webp'),
    unavailable: errors.imageUnavailable,
    notYet: update.notYet,
  } as const;
}
