import { createTheme, type Theme } from '@mui/material/styles';
import { breakpoints, dark, fonts, light, sizes, type, type Colour } from './tokens.ts';

const paletteOf = (colours: Record<Colour, string>) => ({
  stone: colours,
  primary: { main: colours.oxide, dark: colours.oxideDark, contrastText: colours.onOxide },
  secondary: { main: colours.harbour, contrastText: colours.onHarbour },
  success: { main: colours.eucalypt },
  warning: { main: colours.ochre },
  error: { main: colours.alarm },
  text: { primary: colours.ink, secondary: colours.inkSoft },
  background: { default: colours.paper, paper: colours.paper },
  divider: colours.joint,
});

const heading = (size: string, weight: number, leading: number) => ({
  fontFamily: fonts.heading,
  fontSize: size,
  fontWeight: weight,
  lineHeight: leading,
  letterSpacing: '-0.01em',
});

const both = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  breakpoints: { values: { ...breakpoints } },
  shape: { borderRadius: sizes.corner },
  typography: {
    fontFamily: fonts.body,
    h1: heading(type.h1, 640, 1.05),
    h2: heading(type.h2, 620, 1.1),
    h3: heading(type.h3, 600, 1.2),
    h4: heading(type.lead, 600, 1.25),
    body1: { fontSize: type.body, lineHeight: 1.6 },
    body2: { fontSize: type.small, lineHeight: 1.55 },
    subtitle1: { fontSize: type.lead, lineHeight: 1.5 },
    caption: { fontSize: type.note, lineHeight: 1.5 },
    button: { fontSize: type.small, fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
  },
});

/**
 * Custom properties of both colour schemes, as style sheets; the dark one follows the device. They
 * are drawn as a global style and not by MUI's own provider: that one settles its scheme after the
 * first render, and the change of context would throw away every part that still waits for its script.
 */
export const schemeStyles = both.generateStyleSheets();

const { colorSchemes: _both, ...fixed } = both;

/** The MUI theme, made from the tokens; its colours are custom properties (`theme.vars`). */
export const theme: Omit<Theme, 'colorSchemes'> = fixed;
