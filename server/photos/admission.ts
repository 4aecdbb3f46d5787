import { HttpError } from '../http-error.ts';
import { mostOpen } from '../store/photo-bytes.ts';
import type { Photos } from './photos.ts';

/** Bytes of photographs that wait for requests which are not here, or are under way for them. */
const MOST_UNCLAIMED_BYTES = 200 * 1024 * 1024;

/** Seconds after which a sender may try again: uploads end, or expire, all the time. */
const RETRY_SECONDS = 600;

/** An upload that is announced: for which lead, by which address, of how many bytes. */
export type NewUpload = { leadId: string; address: string; length: number };

/**
 * Lets an upload begin, or throws a 429: when its address has too many under way or has sent its bytes
 * of the day, or when all senders together have left too much lying.
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
