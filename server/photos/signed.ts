import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '#contract/paths.ts';

/** How long a URL sent to a webhook is valid. */
const LASTS_MS = 30 * 86_400_000;

/** A photo, and when its URL expires (milliseconds since 1970). */
export type Signed = { leadId: string; hash: string; until: number };

/** A signed URL of a photo, valid for anyone for 30 days. */
export function signedAddress(
  origin: string,
  { leadId, hash, now }: { leadId: string; hash: string; now: number },
  key: Buffer,
): string {
  const until = now + LASTS_MS;
  const query = new URLSearchParams({
    until: String(until),
    signature: signatureOf({ leadId, hash, until }, key).toString('hex'),
  });
  return `${origin}${paths.photoFiles}/${leadId}/${hash}?${query}`;
}

/** Whether a signature is ours, in constant time (HMAC-SHA-256, RFC 2104). */
export function isSigned(signed: Signed, signature: string, key: Buffer): boolean {
  const given = Buffer.from(signature, 'hex');
  const ours = signatureOf(signed, key);
  return given.length === ours.length && timingSafeEqual(given, ours);
}

function signatureOf({ leadId, hash, until }: Signed, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${leadId}/${hash}/${until}`).digest();
}
