import { brandVars as brand } from './variables.ts';

/** A colour with a share of it taken away; for `theme.alpha`, which knows no channels of the tokens. */
export function withAlpha(colour: string, share: number | string): string {
  return `color-mix(in srgb, ${colour} calc(100% * (${share})), transparent)`;
}

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

/** MUI’s palette said in the tokens’ own custom properties, so that a page needs no others. */
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
