import { breakpoints, ROOT_PX } from './tokens.ts';

/** Pixels of one step of spacing. */
const STEP = 8;

const inEm = (px: number) => px / ROOT_PX;

/** The breakpoints, as MUI's themes take them. */
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
  // `down` is 0.003 em below `up`, so that the two never both hold.
  step: 0.3,
};

/** Steps of spacing in px. */
export const spacing = (step: number) => `${step * STEP}px`;
