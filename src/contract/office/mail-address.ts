import { z } from '../zod.ts';

// One plain address: nothing that a mail header could read as a second one, a name or a new line.
const PLAIN = /^[^\s<>()[\]\\,;:"@]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z0-9-]+$/i;

/** A single e-mail address, fit to stand in a header. */
export const mailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(PLAIN, 'an e-mail address'));

/** Whether a text is a single e-mail address, fit to stand in a header. */
export function isMailAddress(text: string): boolean {
  return mailAddress.safeParse(text).success;
}

/**
 * Whether every mail server takes an address that a visitor has typed: letters beyond ASCII, and the
 * invisible ones that come along with pasted text, want an extension (SMTPUTF8) that many have not.
 */
export function isAsciiMailAddress(text: string): boolean {
  return isMailAddress(text) && /^[!-~]+$/.test(text.trim());
}
