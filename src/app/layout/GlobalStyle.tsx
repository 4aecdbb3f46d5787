import { css, Global } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { LARGE_PICTURE_ID } from '#components/lightbox/large-picture.ts';
import { LATER, LATER_MARK, OPENING_MARK } from '#components/page-load.ts';
import { headingMetrics } from '#theme/font/metrics.ts';
import {
  FALLBACK_FAMILY,
  headingFace,
  HEADING_FONT_MARK,
  HEADING_FONT_WAIT,
  headingSpacing,
} from '#theme/heading-fonts.ts';
import { bars, belowBar, layers, motion, phone, sizes, tight } from '#theme/tokens.ts';
import { schemeStyles } from '#theme/theme.ts';
import { MENU_ID } from './MobileMenu.tsx';

/**
 * Local fallbacks for the heading font while it loads, and the average width of their letters in
 * em: measured with @capsizecss/unpack, which weighs letters by frequency, on the bold face itself
 * or on a metric-compatible one (Liberation for Arial, Gelasio for Georgia). The last one that the
 * device has is used, so serifs come last. They are named by their PostScript names, which every
 * engine knows.
 */
const locals = [
  { fonts: ['Roboto-Bold'], width: 0.4526 },
  { fonts: ['Arial-BoldMT', 'LiberationSans-Bold'], width: 0.48 },
  { fonts: ['DejaVuSerif-Bold'], width: 0.5703 },
  { fonts: ['NotoSerif-Bold'], width: 0.512 },
  { fonts: ['Georgia-Bold'], width: 0.5186 },
] as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * Rules for the family 'Heading Fallback' of the tokens: swapping in the heading font shifts
 * nothing.
 */
export const fallbackFaces = locals.map(({ fonts, width }) => {
  const size = headingMetrics.averageWidth / width;
  return {
    '@font-face': {
      fontFamily: FALLBACK_FAMILY,
      fontWeight: '100 900',
      src: fonts.map((name) => `local("${name}")`).join(', '),
      sizeAdjust: percent(size),
      // The size adjustment scales these too.
      ascentOverride: percent(headingMetrics.ascent / size),
      descentOverride: percent(headingMetrics.descent / size),
      lineGapOverride: percent(headingMetrics.lineGap / size),
    },
  };
});

/**
 * Styles of what the boot script shows: a pending press, a missing connection, a large or a missing
 * picture.
 */
export function bootStyles(theme: Theme) {
  const { brand } = theme.vars.palette;
  return {
    // Shown only when the answer takes noticeably long.
    ':root[data-busy]::before': {
      content: '""',
      position: 'fixed',
      zIndex: layers.skip,
      top: 0,
      insetInlineStart: 0,
      width: '100%',
      height: sizes.focus,
      backgroundColor: brand.oxide,
      transformOrigin: 'left',
      animation: `busy 8s ${motion.ease} ${motion.quick} both`,
    },
    '@keyframes busy': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
    '#boot-status': {
      position: 'fixed',
      zIndex: layers.bottomBar,
      insetInline: 0,
      bottom: `var(${bars.bottom})`,
      margin: 0,
      padding: theme.spacing(1, 2),
      color: brand.ochre,
      backgroundColor: brand.ochreWash,
    },
    [`#${LARGE_PICTURE_ID}`]: {
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      padding: 0,
      border: 0,
      color: brand.onBand,
      backgroundColor: brand.band,
      '&[open]': { display: 'grid', placeItems: 'center' },
      // In one cell with the button, which is fixed; the small picture behind the large one.
      '& > *': { gridArea: '1 / 1' },
      '& img': {
        width: '100%',
        height: '80dvh',
        objectFit: 'contain',
        background: 'no-repeat center / contain',
      },
      '& button': {
        position: 'fixed',
        top: 0,
        insetInlineEnd: 0,
        width: sizes.target,
        height: sizes.target,
        border: 0,
        font: 'inherit',
        fontSize: '2em',
        lineHeight: 1,
        color: 'inherit',
        backgroundColor: 'transparent',
        cursor: 'pointer',
        '&:focus-visible': {
          outlineColor: 'currentcolor',
          outlineOffset: `calc(${sizes.focus} * -1)`,
        },
      },
    },
    'picture[data-unavailable]': { display: 'block', position: 'relative', height: '100%' },
    'picture[data-unavailable]::after': {
      content: 'attr(data-unavailable)',
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      padding: theme.spacing(2),
      color: brand.ink,
      backgroundColor: brand.sandstone,
    },
  } as const;
}

/** Height of a fixed bar: grows with the visitor's text size, but leaves room for the page. */
const barHeight = (least: string, inRem: string) => `max(${least}, min(${inRem}, 20vw, 12vh))`;

/** 64 px and 56 px at the default text size. */
const barHeights = {
  [bars.top]: `calc(${barHeight(sizes.navBar, '4rem')} + env(safe-area-inset-top, 0px))`,
  [bars.bottom]: 'env(safe-area-inset-bottom, 0px)',
} as const;

/** From `body` to the menu of small screens, which is in the bar. */
const MENU_WAY = `> #root > header > * > nav > #${MENU_ID}`;

