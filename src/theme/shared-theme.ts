import { actions, navigation } from './overrides/actions.ts';
import { dataDisplay, feedback, layout, surfaces } from './overrides/display.ts';
import { inputs } from './overrides/inputs.ts';
import { breakpoints, ROOT_PX } from './tokens.ts';

// The parts of the theme that stay code in the browser, which gets the rest as data (ready-theme.ts).

/** Defaults and styles of MUI's components. */
export const components = {
  ...actions,
  ...dataDisplay,
  ...feedback,
  ...inputs,
  ...layout,
  ...navigation,
  ...surfaces,
};

/** One step of spacing, in px. */
const STEP = 8;

const inEm = (px: number) => px / ROOT_PX;

/** MUI's `breakpoints`. */
export const screens = {
  // In em, so that larger text counts as a smaller screen.
  values: {
    xs: inEm(breakpoints.xs),
    sm: inEm(breakpoints.sm),
    md: inEm(breakpoints.md),
    lg: inEm(breakpoints.lg),
    xl: inEm(breakpoints.xl),
  },
  unit: 'em',
  // `down` is 0.003 em below `up`, so that both never match.
  step: 0.3,
};

/** MUI's `spacing`. */
export const spacing = (step: number) => `${step * STEP}px`;

/** `colour` at an opacity from 0 to 1: `theme.alpha`, by color-mix because the tokens are custom properties. */
export function withAlpha(colour: string, opacity: number | string): string {
  return `color-mix(in srgb, ${colour} calc(100% * (${opacity})), transparent)`;
}
