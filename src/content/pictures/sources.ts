import type { Picture } from './types.ts';
import { pictureSrcSet, pictureUrl } from './url.ts';

/** A picture as the picture component takes it: AVIF by width, and one WebP file for old browsers. */
export function pictureSources(picture: Picture) {
  const { name, hash, width, height, alt, placeholder } = picture;
  return {
    avif: pictureSrcSet(picture, 'avif'),
    src: pictureUrl({ name, hash }, picture.widths[1] ?? width, 'webp'),
    width,
    height,
    alt,
    placeholder,
  } as const;
}
