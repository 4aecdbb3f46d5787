import type { Theme } from '@mui/material/styles';
import { layers, motion, sizes } from '#theme/tokens.ts';
import { bars } from '#theme/media.ts';

/**
 * Styles of the boot script's messages: a pending press, a missing connection, a missing picture.
 */
export function bootStyles(theme: Theme) {
  const { brand } = theme.vars.palette;
  return {
    // Shown only when the answer takes noticeably long.
    ':root[data-busy]::before': {
      content: '""',
      position: 'fixed',
      zIndex: layers.skip,
      top: 0,
      insetInlineStart: 0,
      width: '100%',
      height: sizes.focus,
      backgroundColor: brand.oxide,
      transformOrigin: 'left',
      animation: `busy 8s ${motion.ease} ${motion.quick} both`,
    },
    '@keyframes busy': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
    '#boot-status': {
      position: 'fixed',
      zIndex: layers.bottomBar,
      insetInline: 0,
      bottom: `var(${bars.bottom})`,
      margin: 0,
      padding: theme.spacing(1, 2),
      color: brand.ochre,
      backgroundColor: brand.ochreWash,
    },
    'picture[data-unavailable]': { display: 'block', position: 'relative', height: '100%' },
    'picture[data-unavailable]::after': {
      content: 'attr(data-unavailable)',
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      padding: theme.spacing(2),
      color: brand.ink,
      backgroundColor: brand.sandstone,
    },
  } as const;
}
