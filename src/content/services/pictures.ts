import type { Picture } from '../pictures/types.ts';
import { addedPictures, publishedContent } from '../published.ts';
import { list } from './list/pictures.ts';

/** The picture of each service that has one, by slug. */
export const servicePictures: Readonly<Record<string, Picture>> = {
  ...list,
  ...addedPictures(publishedContent?.service),
};
