import { scrub } from '#contract/scrub.ts';

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