const styles = (theme: Theme) => {
  const { brand } = theme.vars.palette;
  return {
    ':root': {
      ...barHeights,
      scrollPaddingTop: `calc(${belowBar} + ${theme.spacing(2)})`,
      scrollPaddingBottom: `calc(var(${bars.bottom}) + ${theme.spacing(2)})`,
      textSizeAdjust: '100%',
      WebkitTextSizeAdjust: '100%',
      accentColor: brand.oxide,
      scrollBehavior: 'smooth',
      [phone]: {
        [bars.bottom]: `calc(${barHeight(sizes.bottomBar, '3.5rem')} + env(safe-area-inset-bottom, 0px))`,
      },
    },
    // While the page opens, lazy pictures are moved far off screen so that the browser does not
    // request them yet; they keep their space.
    [`[${OPENING_MARK}] [loading="lazy"]`]: { translate: '-1000vw' },
    // What grows or shrinks above a part moves it as a whole: nothing in it is painted again.
    [`:is(${LATER})`]: { contain: 'layout style' },
    // Without scroll anchoring, what is laid out above the screen would move it.
    '@supports (overflow-anchor: auto)': {
      [`[${LATER_MARK}] :is(${LATER})`]: {
        contentVisibility: 'auto',
        containIntrinsicHeight: 'auto 100vh',
      },
      // A smooth scroll past such parts, which grow on the way, would stop short of its target.
      [`:root[${LATER_MARK}]`]: { scrollBehavior: 'auto' },
    },
    [`[${HEADING_FONT_WAIT}] body`]: { visibility: 'hidden' },
    // Until it is modal (components/show-dialog.ts).
    'dialog[open]:not(:modal)': { position: 'fixed', inset: 0, zIndex: layers.skip },
    // The page behind an open menu or picture does not scroll. Named by the way to it: the browser would search
    // all of the page for a descendant, each time that it finds the style of `body`.
    [`body:has(${MENU_WAY}[open], > #${LARGE_PICTURE_ID}[open])`]: { overflow: 'hidden' },
    // Separate: a browser without popovers drops the whole rule.
    [`body:has(${MENU_WAY}:popover-open)`]: { overflow: 'hidden' },
    html: { boxSizing: 'border-box', WebkitFontSmoothing: 'antialiased' },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    'strong, b': { fontWeight: 700 },
    body: {
      ...theme.typography.body1,
      margin: 0,
      color: brand.ink,
      backgroundColor: brand.paper,
      overflowWrap: 'break-word',
      textWrap: 'pretty',
      // Break a long word rather than clip it.
      [tight]: { hyphens: 'auto', hyphenateLimitChars: '8 4 3' },
    },
    'h1, h2, h3, h4': {
      ...headingFace,
      textWrap: 'balance',
      [`[${HEADING_FONT_MARK}="tight"] &`]: { letterSpacing: headingSpacing.tight },
      [`[${HEADING_FONT_MARK}="loose"] &`]: { letterSpacing: headingSpacing.loose },
    },
    // The scroll padding above keeps targets clear of the bar; sections scroll flush to it.
    'section[data-tone]': { scrollMarginTop: theme.spacing(-2) },
    main: { display: 'block', '&:focus': { outline: 'none' } },
    // Oxide with a gap of paper; inverted on dark bands, so that it contrasts with both.
    ':focus-visible': {
      outline: `${sizes.focus} solid ${brand.oxide}`,
      outlineOffset: sizes.focus,
    },
    '[data-tone="dark"] :focus-visible': { outlineColor: brand.onBand },
    '[data-tone="light"] :focus-visible': { outlineColor: brand.oxide },
    ...bootStyles(theme),
    '::selection': { backgroundColor: brand.sandstoneDeep, color: brand.onHarbour },
    '@media (forced-colors: active)': {
      ':focus-visible': { outlineColor: 'Highlight' },
      'button, [role="button"]': { border: `${sizes.hairline} solid ButtonBorder !important` },
      '[aria-current], [aria-selected="true"]': { textDecoration: 'underline !important' },
    },
    '@media print': {
      ':root': { [bars.top]: '0px', [bars.bottom]: '0px', [bars.said]: '0px !important' },
      // Otherwise a colour transition would be printed half-way.
      '*': { backgroundColor: 'transparent !important', transition: 'none !important' },
      'nav, button, [role="button"], [data-no-print]': { display: 'none !important' },
      'a[href]': { border: 0, padding: 0, textDecoration: 'none' },
      ':focus-visible': { outline: 'none' },
      'figure, tr, li, dl > div, footer': { breakInside: 'avoid' },
      'h1, h2, h3, legend': { breakAfter: 'avoid' },
    },
  };
};

/**
 * Turns off motion for visitors who prefer reduced motion. A transition of no length is none; however short, it
 * would be one of every element and property, and what is inherited would reach each level a frame later.
 */
const still = css`
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Styles of the whole page: colour schemes, fixed bars, focus ring, text wrapping, motion, print. */
export function GlobalStyle() {
  return (
    <>
      <CssBaseline />
      {schemeStyles.map((styles) => (
        <Global key={JSON.stringify(styles)} styles={styles} />
      ))}
      <Global styles={fallbackFaces} />
      <Global styles={still} />
      <GlobalStyles styles={styles} />
    </>
  );
}
