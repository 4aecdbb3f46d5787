import { headingFace, headingSpacing } from './heading-fonts.ts';
import { fonts, headingFont, type } from './tokens.ts';

const heading = (fontSize: string, lineHeight: number) => ({
  ...headingFace,
  fontSize,
  fontWeight: headingFont.weight,
  lineHeight,
  letterSpacing: headingSpacing[''],
});

/** Styles of text by its rank; the sizes are the seven steps of the tokens. */
export const typography = {
  fontFamily: fonts.body,
  h1: heading(type.h1, 1.05),
  h2: heading(type.h2, 1.1),
  h3: heading(type.h3, 1.2),
  h4: heading(type.lead, 1.25),
  h5: heading(type.body, 1.3),
  h6: heading(type.small, 1.3),
  body1: { fontFamily: fonts.body, fontSize: type.body, lineHeight: 1.6 },
  body2: { fontFamily: fonts.body, fontSize: type.small, lineHeight: 1.55 },
  subtitle1: { fontFamily: fonts.body, fontSize: type.lead, lineHeight: 1.5 },
  subtitle2: { fontFamily: fonts.body, fontSize: type.small, fontWeight: 650, lineHeight: 1.5 },
  caption: { fontFamily: fonts.body, fontSize: type.note, lineHeight: 1.5 },
  overline: {
    fontFamily: fonts.body,
    fontSize: type.note,
    fontWeight: 600,
    lineHeight: 1.6,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
  },
  button: {
    fontFamily: fonts.body,
    fontSize: type.small,
    fontWeight: 650,
    lineHeight: 1.2,
    textTransform: 'none',
  },
} as const;
