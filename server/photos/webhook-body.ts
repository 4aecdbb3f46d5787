import type { Job } from '../store/jobs.ts';
import { storedEnvelope } from '../store/lead-rows.ts';
import type { PhotoStore } from '../store/photos.ts';
import { signedAddress } from './signed.ts';

/**
 * What a webhook is sent of a lead: its envelope, and in `data.photos` the addresses of the
 * photographs that are here. `event: 'photos'` says that it is told of them and knows the lead.
 */
export function createWebhookBody(store: PhotoStore, now: () => number) {
  return async ({ lead_id: leadId, envelope, event }: Job): Promise<string> => {
    const photos = await store.ofLead(leadId);
    if (photos.length === 0) return envelope;
    const key = await store.signingKey();
    const { data, ...rest } = storedEnvelope(envelope);
    const origin = URL.parse(rest.source)?.origin ?? '';
    const listed = photos.map(({ hash, width, height, caption }) => ({
      url: signedAddress(origin, { leadId, hash, now: now() }, key),
      width,
      height,
      caption,
    }));
    const told = event === null ? {} : { event };
    return JSON.stringify({ ...rest, ...told, data: { ...data, photos: listed } });
  };
}
