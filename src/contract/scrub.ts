// Bounded, or a long text without blanks would take quadratic time; 64 and 253 are what mail allows.
const EMAIL = /[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,253}\.[^\s@<>"'(),;]+/g;
// Eight digits or more, as telephone numbers are written.
const NUMBER = /\+?\(?\d(?:[\s().-]{0,2}\d){7,}/g;
// The query is optional, so that a URL without one is read once, and not again from within.
const URL_WITH_QUERY = /(https?:\/\/[^\s?#]+|^\/[^\s?#]*)(?:[?#][^\s):]*)?/g;

/**
 * A text without what may be personal: e-mail addresses, telephone numbers, and the query of every
 * URL, which may hold what somebody typed. Neither the log nor the server gets to see them.
 */
export function scrub(text: string): string {
  return text.replace(URL_WITH_QUERY, '$1').replace(EMAIL, '[e-mail]').replace(NUMBER, '[number]');
}
