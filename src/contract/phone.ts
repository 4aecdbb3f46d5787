// \p{Cf}: a number copied from a phone's contacts is wrapped in invisible direction marks.
const SEPARATORS = /[\s()[\]/.\-\u2010-\u2015\p{Cf}]/gu;
const AUSTRALIAN = /^(?:\+61|0)[2-9]\d{8}$/;
/** Service numbers: 13 and four digits, 1300, 1800, 190 and longer. */
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

/** Whether it is a service number, such as 1300 …, that cannot be called back. */
export function isServiceNumber(typed: string): boolean {
  return SERVICE.test(withPlainPrefix(typed));
}

/** The number in E.164 (+61 and nine digits), or null when it is not Australian. */
export function toE164(typed: string): string | null {
  const number = withPlainPrefix(typed);
  if (!AUSTRALIAN.test(number)) return null;
  return number.startsWith('+61') ? number : `+61${number.slice(1)}`;
}

/** The target of a tel: link: E.164 for an Australian number, otherwise the digits typed. */
export function dialled(typed: string): string {
  return toE164(typed) ?? typed.replace(/[^\d+]/g, '');
}

/** The last digits, common to every way of writing this number; null if it is not Australian. */
export function nationalDigits(typed: string): string | null {
  const number = toE164(typed) ?? withPlainPrefix(typed);
  return INTERNATIONAL_BEGINNING.exec(number)?.[1] ?? null;
}

/**
 * A lead's data with its phone in E.164, recomputed whatever the sender sent; leads stored by
 * earlier releases without it are completed when read. Both fields come first, as in the contract,
 * so that reading and writing again gives the same JSON.
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
