import { preload } from 'react-dom';
import { styled } from '@mui/material/styles';

/** Attributes of a picture, from the index in src/content/pictures. */
type PictureSources = {
  readonly avif: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** CSS image. */
  readonly placeholder: string;
  /** What stays in view where it is cropped, as shares of its width and height. */
  readonly focus?: Focus | undefined;
};

type Focus = { readonly x: number; readonly y: number };

const Image = styled('img', {
  shouldForwardProp: (prop) => prop !== 'placeholder' && prop !== 'focus',
})<{
  placeholder: string;
  focus: Focus | undefined;
}>(({ placeholder, focus }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  backgroundSize: 'cover',
  backgroundImage: placeholder,
  ...(focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }),
}));

/**
 * A picture in AVIF at several widths, with one WebP file as fallback, its size reserved. Pictures that
 * fail to load are handled for the whole page by app/boot/pictures.ts.
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
  const { avif, src, alt, width, height, placeholder, focus } = sources;
  // In its place the browser would find it a round trip later on a poor connection.
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
    // A new element for a new picture, without the marks that a failure leaves.
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
        focus={focus}
      />
    </picture>
  );
}
