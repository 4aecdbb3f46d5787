import type { Picture } from './types.ts';
import { pictureSrcSet, pictureUrl } from './url.ts';

/** Width in px from which one file serves every screen well enough. */
const ENOUGH = 960;

/** A picture as the picture component takes it: AVIF by width, and one WebP file for old browsers. */
export function pictureSources(picture: Picture) {
  const { name, hash, width, height, alt, placeholder } = picture;
  return {
    avif: pictureSrcSet(picture, 'avif'),
    src: pictureUrl({ name, hash }, picture.widths.find((one) => one >= ENOUGH) ?? width, 'webp'),
    width,
    height,
    alt,
    placeholder,
  } as const;
}
