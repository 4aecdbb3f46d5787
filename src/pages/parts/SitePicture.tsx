import { styled } from '@mui/material/styles';
import { Picture } from '#components/Picture.tsx';
import { pictureSources } from '#content/pictures/url.ts';
import type { Picture as PictureData } from '#content/pictures/types.ts';
import { atLeast } from '#theme/tokens.ts';

// Beyond about twice the density, larger files cost much and show nothing more.
const dense = '(min-resolution: 2.5dppx)';
const wide = atLeast('lg');
const middle = atLeast('md');

/** Values of `sizes`: the share of the viewport's width. */
export const pictureSizes = {
  /** Full width on phones, a little over half of a wide screen. */
  half: `${wide} 56vw, ${dense} 62vw, 100vw`,
  /** Full width of every screen. */
  full: `${wide} 100vw, ${dense} 62vw, 100vw`,
  /** One of two or three side by side. */
  third: `${wide} 34vw, ${middle} 50vw, ${dense} 62vw, 100vw`,
  /** A small square next to text. */
  thumb: `${wide} 18vw, 34vw`,
} as const;

/** A frame filled by its picture; the shape comes from its container. */
export const PictureFrame = styled('figure')({
  position: 'relative',
  margin: 0,
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0, height: '100%' },
});

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
