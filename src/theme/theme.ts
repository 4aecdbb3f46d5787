import { createTheme, type Shadows } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { headingFace, headingSpacing } from './heading-fonts.ts';
import { components, screens, spacing, withAlpha } from './shared-theme.ts';
import { adaptedColours, paletteVars, shouldSkipGeneratingVar } from './variables.ts';
import { type Colour, dark, fonts, headingFont, light, sizes, type } from './tokens.ts';

/** MUI's palette in the site's colours; `brand` holds the tokens under their own names. */
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

const colourSchemes = {
  light: { palette: paletteOf(light) },
  dark: { palette: paletteOf(dark) },
};

const heading = (fontSize: string, lineHeight: number) => ({
  ...headingFace,
  fontSize,
  fontWeight: headingFont.weight,
  lineHeight,
  letterSpacing: headingSpacing[''],
});

/** MUI's text variants in the seven sizes of the tokens. */
const typography = {
  fontFamily: fonts.body,
  h1: heading(type.h1, 1.05),
  h2: heading(type.h2, 1.1),
  h3: heading(type.h3, 1.2),
  h4: heading(type.lead, 1.25),
  h5: heading(type.body, 1.3),
  h6: heading(type.small, 1.3),
  body1: { fontFamily: fonts.body, fontSize: type.body, lineHeight: 1.6 },
  body2: { fontFamily: fonts.body, fontSize: type.small, lineHeight: 1.55 },
  subtitle1: { fontFamily: fonts.body, fontSize: type.lead, lineHeight: 1.5 },
  subtitle2: { fontFamily: fonts.body, fontSize: type.small, fontWeight: 650, lineHeight: 1.5 },
  caption: { fontFamily: fonts.body, fontSize: type.note, lineHeight: 1.5 },
  overline: {
    fontFamily: fonts.body,
    fontSize: type.note,
    fontWeight: 600,
    lineHeight: 1.6,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
  },
  button: {
    fontFamily: fonts.body,
    fontSize: type.small,
    fontWeight: 650,
    lineHeight: 1.2,
    textTransform: 'none',
  },
} as const;

const five = ['none', 'none', 'none', 'none', 'none'] as const;

/** No shadows: depth comes from tone and line. */
const shadows: Shadows = [...five, ...five, ...five, ...five, ...five];

/** The theme as MUI makes it, with the methods that write the custom properties. */
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
 * colour scheme by media query. `colorSchemes` is left out: with it MUI's provider would render the
 * whole site a second time after hydration.
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
