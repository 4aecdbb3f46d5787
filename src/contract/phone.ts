// \p{Cf}: a number copied from a phone's contacts comes wrapped in invisible direction marks.
const SEPARATORS = /[\s()[\]/.\-\u2010-\u2015\p{Cf}]/gu;
const AUSTRALIAN = /^(?:\+61|0)[2-9]\d{8}$/;
/** Numbers of services: 13 and four digits, 1300, 1800 or 190 and more. */
const SERVICE = /^(?:\+61|0)?1(?:3\d{4}|[389]\d{8})$/;
const INTERNATIONAL_BEGINNING = /^\+61(\d{3,})$/;

/** What was typed without spaces, hyphens, full stops, slashes, brackets and invisible marks. */
export function stripPhone(typed: string): string {
  return typed.replace(SEPARATORS, '');
}

/**
 * Whether a number passes the rule (docs/behaviour.md): starts with +61 or 0, then a digit 2-9,
 * then 8 more digits. `+61 (0)2 …` and `0061 2 …` are the same number as `+61 2 …`.
 */
export function isAustralianPhone(typed: string): boolean {
  return AUSTRALIAN.test(withPlainPrefix(typed));
}

/** Whether it is the number of a service, such as 1300 …, that nobody can be rung back on. */
export function isServiceNumber(typed: string): boolean {
  return SERVICE.test(withPlainPrefix(typed));
}

/** The number in E.164 (ITU-T E.164: +61 and nine digits), or null when it is not Australian. */
export function toE164(typed: string): string | null {
  const number = withPlainPrefix(typed);
  if (!AUSTRALIAN.test(number)) return null;
  return number.startsWith('+61') ? number : `+61${number.slice(1)}`;
}

/** What a link dials: E.164 where the number is Australian, else the digits that were typed. */
export function dialled(typed: string): string {
  return toE164(typed) ?? typed.replace(/[^\d+]/g, '');
}

/** The digits that every way of writing this number ends with; null where it isn't one of Australia. */
export function nationalDigits(typed: string): string | null {
  const number = toE164(typed) ?? withPlainPrefix(typed);
  return INTERNATIONAL_BEGINNING.exec(number)?.[1] ?? null;
}

/**
 * A lead's data with its phone in E.164 as well, whatever its sender made of it. What an earlier
 * release has stored without is completed as it is read. Both come first, as in the contract: what is
 * read and written again has the same JSON.
 */
export function withE164<Data extends { readonly phone?: unknown; readonly phoneE164?: unknown }>(
  data: Data,
): Data {
  const { phone } = data;
  const phoneE164 = typeof phone === 'string' ? toE164(phone) : null;
  return phoneE164 === null ? data : Object.assign({ phone, phoneE164 }, data, { phoneE164 });
}

function withPlainPrefix(typed: string): string {
  const number = stripPhone(typed).replace(/^0061/, '+61');
  return number.startsWith('+610') ? `+61${number.slice(4)}` : number;
}
