import {
  atLeast,
  breakpoints,
  colourNames,
  dark,
  fonts,
  light,
  ROOT_PX,
  type,
  type Colour,
} from './tokens.ts';

const heading = (fontSize: string, fontWeight: number, lineHeight: number) => ({
  fontFamily: fonts.heading,
  fontSize,
  fontWeight,
  lineHeight,
  letterSpacing: '-0.01em',
});

/** Styles of text by its rank; the sizes are the seven steps of the tokens. */
export const typography = {
  fontFamily: fonts.body,
  h1: heading(type.h1, 600, 1.05),
  h2: heading(type.h2, 600, 1.1),
  h3: heading(type.h3, 600, 1.2),
  h4: heading(type.lead, 600, 1.25),
  body1: { fontFamily: fonts.body, fontSize: type.body, lineHeight: 1.6 },
  body2: { fontFamily: fonts.body, fontSize: type.small, lineHeight: 1.55 },
  subtitle1: { fontFamily: fonts.body, fontSize: type.lead, lineHeight: 1.5 },
  caption: { fontFamily: fonts.body, fontSize: type.note, lineHeight: 1.5 },
  button: { fontFamily: fonts.body, fontSize: type.small, fontWeight: 650 },
} as const;

type Breakpoint = keyof typeof breakpoints;

/** Just below a breakpoint, in em, so that `up` and `down` never both hold. */
const BELOW = 0.003;

const em = (size: Breakpoint) => breakpoints[size] / ROOT_PX;

/** Pixels of one step of spacing. */
const STEP = 8;

const inPixels = (step: number | string) => (typeof step === 'number' ? `${step * STEP}px` : step);

const stone = Object.fromEntries(colourNames.map((name) => [name, `var(--${name})`]));

/**
 * The theme that the site's own components are styled with: tokens as custom properties, spacing,
 * media queries and text styles, in the shape that MUI's theme has too.
 */
export const siteTheme = {
  vars: { palette: { stone: { ...light, ...stone } satisfies Record<Colour, string> } },
  typography,
  spacing: (...steps: readonly (number | string)[]) => steps.map(inPixels).join(' '),
  breakpoints: {
    values: breakpoints,
    up: (size: Breakpoint) => `@media ${atLeast(size)}`,
    down: (size: Breakpoint) => `@media (max-width:${em(size) - BELOW}em)`,
    between: (from: Breakpoint, to: Breakpoint) =>
      `@media ${atLeast(from)} and (max-width:${em(to) - BELOW}em)`,
  },
} as const;

export type SiteTheme = typeof siteTheme;

const properties = (colours: Record<Colour, string>) =>
  Object.fromEntries(colourNames.map((name) => [`--${name}`, colours[name]]));

/** For those who ask their device for more contrast: hairlines and soft text as strong as the text. */
const STRONGER = {
  '--joint': 'var(--ink)',
  '--inkSoft': 'var(--ink)',
  '--fieldEdge': 'var(--ink)',
  '--bandJoint': 'var(--onBand)',
  '--onBandSoft': 'var(--onBand)',
} as const;

/** On paper there are no dark bands: what stands on them takes the colours of the rest. */
const PRINTED = {
  '--onBand': 'var(--ink)',
  '--onBandSoft': 'var(--ink)',
  '--bandJoint': 'var(--joint)',
} as const;

/** Custom properties of both colour schemes; the dark one follows the device, paper is light. */
export const schemeStyles = {
  ':root': { colorScheme: 'light', ...properties(light) },
  '@media screen and (prefers-color-scheme: dark)': {
    ':root': { colorScheme: 'dark', ...properties(dark) },
  },
  '@media print': { ':root': PRINTED },
  '@media (prefers-contrast: more)': { ':root': STRONGER },
};
