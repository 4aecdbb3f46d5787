/** Tabs and line ends are text. Lone surrogates cannot be stored, just as NUL. */
const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
const EVERY_CONTROL = /* @__PURE__ */ new RegExp(CONTROL, 'gu');
/** Line ends of word processors. */
const OTHER_LINE_ENDS = /[\v\f\u0085]/g;

/** Whether a text has control characters, which databases and mail servers reject. */
export function hasControls(text: string): boolean {
  return CONTROL.test(text);
}

/** The text without control characters; line ends of any kind stay. */
export function withoutControls(text: string): string {
  return text.replace(OTHER_LINE_ENDS, '\n').replace(EVERY_CONTROL, '');
}

/** Format characters such as direction marks and zero-width spaces, common in pasted text. */
const HIDDEN = /\p{Cf}/gu;
const HIDDEN_OR_TAB = /[\p{Cf}\t]/gu;
// Joiners are part of the spelling in some scripts. Hangul fillers count as letters but are
// invisible.
const HIDDEN_IN_NAMES = /(?!\p{Join_Control})\p{Cf}|[\u115f\u1160\u3164\uffa0]/gu;
const BLANK = /\s/g;
const HYPHENS = /[\u2010\u2011]/g;
const SHOWS_NOTHING = /^[\p{M}\p{Join_Control} '’‘-]*$/u;
const AROUND_NAMES = /[\s\p{Join_Control}]/u;
const AROUND_EMAILS = /[\s<>()[\]]/;
const MAILTO = /^mailto:/i;

/** Text without direction marks, zero-width spaces and the like; joiners are letters of some scripts. */
export function withoutHidden(typed: string): string {
  return typed.replace(HIDDEN_IN_NAMES, '');
}

/** A phone number as typed, without invisible characters. */
export function tidyPhone(typed: string): string {
  return typed.replace(HIDDEN, '').replace(BLANK, ' ').trim();
}

/** A name in NFC, with plain spaces and hyphens; empty if nothing of it is visible. */
export function tidyName(typed: string): string {
  const plain = typed
    .replace(HIDDEN_IN_NAMES, '')
    .replace(BLANK, ' ')
    .replace(HYPHENS, '-')
    .normalize('NFC');
  return SHOWS_NOTHING.test(plain) ? '' : trimmed(plain, AROUND_NAMES);
}

/**
 * An e-mail address without what is often copied with it: 'mailto:', brackets, the full stop or
 * comma of a sentence.
 */
export function tidyEmail(typed: string): string {
  const bare = trimmed(typed.replace(HIDDEN_OR_TAB, ''), AROUND_EMAILS);
  const [beforeQuery = ''] = MAILTO.test(bare) ? bare.replace(MAILTO, '').split('?', 1) : [bare];
  const address = trimmed(beforeQuery, AROUND_EMAILS);
  return /[.,]$/.test(address) ? trimmed(address.slice(0, -1), AROUND_EMAILS) : address;
}

/**
 * Trims these characters from both ends. A regular expression with `+$` would take quadratic time.
 */
function trimmed(text: string, outer: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && outer.test(text.charAt(start))) start += 1;
  while (end > start && outer.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

// Bounded, since long text without spaces would take quadratic time; 64 and 253 are the limits of
// mail.
const EMAIL = /[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,253}\.[^\s@<>"'(),;]+/g;
// Eight or more digits, formatted as a phone number.
const NUMBER = /\+?\(?\d(?:[\s().-]{0,2}\d){7,}/g;
// The query is optional, so that a URL without one is matched once and not again from within.
const URL_WITH_QUERY = /(https?:\/\/[^\s?#]+|^\/[^\s?#]*)(?:[?#][^\s):]*)?/g;

/**
 * Removes what may be personal from a text: e-mail addresses, phone numbers, and the query of every
 * URL, which may hold typed text. Applied before anything is logged or sent to the server.
 */
export function scrub(text: string): string {
  return text.replace(URL_WITH_QUERY, '$1').replace(EMAIL, '[e-mail]').replace(NUMBER, '[number]');
}
