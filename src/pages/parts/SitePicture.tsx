import { errors } from '#content/errors.ts';
import { picture as fallback } from '#content/pictures/generated/fallback.ts';
import { pictureSources } from '#content/pictures/sources.ts';
import type { Picture as PictureData } from '#content/pictures/types.ts';
import { Picture } from '#components/Picture.tsx';

const fallbackSrc = pictureSources(fallback).src;

/** A picture of the site with the site's own placeholder and words behind it (specification 1-§8). */
export function SitePicture({
  picture,
  sizes,
  priority = false,
}: {
  picture: PictureData;
  sizes: string;
  priority?: boolean;
}) {
  return (
    <Picture
      sources={pictureSources(picture)}
      sizes={sizes}
      priority={priority}
      fallbackSrc={fallbackSrc}
      unavailable={errors.imageUnavailable}
    />
  );
}
