import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';

/** One review at a time, each as high as the longest: nothing moves below. */
export const Track = styled(List)(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > li': {
    display: 'block',
    scrollSnapAlign: 'start',
    minWidth: 0,
    paddingRight: theme.spacing(1),
  },
  '@media (scripting: none)': {
    gridAutoFlow: 'row',
    gap: theme.spacing(6),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

export const Controls = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  alignItems: 'center',
  marginTop: theme.spacing(3),
  '& > div': { display: 'flex', flexWrap: 'wrap', marginLeft: theme.spacing(-1) },
  [theme.breakpoints.up('sm')]: { '& > div': { marginLeft: theme.spacing(2) } },
}));

/** A small square in a target large enough for a thumb. */
export const Dot = styled(IconButton)(({ theme }) => ({
  '&::before': {
    content: '""',
    width: theme.spacing(1.5),
    height: theme.spacing(1.5),
    border: `${sizes.hairline} solid currentcolor`,
  },
  '&[aria-current="true"]::before': { backgroundColor: 'currentcolor' },
}));
