import styled from '@emotion/styled';
import { motion, sizes, type } from '#theme/tokens.ts';

const glide = `${motion.slow} ${motion.ease}`;

/** `--before` is how much of the drawing, from its left, shows what was. */
export const Drawing = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.stone.sandstone,
  '& > div': { position: 'absolute', inset: 0 },
  '& img': { height: '100%' },
  '& > div:nth-of-type(2)': { clipPath: 'inset(0 0 0 var(--before))' },
  '&[data-gliding="true"] > div:nth-of-type(2)': { transition: `clip-path ${glide}` },
  '&[data-gliding="true"] > span': { transition: `left ${glide}` },
}));

/** The line between the two and its grip. */
export const Handle = styled('span')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    position: 'absolute',
    insetBlock: 0,
    left: 'var(--before)',
    width: 0,
    borderLeft: `${sizes.focus} solid ${stone.paper}`,
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
    '&::after': {
      content: '"\\2039\\2009\\203A"',
      position: 'absolute',
      top: '50%',
      left: `calc(${sizes.focus} / -2)`,
      display: 'grid',
      placeItems: 'center',
      width: sizes.target,
      height: sizes.target,
      transform: 'translate(-50%, -50%)',
      borderRadius: sizes.corner,
      backgroundColor: stone.paper,
      color: stone.ink,
      fontSize: type.h3,
      lineHeight: 1,
    },
  };
});

const thumb = { width: sizes.target, height: '100%', border: 0, opacity: 0 } as const;

/** Reaches half a thumb beyond both edges, so that the middle of the thumb goes from edge to edge. */
export const Slider = styled('input')({
  position: 'absolute',
  top: 0,
  left: `calc(${sizes.target} / -2)`,
  width: `calc(100% + ${sizes.target})`,
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  '&::-webkit-slider-runnable-track': { height: '100%' },
  '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
  '&::-moz-range-track': { height: '100%', background: 'none' },
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outlineOffset: `calc(${sizes.focus} * -1)` },
});

/** Two stones of one course: the pressed one is what is seen in full. */
export const Toggle = styled('div')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: sizes.joint,
    padding: sizes.joint,
    backgroundColor: stone.joint,
    '& button': {
      minHeight: sizes.target,
      border: 0,
      backgroundColor: stone.paper,
      color: stone.ink,
      font: 'inherit',
      fontSize: type.small,
      fontWeight: 650,
      cursor: 'pointer',
    },
    '& button:hover': { backgroundColor: stone.sandstone },
    '& button[aria-pressed="true"]': { backgroundColor: stone.harbour, color: stone.onHarbour },
    '& button:focus-visible': { position: 'relative' },
  };
});
