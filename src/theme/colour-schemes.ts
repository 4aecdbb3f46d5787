import { dark, light, type Colour } from './tokens.ts';

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
