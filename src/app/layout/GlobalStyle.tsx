import { css, Global } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import CssBaseline from '@mui/material/CssBaseline';
import type { Theme } from '@mui/material/styles';
import { schemeStyles } from '#theme/scheme-styles.ts';
import {
  headingFace,
  HEADING_FONT_MARK,
  HEADING_FONT_WAIT,
  headingSpacing,
} from '#theme/heading-fonts.ts';
import { sizes, tight } from '#theme/tokens.ts';
import { OPENING_MARK } from '#components/opening.ts';
import { bootStyles } from './boot-style.ts';
import { fallbackFaces } from './fallback-font.ts';
import { bars, belowBar, phone } from '#theme/media.ts';

/** Height of a fixed bar: grows with the visitor's text size, but leaves room for the page. */
const barHeight = (least: string, inRem: string) => `max(${least}, min(${inRem}, 20vw, 12vh))`;

/** 64 px and 56 px at the default text size. */
const barHeights = {
  [bars.top]: `calc(${barHeight(sizes.navBar, '4rem')} + env(safe-area-inset-top, 0px))`,
  [bars.bottom]: 'env(safe-area-inset-bottom, 0px)',
} as const;

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
    [`[${HEADING_FONT_WAIT}] body`]: { visibility: 'hidden' },
    // The page behind an open dialog does not scroll.
    ':root:has(dialog[open])': { overflow: 'hidden' },
    // Separate: a browser without popovers drops the whole rule.
    ':root:has(dialog:popover-open)': { overflow: 'hidden' },
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

/** Turns off motion for visitors who prefer reduced motion. */
const still = css`
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
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
