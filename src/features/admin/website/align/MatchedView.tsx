import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { CompareView } from '#components/before-after/CompareView.tsx';
import { pictureWords } from '#content/admin/website/pictures.ts';
import { projectsPage } from '#content/projects/page.ts';
import type { Box, Similarity } from './geometry.ts';
import { type Drawable, drawCropped } from './pictures.ts';

const Cropped = styled('canvas')({ display: 'block', width: '100%', height: '100%' });

/** Width of the canvas, in px. */
const CANVAS_WIDTH = 1_200;

const { compare, compareValue } = pictureWords.align;
const { compareHelp, showBefore, showAfter } = projectsPage.viewer;
const compareWords = { compare, compareValue, compareHelp, showBefore, showAfter };

/** Both pictures as they will be cropped, one over the other. */
export function MatchedView({
  before,
  after,
  crop,
  moved,
}: {
  before: Drawable;
  after: Drawable;
  crop: Box;
  moved: Similarity;
}) {
  return (
    <CompareView
      words={compareWords}
      before={<CroppedPicture picture={before} crop={crop} moved={null} />}
      after={<CroppedPicture picture={after} crop={crop} moved={moved} />}
    />
  );
}

/** One picture as it will be cropped; `moved` is null for the first of the two. */
export function CroppedPicture({
  picture,
  crop,
  moved,
}: {
  picture: Drawable;
  crop: Box;
  moved: Similarity | null;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((CANVAS_WIDTH * crop.height) / crop.width);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawCropped(pen, picture, crop, moved);
  }, [picture, crop, moved]);
  return <Cropped ref={canvas} width={CANVAS_WIDTH} height={height} aria-hidden />;
}
