import { picture as built } from '../pictures/generated/hero.ts';
import type { Picture } from '../pictures/types.ts';
import { ownPictures, publishedContent } from '../published.ts';

/** The picture that the home page opens with: the firm's own, or that of the build. */
export const openingPicture: Picture = ownPictures(publishedContent?.home)['home'] ?? built;
