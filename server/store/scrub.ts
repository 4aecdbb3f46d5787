import { scrub } from '#contract/scrub.ts';

/**
 * A report without what may be personal: e-mail addresses, phone numbers, and the query of every
 * URL, since it may contain what someone typed.
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
