import { Picture } from '#components/Picture.tsx';
import { pictureSources, pictureUrl } from '#content/pictures/url.ts';
import type { Picture as PictureData } from '#content/pictures/types.ts';
import { useConnection } from './use-connection.ts';
import { smallest, widthsInPage } from './widths.ts';

/**
 * A picture that comes in its smallest width, the one that is kept for offline use, and is then
 * replaced by the width that fits the screen where the connection is good enough. If it is, one that
 * is `next` is loaded before it is in view.
 */
export function SmallFirstPicture({
  picture,
  sizes,
  loading = 'lazy',
  next = false,
}: {
  picture: PictureData;
  sizes: string;
  loading?: 'eager' | 'lazy';
  next?: boolean;
}) {
  const connection = useConnection();
  const width = smallest(picture);
  const widths = widthsInPage(picture, connection);
  return (
    <Picture
      sources={{
        ...pictureSources({ ...picture, widths }),
        src: pictureUrl(picture, width, 'webp'),
      }}
      sizes={sizes}
      loading={next && connection === 'fast' ? 'eager' : loading}
    />
  );
}
