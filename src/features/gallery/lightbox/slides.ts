import type { SlideImage } from 'yet-another-react-lightbox';
import type { ConnectionClass } from '#components/connection.ts';
import { pictureUrl, type PictureFormat } from '#content/pictures/url.ts';
import type { ShownPicture } from '../home/home-pictures.ts';
import { enlargedWidths, smallest } from '../widths.ts';

/** A slide of the lightbox and what stands in for its picture until that has come. */
export type GallerySlide = SlideImage & { readonly placeholder: string };

/** Slides of these pictures; a slow connection is not asked for the widest files. */
export function slidesOf(
  pictures: readonly ShownPicture[],
  format: PictureFormat,
  connection: ConnectionClass,
): GallerySlide[] {
  return pictures.map(({ file }) => {
    const heightOf = (width: number) => Math.round((width * file.height) / file.width);
    return {
      src: pictureUrl(file, smallest(file), format),
      placeholder: pictureUrl(file, smallest(file), format),
      alt: file.alt,
      width: file.width,
      height: file.height,
      srcSet: enlargedWidths(file, connection).map((width) => ({
        src: pictureUrl(file, width, format),
        width,
        height: heightOf(width),
      })),
    };
  });
}

/** The format that the browser has chosen for a picture that it shows. */
export const formatOf = (shown: string | undefined): PictureFormat =>
  shown?.endsWith('.avif') ? 'avif' : 'webp';
