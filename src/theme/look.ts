import { darken, getContrastRatio, lighten } from '@mui/system/colorManipulator';
import { type Colour, dark } from './tokens.ts';

/** Colour of text on buttons in the firm's colour. */
const ON_ACCENT = '#ffffff';

/** How much darker a button in the firm's colour is under the pointer. */
const PRESSED = 0.2;
/** Least contrast of text, and of lines and outlines (WCAG 2.2, 1.4.3 and 1.4.11). */
const LEAST = { text: 4.5, line: 3 } as const;
const STEP = 0.02;

/** The firm's colour as light as outlines on dark paper need it, as long as text on it stays readable. */
function onDark(accent: string): string {
  let colour = accent;
  for (
    let light = STEP;
    getContrastRatio(colour, dark.paper) < LEAST.line && light < 1;
    light += STEP
  ) {
    const lighter = lighten(accent, light);
    if (getContrastRatio(lighter, ON_ACCENT) < LEAST.text) break;
    colour = lighter;
  }
  return colour;
}

type Accents = Partial<Record<Colour, string>>;

const accentsOf = (accent: string): Accents => ({
  oxide: accent,
  oxideDark: darken(accent, PRESSED),
  onOxide: ON_ACCENT,
});

/** The tokens in the place of which the firm's colour is shown, in both schemes. */
export const looksOf = (accent: string): { light: Accents; dark: Accents } => ({
  light: accentsOf(accent),
  dark: accentsOf(onDark(accent)),
});

const propertiesOf = (colours: Accents): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--palette-brand-${name}:${colour}`)
    .join(';');

/** The style that shows the firm's colour; `:root` twice, so that it wins over the theme's own. */
export function lookStyle(accent: string): string {
  const { light, dark: night } = looksOf(accent);
  return `:root:root{${propertiesOf(light)}}@media (prefers-color-scheme:dark){:root:root{${propertiesOf(night)}}}`;
}
