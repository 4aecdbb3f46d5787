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
