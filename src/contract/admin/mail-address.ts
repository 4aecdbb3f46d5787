import { z } from '../zod.ts';

// One plain address: nothing that a mail header could parse as a second address, a name or a new
// line.
const PLAIN = /^[^\s<>()[\]\\,;:"@]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z0-9-]+$/i;

/** A single e-mail address that is safe in a header. */
export const mailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(PLAIN, 'an e-mail address'));

/** Whether a text is a single e-mail address that is safe in a header. */
export function isMailAddress(text: string): boolean {
  return mailAddress.safeParse(text).success;
}

/**
 * Whether every mail server accepts an address typed by a visitor: non-ASCII letters, and the
 * invisible ones in pasted text, need SMTPUTF8, which many servers lack.
 */
export function isAsciiMailAddress(text: string): boolean {
  return isMailAddress(text) && /^[!-~]+$/.test(text.trim());
}
