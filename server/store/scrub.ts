const EMAIL = /[^\s@<>"'()]+@[^\s@<>"'()]+\.[^\s@<>"'(),;]+/g;
// Eight digits or more, as telephone numbers are written.
const NUMBER = /\+?\(?\d(?:[\s().-]{0,2}\d){7,}/g;
const QUERY = /(https?:\/\/[^\s?#]+|^\/[^\s?#]*)[?#][^\s):]*/g;

/**
 * A report whose texts have lost what may be personal: e-mail addresses, telephone numbers, and the
 * query of every URL, since a query may hold what somebody typed.
 */
export function withoutPersonalData<Report extends Record<string, unknown>>(
  report: Report,
): Report {
  const clean: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(report)) {
    clean[key] = typeof value === 'string' && key !== 'timestamp' ? scrub(value) : value;
  }
  return { ...report, ...clean };
}

function scrub(text: string): string {
  return text.replace(QUERY, '$1').replace(EMAIL, '[e-mail]').replace(NUMBER, '[number]');
}
