import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { motion, sizes } from '#theme/tokens.ts';
import { GROWING } from './grow.ts';

/** Room above and below the picture for the buttons and the caption. */
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
      // Below the picture, where the thumb is; the picture has the whole width.
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

/** Dresses the lightbox in the site's own colours and gives its buttons their focus ring. */
export function LightboxStyle() {
  return <GlobalStyles styles={styles} />;
}
