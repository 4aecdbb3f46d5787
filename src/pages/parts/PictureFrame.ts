import { styled } from '@mui/material/styles';

/** A frame that its picture fills; the place it stands in says its shape. */
export const PictureFrame = styled('figure')({
  position: 'relative',
  margin: 0,
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0, height: '100%' },
});
