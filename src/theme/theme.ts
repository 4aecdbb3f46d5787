import deepmerge from '@mui/utils/deepmerge';
import { createTheme, type Shadows } from '@mui/material/styles';
import { colourSchemes } from './colour-schemes.ts';
import { actions } from './overrides/actions.ts';
import { dataDisplay } from './overrides/data-display.ts';
import { feedback } from './overrides/feedback.ts';
import { inputs } from './overrides/inputs.ts';
import { layout } from './overrides/layout.ts';
import { navigation } from './overrides/navigation.ts';
import { surfaces } from './overrides/surfaces.ts';
import { paletteVars, withAlpha } from './palette-vars.ts';
import { breakpoints, ROOT_PX, sizes } from './tokens.ts';
import { typography } from './typography.ts';
import { adaptedColours, shouldSkipGeneratingVar } from './variables.ts';

/** Pixels of one step of spacing. */
const STEP = 8;

const inEm = (px: number) => px / ROOT_PX;

const five = ['none', 'none', 'none', 'none', 'none'] as const;

/** Depth comes from tone and line. */
const shadows: Shadows = [...five, ...five, ...five, ...five, ...five];

const complete = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'media', shouldSkipGeneratingVar },
  colorSchemes: colourSchemes,
  breakpoints: {
    // In em, so that larger text counts as a smaller screen.
    values: {
      xs: inEm(breakpoints.xs),
      sm: inEm(breakpoints.sm),
      md: inEm(breakpoints.md),
      lg: inEm(breakpoints.lg),
      xl: inEm(breakpoints.xl),
    },
    unit: 'em',
    // `down` is 0.003 em below `up`, so that the two never both hold.
    step: 0.3,
  },
  shape: { borderRadius: sizes.corner },
  motion: { reducedMotion: 'system' },
  spacing: (step: number) => `${step * STEP}px`,
  shadows,
  typography,
  components: {
    ...actions,
    ...dataDisplay,
    ...feedback,
    ...inputs,
    ...layout,
    ...navigation,
    ...surfaces,
  },
});

const { colorSchemes, ...fixed } = complete;

/**
 * The one theme, made from the tokens. Its colours are custom properties that follow the device's
 * colour scheme by media query. It leaves out what a provider would need to switch schemes by hand:
 * with that, the whole site is rendered a second time as soon as it is alive.
 */
export const theme = {
  ...fixed,
  alpha: withAlpha,
  vars: {
    ...fixed.vars,
    shadows,
    zIndex: fixed.zIndex,
    shape: fixed.shape,
    opacity: colorSchemes.light?.opacity,
    palette: deepmerge({ ...fixed.palette, ...fixed.vars.palette }, paletteVars),
  },
};

/** Global styles: the custom properties of both colour schemes, of paper and of more contrast. */
export const schemeStyles = [...complete.generateStyleSheets(), adaptedColours];
