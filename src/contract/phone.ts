// \p{Cf}: a number copied from a phone's contacts comes wrapped in invisible direction marks.
const SEPARATORS = /[\s()\-.\u2010-\u2015\p{Cf}]/gu;
const AUSTRALIAN = /^(?:\+61|0)[2-9]\d{8}$/;

/** What was typed without spaces, hyphens, full stops, brackets and invisible marks. */
export function stripPhone(typed: string): string {
  return typed.replace(SEPARATORS, '');
}

/**
 * Whether a number passes the rule (docs/behaviour.md): starts with +61 or 0, then a digit 2-9,
 * then 8 more digits. `+61 (0)2 …` is the same number as `+61 2 …`.
 */
export function isAustralianPhone(typed: string): boolean {
  return AUSTRALIAN.test(withoutTrunkZero(stripPhone(typed)));
}

/** The number in E.164 (ITU-T E.164: +61 and nine digits), or null when it is not Australian. */
export function toE164(typed: string): string | null {
  const number = withoutTrunkZero(stripPhone(typed));
  if (!AUSTRALIAN.test(number)) return null;
  return number.startsWith('+61') ? number : `+61${number.slice(1)}`;
}

function withoutTrunkZero(number: string): string {
  return number.startsWith('+610') ? `+61${number.slice(4)}` : number;
}
