import { createTheme, type Shadows } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { screens, spacing } from './measures.ts';
import { components } from './overrides/all.ts';
import { paletteVars, withAlpha } from './palette-vars.ts';
import { dark, light, sizes, type Colour } from './tokens.ts';
import { typography } from './typography.ts';
import { shouldSkipGeneratingVar } from './variables.ts';

/** MUI’s palette in the site's colours; `brand` holds the tokens under their own names. */
const paletteOf = (colours: Record<Colour, string>) => ({
  primary: { main: colours.oxide, dark: colours.oxideDark, contrastText: colours.onOxide },
  secondary: { main: colours.harbour, contrastText: colours.onHarbour },
  success: { main: colours.eucalypt },
  warning: { main: colours.ochre },
  error: { main: colours.alarm },
  info: { main: colours.harbour },
  text: { primary: colours.ink, secondary: colours.inkSoft },
  background: { default: colours.paper, paper: colours.paper },
  divider: colours.hairline,
  brand: colours,
});

/** Both colour schemes; which one is shown follows the device. */
export const colourSchemes = {
  light: { palette: paletteOf(light) },
  dark: { palette: paletteOf(dark) },
};

const five = ['none', 'none', 'none', 'none', 'none'] as const;

/** Depth comes from tone and line. */
const shadows: Shadows = [...five, ...five, ...five, ...five, ...five];

/** As MUI makes it, with what writes the custom properties. */
export const complete = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'media', shouldSkipGeneratingVar },
  colorSchemes: colourSchemes,
  breakpoints: screens,
  shape: { borderRadius: sizes.corner },
  motion: { reducedMotion: 'system' },
  spacing,
  shadows,
  typography,
  components,
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
