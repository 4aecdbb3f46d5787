import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';
import { room } from './LightboxStyle.tsx';

/** Lies where the enlarged picture will lie, and lets every press through. */
export const Placeholder = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  pointerEvents: 'none',
  '& img': { display: 'block', backgroundSize: 'cover' },
});

export const Caption = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: room.below,
  // The buttons for back and forward stand in the corners.
  padding: `${theme.spacing(1)} calc(${sizes.target} + ${theme.spacing(3)})`,
  paddingBottom: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  textAlign: 'center',
  lineHeight: 1.35,
  pointerEvents: 'none',
  '& span': {
    color: theme.vars.palette.brand.onBandSoft,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Over the stand-in, which would leave the words unreadable without a ground of their own. */
export const Unavailable = styled(Typography)(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(1, 2),
  color: theme.vars.palette.brand.onBand,
  backgroundColor: theme.vars.palette.brand.band,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
}));
