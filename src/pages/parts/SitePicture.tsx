import { pictureSources } from '#content/pictures/sources.ts';
import type { Picture as PictureData } from '#content/pictures/types.ts';
import { Picture } from '#components/Picture.tsx';

/** A picture of the site. */
export function SitePicture({
  picture,
  sizes,
  priority = false,
}: {
  picture: PictureData;
  sizes: string;
  priority?: boolean;
}) {
  return <Picture sources={pictureSources(picture)} sizes={sizes} priority={priority} />;
}
