import type { Job } from '../store/jobs.ts';
import { storedEnvelope } from '../store/lead-rows.ts';
import type { PhotoStore } from '../store/photos.ts';
import { signedAddress } from './signed.ts';

/**
 * What a webhook is sent of a lead: its envelope, the phone in E.164 as well, and in `data.photos` the
 * photographs that are here, with their addresses on this server's own origin. Where none is configured
 * they have none: what a sender says, in a header or of the page it came from, would lead the webhook
 * elsewhere. `event: 'photos'` says that it is told of them and knows the lead.
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
