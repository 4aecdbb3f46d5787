import { legalTerms } from '../legal-terms.ts';

/** The line that dates both legal pages. */
export const editionText = `${legalTerms.edition}, last changed ${legalTerms.changed}`;
