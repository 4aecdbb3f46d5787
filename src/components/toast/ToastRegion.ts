import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';

/** Class of the place at the top of the page. */
export const AT_TOP = 'at-top';

/** Where toasts stand, by the class names that notistack gives its parts. */
export const ToastRegion = styled('div')(({ theme }) => ({
  '& .notistack-SnackbarContainer': {
    position: 'fixed',
    zIndex: theme.zIndex.snackbar,
    insetInlineEnd: theme.spacing(2.5),
    bottom: theme.spacing(1.5),
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'flex-end',
    maxWidth: `calc(100% - ${theme.spacing(5)})`,
    pointerEvents: 'none',
    [theme.breakpoints.down('md')]: {
      bottom: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom) + ${theme.spacing(1.5)})`,
    },
    [theme.breakpoints.down('sm')]: {
      insetInlineEnd: theme.spacing(2),
      alignItems: 'stretch',
      width: '100%',
      maxWidth: `calc(100% - ${theme.spacing(4)})`,
    },
  },
  [`& .${AT_TOP}`]: {
    bottom: 'auto',
    top: `calc(${sizes.navBar} + env(safe-area-inset-top, 0px) + ${theme.spacing(1.5)})`,
    flexDirection: 'column',
  },
  // Half above and half below: so a toast takes its gap along when it folds up.
  '& .notistack-CollapseWrapper': { paddingBlock: `calc(${sizes.toastGap} / 2)` },
  // The library's own margin would widen the gap.
  '& .notistack-Snackbar': { width: '100%', margin: 0 },
}));
