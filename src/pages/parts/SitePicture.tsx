import { styled } from '@mui/material/styles';
import { Picture } from '#components/Picture.tsx';
import { pictureSources } from '#content/pictures/url.ts';
import type { Picture as PictureData } from '#content/pictures/types.ts';
import { atLeast } from '#theme/tokens.ts';

// Beyond about twice the density the eye gains nothing and the signal loses a lot.
const dense = '(min-resolution: 2.5dppx)';
const wide = atLeast('lg');
const middle = atLeast('md');

/** Values for `sizes`: what share of the screen's width a picture takes. */
export const pictureSizes = {
  /** Whole width on phones, somewhat over half of a wide screen. */
  half: `${wide} 56vw, ${dense} 62vw, 100vw`,
  /** The whole width of every screen. */
  full: `${wide} 100vw, ${dense} 62vw, 100vw`,
  /** One of two or three side by side. */
  third: `${wide} 34vw, ${middle} 50vw, ${dense} 62vw, 100vw`,
  /** A small square next to words. */
  thumb: `${wide} 18vw, 34vw`,
} as const;

/** A frame that its picture fills; its container decides the shape. */
export const PictureFrame = styled('figure')({
  position: 'relative',
  margin: 0,
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0, height: '100%' },
});

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
