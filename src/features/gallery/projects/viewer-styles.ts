import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { ModalDialog } from '#components/ModalDialog.tsx';
import { sizes } from '#theme/tokens.ts';

/** The whole screen on phones, a sheet in the middle of wider ones. */
export const Sheet = styled(ModalDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
    overscrollBehavior: 'contain',
    [theme.breakpoints.up('md')]: {
      width: `min(${sizes.textWidth}, calc(100vw - ${theme.spacing(6)}))`,
      height: 'fit-content',
      maxHeight: `calc(100dvh - ${theme.spacing(6)})`,
      border: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
    },
  },
}));

/** Where one is, back, on and out; stays in view while the sheet is scrolled. */
export const Head = styled(Toolbar)(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  gap: sizes.hairline,
  minHeight: 0,
  paddingLeft: theme.spacing(2),
  paddingTop: 'env(safe-area-inset-top)',
  borderBottom: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  backgroundColor: 'inherit',
  '& p': {
    flex: '1 1 auto',
    color: theme.vars.palette.brand.inkSoft,
    lineHeight: 1.6,
    fontVariantNumeric: 'tabular-nums',
  },
  '& button': {
    width: theme.spacing(7),
    height: theme.spacing(7),
    fontSize: 'inherit',
    borderRadius: 0,
    borderLeft: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  },
  '& button:hover': { backgroundColor: theme.vars.palette.brand.sandstone },
  '& button:focus-visible': { outlineOffset: `calc(${sizes.focus} * -1)` },
}));

export const Body = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    '& > div:first-of-type': {
      // Wide but low screens: the drawing keeps its shape and all of it stays in view.
      maxWidth: `calc((100dvh - ${theme.spacing(40)}) * 1.5)`,
    },
  },
}));

export const Account = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 2),
  '& p': { marginTop: theme.spacing(2), maxWidth: sizes.measure },
  '& h2 + p': { marginTop: theme.spacing(1), color: theme.vars.palette.brand.inkSoft },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    marginTop: theme.spacing(1),
    fontWeight: 600,
  },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(4) },
}));

export const Thumbs = styled(List)(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: sizes.hairline,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  '& > li': { flex: 'none', width: 'auto' },
}));

export const Thumb = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: theme.spacing(12),
  height: theme.spacing(8),
  overflow: 'hidden',
  '& img': { height: theme.spacing(8) },
  '&[aria-current="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `${sizes.focus} solid ${theme.vars.palette.brand.oxide}`,
  },
  '&:focus-visible': { outlineOffset: `calc(${sizes.focus} * -1)` },
}));
