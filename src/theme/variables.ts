import { colourNames, light, type Colour } from './tokens.ts';

/**
 * Which leaves of the theme get no custom property: all but the tokens' colours. MUI's own palette is
 * said in those (see palette-vars.ts), so that no page carries a colour twice; what is the same in both
 * schemes components read from the theme itself.
 */
export function shouldSkipGeneratingVar(keys: string[]): boolean {
  return keys[0] !== 'palette' || keys[1] !== 'brand';
}

const propertyOf = (name: Colour) => `--palette-brand-${name}`;

/** The tokens' colours as custom properties, for the theme's `vars`. */
export const brandVars: Record<Colour, string> = {
  ...light,
  ...Object.fromEntries(colourNames.map((name) => [name, `var(${propertyOf(name)})`])),
};

const same = (name: Colour, as: Colour) => ({ [propertyOf(name)]: brandVars[as] });

const lightColours = Object.fromEntries(colourNames.map((name) => [propertyOf(name), light[name]]));

/** Paper is light, and has no dark bands: what stands on them takes the colours of the rest. */
const PRINTED = {
  colorScheme: 'light',
  ...lightColours,
  ...same('onBand', 'ink'),
  ...same('onBandSoft', 'ink'),
  ...same('bandHairline', 'hairline'),
};

/** For those who ask their device for more contrast: hairlines and soft text as strong as the text. */
const STRONGER = {
  ...same('hairline', 'ink'),
  ...same('inkSoft', 'ink'),
  ...same('fieldEdge', 'ink'),
  ...same('bandHairline', 'onBand'),
  ...same('onBandSoft', 'onBand'),
};

/** What paper, and a wish for more contrast, change in the colours; stands after both schemes. */
export const adaptedColours = {
  '@media print': { ':root': PRINTED },
  '@media (prefers-contrast: more)': { ':root': STRONGER },
};
