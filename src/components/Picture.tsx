import styled from '@emotion/styled';
import { useCallback, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  backgroundSize: 'cover',
});

const Missing = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.stone.sandstone,
  color: theme.vars.palette.stone.ink,
}));

/**
 * A picture in AVIF at the width that fits, with one WebP file for browsers that lack it, its exact
 * size reserved. When it fails to load the placeholder is tried, then the words in `unavailable`
 * take its place (specification 1-§8).
 */
export function Picture({
  sources,
  sizes,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  fallbackSrc,
  unavailable,
}: {
  sources: PictureSources;
  sizes: string;
  priority?: boolean;
  loading?: 'eager' | 'lazy';
  fallbackSrc: string;
  unavailable: string;
}) {
  const [failures, setFailures] = useState(0);
  const fail = useCallback(() => setFailures(failures + 1), [failures]);
  // A prerendered picture may have failed before there was anybody to listen.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) fail();
    },
    [fail],
  );
  if (failures > 1) {
    return (
      <Missing style={{ aspectRatio: `${sources.width} / ${sources.height}` }}>
        {unavailable}
        <VisuallyHidden>{sources.alt}</VisuallyHidden>
      </Missing>
    );
  }
  const image = (
    <Image
      key={failures}
      ref={look}
      src={failures === 0 ? sources.src : fallbackSrc}
      alt={sources.alt}
      width={sources.width}
      height={sources.height}
      loading={loading}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : {})}
      style={failures === 0 ? { backgroundImage: sources.placeholder } : undefined}
      onError={fail}
    />
  );
  if (failures > 0) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {image}
    </picture>
  );
}
