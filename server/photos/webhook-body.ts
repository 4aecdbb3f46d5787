import type { Job } from '../store/jobs.ts';
import { storedEnvelope } from '../store/lead-rows.ts';
import type { PhotoStore } from '../store/photos.ts';
import { signedAddress } from './signed.ts';

/**
 * The webhook body of a lead: its envelope, the phone in E.164 as well, and in `data.photos` the
 * photos that have arrived, with URLs on this server's configured origin. Without one there are no
 * URLs: an origin taken from a header or the sender's page could lead the webhook elsewhere.
 * `event: 'photos'` marks an update to a lead the webhook already has.
 */
export function createWebhookBody(store: PhotoStore, now: () => number, origin: string | null) {
  return async ({ lead_id: leadId, envelope, event }: Job): Promise<string> => {
    const photos = await store.ofLead(leadId);
    const { data, ...rest } = storedEnvelope(envelope);
    if (photos.length === 0) return JSON.stringify({ ...rest, data });
    const key = await store.signingKey();
    const listed = photos.map(({ hash, width, height, caption }) => ({
      ...(origin === null ? {} : { url: signedAddress(origin, { leadId, hash, now: now() }, key) }),
      width,
      height,
      caption,
    }));
    const told = event === null ? {} : { event };
    return JSON.stringify({ ...rest, ...told, data: { ...data, photos: listed } });
  };
}
