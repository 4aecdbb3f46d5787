import type { Envelope } from '#contract/envelope.ts';
import { stripPhone } from '#contract/phone.ts';

/** What the owner's search looks through: all that was typed, in lower case, and the bare number. */
export function searchText(envelope: Envelope): string {
  const { userAgent: _agent, referrer: _referrer, pageUrl: _page, ...typed } = envelope.data;
  const words = Object.values(typed).flatMap((value) =>
    Array.isArray(value) ? value : [String(value)],
  );
  const phone = 'phone' in typed ? [stripPhone(typed.phone)] : [];
  return [...words, ...phone].join('\n').toLowerCase();
}
