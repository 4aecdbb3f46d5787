import type { Picture } from './types.ts';

export type PictureFormat = 'avif' | 'webp';

/** Path of one file of a picture; `width` is one of `picture.widths`. */
export const pictureUrl = (
  picture: Pick<Picture, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
): string => `/pictures/${picture.name}.${picture.hash}-${width}.${format}`;

/** Value for `srcset`: every width of a picture in one format. */
export const pictureSrcSet = (picture: Picture, format: PictureFormat): string =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
