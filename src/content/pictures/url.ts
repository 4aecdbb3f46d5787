import type { Picture } from './types.ts';

export type PictureFormat = 'avif' | 'webp';

/** Path of one file of a picture; `width` is one of `picture.widths`. */
export const pictureUrl = (
  picture: Pick<Picture, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
): string => `/pictures/${picture.name}.${picture.hash}-${width}.${format}`;

/** Value for `srcset`: every width of a picture in one format. */
const pictureSrcSet = (picture: Picture, format: PictureFormat): string =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');

/** Width in px from which one file serves every screen well enough. */
const ENOUGH = 960;

/** A picture as the picture component takes it: AVIF by width, and one WebP file for old browsers. */
export function pictureSources(picture: Picture) {
  const { name, hash, width, height, alt, placeholder, focus } = picture;
  return {
    avif: pictureSrcSet(picture, 'avif'),
    src: pictureUrl({ name, hash }, picture.widths.find((one) => one >= ENOUGH) ?? width, 'webp'),
    width,
    height,
    alt,
    placeholder,
    focus,
  } as const;
}
