import { createHash } from 'node:crypto';
import type { StoredEnvelope } from '#contract/admin/leads.ts';

/**
 * SHA-256 of what the visitor said: form type, source and data, independent of key order. Revision
 * and time of sending are excluded: the same content sent again is a repeat.
 */
export function contentHash(
  envelope: Pick<StoredEnvelope, 'formType' | 'source' | 'data'>,
): string {
  const { formType, source, data } = envelope;
  return createHash('sha256')
    .update(JSON.stringify(ordered({ formType, source, data })))
    .digest('hex');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
}

/** Hash of personal data that is counted, such as an address, or of a key: the text is not kept. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
