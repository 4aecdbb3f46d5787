import { photoLimits } from '#contract/photo-limits.ts';
import { photoFileName } from '#contract/photo-name.ts';
import { photoShareText } from '#content/forms/photo-share.ts';
import { photoListText } from '#content/forms/photo-list.ts';
import { share } from '#lib/browser-page.ts';
import { smallPicture } from './small/small-picture.ts';
import type { SmallPicture } from './small/result.ts';

/** The result for picked files: pictures that can be shared, and problems with the others. */
export type Shareable = {
  readonly pictures: readonly SmallPicture[];
  readonly problems: readonly string[];
};

/**
 * Compresses picked files, which also removes location and device from what is shared. Never
 * rejects.
 */
export async function shareableOf(
  before: readonly SmallPicture[],
  files: readonly File[],
): Promise<Shareable> {
  const pictures = [...before];
  const problems: string[] = [];
  for (const file of files) {
    const result = await smallPicture(file);
    if (result.kind === 'problem') {
      problems.push(`${file.name}: ${photoListText.problems[result.problem]}`);
    } else if (pictures.some(({ hash }) => hash === result.hash)) {
      // The same picture twice is shared once.
    } else if (pictures.length >= photoLimits.most) {
      problems.push(photoShareText.full);
      break;
    } else {
      pictures.push(result);
    }
  }
  return { pictures, problems };
}

/**
 * Opens the phone's share sheet with pictures; false if that is impossible. Closing the sheet
 * counts as success. Must be called on user activation.
 */
export function sharePictures(pictures: readonly SmallPicture[]): Promise<boolean> {
  const files = pictures.map(
    ({ bytes }, at) => new File([bytes], photoFileName(at + 1, ''), { type: 'image/jpeg' }),
  );
  return share({ files, title: photoShareText.subject, text: photoShareText.text });
}
