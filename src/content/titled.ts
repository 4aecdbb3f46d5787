import { business } from './business.ts';

/** Characters of a title that search engines show. */
const SHOWN = 60;

/** Two parts of a page's title, one of them the firm's name: its short name where both are too long. */
export function titled(part: string, name: { readonly first: boolean } = { first: false }): string {
  const join = (firm: string) => (name.first ? `${firm} | ${part}` : `${part} | ${firm}`);
  const whole = join(business.name);
  return whole.length <= SHOWN ? whole : join(business.shortName);
}
