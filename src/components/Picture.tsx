import { preload } from 'react-dom';
import { styled } from '@mui/material/styles';

/** What a picture needs to be shown; made from the pictures index by the content folder. */
export type PictureSources = {
  readonly avif: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** CSS image. */
  readonly placeholder: string;
};

const Image = styled('img', { shouldForwardProp: (prop) => prop !== 'placeholder' })<{
  placeholder: string;
}>(({ placeholder }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  backgroundSize: 'cover',
  backgroundImage: placeholder,
}));

/**
 * A picture in AVIF at the width that fits, with one WebP file for browsers that lack it, its exact
 * size reserved. What is shown when it fails to load is seen to for the whole page (boot/pictures.ts).
 */
export function Picture({
  sources,
  sizes,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
}: {
  sources: PictureSources;
  sizes: string;
  priority?: boolean;
  loading?: 'eager' | 'lazy';
}) {
  const { avif, src, alt, width, height, placeholder } = sources;
  // Named at the front of the page: in its place it is met a round trip later on a poor line.
  if (priority) {
    const type = 'image/avif';
    preload(src, {
      as: 'image',
      type,
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    // Another picture is another element: nothing of a failure clings to it.
    <picture key={src}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <Image
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : {})}
        placeholder={placeholder}
      />
    </picture>
  );
}
