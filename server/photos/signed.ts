import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '#contract/paths.ts';

/** How long an address that a webhook is told of can be used. */
const LASTS_MS = 30 * 86_400_000;

/** Which photograph, and until when its address holds (milliseconds since 1970). */
export type Signed = { leadId: string; hash: string; until: number };

/** The address of a photograph on a site, for whoever has the address and for 30 days. */
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

/** Whether a signature is ours, in the same time whatever it is (HMAC-SHA-256, RFC 2104). */
export function isSigned(signed: Signed, signature: string, key: Buffer): boolean {
  const given = Buffer.from(signature, 'hex');
  const ours = signatureOf(signed, key);
  return given.length === ours.length && timingSafeEqual(given, ours);
}

function signatureOf({ leadId, hash, until }: Signed, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${leadId}/${hash}/${until}`).digest();
}
