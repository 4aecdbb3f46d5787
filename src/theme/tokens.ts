/** Design tokens: the only place where a colour, a size or a width is written as a value. */

/** Colours of the light scheme. */
export const light = {
  paper: '#FBF7F0',
  sandstone: '#E9D9BD',
  sandstoneWash: '#F4EBDB',
  sandstoneDeep: '#C9A36A',
  hairline: '#D8CBB4',
  ink: '#17222B',
  inkSoft: '#46525B',
  harbour: '#1F4653',
  onHarbour: '#FBF7F0',
  oxide: '#9C3D1E',
  oxideDark: '#7E2F15',
  onOxide: '#FBF7F0',
  eucalypt: '#3F6350',
  eucalyptWash: '#E4EDE4',
  ochre: '#8A5A00',
  ochreWash: '#FFF3D6',
  alarm: '#A11D1D',
  alarmWash: '#FBE6E2',
  band: '#17222B',
  onBand: '#F4EBDB',
  onBandSoft: '#C6BDAE',
  bandHairline: '#3A4650',
  field: '#FFFDF9',
  fieldEdge: '#7C7261',
  veil: 'rgba(23, 34, 43, 0.72)',
} as const;

/** Colours of the dark scheme. */
export const dark: Record<keyof typeof light, string> = {
  paper: '#17222B',
  sandstone: '#243440',
  sandstoneWash: '#1E2B35',
  sandstoneDeep: '#C9A36A',
  hairline: '#3A4852',
  ink: '#F0E4CF',
  inkSoft: '#C3B9A8',
  harbour: '#9CCBD8',
  onHarbour: '#10191F',
  oxide: '#B64B27',
  oxideDark: '#9C3D1E',
  onOxide: '#FFFAF2',
  eucalypt: '#9CCBB0',
  eucalyptWash: '#20352C',
  ochre: '#F2C56B',
  ochreWash: '#3A2E14',
  alarm: '#F0A199',
  alarmWash: '#3F211E',
  band: '#0E161C',
  onBand: '#F0E4CF',
  onBandSoft: '#B8AFA0',
  bandHairline: '#2C3841',
  field: '#111A21',
  fieldEdge: '#8C9096',
  veil: 'rgba(8, 13, 17, 0.82)',
};

export type Colour = keyof typeof light;

const isColour = (name: string): name is Colour => name in light;

export const colourNames: readonly Colour[] = Object.keys(light).filter(isColour);

/** The heading font: a file of an installed package; `npm run brand` writes the subset that is served. */
export const headingFont = {
  file: '@fontsource/besley/files/besley-latin-600-normal.woff2',
  weight: 600,
} as const;

export const fonts = {
  body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
} as const;

/**
 * Seven sizes, fluid between screens 360 px and 1440 px wide. Headings stop growing with the
 * visitor's text size where their longest word would no longer fit on a phone.
 */
export const type = {
  note: 'clamp(0.8125rem, 0.79rem + 0.1vw, 0.875rem)',
  small: 'clamp(0.9375rem, 0.92rem + 0.08vw, 1rem)',
  body: 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)',
  lead: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
  h3: 'min(clamp(1.25rem, 1.17rem + 0.35vw, 1.5rem), 11vw)',
  h2: 'min(clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem), 12vw)',
  h1: 'min(clamp(2.25rem, 1.75rem + 2.2vw, 3.75rem), 14vw)',
} as const;

/** Named sizes; multiples of 8 px come from `theme.spacing`. */
export const sizes = {
  corner: 2,
  hairline: '1px',
  focus: '3px',
  target: '48px',
  bottomBar: '56px',
  navBar: '64px',
  textWidth: '1200px',
  measure: '66ch',
  sectionY: 'clamp(3rem, 2rem + 4vw, 6rem)',
  /** Capped in vw, so that large text does not take a small screen's width. */
  gutter: 'clamp(min(1rem, 5vw), 0.25rem + 3vw, 3rem)',
  megaServices: '600px',
  megaAreas: '400px',
  toast: '356px',
  toastGap: '14px',
} as const;

export const motion = {
  quick: '150ms',
  slow: '250ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Stacking order, lowest first. */
export const layers = { bottomBar: 1100, navBar: 1110, menu: 1120, skip: 1500 } as const;

/** Breakpoints in px: the device classes (docs/behaviour.md) are mobile ≤ 768 and tablet ≤ 1024. */
export const breakpoints = { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

/** Pixels of an em in media queries at the default text size. */
export const ROOT_PX = 16;

/** Media condition for a breakpoint and up; in em, so that larger text counts as a smaller screen. */
export const atLeast = (size: keyof typeof breakpoints) =>
  `(min-width:${breakpoints[size] / ROOT_PX}em)`;

/** Large text on a small screen, such as 200 % on a phone: about fifteen characters a line. */
export const tight = '@media (max-width: 15em)';

/**
 * `gridTemplateColumns` of equal width: `most` columns, fewer where one would be narrower than
 * `least`. `gap` is the grid's own.
 */
export const columnsUpTo = (most: number, least: string, gap: string = sizes.hairline) =>
  `repeat(auto-fit, minmax(min(100%, max(${least}, 100% / ${most} - ${gap})), 1fr))`;

/** Room for brand, links, phone and button side by side in the widest of the system fonts, in em. */
const WIDE_EM = breakpoints.lg / ROOT_PX + 10;

/** Up to and including 768 px (docs/behaviour.md). */
export const phone = `@media (max-width: ${breakpoints.md / ROOT_PX}em)`;

/**
 * Wide enough for the primary links in the bar. In em, so that visitors with larger text keep the
 * compact bar.
 */
export const wide = `@media (min-width: ${WIDE_EM}em)`;
export const compact = `@media not all and (min-width: ${WIDE_EM}em)`;

/** Room for the subtitle next to the links. */
export const roomy = `@media (min-width: ${(breakpoints.xl + ROOT_PX) / ROOT_PX}em)`;

/** Room only for the name and the menu button in the bar: a narrow screen, or large text. */
export const narrow = '@media (max-width: 21.9em)';

/** Custom properties for the heights of the two fixed bars and of the notice below the upper one (layout/bar.tsx). */
export const bars = { top: '--top-bar', bottom: '--bottom-bar', said: '--said' } as const;

/** Height of everything fixed at the top, for `calc`. */
export const belowBar = `var(${bars.top}) + var(${bars.said}, 0px)`;
