import { isTaken, pictureBytes, type WebsiteRow } from '#outbox/admin/website-rows.ts';
import { uploadOf, uploadsOf } from './align/pictures.ts';
import type { Drawables } from './EntryPictures.tsx';
import type { Kind, PictureName } from './kinds/kind.ts';
import { hasNewPictures } from './rows.ts';
import { isDrawn } from './use-drawable.ts';

/** The new pictures of a row as they are uploaded; null if they cannot be made. */
export async function uploadBytes(
  { pictures }: Kind,
  row: WebsiteRow,
  { before, after, picture }: Drawables,
): Promise<ReadonlyMap<PictureName, ArrayBuffer> | null> {
  if (!hasNewPictures(row)) return new Map();
  if (pictures.includes('logo')) {
    // As it was chosen: the server draws an SVG, and keeps what is transparent.
    const bytes = isTaken(row.logo) ? await pictureBytes(row.logo.id) : null;
    return bytes === null ? null : new Map([['logo', bytes]]);
  }
  if (pictures.includes('picture')) {
    return isDrawn(picture) ? new Map([['picture', await uploadOf(picture)]]) : null;
  }
  if (!isDrawn(before) || !isDrawn(after) || row.alignment === null) return null;
  const cropped = await uploadsOf(row.alignment, { before, after });
  return cropped === null
    ? null
    : new Map([
        ['before', cropped.before],
        ['after', cropped.after],
      ]);
}
