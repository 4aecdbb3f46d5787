import { type Colour, colourNames, light } from './tokens.ts';

/**
 * Whether a leaf of the theme gets no custom property. Only the tokens' colours get one: MUI's own
 * palette refers to them (`paletteVars`), so that no page carries a colour twice, and components read
 * what is the same in both schemes from the theme itself.
 */
export function shouldSkipGeneratingVar(keys: string[]): boolean {
  return keys[0] !== 'palette' || keys[1] !== 'brand';
}

const propertyOf = (name: Colour) => `--palette-brand-${name}`;

/** The tokens' colours as custom properties. */
export const brand: Record<Colour, string> = {
  ...light,
  ...Object.fromEntries(colourNames.map((name) => [name, `var(${propertyOf(name)})`])),
};

const same = (name: Colour, as: Colour) => ({ [propertyOf(name)]: brand[as] });

const lightColours = Object.fromEntries(colourNames.map((name) => [propertyOf(name), light[name]]));

/** Paper is light and has no dark bands: text on a band prints in the colours of the page. */
const PRINTED = {
  colorScheme: 'light',
  ...lightColours,
  ...same('onBand', 'ink'),
  ...same('onBandSoft', 'ink'),
  ...same('bandHairline', 'hairline'),
};

/** Hairlines and soft text as strong as the text. */
const STRONGER = {
  ...same('hairline', 'ink'),
  ...same('inkSoft', 'ink'),
  ...same('fieldEdge', 'ink'),
  ...same('bandHairline', 'onBand'),
  ...same('onBandSoft', 'onBand'),
};

/** Colours in print and with `prefers-contrast: more`; must follow the styles of both schemes. */
export const adaptedColours = {
  '@media print': { ':root': PRINTED },
  '@media (prefers-contrast: more)': { ':root': STRONGER },
};

const pair = (main: string, contrastText: string, dark = main) => ({
  main,
  light: main,
  dark,
  contrastText,
});

const severities = {
  error: [brand.alarm, brand.alarmWash],
  warning: [brand.ochre, brand.ochreWash],
  success: [brand.eucalypt, brand.eucalyptWash],
  info: [brand.harbour, brand.sandstoneWash],
} as const;

const alerts = Object.fromEntries(
  Object.entries(severities).flatMap(([severity, [edge, wash]]) => [
    [`${severity}Color`, brand.ink],
    [`${severity}StandardBg`, wash],
    [`${severity}IconColor`, edge],
    [`${severity}FilledBg`, edge],
    [`${severity}FilledColor`, brand.paper],
  ]),
);

const tracks = (key: string) =>
  Object.fromEntries(
    ['primary', 'secondary', ...Object.keys(severities)].map((name) => [
      name + key,
      brand.hairline,
    ]),
  );

/** MUI's palette, in the custom properties of the tokens. */
export const paletteVars = {
  brand,
  primary: pair(brand.oxide, brand.onOxide, brand.oxideDark),
  secondary: pair(brand.harbour, brand.onHarbour),
  success: pair(brand.eucalypt, brand.paper),
  warning: pair(brand.ochre, brand.paper),
  error: pair(brand.alarm, brand.paper),
  info: pair(brand.harbour, brand.onHarbour),
  text: { primary: brand.ink, secondary: brand.inkSoft, disabled: brand.inkSoft },
  background: { default: brand.paper, paper: brand.paper },
  common: { background: brand.paper, onBackground: brand.ink },
  divider: brand.hairline,
  action: {
    active: brand.ink,
    hover: brand.sandstone,
    selected: brand.sandstone,
    disabled: brand.inkSoft,
    disabledBackground: brand.hairline,
    focus: brand.sandstone,
    hoverOpacity: 0.12,
    selectedOpacity: 0.12,
    focusOpacity: 0.12,
    activatedOpacity: 0.12,
    disabledOpacity: 0.6,
  },
  Alert: alerts,
  grey: { 300: brand.band, 900: brand.onBand, A100: brand.band },
  AppBar: { defaultBg: brand.paper, darkBg: brand.paper, darkColor: brand.ink },
  Avatar: { defaultBg: brand.harbour },
  Button: { inheritContainedBg: brand.sandstone, inheritContainedHoverBg: brand.sandstone },
  Chip: {
    defaultBorder: brand.fieldEdge,
    defaultAvatarColor: brand.ink,
    defaultIconColor: brand.ink,
  },
  Input: { autofillWebkitBoxShadow: 'none' },
  LinearProgress: tracks('Bg'),
  Skeleton: { bg: brand.sandstone },
  Slider: tracks('Track'),
  StepConnector: { border: brand.hairline },
  StepContent: { border: brand.hairline },
  TableCell: { border: brand.hairline },
};
