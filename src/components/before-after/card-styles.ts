import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { sizes, type } from '#theme/tokens.ts';
import type { AsElement } from '../text.tsx';

/**
 * One drawing, parted by a hairline: what it was on the left, what it is now on the right. Without
 * script, which alone can move the hairline, both are shown in full.
 */
export const BeforeAfter = styled('div')(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    position: 'relative',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    backgroundColor: brand.sandstone,
    '& > div': { position: 'absolute', inset: 0 },
    '& img': { height: '100%' },
    '& > div:nth-of-type(2)': { clipPath: 'inset(0 0 0 50%)' },
    '& > i': {
      position: 'absolute',
      insetBlock: 0,
      left: '50%',
      borderLeft: `${sizes.hairline} solid ${brand.paper}`,
    },
    [theme.breakpoints.up('md')]: { aspectRatio: 'auto', height: theme.spacing(42) },
    '@media (scripting: none)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: sizes.hairline,
      aspectRatio: 'auto',
      height: 'auto',
      '& > div': { position: 'relative', aspectRatio: '3 / 2' },
      '& > div:nth-of-type(2)': { clipPath: 'none' },
      '& > i': { display: 'none' },
    },
  };
});

export const Mark = styled(Typography)<AsElement>(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1.5),
  padding: theme.spacing(0.25, 1),
  backgroundColor: theme.vars.palette.brand.paper,
  color: theme.vars.palette.brand.ink,
  fontWeight: 600,
  lineHeight: 1.6,
  '&:nth-of-type(1)': { left: theme.spacing(1.5) },
  '&:nth-of-type(2)': { right: theme.spacing(1.5) },
}));

export const Words = styled('div')(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    padding: theme.spacing(2.5, 3, 2),
    backgroundColor: brand.paper,
    color: brand.ink,
    '& h2': { margin: theme.spacing(0.5, 0, 1) },
    '& p': { maxWidth: sizes.measure },
    '& p:first-of-type': {
      order: -1,
      color: brand.inkSoft,
      fontSize: type.note,
      fontVariantNumeric: 'tabular-nums',
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: sizes.target,
      marginTop: 'auto',
      fontWeight: 600,
    },
  };
});
