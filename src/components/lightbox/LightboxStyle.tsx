import { flushSync } from 'react-dom';
import { matchesMedia } from '#lib/browser-page.ts';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import { motion, sizes } from '#theme/tokens.ts';
import Typography from '@mui/material/Typography';

/** `view-transition-name` that the small and the large picture share. */
export const GROWING = 'gallery-picture';

/** Whether the browser has view transitions and the visitor has not asked for reduced motion. */
export function canGrow(): boolean {
  return 'startViewTransition' in document && !matchesMedia('(prefers-reduced-motion: reduce)');
}

/** Lets `from` grow into `to`, which is in the document but hidden until `reveal` is called. */
export function grow(from: HTMLElement, to: HTMLElement, reveal: () => void): void {
  from.style.viewTransitionName = GROWING;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    flushSync(reveal);
    to.style.viewTransitionName = GROWING;
  });
  // During the transition every press hits the root element, which would take the focus from the lightbox.
  const growing = new AbortController();
  const skip = (event: Event) => {
    event.preventDefault();
    transition.skipTransition();
  };
  document.addEventListener('mousedown', skip, { capture: true, signal: growing.signal });
  // Rejects when the page is hidden meanwhile; the large picture is shown anyway.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    growing.abort();
    to.style.viewTransitionName = '';
  });
}

/** Space above and below the picture for the buttons and the caption. */
export const room = { above: '4rem', below: '5.5rem' } as const;

const styles = (theme: Theme) => {
  const { brand } = theme.vars.palette;
  return {
    '.yarl__root': {
      '--yarl__color_backdrop': brand.band,
      '--yarl__color_button': brand.onBand,
      '--yarl__color_button_active': brand.onBand,
      '--yarl__color_button_disabled': brand.bandHairline,
      '--yarl__button_filter': 'none',
      '--yarl__slide_icon_loading_color': 'transparent',
      color: brand.onBand,
    },
    '.yarl__root .yarl__button': { minWidth: sizes.target, minHeight: sizes.target },
    '.yarl__root .yarl__button:focus-visible': {
      outline: `${sizes.focus} solid ${brand.onBand}`,
      outlineOffset: `calc(${sizes.focus} * -1)`,
    },
    '.yarl__root .yarl__navigation_prev, .yarl__root .yarl__navigation_next': {
      backgroundColor: brand.band,
    },
    [theme.breakpoints.down('md')]: {
      // Below the picture, in reach of the thumb, so that the picture has the full width.
      '.yarl__root .yarl__navigation_prev, .yarl__root .yarl__navigation_next': {
        top: 'auto',
        bottom: 'env(safe-area-inset-bottom)',
        transform: 'none',
        padding: theme.spacing(2.5, 1.5),
      },
    },
    [`::view-transition-group(${GROWING})`]: {
      animationDuration: motion.slow,
      animationTimingFunction: motion.ease,
    },
    '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: motion.slow },
    [`::view-transition-old(${GROWING}), ::view-transition-new(${GROWING})`]: {
      height: '100%',
      objectFit: 'cover',
      overflow: 'clip',
    },
  } as const;
};

/** The site's colours and focus ring for yet-another-react-lightbox. */
export function LightboxStyle() {
  return <GlobalStyles styles={styles} />;
}

/** The small picture in the place of the large one while that loads. */
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
  // The buttons for back and forward are in the corners.
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

/** Message over the placeholder, on a background of its own to be legible. */
export const Unavailable = styled(Typography)(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(1, 2),
  color: theme.vars.palette.brand.onBand,
  backgroundColor: theme.vars.palette.brand.band,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
}));
