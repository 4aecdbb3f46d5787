import { complete } from './theme.ts';
import { adaptedColours } from './variables.ts';

/** Global styles: the custom properties of both colour schemes, of paper and of more contrast. */
export const schemeStyles = [...complete.generateStyleSheets(), adaptedColours];
