import FormGroup from '@mui/material/FormGroup';
import Radio, { radioClasses } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { motion, sizes } from '#theme/tokens.ts';

/** The ratings, lowest first. */
export const COUNTS = [1, 2, 3, 4, 5] as const;

/** How much later each star fills than the one before it, in milliseconds. */
const STAGGER_MS = 40;

/**
 * A star and all below it, where the star or the radio in it is in that state. By its class: `:has()` alone
 * is tried on every element, and the style of all would be found again with every star.
 */
const upTo = (state: string) =>
  `& > .${radioClasses.root}:is(${state}, :has(> ${state}, ~ ${state}, ~ * > ${state}))`;

const staggered = Object.fromEntries(
  COUNTS.map((count) => [
    `& > :nth-of-type(${count}) svg`,
    { transitionDelay: `${(count - 1) * STAGGER_MS}ms` },
  ]),
);

/**
 * The row of stars. Lit are those up to the one that is pointed at; else to the one with the focus;
 * else to the one that is chosen.
 */
export const Row = styled(FormGroup)(({ theme }) => {
  const lit = {
    color: theme.vars.palette.brand.oxide,
    '& svg': { fill: 'currentcolor' },
  };
  return {
    flexFlow: 'row wrap',
    width: 'fit-content',
    ...staggered,
    [upTo(':hover')]: lit,
    '&:not(:hover)': {
      [upTo(':focus-visible')]: lit,
      '&:not(:has(:focus-visible))': { [upTo(':checked')]: lit },
    },
  };
});

export const Star = styled(Radio)(({ theme }) => ({
  minWidth: sizes.target,
  minHeight: sizes.target,
  padding: theme.spacing(0.5),
  borderRadius: sizes.corner,
  color: theme.vars.palette.brand.fieldEdge,
  fontSize: 'clamp(2.5rem, 12vw, 3.5rem)',
  // The whole star is the radio.
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  '&:has(:focus-visible)': {
    outline: `${sizes.focus} solid ${theme.vars.palette.brand.oxide}`,
    outlineOffset: sizes.focus,
  },
  '& svg': {
    fill: 'transparent',
    stroke: 'currentcolor',
    strokeWidth: 1.5,
    transition: `fill ${motion.quick} ${motion.ease}, stroke ${motion.quick} ${motion.ease}`,
  },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
}));
