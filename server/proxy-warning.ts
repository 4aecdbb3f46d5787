import type { FastifyInstance } from 'fastify';
import type { SettingStore } from './store/settings.ts';

/** Settings key that records that a proxy forwards requests; read by `npm run doctor`. */
export const PROXY_SEEN = 'proxy_seen';

/**
 * Warns once that a proxy forwards requests to a server that does not trust it: all visitors then
 * share one address and its limits.
 */
export function warnOfProxy(app: FastifyInstance, settings: Pick<SettingStore, 'set'>): void {
  let isSeen = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSeen && request.headers['x-forwarded-for'] !== undefined) {
      isSeen = true;
      request.log.warn(
        'Requests come through a proxy, but TRUST_PROXY is not set: all visitors share one rate limit. See .env.example.',
      );
      settings.set(PROXY_SEEN, new Date().toISOString()).catch((error: unknown) => {
        request.log.warn(error, 'Could not record that requests come through a proxy.');
      });
    }
    done();
  });
}
