import Slider from '@mui/material/Slider';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { motion, sizes, type } from '#theme/tokens.ts';

const glide = `${motion.slow} ${motion.ease}`;

/** `--before` is how much of the drawing, from its left, shows what was. */
export const Drawing = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.brand.sandstone,
  '& > div': { position: 'absolute', inset: 0 },
  '& img': { height: '100%' },
  '& > div:nth-of-type(2)': { clipPath: 'inset(0 0 0 var(--before))' },
  '&[data-gliding="true"] > div:nth-of-type(2)': { transition: `clip-path ${glide}` },
  '&[data-gliding="true"] .MuiSlider-thumb': { transition: `left ${glide}` },
}));

/** Covers the drawing, so that a press anywhere moves the line; its thumb is the line and the grip. */
export const CompareLine = styled(Slider)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    position: 'absolute',
    inset: 0,
    height: '100%',
    borderRadius: 0,
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    '&&': { padding: 0 },
    '& .MuiSlider-rail, & .MuiSlider-track': { display: 'none' },
    '& .MuiSlider-thumb': {
      display: 'grid',
      placeItems: 'center',
      width: sizes.target,
      height: sizes.target,
      borderRadius: sizes.corner,
      backgroundColor: brand.paper,
      color: brand.ink,
      fontSize: type.h3,
      lineHeight: 1,
      transition: 'none',
      '&, &:hover, &.Mui-active': { boxShadow: 'none' },
      '&.Mui-focusVisible': {
        boxShadow: 'none',
        outline: `${sizes.focus} solid ${brand.oxide}`,
        outlineOffset: sizes.focus,
      },
      '&::before': {
        content: '"\\2039\\2009\\203A"',
        position: 'static',
        width: 'auto',
        height: 'auto',
        boxShadow: 'none',
      },
      // From edge to edge of the drawing, which cuts off the rest.
      '&::after': {
        zIndex: -1,
        width: sizes.focus,
        height: '200vh',
        borderRadius: 0,
        backgroundColor: brand.paper,
      },
    },
  };
});

/** Two buttons of one row: the pressed one is what is seen in full. */
export const Toggle = styled(ToggleButtonGroup)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: sizes.hairline,
    padding: sizes.hairline,
    borderRadius: 0,
    backgroundColor: brand.hairline,
    '& > button.MuiToggleButton-root': {
      minHeight: sizes.target,
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: 0,
      backgroundColor: brand.paper,
      color: brand.ink,
      fontSize: type.small,
      fontWeight: 650,
    },
    '& > button.MuiToggleButton-root:hover': { backgroundColor: brand.sandstone },
    '& > button.Mui-selected.Mui-selected, & > button.Mui-selected.Mui-selected:hover': {
      backgroundColor: brand.harbour,
      color: brand.onHarbour,
    },
    '& > button:focus-visible': { position: 'relative' },
  };
});
