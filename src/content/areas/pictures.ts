import type { Picture } from '../pictures/types.ts';
import { ownPictures, publishedContent } from '../published.ts';
import { list } from './list/pictures.ts';

/** The picture of each area that has one, by slug: the firm's own, or that of the build. */
export const areaPictures: Readonly<Record<string, Picture>> = {
  ...list,
  ...ownPictures(publishedContent?.area),
};
