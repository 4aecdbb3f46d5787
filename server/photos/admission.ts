import { HttpError } from '../http-error.ts';
import { mostOpen } from '../store/photo-bytes.ts';
import type { Photos } from './photos.ts';

/** Bytes of photos, stored or in progress, whose requests have not arrived. */
const MOST_UNCLAIMED_BYTES = 200 * 1024 * 1024;

/** Retry-After in seconds: uploads finish or expire all the time. */
const RETRY_SECONDS = 600;

/** A new upload: its lead, sender's address and size in bytes. */
export type NewUpload = { leadId: string; address: string; length: number };

/**
 * Admits an upload, or throws a 429: if its address has too many in progress or has used up its
 * bytes of the day, or if all senders together have too many unclaimed.
 */
export async function admit(
  { store, uploads, budget }: Pick<Photos, 'store' | 'uploads' | 'budget'>,
  { leadId, address, length }: NewUpload,
): Promise<void> {
  const { ofSender, claimed, unclaimed } = await uploads.open(address);
  if (ofSender >= mostOpen.ofSender) throw tooMany('Too many uploads are in progress.');
  await budget.bytes(address, length);
  if (await store.isKnownLead(leadId)) {
    if (claimed >= mostOpen.claimed) throw tooMany('Too many uploads are in progress.');
    return;
  }
  const stored = await store.unclaimed();
  if (
    stored.count + unclaimed.count >= mostOpen.unclaimed ||
    stored.bytes + unclaimed.bytes + length > MOST_UNCLAIMED_BYTES
  ) {
    throw tooMany('Too many photos are waiting for their requests.');
  }
}

function tooMany(message: string): HttpError {
  return new HttpError(429, 'rate_limited', message, { retryAfter: RETRY_SECONDS });
}
