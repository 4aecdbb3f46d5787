import { createTheme } from '@mui/material/styles';
import { siteTheme, typography } from './theme.ts';
import { breakpoints, dark, light, sizes, type Colour } from './tokens.ts';

const paletteOf = (colours: Record<Colour, string>) => ({
  primary: { main: colours.oxide, dark: colours.oxideDark, contrastText: colours.onOxide },
  secondary: { main: colours.harbour, contrastText: colours.onHarbour },
  success: { main: colours.eucalypt },
  warning: { main: colours.ochre },
  error: { main: colours.alarm },
  text: { primary: colours.ink, secondary: colours.inkSoft },
  background: { default: colours.paper, paper: colours.paper },
  divider: colours.joint,
});

const both = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  breakpoints: { values: { ...breakpoints } },
  shape: { borderRadius: sizes.corner },
  typography: { ...typography, button: { ...typography.button, textTransform: 'none' } },
});

/** Custom properties of both colour schemes that MUI's own components draw with. */
export const muiSchemeStyles = both.generateStyleSheets();

const { colorSchemes: _both, ...fixed } = both;

/**
 * The theme of MUI's own components, made from the same tokens. It is loaded with the parts that
 * use them (`components/MuiParts.tsx`); everything else is drawn with `siteTheme`, which it includes.
 */
export const muiTheme = {
  ...fixed,
  vars: { ...fixed.vars, palette: { ...fixed.vars.palette, ...siteTheme.vars.palette } },
};
