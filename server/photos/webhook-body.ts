import type { Job } from '../store/jobs.ts';
import { storedEnvelope } from '../store/lead-rows.ts';
import type { PhotoStore } from '../store/photos.ts';
import { signedAddress } from './signed.ts';

/**
 * What a webhook is sent of a lead: its envelope, the phone in E.164 as well, and in `data.photos` the
 * addresses of the photographs that are here. `event: 'photos'` says that it is told of them and knows the lead. The
 * addresses are on the site's origin where it has one that this server answers on, else on that to
 * which the photographs were sent; what a sender says of the page it came from decides nothing.
 */
export function createWebhookBody(store: PhotoStore, now: () => number, siteOrigin: string | null) {
  return async ({ lead_id: leadId, envelope, event }: Job): Promise<string> => {
    const photos = await store.ofLead(leadId);
    const { data, ...rest } = storedEnvelope(envelope);
    if (photos.length === 0) return JSON.stringify({ ...rest, data });
    const key = await store.signingKey();
    const listed = photos.map(({ hash, width, height, caption, origin }) => ({
      url: signedAddress(
        siteOrigin ?? origin ?? originOf(rest.source),
        { leadId, hash, now: now() },
        key,
      ),
      width,
      height,
      caption,
    }));
    const told = event === null ? {} : { event };
    return JSON.stringify({ ...rest, ...told, data: { ...data, photos: listed } });
  };
}

/** Photographs of earlier releases tell of nothing else. */
function originOf(source: string): string {
  return URL.parse(source)?.origin ?? '';
}
