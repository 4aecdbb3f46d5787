/** Measures of heading.woff2 in em, written with it by `npm run brand`. */
export const headingMetrics = {
  ascent: 1.25,
  descent: 0.425,
  lineGap: 0,
  averageWidth: 0.53,
} as const;
