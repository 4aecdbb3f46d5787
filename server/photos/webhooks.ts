import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Routing } from '../forwarding/routing.ts';
import type { Job } from '../store/jobs.ts';
import { storedEnvelope } from '../store/lead-rows.ts';
import type { PhotoStore } from '../store/photos.ts';
import type { UnforwardedPhotos } from '../store/unforwarded-photos.ts';
import { signedAddress } from './signed.ts';

const EVERY_MS = 60_000;
/** How long after the last photo the missing ones are still waited for. */
const PATIENCE_MS = 3_600_000;

type Services = {
  store: PhotoStore;
  routing: Routing;
  now: () => number;
  /** Called when something new waits to be forwarded. */
  wake: () => void;
  log: FastifyBaseLogger;
};

/**
 * Forwards a lead again, as the event 'photos', once all its photos have arrived, or an hour after
 * the last one did.
 */
export function createPhotoForwarding({ store, routing, now, wake, log }: Services) {
  async function forwardOf(lead: UnforwardedPhotos): Promise<void> {
    const isWhole = lead.stored >= lead.expected;
    if (!isWhole && now() < lead.lastAt + PATIENCE_MS) return;
    const forward = (await routing.webhookOf(lead.formType)) !== null;
    if (await store.forward(lead, forward, now())) wake();
  }

  return async function forwardPhotos(): Promise<void> {
    try {
      for (const lead of await store.unforwarded()) await forwardOf(lead);
    } catch (error) {
      log.error(error, 'Could not queue webhook updates for new photos. Retrying in a minute.');
    }
  };
}

/** Checks every minute while the server listens. */
export function forwardRegularly(app: FastifyInstance, forwardPhotos: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setInterval(() => void forwardPhotos(), EVERY_MS);
    timer.unref();
    done();
  });
  app.addHook('preClose', (done) => {
    clearInterval(timer);
    done();
  });
}

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
    const marked = event === null ? {} : { event };
    return JSON.stringify({ ...rest, ...marked, data: { ...data, photos: listed } });
  };
}
